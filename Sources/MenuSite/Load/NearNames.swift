import Diagnostics

extension ContentTree {
    /// Warns of files and folders that would be read if their names were written otherwise, where none of the right name
    /// is beside them: a menu that was renamed takes its page off the host without a word.
    func warnOfNearNames(_ report: inout Report) {
        let pages = pageFolders
        for folder in folders {
            let names = files(in: folder)
            let path = folder.utf8.split(separator: UInt8(ascii: "/")).map { Substring($0) }
            // What lies among pictures and descriptions has names of the owner's.
            guard !path.contains(where: { Self.rightFolder($0) == "images" }) else { continue }
            let isOfDescriptions = path.contains { Self.rightFolder($0) == "descriptions" }
            for name in names {
                guard let right = isOfDescriptions ? Self.rightDescription(name) : Self.rightFile(name),
                    right != name, !names.contains(right)
                else { continue }
                warn(of: "file", name, in: folder, right, &report)
            }
            let inner = folders(in: folder)
            for name in inner where !isOfDescriptions {
                guard let right = Self.rightFolder(name[...]), right != name, !inner.contains(right) else { continue }
                let shown = Self.joined(folder, name)
                guard !pages.contains(where: { $0 == shown || $0.hasPrefix(shown + "/") }) else { continue }
                warn(of: "folder", name, in: folder, right, &report)
            }
        }
    }

    private func warn(of kind: String, _ name: String, in folder: String, _ right: String, _ report: inout Report) {
        report.warning(
            file: Self.shown(Self.joined(folder, name)), "the \(kind) is not read under this name",
            hint: "rename it to '\(right)'")
    }

    /// The name under which a file would be read that has nearly that name.
    private static func rightFile(_ name: String) -> String? {
        // Most names have nothing of these, as their first letters say.
        guard let first = name.utf8.first, [0x6D, 0x73, 0x69, 0x66].contains(first | 0x20), name.utf8.count <= 16,
            let dot = name.firstIndex(of: ".")
        else { return nil }
        let stem = name[..<dot].lowercased()
        let ending = name[dot...].lowercased()
        switch stem {
        case "menu", "site":
            return [".json", ".jsonc", ".json5", ".json.txt", ".jsonc.txt"].contains(ending) ? stem + ".json" : nil
        case "intro", "footer": return [".md", ".txt", ".markdown", ".md.txt"].contains(ending) ? stem + ".md" : nil
        default: return nil
        }
    }

    private static func rightDescription(_ name: String) -> String? {
        // Nearly all of them are called rightly.
        guard !name.utf8.suffix(3).elementsEqual(".md".utf8), let dot = name.firstIndex(of: "."),
            [".md", ".markdown", ".md.txt"].contains(name[dot...].lowercased())
        else { return nil }
        return name[..<dot] + ".md"
    }

    private static func rightFolder(_ name: Substring) -> String? {
        guard let first = name.utf8.first, [0x69, 0x64].contains(first | 0x20), name.utf8.count <= 12 else {
            return nil
        }
        return switch name.lowercased() {
        case "images", "image": "images"
        case "descriptions", "description": "descriptions"
        default: nil
        }
    }
}
