/// Which pages belong together as translations of each other, by their paths alone: those whose paths are the same once the
/// folders that are called as a language are taken out.
///
/// So nothing need be read to find out, and a page that is alone costs nothing.
struct PageGroups: Sendable {
    /// Pages by their path without languages, the shortest path first.
    private var groups: [String: [String]] = [:]
    /// Names of folders that were looked at, and whether they are those of a language.
    private var isLanguage: [String: Bool] = [:]

    init(of pages: [String]) {
        groups.reserveCapacity(pages.count)
        for folder in pages {
            let key = Self.key(of: folder) { name in
                if let known = isLanguage[name] { return known }
                let answer = LanguageTag.isFolder(name)
                isLanguage[name] = answer
                return answer
            }
            groups[key, default: []].append(folder)
        }
        for (key, pages) in groups where pages.count > 1 {
            groups[key] = pages.sorted { one, other in
                let (a, b) = (one.split(separator: "/").count, other.split(separator: "/").count)
                return a == b ? isInOrder(one, other) : a < b
            }
        }
    }

    /// The pages that belong together with a folder, that of the folder among them, the shortest path first.
    func pages(with folder: String) -> [String] {
        groups[key(of: folder)] ?? []
    }

    /// The path of a folder without languages.
    func key(of folder: String) -> String {
        Self.key(of: folder) { isLanguage[$0] ?? LanguageTag.isFolder($0) }
    }

    /// The groups by their keys.
    var all: [String: [String]] { groups }

    private static func key(of folder: String, _ isLanguage: (String) -> Bool) -> String {
        // Most names are longer than any tag, or have none of two or three letters at their begin.
        let parts = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
        let kept = parts.filter { !(mayBeLanguage($0) && isLanguage(String($0))) }
        return kept.count == parts.count ? folder : kept.joined(separator: "/")
    }

    private static func mayBeLanguage(_ name: Substring) -> Bool {
        let start = name.utf8.prefix { $0 != UInt8(ascii: "-") }.count
        return 2...3 ~= start && name.utf8.count <= 16
    }
}
