import Mustache

/// A page as templates see it.
struct PageView: View {
    let content: PageContent
    let title: String
    let summary: String?
    /// What stands in place of an icon of the site's own.
    let initialIcon: InitialIcon?
    /// The way from the page to the site's root.
    let root: String
    let styleSheet: String
    let hero: HeroView?
    let style: [UInt8]?
    let banners: [BannerView]
    let categories: [CategoryView]

    /// What the page may load.
    var policy: ContentPolicy {
        let icon: OutsideSources = content.menu.site.icon == nil && initialIcon == nil ? .data : []
        return ContentPolicy(
            pictures: content.menu.outside.union(icon), style: content.menu.styleSheet?.outside ?? [])
    }

    static let table = RecordTable<PageView>(
        "page",
        [
            .policy("policy", "What the page may load and run: its own pictures, styles and fonts, and no script.") {
                _ in
                ContentPolicy.mark
            },
            .text("language", "The page's language, a BCP 47 tag.") { $0.content.menu.site.language.tag },
            .text("direction", "ltr or rtl.") { $0.content.menu.site.language.isRightToLeft ? "rtl" : "ltr" },
            .text("title", "The document's title.") { $0.title },
            .text("name", "The venue's name.") { $0.content.menu.site.name },
            .text("summary", "The page in a sentence, for search engines.") { $0.summary },
            .address("canonical", "The page's address on the web, where the site names one.") {
                $0.content.address.page
            },
            .text("locale", "Language and region as Open Graph writes them, pt_BR, where the language names a region.")
            {
                $0.content.menu.site.language.openGraphLocale
            },
            .record("preview", "The picture beside a link to the page elsewhere, where the site names its address.") {
                page in
                page.content.menu.sharedPicture(at: page.content.address).map {
                    PictureView(picture: $0, isFirst: false, isLazy: false)
                }
            },
            .list("alternates", "The page in each of its languages, where the site names its address.") {
                $0.content.menu.links.alternates.map(AlternateView.init)
            },
            .address("icon", "The picture in a browser's tabs: the site's own, else the initial of its name.") { page in
                page.content.menu.site.icon?.address ?? page.initialIcon.map { page.root + $0.path }
            },
            .address("styleSheet", "The style sheet.") { $0.styleSheet },
            .record("themeColor", "The colour of the browser's own bar, where the style sheet says one.") {
                $0.content.menu.styleSheet?.colors.paper.map(ThemeColorView.init)
            },
            .json("structuredData", "The menu in schema.org's words.") {
                MenuSite.structuredData(of: $0.content)
            },
            .flag("hasLanguages", "Whether the page is there in several languages.") {
                !$0.content.menu.links.languages.isEmpty
            },
            .list("languages", "The page in each of its languages.") { page in
                page.content.menu.links.languages.map { LanguageView(link: $0, from: page.content.menu.folder) }
            },
            .flag("hasMenus", "Whether the venue has several menus.") { !$0.content.menu.links.menus.isEmpty },
            .list("menus", "The menus of the venue.") { page in
                page.content.menu.links.menus.map { MenuLinkView(link: $0, from: page.content.menu.folder) }
            },
            .markup("intro", "The prose above the menu.") { $0.content.menu.intro?.html },
            .markup("footer", "The prose below the menu.") { $0.content.menu.footer?.html },
            .record("hero", "The picture across the top.") { $0.hero },
            .flag("hasFront", "Whether anything but a hero stands above the bar: the name, an intro, banners.") {
                $0.hero == nil || $0.content.menu.intro != nil || !$0.banners.isEmpty
            },
            .css("style", "The page's own lengths, and a rule for each chip where an engine needs one.") { $0.style },
            .record("filter", "The choice of which dishes are shown, where there is one to make.") { page in
                page.content.filter.map { FilterView($0, words: page.content.menu.site.words) }
            },
            .record("legend", "The note on allergens, where a dish states any.") { LegendView(of: $0.content.menu) },
            .text("energyNotice", "The sentence on energy needs, on a page that states energy.") {
                MenuSite.energyNotice(of: $0.content.menu)
            },
            .flag("hasBanners", "Whether there is a banner.") { !$0.banners.isEmpty },
            .flag("bannersScroll", "Whether there are several banners.") { $0.banners.count > 1 },
            .list("banners", "The banners.") { $0.banners },
            .flag("hasCategories", "Whether the category bar has a chip.") { !$0.categories.isEmpty },
            .list("categories", "The chips of the category bar.") { $0.categories },
            .list("sections", "The sections.") { page in
                page.content.menu.sections.indices.map { SectionView(page: page.content, index: $0) }
            },
            .flag("isEmpty", "Whether the menu has no items.") { $0.content.menu.sections.isEmpty },
            .record("contact", "How to reach the venue, and when.") {
                ContactView($0.content.menu.site, words: $0.content.menu.site.words)
            },
            .record("words", "Carte's own words in the page's language.") {
                WordsView(words: $0.content.menu.site.words)
            },
        ])
}

/// The picture across the top.
struct HeroView: View {
    let hero: Hero
    /// The venue's name.
    let name: String?

    static let table = RecordTable<HeroView>(
        "hero",
        [
            .record("picture", "The picture.") { PictureView(picture: $0.hero.picture, isFirst: true, isLazy: false) },
            .text("heading", "The venue's name, else the hero's own title.") { $0.name ?? $0.hero.title },
            .text("caption", "The hero's own title, where it is not the heading.") {
                $0.name == nil || $0.hero.title == $0.name ? nil : $0.hero.title
            },
            .flag("stretches", "Whether it stretches when the page is pulled down.") { $0.hero.stretches },
        ])
}

/// A chip of the category bar.
struct CategoryView: View {
    let name: String
    let target: String

    static let table = RecordTable<CategoryView>(
        "category",
        [
            .text("name", "The section's heading.") { $0.name },
            .address("target", "The address of its section on the page, #id.") { $0.target },
        ])
}

/// A banner.
struct BannerView: View {
    let picture: PictureView?
    let title: String?
    let link: String?
    let position: String

    static let table = RecordTable<BannerView>(
        "banner",
        [
            .record("picture", "The picture.") { $0.picture },
            .text("title", "Words on the picture.") { $0.title },
            .address("link", "Where it leads.") { $0.link },
            .text("position", "Its place among the banners, such as 1 of 2.") { $0.position },
        ])
}

/// A picture.
struct PictureView: View {
    let picture: Picture
    let isFirst: Bool
    let isLazy: Bool

    static let table = RecordTable<PictureView>(
        "picture",
        [
            .address("source", "Its address.") { $0.picture.address },
            .text("alt", "The picture in words, empty where it only decorates.") { $0.picture.alt },
            .flag("hasSize", "Whether its width and height are known.") {
                $0.picture.width > 0 && $0.picture.height > 0
            },
            .text("width", "Its width in pixels.") { String($0.picture.width) },
            .text("height", "Its height in pixels.") { String($0.picture.height) },
            .flag("isFirst", "Whether it is to be fetched first.") { $0.isFirst },
            .flag("isLazy", "Whether it lies below the first screen.") { $0.isLazy },
        ])
}

/// The manual of every field that a template can use, as `carte fields` prints it.
public func fieldsManual() -> String {
    manual(of: PageView.table.shape, LocationsView.table.shape)
}
