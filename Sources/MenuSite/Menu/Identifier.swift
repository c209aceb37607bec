/// Ids: what an item or section is reached by, `#latte`.
enum Identifier {
    /// The most scalars that an id may have.
    static let limit = 100

    /// Names that Windows gives to devices, whatever ending they carry; a file cannot be called so.
    private static let devices: Set<String> = Set(
        ["con", "prn", "aux", "nul"] + (0...9).flatMap { ["com\($0)", "lpt\($0)"] })

    /// What is wrong with an id that an owner gave, or nil.
    static func fault(in id: String) -> String? {
        // Most are plain; the names of devices have three or four letters.
        if 5...limit ~= id.utf8.count || id.utf8.count < 3, !id.isEmpty, id.utf8.allSatisfy(isPlain) { return nil }
        let scalars = id.unicodeScalars
        if scalars.first == "." { return "an id cannot begin with a dot" }
        if scalars.count > limit { return "an id has at most \(limit) characters, this one has \(scalars.count)" }
        let stem = id.lowercased().prefix { $0 != "." }
        if devices.contains(String(stem)) { return "'\(id)' is the name of a device on Windows" }
        guard let odd = scalars.first(where: { !isAllowed($0) }) else { return nil }
        let code = String(odd.value, radix: 16, uppercase: true)
        let shown =
            odd.properties.generalCategory == .control
            ? "U+" + String(repeating: "0", count: max(0, 4 - code.count)) + code : "'\(odd)'"
        return "an id is made of letters, digits, '-', '_' and '.', not of \(shown)"
    }

    /// An id made of a name: its letters, marks and digits in lower case, in NFC, everything between them a '-'.
    ///
    /// It never ends in '-' and digits, since that is how a taken name is told apart: "Lemonade 2" gives `lemonade_2`.
    static func made(from name: String, fallback: String = "item") -> String {
        var id: [UInt8] = []
        var length = 0
        var gap = false
        for scalar in composed(name).unicodeScalars {
            guard isPart(scalar) else {
                gap = true
                continue
            }
            if length == 0, scalar.value >= 0x300, scalar.properties.generalCategory.isMark { continue }
            if gap, length > 0 {
                id.append(UInt8(ascii: "-"))
                length += 1
            }
            gap = false
            if let lower = scalar.foldedQuickly {
                id += lower.utf8
                length += 1
            } else {
                // İ would give an i and a combining dot, which no keyboard types.
                let lower = scalar == "İ" ? "i" : scalar.properties.lowercaseMapping
                id += lower.utf8
                length += lower.unicodeScalars.count
            }
            if length >= 60 { break }
        }
        var made = composed(String(decoding: id, as: UTF8.self))
        if made.isEmpty { made = fallback }
        if made.utf8.count < 5, devices.contains(made) { made += "_" }
        return withoutNumberSuffix(made)
    }

    private static func withoutNumberSuffix(_ id: String) -> String {
        guard let last = id.utf8.last, 0x30...0x39 ~= last else { return id }
        let digits = id.utf8.reversed().prefix { $0 >= 0x30 && $0 <= 0x39 }.count
        let head = id.utf8.dropLast(digits)
        guard head.last == UInt8(ascii: "-"), let stem = String(head.dropLast()) else { return id }
        return stem + "_" + id.utf8.suffix(digits).map { String(UnicodeScalar($0)) }.joined()
    }

    /// Whether a byte is a letter or digit of ASCII, `-` or `_`.
    private static func isPlain(_ byte: UInt8) -> Bool {
        switch byte {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, UInt8(ascii: "-"), UInt8(ascii: "_"): true
        default: false
        }
    }

    private static func isAllowed(_ scalar: Unicode.Scalar) -> Bool {
        isPart(scalar) || scalar == "-" || scalar == "_" || scalar == "."
    }

    private static func isPart(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar.value {
        case 0x30...0x39, 0x41...0x5A, 0x61...0x7A, 0x0400...0x0481: return true
        case ..<0x80: return false
        default: break
        }
        let category = scalar.properties.generalCategory
        return category.isLetter || category.isMark || category == .decimalNumber
    }
}

extension Unicode.GeneralCategory {
    fileprivate var isLetter: Bool {
        switch self {
        case .uppercaseLetter, .lowercaseLetter, .titlecaseLetter, .modifierLetter, .otherLetter: true
        default: false
        }
    }

    fileprivate var isMark: Bool {
        self == .nonspacingMark || self == .spacingMark || self == .enclosingMark
    }
}

/// The ids of one page, handed out so that none is given twice.
struct IdentifierRegister: Sendable {
    /// The ids that are taken, and where the owner gave them; -1 where the id was made.
    private var taken: [String: Int] = [:]
    /// Where the search for the next free number of a name begins, so that a thousand equal names take no square time.
    private var next: [String: Int] = [:]

    /// Makes room for so many.
    mutating func reserveCapacity(_ count: Int) {
        taken.reserveCapacity(count)
    }

    /// Takes an id that the owner gave at a place, for good; the place where it was given before, if it was.
    mutating func take(_ id: String, at offset: Int) -> Int? {
        guard let known = taken.updateValue(offset, forKey: id) else { return nil }
        taken[id] = known
        return known
    }

    /// The id itself, or where it is taken the first free of `id-2`, `id-3` and so on.
    mutating func free(_ id: String) -> String {
        if isTakenNow(id) { return id }
        var number = next[id] ?? 2
        while !isTakenNow("\(id)-\(number)") { number += 1 }
        next[id] = number + 1
        return "\(id)-\(number)"
    }

    /// Takes an id that was made; false where it is taken already.
    private mutating func isTakenNow(_ id: String) -> Bool {
        let count = taken.count
        taken[id, default: -1] += 0
        return taken.count > count
    }

    /// Whether the page has this id.
    func contains(_ id: String) -> Bool {
        taken[id] != nil
    }

    /// How many are taken.
    var count: Int { taken.count }

    /// All ids, in no order.
    var all: Set<String> { Set(taken.keys) }
}
