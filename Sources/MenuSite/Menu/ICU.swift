import _FoundationICU

/// Unicode's and CLDR's own library, in the copy that the toolchain brings: normal forms, case folding, the forms of
/// numbers and prices, plural rules, days, times and dates, and which languages, regions, scripts and currencies there
/// are.
///
/// It is called through its C interface, since Foundation in between costs a program that runs for some milliseconds
/// most of them.
enum ICU {
    /// The text in Normalization Form C (UAX #15); the text itself where ICU cannot say.
    static func composed(_ text: String) -> String {
        var status = U_ZERO_ERROR
        guard let form = swift_unorm2_getNFCInstance(&status) else { return text }
        return mapped(text, room: 1) { from, count, to, room, status in
            swift_unorm2_normalize(form, from, count, to, room, status)
        } ?? text
    }

    /// The text with its case folded (UAX #44, CaseFolding.txt, full folding); dotted and dotless i are kept apart for
    /// Turkic languages.
    static func caseFolded(_ text: String, turkic: Bool) -> String {
        let options = UInt32(turkic ? U_FOLD_CASE_EXCLUDE_SPECIAL_I : U_FOLD_CASE_DEFAULT)
        return mapped(text, room: 3) { from, count, to, room, status in
            swift_u_strFoldCase(to, room, from, count, options, status)
        } ?? text
    }

    /// Whole numbers as a language prints them: amounts of a currency, or without one numbers with two decimals.
    ///
    /// - Parameters:
    ///   - tag: A BCP 47 language tag.
    ///   - currency: An ISO 4217 code.
    static func printed(_ numbers: [Int64], tag: String, currency: String?) -> [String] {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        let style = currency == nil ? UNUM_DECIMAL : UNUM_CURRENCY
        guard status.rawValue <= 0, let format = swift_unum_open(style, nil, 0, locale, nil, &status) else { return [] }
        defer { swift_unum_close(format) }
        if let currency {
            let code = Array(currency.utf16)
            swift_unum_setTextAttribute(format, UNUM_CURRENCY_CODE, code, Int32(code.count), &status)
        } else {
            swift_unum_setAttribute(format, UNUM_FRACTION_DIGITS, 2)
        }
        return numbers.compactMap { number in
            var position = UFieldPosition()
            var buffer = [UInt16](repeating: 0, count: 128)
            let count = swift_unum_formatInt64(format, number, &buffer, Int32(buffer.count), &position, &status)
            guard status.rawValue <= 0, 0...Int32(buffer.count) ~= count else { return nil }
            return text(buffer, count: count)
        }
    }

    /// The plural category of each whole number in a language (CLDR's cardinal rules): `one`, `few` and so on; `other`
    /// where ICU cannot say.
    static func pluralCategories(of numbers: [Int], tag: String) -> [String] {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        let rules = status.rawValue <= 0 ? swift_uplrules_open(locale, &status) : nil
        defer { swift_uplrules_close(rules) }
        return numbers.map { number in
            guard let rules, status.rawValue <= 0 else { return "other" }
            var buffer = [UInt16](repeating: 0, count: 16)
            // Whole numbers below 2^53 are exact as doubles.
            let count = swift_uplrules_select(rules, Double(number), &buffer, Int32(buffer.count), &status)
            guard status.rawValue <= 0, 0...Int32(buffer.count) ~= count else { return "other" }
            return text(buffer, count: count) ?? "other"
        }
    }

    /// The range from 1 to 2 as a language prints it: of amounts of a currency, or without one of numbers with two
    /// decimals; nil where ICU cannot say.
    ///
    /// Whether the sign stands at one of the amounts or at both is ICU's choice: CLDR has the pattern alone.
    static func printedRange(tag: String, currency: String?) -> String? {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        let skeleton = Array((currency.map { "currency/" + $0 } ?? ".00").utf16)
        guard status.rawValue <= 0,
            let format = swift_unumrf_openForSkeletonWithCollapseAndIdentityFallback(
                skeleton, Int32(skeleton.count), UNUM_RANGE_COLLAPSE_AUTO, UNUM_IDENTITY_FALLBACK_RANGE, locale, nil,
                &status)
        else { return nil }
        defer { swift_unumrf_close(format) }
        guard let result = swift_unumrf_openResult(&status) else { return nil }
        defer { swift_unumrf_closeResult(result) }
        swift_unumrf_formatDoubleRange(format, 1, 2, result, &status)
        var count: Int32 = 0
        let value = swift_unumrf_resultAsValue(result, &status)
        guard let units = swift_ufmtval_getString(value, &count, &status), status.rawValue <= 0 else { return nil }
        return text(Array(UnsafeBufferPointer(start: units, count: Int(count))), count: count)
    }

    /// The ISO 4217 codes of all currencies, or of those that are in use.
    static func currencies(inUse: Bool) -> [String] {
        var status = U_ZERO_ERROR
        let types = UInt32((inUse ? UCURR_NON_DEPRECATED : UCURR_ALL).rawValue)
        let list = swift_ucurr_openISOCurrencies(types, &status)
        defer { swift_uenum_close(list) }
        var codes: [String] = []
        while let code = swift_uenum_next(list, nil, &status) { codes.append(String(cString: code)) }
        return codes
    }

    /// Whether a currency is in use, by its ISO 4217 code.
    static func isCurrency(_ code: String) -> Bool {
        var status = U_ZERO_ERROR
        let list = swift_ucurr_openISOCurrencies(UInt32(UCURR_NON_DEPRECATED.rawValue), &status)
        defer { swift_uenum_close(list) }
        let wanted = Array(code.utf8)
        var isThere = false
        while !isThere, let other = swift_uenum_next(list, nil, &status) {
            isThere =
                wanted.indices.allSatisfy { other[$0] == CChar(bitPattern: wanted[$0]) } && other[wanted.count] == 0
        }
        return isThere
    }

    /// The currency that a region pays with, by its ISO 3166 code.
    static func currency(ofRegion region: String) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 8)
        let count = swift_ucurr_forLocale("und_" + region, &buffer, Int32(buffer.count), &status)
        return status.rawValue <= 0 && count == 3 ? text(buffer, count: count) : nil
    }

    /// How a currency is called in English: its sign, its sign where no other currency is near, or its name.
    static func englishNames(ofCurrency code: String) -> (sign: String, shortSign: String, name: String) {
        let name = { (style: UCurrNameStyle) -> String in
            var status = U_ZERO_ERROR
            var count: Int32 = 0
            guard let units = swift_ucurr_getName(Array(code.utf16) + [0], "en", style, nil, &count, &status) else {
                return code
            }
            return text(Array(UnsafeBufferPointer(start: units, count: Int(count))), count: count) ?? code
        }
        return (name(UCURR_SYMBOL_NAME), name(UCURR_NARROW_SYMBOL_NAME), name(UCURR_LONG_NAME))
    }

    /// The codes of the languages that ICU has names for (ISO 639).
    static func languages() -> [String] {
        strings(swift_uloc_getISOLanguages())
    }

    /// Whether CLDR has data of its own for a language.
    static func hasLocale(_ language: String) -> Bool {
        (0..<swift_uloc_countAvailable()).contains {
            swift_uloc_getAvailable($0).map { String(cString: $0) } == language
        }
    }

    /// The codes of all countries (ISO 3166, two letters).
    static func countries() -> [String] {
        strings(swift_uloc_getISOCountries())
    }

    /// A language in English, or in the words of another.
    static func name(ofLanguage code: String, in tag: String = "en") -> String {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: 160)
        let count = swift_uloc_getDisplayLanguage(code, tag, &buffer, Int32(buffer.count), &status)
        guard status.rawValue <= 0, 1...Int32(buffer.count) ~= count else { return code }
        return text(buffer, count: count) ?? code
    }

    /// A language's code of three letters (ISO 639-2/T); empty where it has none.
    static func longCode(ofLanguage code: String) -> String {
        swift_uloc_getISO3Language(code).map { String(cString: $0) } ?? ""
    }

    /// The language that is most likely meant where a tag leaves it out, or the script and region that it most likely has
    /// (CLDR, likelySubtags); the tag itself where that is not known.
    static func likely(_ tag: String) -> String {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        var buffer = [CChar](repeating: 0, count: 160)
        let count = swift_uloc_addLikelySubtags(locale, &buffer, Int32(buffer.count - 1), &status)
        guard status.rawValue <= 0, count > 0 else { return tag }
        return buffer.withUnsafeBufferPointer { $0.baseAddress.map { String(cString: $0) } ?? tag }
    }

    /// The code of a region as it is written today, GB for UK and US for USA; nil where there is no such region.
    static func region(_ code: String) -> String? {
        var status = U_ZERO_ERROR
        guard let region = swift_uregion_getRegionFromCode(code, &status), status.rawValue <= 0,
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
        var strings: [String] = []
        var next = list
        while let string = next?.pointee {
            strings.append(String(cString: string))
            next = next?.successor()
        }
        return strings
    }

    /// Which of a language's names of the days.
    enum DayNames {
        /// Names that stand alone: Monday, Mon.
        case full, abbreviated
    }

    /// The names of the days of the week in a language, from Monday on; none where ICU cannot say.
    static func dayNames(_ length: DayNames, tag: String) -> [String] {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        guard let format = openDates(pattern: "ccc", locale, &status) else { return [] }
        defer { swift_udat_close(format) }
        let symbols = length == .full ? UDAT_STANDALONE_WEEKDAYS : UDAT_STANDALONE_SHORT_WEEKDAYS
        // Sunday is the first of them, and has the index 1.
        return [2, 3, 4, 5, 6, 7, 1].compactMap { (day: Int32) in
            written(room: 64) { swift_udat_getSymbols(format, symbols, day, $0, $1, &$2) }
        }
    }

    /// The day that a week begins with in a language and its region: 1 is Sunday, 2 Monday.
    static func firstDayOfWeek(tag: String) -> Int {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        guard let calendar = swift_ucal_open(utc, Int32(utc.count), locale, UCAL_DEFAULT, &status) else { return 2 }
        defer { swift_ucal_close(calendar) }
        return Int(swift_ucal_getAttribute(calendar, UCAL_FIRST_DAY_OF_WEEK))
    }

    /// Moments in a language's form of a skeleton (UTS #35, *Date Skeletons*), in the calendar of its region.
    ///
    /// - Parameters:
    ///   - skeleton: The fields to show; in a calendar other than the Gregorian the era is shown too.
    ///   - moments: Milliseconds since 1970 in UTC.
    /// - Returns: The texts, none where ICU cannot say; and whether they go by the 12-hour clock.
    static func dates(
        _ skeleton: String, _ moments: [Double], tag: String
    ) -> (texts: [String], isTwelveHour: Bool) {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        guard let patterns = swift_udatpg_open(locale, &status) else { return ([], false) }
        defer { swift_udatpg_close(patterns) }
        var fields = Array(skeleton.utf16)
        if fields.contains(UInt16(UInt8(ascii: "y"))), !isGregorian(locale) { fields.insert(0x47, at: 0) }
        let pattern = written(room: 128) {
            swift_udatpg_getBestPattern(patterns, fields, Int32(fields.count), $0, $1, &$2)
        }
        guard let pattern, let format = openDates(pattern: pattern, locale, &status) else { return ([], false) }
        defer { swift_udat_close(format) }
        let texts = moments.compactMap { moment in
            written(room: 128) { swift_udat_format(format, moment, $0, $1, nil, &$2) }
        }
        return (texts, pattern.utf8.contains { $0 == UInt8(ascii: "a") || $0 | 0x20 == UInt8(ascii: "b") })
    }

    /// Intervals in a language's form of a skeleton, ends as in `dates`.
    static func intervals(_ skeleton: String, _ moments: [(Double, Double)], tag: String) -> [String] {
        var status = U_ZERO_ERROR
        let locale = locale(of: tag, &status)
        let fields = Array(skeleton.utf16)
        let format = swift_udtitvfmt_open(locale, fields, Int32(fields.count), utc, Int32(utc.count), &status)
        guard let format, status.rawValue <= 0 else { return [] }
        defer { swift_udtitvfmt_close(format) }
        return moments.compactMap { moment in
            written(room: 128) { swift_udtitvfmt_format(format, moment.0, moment.1, $0, $1, nil, &$2) }
        }
    }

    private static let utc = Array("UTC".utf16)

    private static func openDates(
        pattern: String, _ locale: [CChar], _ status: inout UErrorCode
    ) -> UnsafeMutablePointer<UDateFormat?>? {
        let units = Array(pattern.utf16)
        let format = swift_udat_open(
            UDAT_PATTERN, UDAT_PATTERN, locale, utc, Int32(utc.count), units, Int32(units.count), &status)
        return status.rawValue <= 0 ? format : nil
    }

    private static func isGregorian(_ locale: [CChar]) -> Bool {
        var status = U_ZERO_ERROR
        guard let calendar = swift_ucal_open(utc, Int32(utc.count), locale, UCAL_DEFAULT, &status) else { return true }
        defer { swift_ucal_close(calendar) }
        return swift_ucal_getType(calendar, &status).map { String(cString: $0) == "gregorian" } ?? true
    }

    /// The text that a function writes into a room of so many code units; nil where it cannot, or needs more.
    private static func written(
        room: Int, _ write: (UnsafeMutablePointer<UInt16>?, Int32, inout UErrorCode) -> Int32
    ) -> String? {
        var status = U_ZERO_ERROR
        var buffer = [UInt16](repeating: 0, count: room)
        let count = write(&buffer, Int32(room), &status)
        guard status.rawValue <= 0, 0...Int32(room) ~= count else { return nil }
        return text(buffer, count: count)
    }

    /// ICU's name for the locale of a BCP 47 tag.
    private static func locale(of tag: String, _ status: inout UErrorCode) -> [CChar] {
        var locale = [CChar](repeating: 0, count: 160)
        swift_uloc_forLanguageTag(tag, &locale, Int32(locale.count - 1), nil, &status)
        return locale
    }

    /// The text of UTF-16 code units; nil where they are none.
    ///
    /// ICU turns them into UTF-8, since the standard library has no short way from UTF-16.
    private static func text(_ units: [UInt16], count: Int32) -> String? {
        var status = U_ZERO_ERROR
        var length: Int32 = 0
        // No code unit of UTF-16 takes more than three bytes of UTF-8.
        return String(unsafeUninitializedCapacity: Int(count) * 3) { bytes in
            bytes.withMemoryRebound(to: CChar.self) { bytes in
                _ = swift_u_strToUTF8(bytes.baseAddress, Int32(bytes.count), &length, units, count, &status)
            }
            return status.rawValue <= 0 ? Int(length) : 0
        }
    }

    private typealias Mapping = (
        UnsafePointer<UInt16>?, Int32, UnsafeMutablePointer<UInt16>?, Int32, UnsafeMutablePointer<UErrorCode>
    ) -> Int32

    /// A text sent through a function that maps UTF-16 to UTF-16; it is asked again where the result needs more room.
    ///
    /// - Parameter room: how many times as long as the text the result is at first thought to be.
    private static func mapped(_ text: String, room: Int, _ map: Mapping) -> String? {
        let from = Array(text.utf16)
        var capacity = from.count * room + 16
        for _ in 0..<2 {
            var status = U_ZERO_ERROR
            var to = [UInt16](repeating: 0, count: capacity)
            let count = Int(map(from, Int32(from.count), &to, Int32(to.count), &status))
            if status == U_BUFFER_OVERFLOW_ERROR {
                capacity = count
            } else {
                guard status.rawValue <= 0, 0...to.count ~= count else { return nil }
                return Self.text(to, count: Int32(count))
            }
        }
        return nil
    }
}
