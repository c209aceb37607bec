import CDigest

/// The first 8 hexadecimal digits of the bytes' SHA-256 (FIPS 180-4): a file with other bytes gets another name, so that
/// no cache shows an old file in a new page.
func contentHash(_ bytes: [UInt8]) -> String {
    var context = SHA2_CTX()
    SHA256Init(&context)
    SHA256Update(&context, bytes, bytes.count)
    var digest = [UInt8](repeating: 0, count: Int(SHA256_DIGEST_LENGTH))
    SHA256Final(&digest, &context)
    let hex = Array("0123456789abcdef".utf8)
    return String(decoding: digest.prefix(4).flatMap { [hex[Int($0 >> 4)], hex[Int($0 & 15)]] }, as: UTF8.self)
}
