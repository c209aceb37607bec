import FuzzParts

@testable import MenuSite

/// Ids made of whatever names keep the rules that ids have, say the same to a browser, and stand once on a page.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let names = input(data, count).split(separator: 0x0A, maxSplits: 500, omittingEmptySubsequences: false).map {
        String(decoding: $0, as: UTF8.self)
    }
    var register = IdentifierRegister()
    var given: [[UInt8]] = []
    for name in names {
        let made = Identifier.made(from: name)
        check(made)
        promise(Identifier.made(from: made) == made, "an id that would be another if it were a name")
        let end = made.utf8.reversed().drop { 0x30...0x39 ~= $0 }.first
        promise(end != UInt8(ascii: "-") || made.utf8.last == end, "an id that ends as one of two of a name does")
        // An owner's id, where it is one, then the next free one of the name.
        let own = composed(name)
        if !own.isEmpty, Identifier.fault(in: own) == nil, register.take(own) { given.append(Array(own.utf8)) }
        given.append(Array(register.free(made).utf8))
    }
    promise(Set(given).count == given.count, "an id that stands twice")
    for id in given { check(String(decoding: id, as: UTF8.self)) }
    return 0
}

private func check(_ id: String) {
    let isNumbered = id.utf8.contains(UInt8(ascii: "-"))
    promise(Identifier.fault(in: id) == nil || isNumbered && id.unicodeScalars.count > Identifier.limit, "no id: \(id)")
    promise(!id.isEmpty && composed(id).utf8.elementsEqual(id.utf8), "not in NFC")
    promise(
        !id.unicodeScalars.contains { $0.properties.isWhitespace || "\"'<>&#/\\%?".unicodeScalars.contains($0) },
        "no id: \(id)")
    let fragment = WebAddress.fragment(id)
    promise(fragment.utf8.allSatisfy { 0x21...0x7E ~= $0 && $0 != UInt8(ascii: "\"") }, "no address: \(fragment)")
    promise(fragmentId(of: fragment).map { Array($0.utf8) } == Array(id.utf8), "an address of something else")
}
