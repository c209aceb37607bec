import Glibc

/// The bytes that libFuzzer gives to a target.
public func input(_ data: UnsafePointer<UInt8>?, _ count: Int) -> [UInt8] {
    Array(UnsafeBufferPointer(start: data, count: count))
}

/// Ends the program where a promise is broken, in a way that libFuzzer keeps the input of.
public func promise(_ isKept: Bool, _ broken: @autoclosure () -> String) {
    guard !isKept else { return }
    let line = Array("broken promise: \(broken())\n".utf8)
    _ = line.withUnsafeBytes { write(2, $0.baseAddress, $0.count) }
    abort()
}
