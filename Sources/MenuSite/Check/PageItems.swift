import Diagnostics

extension PageRules {
    /// An item, with the description that it has where it is shown under its own id.
    mutating func item(_ draft: ItemDraft, id: String, ahead: Markup?) -> Item {
        let picture = picture(draft.image, alt: (draft.isPlain ? nil : draft.alt?.value) ?? draft.name?.value ?? "")
        let prices = checkedPrices(of: draft, currency: self.draft.site.currency, form: prices, &reading)
        let details: [String] =
            switch (draft.size?.value, draft.variant?.value) {
            case (let size?, let variant?): [size, variant]
            case (let detail?, nil), (nil, let detail?): [detail]
            case (nil, nil): []
            }
        let options = options(of: draft)
        let more = draft.isPlain ? .nothing : more(of: draft)
        return Item(
            id: id, name: draft.name?.value, description: ahead ?? description(of: draft, id: id), picture: picture,
            prices: prices, details: details, options: options, isNew: draft.isNew, isSoldOut: draft.soldOut, more: more
        )
    }

    /// What most items do without.
    private mutating func more(of draft: ItemDraft) -> SetAside<Item.More> {
        var item = Item(id: "")
        item.unit = draft.unit?.value
        item.isFrom = draft.fromOffset != nil
        item.priceNote = draft.priceNote?.value
        item.rating = checkedRating(of: draft, &reading)
        // Each diet once: what it is fit for as it is need not be asked for.
        for diet in draft.diets {
            let isStated = diet.onRequest && draft.diets.contains { $0.diet == diet.diet && !$0.onRequest }
            guard let name = diet.diet, !isStated, !item.diets.contains(where: { $0.diet == name }) else { continue }
            item.diets.append(Diet(diet: name, onRequest: diet.onRequest))
        }
        item.allergens = checkedAllergens(of: draft, &reading)
        item.spiciness = draft.spiciness
        (item.kilocalories, item.kilojoules) = (draft.kilocalories, draft.kilojoules?.value)
        item.tags = draft.tags.map(\.value)
        return item.more
    }

    /// What can be added to an item; the tutorial's cinnamon and sugar come first.
    private mutating func options(of draft: ItemDraft) -> [Option] {
        var options: [Option] =
            switch (draft.cinnamon, draft.sugar) {
            case (false, false): []
            case (true, false): [Option(name: words.cinnamon)]
            case (false, true): [Option(name: words.sugar)]
            case (true, true): [Option(name: words.cinnamon), Option(name: words.sugar)]
            }
        if draft.isPlain { return options }
        for option in draft.options {
            if option.label == nil {
                reading.error(
                    at: option.offset, "the option has no name", hint: "write { \"name\": \"…\", \"price\": … }")
            }
            if let amount = option.amount, let currency = self.draft.site.currency {
                checkDecimals(amount, currency, prices.digits, &reading)
            }
            options.append(Option(name: option.label?.value ?? "…", amount: option.amount?.value))
        }
        return options
    }

    /// The picture across the top.
    mutating func hero(_ draft: HeroDraft) -> Hero? {
        guard draft.image != nil else {
            if !draft.isAtFault {
                reading.error(at: draft.offset, "the hero has no image", hint: "write \"image\": \"…\"")
            }
            return nil
        }
        guard let picture = picture(draft.image, alt: draft.alt?.value ?? "") else { return nil }
        var hero = Hero(picture: picture)
        hero.title = draft.title?.value
        hero.height = draft.height ?? hero.height
        hero.cut = draft.cut ?? hero.cut
        hero.stretches = draft.stretch ?? hero.stretches
        if hero.cut > hero.height / 2 {
            reading.error(
                at: draft.offset, "the hero's cut of \(hero.cut) is more than half its height of \(hero.height)",
                hint: "write \"cut\": \(hero.height / 2) or less")
        }
        return hero
    }

    /// A banner.
    mutating func banner(_ draft: BannerDraft) -> Banner {
        var banner = Banner()
        banner.title = draft.title?.value
        // A link is named by something: its words, the picture's words, or at worst the picture's name.
        let name =
            draft.link == nil || draft.title != nil ? "" : draft.image.map { PictureShelf.stem(of: $0.value) } ?? ""
        banner.picture = picture(draft.image, alt: draft.alt?.value ?? name)
        if let link = draft.link {
            if let meant = missingScheme(of: link.value) {
                reading.warning(
                    at: link.offset, "the link '\(link.value)' leads to a file of that name here",
                    hint: "write '\(meant)'")
            }
            if WebAddress.isAllowed(link.value) {
                let file = reading.files.file(at: link.offset)
                let address = relative(link.value, on: wayFromPage(to: file.folder))
                banner.link = siteAddress(address, base: base)
                prose.links.append(SiteLink(link.value, from: address, at: reading.place(at: link.offset)))
                if let id = fragmentId(of: link.value) {
                    prose.fragments.append((id, reading.place(at: link.offset)))
                    banner.link = WebAddress.fragment(id)
                }
            } else {
                reading.error(
                    at: link.offset, "the link '\(link.value)' has a scheme that is not allowed",
                    hint:
                        "allowed are \(WebAddress.schemes.map { $0 + ":" }.joined(separator: ", ")), '#id' and addresses of the site"
                )
            }
        }
        if draft.image == nil, draft.title == nil, !draft.isAtFault {
            reading.error(at: draft.offset, "the banner has neither image nor title", hint: "write \"image\": \"…\"")
        }
        return banner
    }

    /// The picture that a field of the menu names.
    private mutating func picture(_ written: PlacedText?, alt: String) -> Picture? {
        guard let written else { return nil }
        let files = reading.files
        return picture(named: written.value, at: files.place(at: written.offset), alt: alt)
    }

    /// The picture that a field names.
    mutating func picture(named name: String, at place: @autoclosure () -> Place, alt: String) -> Picture? {
        if let scheme = WebAddress.scheme(of: name) {
            guard scheme == "https" else {
                reading.report.error(
                    at: place(), "a picture cannot come from '\(name)'",
                    hint: "put it into content/images/ and write its name")
                return nil
            }
            prose.outside.insert(.secure)
            reading.report.warning(
                at: place(), "the page asks another site for this picture", hint: "put a copy into content/images/")
            return Picture(address: WebAddress.encoded(name), output: nil, width: 0, height: 0, alt: alt)
        }
        let shown = prose.shelf.shown(
            named: name, from: page.folder, ofBases: prose.baseFolders, root: prose.root, alt: alt)
        switch shown {
        case .shown(let file, let picture):
            if prose.shown.insert(file) { advise(file, at: place()) }
            return picture
        case .fault(let text, let hint):
            reading.report.error(at: place(), text, hint: hint)
            return nil
        }
    }

    /// Advises on a picture that a phone waits for.
    private mutating func advise(_ file: PictureFile, at place: Place) {
        guard file.size > 500_000 || max(file.width, file.height) > 2000 else { return }
        // 1.6 Mbit/s is what page testers call slow 4G.
        let seconds = max(1, file.size * 8 / 1_600_000)
        let size =
            file.size >= 1_000_000
            ? "\(file.size / 1_000_000).\(file.size / 100_000 % 10) MB" : "\(file.size / 1000) kB"
        reading.report.note(
            at: place,
            "'\(ContentTree.shown(file.path))' has \(size) and \(file.width) × \(file.height) pixels",
            hint: "a phone on a slow connection waits about \(seconds) s for it; save it at most 1200 pixels wide")
    }
}
