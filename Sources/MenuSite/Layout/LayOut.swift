/// Turns a menu into a page: what stands on it, in which order and in which words.
///
/// Pure.
///
/// - Parameter threads: how many threads there are for a long page.
func layOut(_ menu: Menu, url: String?, threads: Int = 1) -> PageView {
    let content = PageContent(menu, url: url, threads: threads)
    let site = menu.site
    let banners = menu.banners.enumerated().map { index, banner in
        BannerView(
            picture: banner.picture.map {
                PictureView(picture: $0, isFirst: index == 0 && menu.hero == nil, isLazy: index > 1)
            },
            title: banner.title, link: banner.link,
            position: site.words.position(index, of: menu.banners.count))
    }
    let categories = menu.sections.filter(\.isInBar).compactMap { section in
        section.name.map { CategoryView(name: $0, target: WebAddress.fragment(section.id)) }
    }
    let name = site.name ?? site.words.menu
    let title = menu.title.map { "\($0) – \(name)" } ?? name
    let root = rootAddress(from: menu.folder)
    return PageView(
        content: content, title: title, summary: summary(of: menu, title: title),
        initialIcon: site.icon == nil ? InitialIcon(of: site.name, in: site.language, menu.styleSheet?.colors) : nil,
        root: root, styleSheet: root + WebAddress.encodedPath(menu.styleSheet?.name ?? ""),
        hero: menu.hero.map { HeroView(hero: $0, name: site.name) }, style: pageStyle(of: menu, filter: content.filter),
        banners: banners, categories: categories)
}

extension Words {
    /// The place of the banner or card at an index among so many: `1 of 5`.
    func position(_ index: Int, of count: Int) -> String {
        bannerPosition.filled(["n": String(index + 1), "count": String(count)])
    }
}

/// The sentence on energy needs, on a page that states energy.
func energyNotice(of menu: Menu) -> String? {
    let statesEnergy = menu.sections.contains { section in
        section.items.contains { !$0.isPlain && ($0.kilocalories != nil || $0.kilojoules != nil) }
    }
    return statesEnergy ? menu.site.energyNotice : nil
}

/// The page in a sentence: the venue and its sections.
private func summary(of menu: Menu, title: String) -> String? {
    var summary = title
    for (position, name) in menu.sections.compactMap(\.name).enumerated() where position < 12 {
        summary += (position == 0 ? ": " : ", ") + name
    }
    return summary == title ? nil : summary
}

extension String {
    /// The text with each `{name}` replaced.
    func filled(_ values: [String: String]) -> String {
        let (open, close) = (UInt8(ascii: "{"), UInt8(ascii: "}"))
        var result: [UInt8] = []
        var rest = utf8[...]
        while let start = rest.firstIndex(of: open), let end = rest[start...].firstIndex(of: close) {
            let name = String(self[utf8.index(after: start)..<end])
            result += rest[..<start]
            if let value = values[name] { result += value.utf8 } else { result += rest[start...end] }
            rest = rest[utf8.index(after: end)...]
        }
        return String(decoding: result + rest, as: UTF8.self)
    }
}
