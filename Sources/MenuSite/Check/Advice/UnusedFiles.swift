import Diagnostics

/// Markdown files that no page shows; a name that begins with `_`, of a file or a folder, is the owner's own.
///
/// Elsewhere than in `descriptions/` a file is the owner's own too, unless it is named as an item without a description.
@Sendable func unusedMarkdown(of site: AdvisedSite) -> [Advice] {
    let used = site.pages.reduce(into: Set<String>()) { $0.formUnion($1.markdown) }
    let bare = { (folder: String) in
        site.items(under: folder) { $0.description == nil ? [$0.checked.id] : [] }
    }
    return site.paths { $0.hasSuffix(".md") || $0.hasSuffix(".txt") }.compactMap { path in
        let parts = path.split(separator: "/").map(String.init)
        guard !used.contains(ContentTree.shown(path)), !parts.contains("images"), let name = parts.last else {
            return nil
        }
        let stem = PictureShelf.stem(of: name)
        let folder = parts.dropLast().prefix { $0 != "descriptions" }.joined(separator: "/")
        let isDescription = parts.dropLast().contains("descriptions")
        if name == "intro.md" || name == "footer.md", !isDescription {
            return Advice(
                file: path, "no page shows this file",
                hint: "it is read for a page in its folder, and for pages below in the same language")
        }
        if !name.hasSuffix(".md") || !isDescription {
            guard bare(folder).contains(composed(stem)) else { return nil }
            return Advice(
                file: path, "the description of '\(stem)' is not read from here",
                hint: "move it to \(ContentTree.shown(ContentTree.joined(folder, "descriptions/\(stem).md")))")
        }
        return Advice(
            file: path, "no item uses this file",
            hint: nearest(to: composed(stem), in: bare(folder)).map {
                "is it of the item '\($0)'? then rename it to '\($0).md'"
            }
                ?? "name it as the id of its item, or put a '_' before its name to keep it for yourself")
    }
}

/// Pictures that neither a page nor a style sheet shows; a name that begins with `_`, of a file or a folder, is the owner's
/// own, and `icon` has a use of its own.
@Sendable func unusedPictures(of site: AdvisedSite) -> [Advice] {
    // A picture is called as a dish is, or as its id.
    let bare = { (folder: String) in
        site.items(under: folder) { item in
            item.draft.image == nil ? [item.checked.id, Identifier.made(from: item.draft.name?.value ?? "")] : []
        }
    }
    return site.paths(where: PictureShelf.isPicture).compactMap { path in
        let parts = path.split(separator: "/").map(String.init)
        guard !site.pictures.contains(path), let name = parts.last, parts.dropLast().contains("images") else {
            return nil
        }
        let stem = PictureShelf.stem(of: name)
        // A theme that no page has now can have use for it again.
        let isOfTheme = site.theme.contains { $0.bytes.firstRange(of: name.utf8) != nil }
        guard stem != "icon", !isOfTheme else { return nil }
        let folder = parts.prefix { $0 != "images" }.joined(separator: "/")
        return Advice(
            file: path, "nothing shows this picture",
            hint: nearest(to: composed(stem), in: bare(folder)).map {
                "is it of '\($0)'? then write \"image\": \"\(stem)\" there"
            }
                ?? "take it out, or put a '_' before its name to keep it for later")
    }
}

extension AdvisedSite {
    /// The files of `content/` that are of a kind and not the owner's own.
    fileprivate func paths(where isOfKind: (String) -> Bool) -> [String] {
        tree.files(under: "").filter { path in
            isOfKind(path) && !path.split(separator: "/").contains { $0.hasPrefix("_") }
        }
    }

    /// What items on the pages of a folder and of those in it are called by, without one twice.
    fileprivate func items(under folder: String, by names: (AdvisedPage.Item) -> [String]) -> [String] {
        var all: Set<String> = []
        for page in pages where ContentTree.upward(from: page.folder).contains(folder) {
            all.formUnion(page.items.flatMap(names))
        }
        return all.sorted()
    }
}
