import CHash

/// The first 8 hexadecimal digits of the bytes' XXH3 (xxHash, 64 bits): a file with other bytes gets another name, so
/// that no cache shows an old file in a new page.
///
/// It tells files apart; it is no safeguard against one made to collide.
func contentHash(_ bytes: [UInt8]) -> String {
    let hash = bytes.withUnsafeBytes { XXH3_64bits($0.baseAddress, $0.count) }
    let digits = String(hash, radix: 16)
    return String((String(repeating: "0", count: 16 - digits.count) + digits).prefix(8))
}
