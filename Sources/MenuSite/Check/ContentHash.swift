import CHash

/// The bytes' XXH3 (xxHash, 64 bits) in 16 hexadecimal digits.
///
/// Its first 8 stand in a file's name: a file with other bytes gets another name, so that no cache shows an old file in
/// a new page. It tells files apart; it is no safeguard against one made to collide.
func contentHash(_ bytes: [UInt8]) -> String {
    let hash = bytes.withUnsafeBytes { hashNumber($0) }
    let digits = String(hash, radix: 16)
    return String(repeating: "0", count: 16 - digits.utf8.count) + digits
}

/// The same as a number.
func hashNumber(_ bytes: UnsafeRawBufferPointer) -> UInt64 {
    XXH3_64bits(bytes.baseAddress, bytes.count)
}
