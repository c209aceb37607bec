import FuzzParts

@testable import MenuSite

/// Bytes that are torn are no state, those that are whole are the same state again, and none of either end the program.
@_cdecl("LLVMFuzzerTestOneInput")
public func test(_ data: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
    let bytes = input(data, count)
    if let state = BuildState(bytes) { promise(BuildState(state.bytes) == state, "another state") }
    // With the sum that belongs to them, so that what lies behind it is tried.
    var summed = bytes.starts(with: BuildState.head) ? bytes : BuildState.head + bytes
    withUnsafeBytes(of: summed.withUnsafeBytes { hashNumber($0) }.littleEndian) { summed += $0 }
    guard let state = BuildState(summed) else { return 0 }
    let kept = state.bytes
    promise(BuildState(kept) == state, "another state")
    promise(BuildState(Array(kept.dropLast(1 + count % 64))) == nil, "a torn state was read")
    var changed = kept
    let place = Int(bytes.last ?? 0) * 31 % changed.count
    changed[place] ^= 1 << UInt8(count % 8)
    promise(BuildState(changed) == nil, "a changed state was read")
    return 0
}

extension BuildState {
    /// The state as it is kept.
    fileprivate var bytes: [UInt8] {
        var writer = StateWriter(key: key, content: content, room: 0)
        for (folder, page) in pages {
            if case .places(let places) = page.files { writer.append(page, of: folder, digest: page.digest, places) }
        }
        return writer.finished(outputs)
    }
}
