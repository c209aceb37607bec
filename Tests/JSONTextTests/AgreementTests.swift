import Foundation
import Testing

@testable import JSONText

/// Random texts, read by this reader and by Foundation's, must say the same.
@Suite struct AgreementTests {
    @Test(arguments: 0..<40 as Range<UInt64>) func foundationReadsTheSame(_ seed: UInt64) throws {
        var random = SeededGenerator(state: seed)
        for _ in 0..<50 {
            var text = ""
            write(&text, depth: 0, &random)
            let ours = try document(text).root
            let theirs = try JSONSerialization.jsonObject(with: Data(text.utf8), options: .fragmentsAllowed)
            try #require(agree(ours, theirs), "\(text)")
        }
    }

    /// Without the comparison's power to tell two values apart, the test above would say nothing.
    @Test(arguments: [
        ("[1]", "[2]"), ("[1]", "[1, 1]"), (#"["a"]"#, #"["b"]"#), (#"{"a": 1}"#, #"{"b": 1}"#), ("[true]", "[1]"),
        ("[null]", "[false]"), ("[]", "{}"), (#"["é"]"#, "[\"e\u{301}\"]"), ("[true]", "[false]"),
    ])
    func differencesAreSeen(_ one: String, _ other: String) throws {
        let theirs = try JSONSerialization.jsonObject(with: Data(other.utf8))
        #expect(!agree(try document(one).root, theirs))
    }

    private func agree(_ ours: JSONValue, _ theirs: Any) -> Bool {
        switch ours.kind {
        case .null: return theirs is NSNull
        case .boolean: return isBoolean(theirs) && (theirs as? Bool) == ours.boolean
        case .number:
            guard !isBoolean(theirs), let number = theirs as? NSNumber, let digits = ours.number else { return false }
            return Double(digits) == number.doubleValue
        case .string:
            // Compared in bytes: to `==`, é and e + ´ are one.
            return (theirs as? String).map { Array($0.utf8) } == ours.string.map { Array($0.utf8) }
        case .array:
            guard let list = theirs as? [Any], list.count == ours.count else { return false }
            return zip(ours.elements, list).allSatisfy { agree($0, $1) }
        case .object:
            guard let fields = theirs as? [String: Any], fields.count == ours.count else { return false }
            return ours.members.allSatisfy { member in
                guard let found = fields.first(where: { $0.key.utf8.elementsEqual(member.key.utf8) }) else {
                    return false
                }
                return agree(member.value, found.value)
            }
        }
    }

    private func isBoolean(_ value: Any) -> Bool {
        (value as? NSNumber).map { String(cString: $0.objCType) == "c" } ?? false
    }

    private func write(_ out: inout String, depth: Int, _ random: inout SeededGenerator) {
        switch Int.random(in: depth > 5 ? 2...8 : 0...8, using: &random) {
        case 0: writeList(&out, depth: depth, &random)
        case 1: writeObject(&out, depth: depth, &random)
        case 2: out += "null"
        case 3: out += "true"
        case 4: out += "false"
        case 5, 6: writeNumber(&out, &random)
        default: out += string(&random)
        }
    }

    private func writeList(_ out: inout String, depth: Int, _ random: inout SeededGenerator) {
        out += "["
        for index in 0..<Int.random(in: 0...6, using: &random) {
            out += index == 0 ? blank(&random) : blank(&random) + "," + blank(&random)
            write(&out, depth: depth + 1, &random)
        }
        out += blank(&random) + "]"
    }

    private func writeObject(_ out: inout String, depth: Int, _ random: inout SeededGenerator) {
        out += "{"
        for index in 0..<Int.random(in: 0...6, using: &random) {
            out += index == 0 ? blank(&random) : blank(&random) + "," + blank(&random)
            // The number in front keeps the names apart.
            out += "\"\(index)" + string(&random).dropFirst() + blank(&random) + ":" + blank(&random)
            write(&out, depth: depth + 1, &random)
        }
        out += blank(&random) + "}"
    }

    private func writeNumber(_ out: inout String, _ random: inout SeededGenerator) {
        out += Bool.random(using: &random) ? "-" : ""
        out += String(Int.random(in: 0...99_999, using: &random))
        if Bool.random(using: &random) { out += "." + String(Int.random(in: 0...9999, using: &random)) }
        if Int.random(in: 0...3, using: &random) == 0 {
            out += ["e", "E", "e+", "E-"].randomElement(using: &random) ?? "e"
            out += String(Int.random(in: 0...30, using: &random))
        }
    }

    private func blank(_ random: inout SeededGenerator) -> String {
        ["", "", "", " ", "\n", "\r\n", "\t", "  "].randomElement(using: &random) ?? ""
    }

    private func string(_ random: inout SeededGenerator) -> String {
        var text = "\""
        for _ in 0..<Int.random(in: 0...20, using: &random) {
            switch Int.random(in: 0...9, using: &random) {
            case 0:
                text += ["\\n", "\\t", "\\\"", "\\\\", "\\/", "\\b", "\\f", "\\r"].randomElement(using: &random) ?? ""
            case 1: text += escape(ofUnit: UInt16.random(in: 1...0xD7FF, using: &random))
            case 2:
                text += escape(ofUnit: UInt16.random(in: 0xD800...0xDBFF, using: &random))
                text += escape(ofUnit: UInt16.random(in: 0xDC00...0xDFFF, using: &random))
            case 3: text += "\u{301}"
            case 4, 5:
                let scalar = Unicode.Scalar(UInt32.random(in: 0xA0...0x1_F6FF, using: &random)) ?? "é"
                text.unicodeScalars.append(scalar)
            default:
                text +=
                    ["a", "Z", " ", "0", ",", "]", "}", ":", "/", "é", "ы", "🍕"].randomElement(using: &random) ?? ""
            }
        }
        return text + "\""
    }

    private func escape(ofUnit unit: UInt16) -> String {
        let digits = String(unit, radix: 16)
        return "\\u" + String(repeating: "0", count: 4 - digits.count) + digits
    }
}
