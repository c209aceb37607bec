import JSONText

extension Forms {
    /// The picture across the top of the page.
    static let hero = textOr(
        heroObject.form { HeroDraft(offset: $0) }.noting(["image"]) { $0.isAtFault = true }, text: picture
    ) { HeroDraft(offset: $0.offset, image: $0) }

    /// The fields of the hero.
    static let heroObject = ObjectForm<HeroDraft>(
        // That it has a picture the schema cannot ask for: it may be that of a menu which this one extends.
        "hero",
        [
            field("image", picture, "The picture.") { $0.image = $1 },
            field("alt", text, "The picture in words.") { $0.alt = $1 },
            field("title", text, "Words on the picture.") { $0.title = $1 },
            field("height", wholeNumber(120...1000), "Its height in pixels, 350 if not given.") { $0.height = $1 },
            field("cut", wholeNumber(0...400), "How much shorter one side is, in pixels, 30 if not given.") {
                $0.cut = $1
            },
            field("stretch", flag, "Whether it stretches when the page is pulled down.") { $0.stretch = $1 },
        ])

    private static let banner = textOr(
        ObjectForm<BannerDraft>(
            "banner", rules: [.oneIsWritten(["image", "title"])],
            [
                field("image", picture, "The picture.") { $0.image = $1 },
                field("alt", text, "The picture in words.") { $0.alt = $1 },
                field("title", text, "Words on the picture.") { $0.title = $1 },
                field("link", link, "Where it leads: #id of an item, or an address.") { $0.link = $1 },
            ]
        ).form { BannerDraft(offset: $0) }.noting(["image", "title"]) { $0.isAtFault = true },
        text: picture
    ) { BannerDraft(offset: $0.offset, image: $0) }

    /// The fields of a category.
    static let categoryObject = ObjectForm<CategoryDraft>(
        "category", rules: [.oneIsWritten(["name", "id"])],
        [
            field("id", identifier, "The section's id, which is its address on the page.") { $0.id = $1 },
            field("name", text, "The section's heading.") { $0.name = $1 },
            field("description", markdown, "Markdown under the heading.") { $0.description = $1 },
            field("style", choice(FoodWords.styles, of: "style"), "How its items are shown.") { $0.style = $1 },
            field("hours", servingHours, "When it is served, such as -11:00.") { $0.hours = $1 },
            field("hidden", flag, "Whether it is left out of the category bar.") { $0.hidden = $1 },
        ])

    private static let category = textOr(categoryObject.form { CategoryDraft(offset: $0) }) {
        CategoryDraft(offset: $0.offset, name: $0)
    }

    private static let textOrItem = Shape.either([.text, item.shape])

    /// An item: its object, or a text that is its name.
    private static let menuItem = Form<ItemDraft>(shape: .written(textOrItem)) { value, reading in
        var draft = ItemDraft(offset: value.offset)
        switch value.kind {
        case .object: item.read(value, into: &draft, &reading)
        case .string: draft.name = text.read(value, &reading)
        default:
            reading.mismatch(value, wants: textOrItem, hint: "write { \"name\": \"…\" }")
            return nil
        }
        return draft
    }

    /// The fields of a menu file.
    static let menu = ObjectForm<MenuDraft>(
        "menu",
        [
            field("extends", reference, "The menu that this one changes: its way from here, such as ../menu.json.") {
                $0.extends = $1
            },
            field("title", text, "What this menu is called among those of its venue, such as Lunch.") { $0.title = $1 },
            ObjectForm<MenuDraft>.Field(
                description: FieldDescription(
                    name: "site", shape: site.shape, summary: "The site's fields, where this page has its own."),
                otherNames: []
            ) { value, menu, reading in
                if value.kind == .object {
                    let errors = reading.report.count(of: .error)
                    site.read(value, into: &menu.site, &reading)
                    menu.site.isAtFault = reading.report.count(of: .error) > errors
                } else if value.kind != .null {
                    reading.mismatch(value, wants: site.shape)
                }
            },
            field("hero", hero, "The picture across the top.") { $0.hero = $1 },
            field("banners", list(of: banner), "Pictures to swipe through.") { $0.banners = $1 },
            parts(
                "categories", of: category, "The sections, in order; of a menu that extends another, changes by id.",
                changes: changedCategory
            ) { $0.categories = $1 },
            parts(
                "items", of: menuItem, "The dishes, in order; of a menu that extends another, changes by id.",
                changes: changedItem
            ) { $0.items = $1 },
        ],
        elsewhere: { member, _ in
            let isOfSite = site.fields.contains { $0.description.name == member.key }
            if isOfSite { return "it belongs into content/site.json, or into \"site\" here" }
            let isOfContact = contact.fields.contains { $0.description.name == member.key }
            return isOfContact ? "it belongs into \"contact\": { … } of content/site.json" : nil
        })
}
