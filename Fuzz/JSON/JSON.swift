import FuzzParts

@testable import JSONText

/// A text is taken where a slow reader of the same grammar takes it; what is taken can be written and read again; what is
/// said of it points into it.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(data, count)
    let reading = readJSON(bytes)
    for fault in reading.faults {
        promise((0...count).contains(fault.offset) && (0...count).contains(fault.related ?? 0), "a place outside")
        promise(!fault.text.isEmpty && fault.hint != "", "a fault without words")
    }
    promise((reading.document != nil) == isJSON(bytes), "another answer than the slow reader's")
    guard let root = reading.document?.root else {
        promise(reading.faults.count == 1, "no document, and not one fault")
        return 0
    }
    promise(isNested(root, in: 0..<count), "a value outside of the one around it")
    let tree = JSONTree(root)
    for written in [tree.line, Array(tree.text(width: 20).utf8)] {
        let again = readJSON(written)
        promise(again.faults.count == reading.faults.count, "other names stand twice")
        promise(again.document.map { JSONTree($0.root).line } == tree.line, "another value")
    }
    return 0
}

private func isNested(_ value: JSONValue, in outer: Range<Int>) -> Bool {
    let range = value.range
    guard !range.isEmpty, outer.lowerBound <= range.lowerBound, range.upperBound <= outer.upperBound else {
        return false
    }
    if let text = value.string {
        var out: [UInt8] = []
        escapedJSONString(text, into: &out)
        let again = readJSON(out).document?.root.string
        promise(again.map { Array($0.utf8) } == Array(text.utf8), "another text for a script")
        promise(!out.contains { $0 == UInt8(ascii: "<") || $0 < 0x20 }, "a text that ends a script")
    }
    return value.elements.allSatisfy { isNested($0, in: range) }
        && value.members.allSatisfy { isNested($0.value, in: range) && range.contains($0.keyOffset) }
}
