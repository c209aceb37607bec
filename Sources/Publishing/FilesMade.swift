/// The name of the list of the files that Carte made, which lies in the output folder among them.
public let nameOfFilesMade = String(decoding: Manifest.name, as: UTF8.self)

/// The paths in the output folder that such a list names; none where it is not one of Carte's.
public func filesMade(accordingTo list: [UInt8]) -> Set<String> {
    Set(Manifest.paths(in: list).map { String(decoding: $0.bytes, as: UTF8.self) })
}
