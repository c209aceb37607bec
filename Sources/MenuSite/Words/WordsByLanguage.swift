extension Words {
    /// The languages that Carte has words in, as BCP 47 tags, in alphabetical order.
    static let languages = [
        "ar", "az", "bg", "cs", "de", "el", "en", "es", "fa", "fr", "he", "hi", "hu", "it", "ja", "kk", "ko", "nl",
        "pl", "pt", "pt-PT", "ro", "ru", "sv", "th", "tr", "uk", "vi", "zh-Hans", "zh-Hant",
    ]

    /// The words in the language of a BCP 47 tag, in any case; nil where Carte has none in it.
    ///
    /// The primary language decides, so that `de-AT` has the words of `de`. Chinese and Portuguese are also told apart
    /// by script or region. Only the table that is asked for is made.
    static func inLanguage(_ tag: String) -> Words? {
        let subtags = tag.lowercased().split(separator: "-", omittingEmptySubsequences: false)
        return switch subtags.first {
        case "ar": arabic
        case "az": azerbaijani
        case "bg": bulgarian
        case "cs": czech
        case "de": german
        case "el": greek
        case "en": english
        case "es": spanish
        case "fa": persian
        case "fr": french
        case "he", "iw": hebrew
        case "hi": hindi
        case "hu": hungarian
        case "it": italian
        case "ja": japanese
        case "kk": kazakh
        case "ko": korean
        case "nl": dutch
        case "pl": polish
        case "pt": portuguese(by: subtags.dropFirst())
        case "ro": romanian
        case "ru": russian
        case "sv": swedish
        case "th": thai
        case "tr": turkish
        case "uk": ukrainian
        case "vi": vietnamese
        case "zh": chinese(by: subtags.dropFirst())
        default: nil
        }
    }

    /// Traditional or simplified: the script says which, and where none is given, the region.
    private static func chinese(by subtags: ArraySlice<Substring>) -> Words {
        for subtag in subtags {
            switch subtag {
            case "hant", "tw", "hk", "mo": return traditionalChinese
            case "hans": return simplifiedChinese
            // What follows a single letter is an extension, no script or region (RFC 5646, 2.2.6).
            case _ where subtag.utf8.count == 1: return simplifiedChinese
            default: continue
            }
        }
        return simplifiedChinese
    }

    /// Of Portugal where the region follows it (CLDR's parent locales), else of Brazil.
    private static func portuguese(by subtags: ArraySlice<Substring>) -> Words {
        for subtag in subtags {
            switch subtag {
            case "pt", "ao", "ch", "cv", "fr", "gq", "gw", "lu", "mo", "mz", "st", "tl": return europeanPortuguese
            case _ where subtag.utf8.count == 1: return portuguese
            default: continue
            }
        }
        return portuguese
    }
}
