import _FoundationICU

/// Unicode's and CLDR's own library, in the copy that the toolchain brings: normal forms, case folding, plural rules, the
/// forms of numbers, prices, days, times and dates; which languages, regions, scripts and currencies there are.
///
/// It is called through its C interface, since Foundation in between costs a program that runs for some milliseconds
/// most of them.
enum ICU {
    /// The text in Normalization Form C (UAX #15); the text itself where ICU cannot say.
    static func composed(_ text: String) -> String {
        let units = Array(text.utf16)
        let form = asked { swift_unorm2_getNFCInstance(&$0) }
        return form.flatMap { form in
            written(room: units.count * growth) { swift_unorm2_normalize(form, units, Int32(units.count), $0, $1, &$2) }
        } ?? text
    }

    /// The text with its case folded (UAX #44, CaseFolding.txt, full folding); dotted and dotless i are kept apart for
    /// Turkic languages.
    static func caseFolded(_ text: String, turkic: Bool) -> String {
        let units = Array(text.utf16)
        let options = UInt32(turkic ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT)
        return written(room: units.count * growth) {
            swift_u_strFoldCase($0, $1, units, Int32(units.count), options, &$2)
        } ?? text
    }

    /// How many times as long a text in UTF-16 is at most in NFC, or with its case folded (Unicode's FAQ, *Normalization*).
    private static let growth = 3

    /// Whole numbers as a language prints them: amounts of a currency, or without one numbers with two decimals.
    ///
    /// - Parameters:
    ///   - tag: A BCP 47 language tag.
    ///   - currency: An ISO 4217 code.
    static func printed(_ numbers: [Int64], tag: String, currency: String?) -> [String] {
        let style = currency == nil ? UNUM_DECIMAL : UNUM_CURRENCY
        guard let format = asked({ swift_unum_open(style, nil, 0, locale(of: tag), nil, &$0) }) else { return [] }
        defer { swift_unum_close(format) }
        if let currency {
            let code = Array(currency.utf16)
            asked { swift_unum_setTextAttribute(format, UNUM_CURRENCY_CODE, code, Int32(code.count), &$0) }
        } else {
            swift_unum_setAttribute(format, UNUM_FRACTION_DIGITS, 2)
        }
        return numbers.compactMap { number in
            written(room: 128) { swift_unum_formatInt64(format, number, $0, $1, nil, &$2) }
        }
    }

    /// The plural category of each whole number in a language (CLDR's cardinal rules): `one`, `few` and so on; `other`
    /// where ICU cannot say.
    static func pluralCategories(of numbers: [Int], tag: String) -> [String] {
        let rules = asked { swift_uplrules_open(locale(of: tag), &$0) }
        defer { swift_uplrules_close(rules) }
        return numbers.map { number in
            // Whole numbers below 2^53 are exact as doubles.
            rules.flatMap { rules in written(room: 16) { swift_uplrules_select(rules, Double(number), $0, $1, &$2) } }
                ?? "other"
        }
    }

    /// The range from 1 to 2 as a language prints it: of amounts of a currency, or without one of numbers with two
    /// decimals; nil where ICU cannot say.
    ///
    /// Whether the sign stands at one of the amounts or at both is ICU's choice: CLDR has the pattern alone.
    static func printedRange(tag: String, currency: String?) -> String? {
        let skeleton = Array((currency.map { "currency/" + $0 } ?? ".00").utf16)
        let open = swift_unumrf_openForSkeletonWithCollapseAndIdentityFallback
        let (collapse, identity) = (UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_RANGE)
        let format = asked { open(skeleton, Int32(skeleton.count), collapse, identity, locale(of: tag), nil, &$0) }
        guard let format else { return nil }
        defer { swift_unumrf_close(format) }
        guard let result = asked({ swift_unumrf_openResult(&$0) }) else { return nil }
        defer { swift_unumrf_closeResult(result) }
        return lent { count, status in
            swift_unumrf_formatDoubleRange(format, 1, 2, result, &status)
            return swift_ufmtval_getString(swift_unumrf_resultAsValue(result, &status), &count, &status)
        }
    }

    /// Whether there is a currency that fits; the codes are asked about in turn, and no more of them after one that does.
    static func hasCurrency(inUse: Bool, _ fits: (UnsafePointer<CChar>) -> Bool) -> Bool {
        let types = UInt32((inUse ? UCURR_NON_DEPRECATED : UCURR_ALL).rawValue)
        let list = asked { swift_ucurr_openISOCurrencies(types, &$0) }
        defer { swift_uenum_close(list) }
        while let code = asked({ swift_uenum_next(list, nil, &$0) }) {
            if fits(code) { return true }
        }
        return false
    }

    /// The currency that a region pays with, by its ISO 3166 code.
    static func currency(ofRegion region: String) -> String? {
        let code = written(room: 8) { swift_ucurr_forLocale("und_" + region, $0, $1, &$2) }
        return code?.utf8.count == 3 ? code : nil
    }

    /// How a currency is called in English: its sign, its sign where no other currency is near, or its name.
    static func englishNames(ofCurrency code: String) -> (sign: String, shortSign: String, name: String) {
        let name = { (style: UCurrNameStyle) in
            lent { swift_ucurr_getName(Array(code.utf16) + [0], "en", style, nil, &$0, &$1) } ?? code
        }
        return (name(UCURR_SYMBOL_NAME), name(UCURR_NARROW_SYMBOL_NAME), name(UCURR_LONG_NAME))
    }

    /// The codes of the languages that ICU has names for (ISO 639).
    static func languages() -> [String] { strings(swift_uloc_getISOLanguages()) }

    /// Whether CLDR has data of its own for a language.
    static func hasLocale(_ language: String) -> Bool {
        (0..<swift_uloc_countAvailable()).contains {
            swift_uloc_getAvailable($0).map { String(cString: $0) } == language
        }
    }

    /// The codes of all countries (ISO 3166, two letters).
    static func countries() -> [String] { strings(swift_uloc_getISOCountries()) }

    /// A language in English, or in the words of another.
    static func name(ofLanguage code: String, in tag: String = "en") -> String {
        let name = written(room: 160) { swift_uloc_getDisplayLanguage(code, tag, $0, $1, &$2) } ?? ""
        return name.isEmpty ? code : name
    }

    /// A language as it is called in its own words where a name stands alone, such as in a list.
    ///
    /// - Parameter shown: The tag of what is named: the language, or with it script and region.
    static func ownName(of shown: String, tag: String) -> String? {
        var contexts = [UDISPCTX_CAPITALIZATION_FOR_UI_LIST_OR_MENU]
        let names = asked { swift_uldn_openForContext(locale(of: tag), &contexts, 1, &$0) }
        defer { swift_uldn_close(names) }
        return names.flatMap { names in
            written(room: 160) { swift_uldn_localeDisplayName(names, locale(of: shown), $0, $1, &$2) }
        }
    }

    /// A language's code of three letters (ISO 639-2/T); empty where it has none.
    static func longCode(ofLanguage code: String) -> String {
        swift_uloc_getISO3Language(code).map { String(cString: $0) } ?? ""
    }

    /// The language that is most likely meant where a tag leaves it out, or the script and region that it most likely has
    /// (CLDR, likelySubtags); the tag itself where that is not known.
    static func likely(_ tag: String) -> String {
        var buffer = [CChar](repeating: 0, count: 160)
        let count = asked { swift_uloc_addLikelySubtags(locale(of: tag), &buffer, Int32(buffer.count - 1), &$0) }
        guard count ?? 0 > 0 else { return tag }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? tag }
    }

    /// The code of a region as it is written today, GB for UK and US for USA; nil where there is no such region.
    static func region(_ code: String) -> String? {
        guard let region = asked({ swift_uregion_getRegionFromCode(code, &$0) }),
            let written = swift_uregion_getRegionCode(region)
        else { return nil }
        // ZZ is no region.
        let code = String(cString: written)
        return code == "ZZ" ? nil : code
    }

    /// The code of a script (ISO 15924) with the case it is written in; nil where Unicode does not know it.
    static func script(_ code: String) -> String? {
        let value = swift_u_getPropertyValueEnum(UCHAR_SCRIPT, code)
        guard value != UCHAR_INVALID_CODE.rawValue,
            let name = swift_u_getPropertyValueName(UCHAR_SCRIPT, value, U_SHORT_PROPERTY_NAME)
        else { return nil }
        let written = String(cString: name)
        return written.lowercased() == code.lowercased() ? written : nil
    }

    /// The strings of one of ICU's lists, which end with a null.
    private static func strings(_ list: UnsafePointer<UnsafePointer<CChar>?>?) -> [String] {
        sequence(state: list) { next in
            defer { next = next?.successor() }
            return next?.pointee.map { String(cString: $0) }
        }.map { $0 }
    }

    /// The names of the days of the week in a language as they stand alone, in full or short, from Monday on; none where
    /// ICU cannot say.
    static func dayNames(areShort: Bool, tag: String) -> [String] {
        guard let format = openDates(pattern: "ccc", tag: tag) else { return [] }
        defer { swift_udat_close(format) }
        let symbols = areShort ? UDAT_STANDALONE_SHORT_WEEKDAYS : UDAT_STANDALONE_WEEKDAYS
        // Sunday is the first of them, and has the index 1.
        return [2, 3, 4, 5, 6, 7, 1].compactMap { (day: Int32) in
            written(room: 64) { swift_udat_getSymbols(format, symbols, day, $0, $1, &$2) }
        }
    }

    /// The day that a week begins with in a language and its region: 1 is Sunday, 2 Monday.
    static func firstDayOfWeek(tag: String) -> Int {
        calendar(of: tag) { calendar, _ in Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK)) } ?? 2
    }

    /// Moments in a language's form of a skeleton (UTS #35, *Date Skeletons*), in the calendar of its region.
    ///
    /// - Parameters:
    ///   - skeleton: The fields to show; in a calendar other than the Gregorian the era is shown too.
    ///   - moments: Milliseconds since 1970 in UTC.
    /// - Returns: The texts, none where ICU cannot say; and whether they go by the 12-hour clock.
    static func dates(_ skeleton: String, _ moments: [Double], tag: String) -> (texts: [String], isTwelveHour: Bool) {
        guard let patterns = asked({ swift_udatpg_open(locale(of: tag), &$0) }) else { return ([], false) }
        defer { swift_udatpg_close(patterns) }
        let hasEra =
            skeleton.utf8.contains(UInt8(ascii: "y"))
            && calendar(of: tag) { swift_ucal_getType($0, &$1).map { String(cString: $0) } } != "gregorian"
        let fields = Array((hasEra ? "G" + skeleton : skeleton).utf16)
        let pattern = written(room: 128) {
            swift_udatpg_getBestPattern(patterns, fields, Int32(fields.count), $0, $1, &$2)
        }
        guard let pattern, let format = openDates(pattern: pattern, tag: tag) else { return ([], false) }
        defer { swift_udat_close(format) }
        let texts = moments.compactMap { moment in
            written(room: 128) { swift_udat_format(format, moment, $0, $1, nil, &$2) }
        }
        return (texts, pattern.utf8.contains { $0 == UInt8(ascii: "a") || $0 | 0x20 == UInt8(ascii: "b") })
    }

    /// Intervals in a language's form of a skeleton, ends as in `dates`.
    static func intervals(_ skeleton: String, _ moments: [(Double, Double)], tag: String) -> [String] {
        let fields = Array(skeleton.utf16)
        let format = asked {
            swift_udtitvfmt_open(locale(of: tag), fields, Int32(fields.count), utc, Int32(utc.count), &$0)
        }
        guard let format else { return [] }
        defer { swift_udtitvfmt_close(format) }
        return moments.compactMap { moment in
            written(room: 128) { swift_udtitvfmt_format(format, moment.0, moment.1, $0, $1, nil, &$2) }
        }
    }

    private static let utc = Array("UTC".utf16)

    private static func openDates(pattern: String, tag: String) -> UnsafeMutablePointer<UDateFormat?>? {
        let units = Array(pattern.utf16)
        return asked {
            swift_udat_open(
                UDAT_PATTERN, UDAT_PATTERN, locale(of: tag), utc, Int32(utc.count), units, Int32(units.count), &$0)
        }
    }

    /// What the calendar of a language and its region says; nil where there is none.
    private static func calendar<Answer>(
        of tag: String, _ ask: (UnsafeMutablePointer<UCalendar?>, inout UErrorCode) -> Answer?
    ) -> Answer? {
        let calendar = asked { swift_ucal_open(utc, Int32(utc.count), locale(of: tag), UCAL_DEFAULT, &$0) }
        defer { swift_ucal_close(calendar) }
        return calendar.flatMap { calendar in asked { ask(calendar, &$0) } }
    }

    /// What a function answers; nil where its status says that it cannot.
    @discardableResult private static func asked<Answer>(_ ask: (inout UErrorCode) -> Answer?) -> Answer? {
        var status = U_ZERO_ERROR
        let answer = ask(&status)
        return status.rawValue <= 0 ? answer : nil
    }

    /// The text that a function has and lends: it says where, and how many code units.
    private static func lent(_ lend: (inout Int32, inout UErrorCode) -> UnsafePointer<UInt16>?) -> String? {
        var count: Int32 = 0
        return asked { lend(&count, &$0) }.map { text($0, count: count) }
    }

    /// The text that a function writes into a room of so many code units; nil where it cannot, or needs more.
    private static func written(
        room: Int, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var buffer = [UInt16](repeating: 0, count: room)
        guard let count = asked({ write(&buffer, Int32(room), &$0) }), 0...Int32(room) ~= count else { return nil }
        return text(buffer, count: count)
    }

    /// ICU's name for the locale of a BCP 47 tag.
    private static func locale(of tag: String) -> [CChar] {
        var locale = [CChar](repeating: 0, count: 160)
        let count = asked { swift_uloc_forLanguageTag(tag, &locale, Int32(locale.count - 1), nil, &$0) }
        // An empty name is that of the root, which the library has whatever is asked.
        return count == nil ? [0] : locale
    }

    /// The text of UTF-16 code units; empty where they are none.
    ///
    /// ICU turns them into UTF-8, since the standard library has no short way from UTF-16.
    private static func text(_ units: UnsafePointer<UInt16>, count: Int32) -> String {
        // No code unit of UTF-16 takes more than three bytes of UTF-8.
        String(unsafeUninitializedCapacity: Int(count) * 3) { bytes in
            var length: Int32 = 0
            let written = bytes.withMemoryRebound(to: CChar.self) { bytes in
                asked { swift_u_strToUTF8(bytes.baseAddress, Int32(bytes.count), &length, units, count, &$0) }
            }
            return written == nil ? 0 : Int(length)
        }
    }
}
