extension ContentWalk {
    /// Whether a link leads to a folder, so that a folder has two paths.
    var hasLinkedFolders: Bool {
        looks.values.contains { $0.links.contains(where: \.leadsToFolder) }
    }

    /// One number for all that was looked at; nil where something may have changed since.
    var digest: UInt64? {
        var sum = UInt64(looks.count)
        for (folder, look) in looks {
            if look.digest == FolderLook.unknown { return nil }
            var name = Array(folder.utf8)
            withUnsafeBytes(of: look.digest) { name += $0 }
            sum &+= name.withUnsafeBytes { hashNumber($0) }
        }
        return isInside ? sum : nil
    }

    /// One number for all that pages of these folders can be made of: the folders themselves and those above them, each with
    /// its `descriptions` and `images`; nil where one of them may have changed since it was looked at.
    func digest(ofPagesIn folders: [String], _ memo: inout [String: UInt64]) -> UInt64? {
        var numbers: [UInt64] = []
        for folder in folders.flatMap(ContentTree.upward) {
            let number = memo[folder] ?? own(folder)
            memo[folder] = number
            if number == FolderLook.unknown { return nil }
            numbers.append(number)
        }
        return numbers.withUnsafeBytes { hashNumber($0) }
    }

    /// A folder with its `descriptions` and `images` and all that is in these.
    private func own(_ folder: String) -> UInt64 {
        var waiting = [folder]
        var numbers: [UInt64] = []
        while let next = waiting.popLast() {
            guard let look = looks[next], look.digest != FolderLook.unknown else { return FolderLook.unknown }
            numbers.append(look.digest)
            for name in look.folders where next != folder || name == "descriptions" || name == "images" {
                numbers.append(Array(name.utf8).withUnsafeBytes { hashNumber($0) })
                waiting.append(ContentTree.joined(next, name))
            }
        }
        return max(1, numbers.withUnsafeBytes { hashNumber($0) })
    }
}
