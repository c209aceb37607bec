extension JSONWriter {
    /// A dish in schema.org's words.
    ///
    /// schema.org has no words for allergens, spiciness and the rating of a dish, so these are not in it. Its description
    /// stands on the page, and would be a tenth of what a phone loads if it were here a second time.
    ///
    /// - Parameter style: How its section shows items.
    mutating func item(_ item: Item, in style: String, _ site: Site, at address: PageAddress) {
        object {
            $0.constant("\"@type\":\"MenuItem\"")
            if let name = item.name { $0.text("name", name) }
            if let picture = item.picture { $0.text("image", address.picture(picture)) }
            if let currency = site.currency { $0.offers(of: item, in: style, currency, digits: site.prices.digits) }
            if let energy = item.kilocalories {
                $0.value("nutrition") { json in
                    json.object {
                        $0.text("@type", "NutritionInformation")
                        $0.text("calories", energy.reduced.text(decimals: energy.reduced.scale) + " calories")
                    }
                }
            }
            $0.texts("suitableForDiet", item.restrictedDiets)
            $0.options(item.options, site.currency, digits: site.prices.digits)
        }
    }

    /// What can be bought with it; a choice that costs nothing is no dish.
    private mutating func options(_ options: [Option], _ currency: Currency?, digits: Int) {
        let priced = options.filter { $0.amount != nil }
        guard !priced.isEmpty, let currency else { return }
        list("menuAddOn", priced) { option, json in
            json.object {
                $0.text("@type", "MenuItem")
                $0.text("name", option.name)
                guard let amount = option.amount else { return }
                $0.value("offers") { json in
                    json.object {
                        $0.text("@type", "Offer")
                        $0.text("price", amount.text(decimals: digits))
                        $0.text("priceCurrency", currency.code)
                    }
                }
            }
        }
    }
}

extension Item {
    /// schema.org's diets (RestrictedDiet) that it is fit for as it is, not on request alone; a vegan dish is vegetarian
    /// too.
    fileprivate var restrictedDiets: [String] {
        guard !isPlain, !self.diets.isEmpty else { return [] }
        var found: [String] = []
        for diet in self.diets where !diet.onRequest {
            let names =
                switch diet.diet {
                case "vegan": ["VeganDiet", "VegetarianDiet"]
                case "vegetarian": ["VegetarianDiet"]
                case "gluten-free": ["GlutenFreeDiet"]
                case "halal": ["HalalDiet"]
                case "kosher": ["KosherDiet"]
                // It has none for food without milk or nuts.
                default: [String]()
                }
            for name in names.map({ "https://schema.org/" + $0 }) where !found.contains(name) { found.append(name) }
        }
        return found
    }
}
