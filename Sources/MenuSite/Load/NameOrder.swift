import Glibc

/// Whether a name stands before another one, byte by byte.
func isInOrder(_ one: String, _ other: String) -> Bool {
    let (a, b) = (one.utf8.span, other.utf8.span)
    let order = a.withUnsafeBytes { first in
        b.withUnsafeBytes { second -> Int32 in
            guard let first = first.baseAddress, let second = second.baseAddress else { return 0 }
            return memcmp(first, second, min(a.count, b.count))
        }
    }
    return order != 0 ? order < 0 : a.count < b.count
}

extension [String] {
    /// Puts names in order, byte by byte.
    ///
    /// Most differ in their first eight bytes, which are compared as one number.
    mutating func sortByBytes() {
        guard count > 1 else { return }
        var order = indices.map { (head: self[$0].firstEightBytes, index: $0) }
        order.sort { one, other in
            one.head != other.head ? one.head < other.head : isInOrder(self[one.index], self[other.index])
        }
        self = order.map { self[$0.index] }
    }
}

extension String {
    /// The first eight bytes as a number that is in their order; a shorter text ends in noughts.
    fileprivate var firstEightBytes: UInt64 {
        let bytes = utf8.span
        var number: UInt64 = 0
        for index in 0..<8 { number = number << 8 | (index < bytes.count ? UInt64(bytes[index]) : 0) }
        return number
    }
}
