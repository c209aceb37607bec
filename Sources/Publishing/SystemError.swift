import Diagnostics
import Glibc

/// A system call that failed: what it was to do, to what, and why it did not.
struct SystemError: Error, Equatable {
    let code: Int32
    let path: String
    let text: String

    /// The failure just seen, in the words "cannot `action`: no space left on device".
    init(cannot action: String, _ path: String, code: Int32 = errno) {
        self.code = code
        self.path = path
        text = "cannot \(action): \(errorWords(code))"
    }

    var message: Message { Message(.error, file: path, text) }
}

extension Stop {
    /// The system call that just failed.
    static func cannot(_ action: String, _ path: String, code: Int32 = errno) -> Stop {
        .system(SystemError(cannot: action, path, code: code))
    }
}

/// An error number in words, as they stand within a sentence.
func errorWords(_ code: Int32) -> String {
    var buffer = [CChar](repeating: 0, count: 256)
    let size = buffer.count - 1
    guard strerror_r(code, &buffer, size) == 0 else { return "error \(code)" }
    let words = String(decoding: buffer.prefix { $0 != 0 }.map { UInt8(truncatingIfNeeded: $0) }, as: UTF8.self)
    return words.prefix(1).lowercased() + words.dropFirst()
}

/// The result of a system call, made again for as long as a signal interrupts it.
func uninterrupted<Result: BinaryInteger>(_ call: () -> Result) -> Result {
    while true {
        let result = call()
        if result != -1 || errno != EINTR { return result }
    }
}
