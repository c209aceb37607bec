import _FoundationICU

/// Unicode's and CLDR's own library, in the copy that the toolchain brings: normal forms, case folding, the forms of
/// numbers and prices, and plural rules.
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
