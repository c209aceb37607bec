import Testing

@testable import MenuSite

/// Ranges, units, `from`, sizes and notes: what a page shows of them, and what is said of those that are wrong.
@Suite struct PriceFieldTests {
    private func built(
        _ items: String, style: String = "list", language: String = "en", currency: String = "EUR", more: String = ""
    ) throws -> SiteFixture.Result {
        try SiteFixture(
            menu: #"{"categories": [{"name": "C", "style": "\#(style)"}], "items": [\#(items)]}"#,
            site: #"{"name": "T", "language": "\#(language)", "currency": "\#(currency)"\#(more)}"#
        ).build()
    }

    private func shown(
        _ item: String, style: String = "list", language: String = "en", currency: String = "EUR", more: String = ""
    ) throws -> [String] {
        let result = try built(
            #"{"name": "a", "category": "C", \#(item)}"#, style: style, language: language, currency: currency,
            more: more)
        #expect(result.messages == [])
        return result.page.texts(ofClass: "item__price") + result.page.texts(ofClass: "item__price-note")
    }

    @Test(arguments: [
        (#""priceRange": {"low": 8.5, "high": "12,00"}"#, ["€8.50 – €12.00"]),
        (#""price": null, "priceRange": {"low": 8, "high": 12}, "unit": "kg""#, ["€8.00 – €12.00 / kg"]),
        (#""priceRange": null, "price": 3, "unit": "100 g""#, ["€3.00 / 100 g"]),
        (#""price": 68, "from": true"#, ["from €68.00"]), (#""price": 68, "from": false"#, ["€68.00"]),
        (#""price": 68, "from": true, "unit": "kg""#, ["from €68.00 / kg"]),
        (#""price": 68, "priceNote": "for two""#, ["€68.00", "for two"]),
        (#""price": null, "priceNote": "included in the set""#, ["included in the set"]),
        (#""priceNote": "on request""#, ["on request"]), (#""price": null, "unit": "kg""#, []),
        (#""price": 0, "unit": "glass""#, ["€0.00 / glass"]),
        (
            #""prices": [{"label": "small", "amount": 3}, {"label": "large"}], "unit": "glass""#,
            ["small €3.00 / glass", "large"]
        ),
    ])
    func isShown(item: String, texts: [String]) throws {
        #expect(try shown(item) == texts)
    }

    @Test func aFormOfALanguageIsThatOfItsRangesAndWords() throws {
        let range = #""priceRange": {"low": 250, "high": 1200.5}"#
        #expect(try shown(range, language: "de") == ["250,00–1.200,50\u{A0}€"])
        // Both amounts have decimals, or neither.
        #expect(try shown(range, language: "ru", currency: "RUB") == ["250,00–1\u{A0}200,50\u{A0}₽"])
        #expect(
            try shown(#""priceRange": {"low": 250, "high": 1200}"#, language: "ru", currency: "RUB")
                == ["250–1\u{A0}200\u{A0}₽"])
        #expect(
            try shown(#""price": 6900, "from": true, "unit": "kg""#, language: "ko", currency: "KRW") == [
                "₩6,900 / kg부터"
            ])
    }

    @Test(arguments: ["list", "text", "carousel", "squares"])
    func sizesAreShownInOrder(style: String) throws {
        let sizes = #""prices": [{"label": "large", "amount": 5}, {"label": "small", "amount": 3}]"#
        #expect(try shown(sizes, style: style) == ["large €5.00", "small €3.00"])
        let isSmall = style == "carousel" || style == "squares"
        #expect(
            try shown(sizes + #", "from": true"#, style: style)
                == (isSmall ? ["from €3.00"] : ["large €5.00", "small €3.00"]))
        // Two sizes at one price are not a lowest one.
        let even = #""prices": [{"label": "red", "amount": 3}, {"label": "white", "amount": "3.00"}], "from": true"#
        #expect(try shown(even, style: style) == (isSmall ? ["€3.00"] : ["red €3.00", "white €3.00"]))
    }

    @Test func textsOfAUnitStayText() throws {
        let page = try built(#"{"name": "a", "price": 3, "unit": "<b>&\"kg\""}"#).page
        #expect(
            page.contains(#"<span>/ <bdi dir="auto">&lt;b&gt;&amp;&#34;kg&#34;</bdi></span>"#)
                || page.contains(#"<span>/ <bdi dir="auto">&lt;b&gt;&amp;&quot;kg&quot;</bdi></span>"#))
    }

    /// The signs that menus write (sources: PriceHabit), with the digits of CLDR.
    @Test(arguments: [
        ("ko", "KRW", ["4,500원"], ["8,000~12,000원"]), ("ja-JP", "JPY", ["4,500円"], ["8,000～12,000円"]),
        ("zh-Hans", "CNY", ["4,500元"], ["8,000-12,000元"]), ("zh-TW", "TWD", ["4,500元"], ["8,000-12,000元"]),
        ("vi", "VND", ["4.500đ"], ["8.000-12.000đ"]),
    ])
    func localHabits(language: String, currency: String, one: [String], range: [String]) throws {
        let local = #", "priceStyle": "local""#
        #expect(try shown(#""price": 4500"#, language: language, currency: currency, more: local) == one)
        let written = #""priceRange": {"low": 8000, "high": 12000}"#
        #expect(try shown(written, language: language, currency: currency, more: local) == range)
        let locale = #", "priceStyle": "locale""#
        #expect(try shown(#""price": 4500"#, language: language, currency: currency, more: locale) != one)
    }

    @Test func aHabitThatIsNotKnownIsAWarningOnceALanguage() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a", "price": 4500}]}"#,
            site: #"{"name": "T", "priceStyle": "local", "language": "ko", "currency": "KRW"}"#)
        for folder in ["en", "en/a"] {
            try site.write(
                #"{"site": {"language": "en"}, "items": [{"name": "a", "price": 4500}]}"#,
                to: "content/\(folder)/menu.json")
        }
        let result = site.build()
        #expect(
            result.messages == [
                "1:29 warning no local habit is known for KRW in 'en'; prices are written as CLDR has them"
            ])
        #expect(result.printed.contains("^ write \"locale\"; habits are known for KRW in ko, JPY in ja,"))
        #expect(result.files["index.html"]?.contains("4,500원") == true)
        #expect(result.files["en/index.html"]?.contains("₩4,500") == true)
    }

    /// Each item alone: the column of the message, its text, and the hint.
    @Test(arguments: [
        (#""priceRange": {"low": 12, "high": ‸8.5}"#, "the price range falls", #"write { "low": 8.5, "high": 12 }"#),
        (#""priceRange": {"low": 8, "high": ‸8.00}"#, "the price range has one amount twice", #"write "price": 8"#),
        (
            #""priceRange": ‸{"low": 8}"#, "the price range has no 'high'",
            #"write "priceRange": { "low": 8, "high": … }, or "price": 8, "from": true"#
        ),
        (
            #""priceRange": ‸{"high": 8}"#, "the price range has no 'low'",
            #"write "priceRange": { "low": …, "high": 8 }"#
        ),
        (
            #""priceRange": ‸{}"#, "the price range has no amounts",
            #"write "priceRange": { "low": 8.50, "high": 12.00 }"#
        ),
        (
            #""priceRange": ‸"8.50-12""#, "'priceRange' is an object in { }, not text in quotes",
            #"write { "low": 8.50, "high": 12 }"#
        ),
        (
            #""priceRange": ‸[8, 12]"#, "'priceRange' is an object in { }, not a list in [ ]",
            #"write { "low": 8, "high": 12 }"#
        ),
        (#""priceRange": {"low": ‸-8, "high": 12}"#, "a price cannot be negative", "write 8"),
        (
            #""priceRange": {"low": 8, "high": ‸12.125}"#, "12.125 has 3 decimals, EUR has 2 decimals",
            "write 12125 if thousands are meant, else an amount with 2 decimals"
        ),
        (#""priceRange": {‸"lo": 8, "high": 12}"#, "unknown field 'lo'", "did you mean 'low'?"),
        (
            #""priceRange": {"low": 8, "high": 12}, ‸"price": 3"#, "'price' and 'priceRange' stand side by side",
            "keep 'price' for one amount or 'priceRange' for a lowest and a highest one"
        ),
        (
            #""prices": [{"label": "s", "amount": 3}], ‸"priceRange": {"low": 8, "high": 12}"#,
            "'prices' and 'priceRange' stand side by side",
            "keep 'prices' for several sizes or 'priceRange' for a lowest and a highest one"
        ),
        (
            #""price": 1, "prices": [{"label": "s", "amount": 3}], ‸"priceRange": {"low": 8, "high": 12}"#,
            "'price', 'prices' and 'priceRange' stand side by side",
            "keep 'price' for one amount, 'prices' for several sizes or 'priceRange' for a lowest and a highest one"
        ),
        (
            #""priceRange": {"low": 8, "high": 12}, ‸"from": true"#, "'from' and 'priceRange' stand side by side",
            #"keep 'priceRange', or write "price": 8, "from": true"#
        ),
        (
            #"‸"from": true"#, "'from' stands without an amount", #"write "price": 4.50 beside it, the lowest amount"#
        ),
        (
            #""price": null, ‸"from": true"#, "'from' stands without an amount",
            #"write "price": 4.50 beside it, the lowest amount"#
        ),
        (#""from": ‸4.5"#, "'from' is true or false, not a number", #"write "price": 4.5, "from": true"#),
        (#"‸"unit": "kg""#, "'unit' stands without an amount", #"write "price": 4.50 beside it, or null"#),
        (
            #"‸"unit": "kg", "priceNote": "market price""#, "'unit' stands without an amount",
            #"write "priceNote": "market price / kg""#
        ),
        // One mistake is one error.
        (#""price": ‸"x", "unit": "kg", "from": true"#, "'x' is not a number", #"write "priceNote": "x""#),
        (
            #""prices": [{"label": "s", "amount": ‸"x"}], "unit": "kg""#, "'x' is not a number",
            #"write "priceNote": "x""#
        ),
        (
            #""priceRange": {"low": 8, "high": ‸true}, "unit": "kg", "from": true"#, "'high' is not a number",
            "write an amount, such as 4.50"
        ),
        (#""price": ‸"12.50/kg""#, "'12.50/kg' is not an amount alone", #"write "price": 12.50, "unit": "kg""#),
        (
            #""price": ‸"4.50-12""#, "'4.50-12' holds 2 amounts",
            #"write "prices": [{ "label": "small", "amount": 4.50 }, { "label": "large", "amount": 12 }], or "priceRange": { "low": 4.50, "high": 12 }"#
        ),
        (
            #""prices": [{"label": "s", "amount": ‸"12.50/kg"}]"#, "'12.50/kg' is not an amount alone",
            "write 12.50; the words go into the description"
        ),
    ])
    func isAFault(item: String, text: String, hint: String) throws {
        let start = #"{"items": [{"name": "a", "#
        let marked = (start + item + "}]}").components(separatedBy: "‸")
        let result = try SiteFixture(
            menu: marked.joined(), site: #"{"name": "T", "language": "en", "currency": "EUR"}"#
        ).build()
        #expect(result.messages == ["1:\(marked[0].unicodeScalars.count + 1) error \(text)"])
        #expect(result.report.messages.first?.hint == hint)
    }

    @Test func aRangeWithoutACurrencyIsSaidToHaveNone() throws {
        let result = try SiteFixture(
            menu: #"{"items": [{"name": "a", "priceRange": {"low": 8.5, "high": 12}}]}"#,
            site: #"{"name": "T", "language": "de"}"#
        ).build()
        #expect(result.messages == ["1:48 warning the site names no currency; prices are printed as bare numbers"])
        #expect(result.page.texts(ofClass: "item__price") == ["8,50–12,00"])
    }
}
