/// A page's language, as BCP 47 names it.
struct Language: Sendable, Equatable {
    /// The tag as the owner wrote it: `ru`, `pt-BR`, `zh-Hans`.
    let tag: String
    /// Whether its script runs from right to left.
    let isRightToLeft: Bool

    /// The language of a tag; nil where the tag is not well formed (RFC 5646 section 2.1).
    init?(_ tag: String) {
        let parts = tag.split(separator: "-", omittingEmptySubsequences: false)
        guard let first = parts.first, 2...3 ~= first.utf8.count,
            first.utf8.allSatisfy({ $0 | 0x20 >= 0x61 && $0 | 0x20 <= 0x7A }),
            parts.allSatisfy({
                1...8 ~= $0.utf8.count
                    && $0.unicodeScalars.allSatisfy {
                        $0.isASCII && ($0.properties.isAlphabetic || 0x30...0x39 ~= $0.value)
                    }
            })
        else { return nil }
        self.tag = tag
        let script = parts.dropFirst().first { $0.utf8.count == 4 && $0.utf8.allSatisfy { $0 | 0x20 >= 0x61 } }
        isRightToLeft =
            script.map { Self.rightToLeftScripts.contains($0.lowercased()) }
            ?? Self.isRightToLeft(parts.map { $0.lowercased() })
    }

    /// The scripts in use that run from right to left (ISO 15924; CLDR, scriptMetadata).
    private static let rightToLeftScripts = [
        "adlm", "arab", "aran", "hebr", "mand", "nkoo", "rohg", "samr", "syrc", "thaa",
    ]

    /// Whether a language without a script in its tag is written in such a one (CLDR, likelySubtags).
    private static func isRightToLeft(_ parts: [String]) -> Bool {
        switch parts.first {
        case "ar", "he", "iw", "fa", "ur", "ps", "sd", "ug", "yi", "ji", "dv", "ckb", "arz", "ks", "lrc", "mzn", "nqo",
            "sdh", "syr", "prs", "bgn", "glk",
            "azb", "bal", "brh", "haz", "hnd", "khw", "luz", "rhg", "skr", "ary", "aeb", "apc", "acm", "ajp", "arq",
            "ayl", "shu", "trw", "bej", "zdj", "mid":
            true
        case "pa": parts.contains("pk")
        case "uz": parts.contains("af")
        case "ku": parts.contains("iq") || parts.contains("ir")
        case "az": parts.contains("ir")
        default: false
        }
    }

    private init(tag: String, isRightToLeft: Bool) {
        self.tag = tag
        self.isRightToLeft = isRightToLeft
    }

    /// English, where a site names no language.
    static let english = Language(tag: "en", isRightToLeft: false)

    /// The language without script and region: `pt` of `pt-BR`.
    var primary: String {
        tag.split(separator: "-").first.map { $0.lowercased() } ?? tag
    }

    /// Whether dotted and dotless i are two letters.
    var isTurkic: Bool { primary == "tr" || primary == "az" }

    /// Whether its menus write whole amounts without decimals.
    var writesWholeAmountsBare: Bool {
        ["ru", "kk", "uk", "pl", "cs", "hu", "tr", "he", "iw", "ar", "zh", "th", "hi", "ko", "ja", "vi", "az"].contains(
            primary)
    }
}

/// A currency, as ISO 4217 names it.
struct Currency: Sendable, Equatable {
    /// The code: `EUR`.
    let code: String

    /// The currency of a code; nil where the code is not three capital letters.
    init?(_ code: String) {
        guard code.utf8.count == 3, code.utf8.allSatisfy({ 0x41...0x5A ~= $0 }) else { return nil }
        self.code = code
    }
}
