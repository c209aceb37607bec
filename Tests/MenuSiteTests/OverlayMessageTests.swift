import Diagnostics
import Testing

/// What is wrong with a menu that extends another stands where it should: each `‸` marks the place of a message.
@Suite struct OverlayMessageTests {
    private static let base =
        #"{"items": [{"id": "latte", "name": "Latte", "category": "Hot", "price": 3}, {"name": "Tea", "category": "Hot"}, {"name": "Soup", "category": "Hot", "prices": [{"label": "small", "amount": 3}, {"label": "big", "amount": 4}], "options": ["bread"], "tags": ["new"]}]}"#

    /// A menu that extends `base.json` beside it, and parts of each message in order of place.
    private static let menus: [(String, [String])] = [
        (#"{"extends": "base.json", "items": {"latte": {"price": 4}, "tea": "Green tea"}}"#, []),
        (
            #"{"extends": "base.json", "items": {‸"late": {"price": 4, ‸"soldOt": true}, ‸"sushi": null}}"#,
            [
                "the menu that this one extends has no item 'late'|did you mean 'latte'?", "unknown field 'soldOt'",
                "has no item 'sushi'|put a new one into \"add\": [ … ]",
            ]
        ),
        (
            #"{"extends": "base.json", "categories": {‸"hut": "Warm"}}"#,
            ["the menu that this one extends has no category 'hut'|did you mean 'hot'?"]
        ),
        (#"{"extends": "base.json", "_note": 1, "items": {"_latte": 5, "$x": []}}"#, []),
        (#"{"extends": "base.json", "items": {"latte": {"price": ‸"4 €"}}}"#, ["'4 €'"]),
        (
            #"{"extends": "base.json", "items": {"latte": ‸5, "tea": ‸[]}}"#,
            ["'latte' is text or an object in { }, not a number|or null to remove it", "'tea' is text or"]
        ),
        (
            #"{"extends": "base.json", "items": ‸[{"name": "x"}], "categories": ‸["Hot"]}"#,
            ["'items' is an object in { }, not a list in [ ]|\"add\": [ … ] for new ones", "'categories' is an object"]
        ),
        (
            #"{"extends": "base.json", "items": {"add": ‸{"name": "x"}, "order": ‸"tea"}}"#,
            ["'add' is a list in [ ], not an object", "'order' is a list in [ ], not text"]
        ),
        (
            #"{"extends": "base.json", "items": {"add": [‸5, ‸null, {"name": "x", "category": "Hot", "after": ‸"tae"}, {"name": "y", "category": "Hot", ‸"afte": "tea"}]}}"#,
            [
                "an entry of 'add' is text or an object in { }, not a number", "not null",
                "there is no item 'tae'|did you mean 'tea'?",
                "unknown field 'afte'|did you mean 'after'?",
            ]
        ),
        (
            #"{"extends": "base.json", "items": {"latte": {‸"after": "tea"}}}"#, ["unknown field 'after'"]
        ),
        (
            #"{"extends": "base.json", "items": {"tea": null, "add": [{"name": "x", "category": "Hot", "after": ‸"tea"}], "order": [‸"tea", "latte", ‸"latte", ‸"lotte"]}}"#,
            [
                "the item 'tea' is removed|that is said at content/menu.json:1:43", "the item 'tea' is removed",
                "'latte' stands twice in 'order'|content/menu.json:1:",
                "there is no item 'lotte'|did you mean 'latte'?",
            ]
        ),
        (
            #"{"extends": "base.json", "items": {"add": [{"id": ‸"latte", "name": "x", "category": "Hot"}]}}"#,
            ["the id 'latte' stands twice|it is the id at content/base.json:1:19 already"]
        ),
        (
            #"{"extends": "base.json", "items": {"latte": {"price": 3, ‸"prices": [{"amount": 4}]}}}"#,
            ["'price' and 'prices' stand side by side"]
        ),
        (
            #"{"extends": "base.json", "items": {"soup": {"prices": {"big": "Big", ‸"smal": "x", "small": ‸[]}, "tags": {‸"old": null}, "options": {"bread": {‸"prise": 1}}}}}"#,
            [
                "the menu that this one extends has no size 'smal' here|did you mean 'small'?",
                "'small' is text or an object",
                "has no tag 'old' here|write all of 'tags' as a list in [ ]",
                "unknown field 'prise'|did you mean 'price'?",
            ]
        ),
        // The wrong word alone is said to be wrong.
        (
            #"{‸"extend": "base.json", "items": {"latte": {"price": 4}}}"#,
            ["unknown field 'extend'|did you mean 'extends'?"]
        ),
        (
            #"{"items": ‸{"latte": {"price": 4}}, "categories": ‸{"hot": "Warm"}}"#,
            ["'items' is a list in [ ], not an object|only a menu with \"extends\"", "'categories' is a list"]
        ),
        (
            #"{"extends": ‸5, "items": {"x": {‸"pric": 4}, "add": ["y"]}}"#,
            ["'extends' is text, not a number", "unknown field 'pric'"]
        ),
        (#"{"extends": ‸"\u0000", "items": {"x": {}}}"#, ["control character"]),
        (#"{"extends": "", "items": [{"name": "x"}]}"#, []),
        (#"{"extends": null, "items": [{"name": "x"}]}"#, []),
    ]

    @Test(arguments: menus.indices)
    func standsWhereItShould(index: Int) throws {
        let (menu, wanted) = Self.menus[index]
        try expectMessages(of: ["menu.json": menu, "base.json": Self.base], wanted)
    }

    /// Ways to a base from `content/a/menu.json` that lead nowhere, and what is said.
    private static let ways: [(String, String)] = [
        ("../base.jsn", "there is no file '../base.jsn'|did you mean '../base.json'?"),
        ("base.json", "there is no file 'base.json'|did you mean '../base.json'?"),
        ("../../base.json", "'../../base.json' leads out of content/|such as ../menu.json"),
        ("../../../etc/passwd", "leads out of content/"),
        ("/base.json", "'/base.json' is no way to a menu of this site|such as ../menu.json"),
        ("https://example.org/menu.json", "is no way to a menu of this site"),
        (#"..\\base.json"#, "is no way to a menu of this site"),
        ("..", "'..' is a folder|write the way to a file in it"),
        ("../b", "'../b' is a folder|write '../b/menu.json'"),
        ("../site.json", "'../site.json' is no menu"),
        ("../intro.md", "'../intro.md' is no .json file"),
        ("menu.json", "the menu extends itself"),
        ("../a/./menu.json", "the menu extends itself"),
    ]

    @Test(arguments: ways.indices)
    func aWayThatLeadsNowhere(index: Int) throws {
        let (way, wanted) = Self.ways[index]
        try expectMessages(
            of: [
                "a/menu.json": #"{"extends": ‸"\#(way)", "items": {"x": {‸"pric": 4}, "add": [{"name": "y"}]}}"#,
                "base.json": Self.base,
                "b/menu.json": Self.base, "intro.md": "Hello",
            ], [wanted, "unknown field 'pric'"])
    }

    @Test func aRingIsNamedOnce() throws {
        let menu = { (way: String) in #"{"extends": ‸"\#(way)", "items": {"latte": {"price": 4}}}"# }
        let plain = { (way: String) in menu(way).replacing("‸", with: "") }
        try expectMessages(
            of: [
                "a/menu.json": plain("../c/menu.json"), "b/menu.json": menu("../c/menu.json"),
                "c/menu.json": plain("../d.json"), "d.json": plain("b/menu.json"),
            ],
            [
                "menus extend one another in a ring: content/b/menu.json → content/c/menu.json → content/d.json → "
                    + "content/b/menu.json|take \"extends\" out of one of them"
            ])
    }

    @Test func aChainHasSixteenMenusAtMost() throws {
        var files = ["0/menu.json": Self.base]
        for number in 1...15 { files["\(number)/menu.json"] = #"{"extends": "../\#(number - 1)/menu.json"}"# }
        try expectMessages(of: files, [])
        files["16/menu.json"] = #"{"extends": ‸"../15/menu.json"}"#
        for number in 17...40 { files["\(number)/menu.json"] = #"{"extends": "../\#(number - 1)/menu.json"}"# }
        try expectMessages(of: files, ["more than 16 menus extend one another"])
    }

    @Test func aBaseThatCannotBeReadIsSaidOnce() throws {
        try expectMessages(
            of: [
                "a/menu.json": #"{"extends": "../base.json", "items": {"x": "X"}}"#,
                "b/menu.json": #"{"extends": "../base.json", "items": {"order": ["y"], ‸"y": 5}}"#
                    .replacing("‸\"y\": 5", with: "\"y\": ‸5"),
                "base.json": #"{"items": [‸}"#,
            ], ["'y' is text or", "content/base.json"])
    }

    /// What is wrong with a base is said in the base, once, however many extend it.
    @Test func faultsOfABaseAreSaidOnce() throws {
        let base =
            #"{"items": [{"id": "a", "name": "A", ‸"pric": 3, "price": ‸"4 €", "calories": ‸"x", "image": ‸"none"}, {"id": ‸"a", "name": "B"}]}"#
        let wanted = ["unknown field 'pric'", "'4 €'", "'calories'", "no picture 'none'", "the id 'a' stands twice"]
        try expectMessages(
            of: [
                "menu.json": base, "x/menu.json": #"{"extends": "../menu.json", "items": {"a": {"soldOut": true}}}"#,
                "y/menu.json": #"{"extends": "../menu.json"}"#,
            ], wanted)
        try expectMessages(
            of: [
                "base.json": base, "x/menu.json": #"{"extends": "../base.json", "items": {"a": {"soldOut": true}}}"#,
                "y/menu.json": #"{"extends": "../base.json"}"#,
            ], wanted.enumerated().map { $0 > 2 ? $1 + "|so it is in content/x/menu.json" : $1 })
    }

    /// A message of a rule about a value of the base stands at the value, and names the page on which it is so.
    @Test func aRuleThatIsBrokenOnOnePageNamesIt() throws {
        try expectMessages(
            of: [
                "menu.json": #"{"items": [{"name": "Tea", "price": 3}, {"name": "Cola", "price": ‸2.50}]}"#,
                "x/menu.json": #"{"extends": "../menu.json", "site": {"currency": "JPY"}}"#,
                "y/menu.json": #"{"extends": "../menu.json", "site": {"currency": "JPY"}}"#,
            ], ["2.50 has 2 decimals, JPY has no decimals|so it is in content/x/menu.json"])
    }

    private static let russian = #"{"name": "T", "language": "ru", "currency": "RUB"}"#

    /// Each text that is still the base's on a page in another language is a warning at the text.
    @Test func textsThatAreStillTheBases() throws {
        try expectMessages(
            of: [
                "site.json": Self.russian, "descriptions/latte.md": "Молоко",
                "menu.json": #"""
                {"banners": [{"title": ‸"Завтрак"}], "categories": [{"name": ‸"Кофе", "description": ‸"Горячий"}],
                 "items": [
                  ‸{"id": "latte", "name": "Латте", "category": "Кофе", "price": 150, "variant": ‸"горячий", "tags": [‸"новый", "№ 1"]},
                  {"id": "tea", "name": ‸"Чай", "category": "Кофе", "description": ‸"Чёрный", ‸"unit": "чашка", "allergens": ["milk"],
                   "prices": [{"label": ‸"чашка", "amount": 90}], "options": [‸"лимон"], "priceNote": ‸"с собой"},
                  {"id": "ice", "name": "Ice", "category": "Кофе", "price": 1}
                 ]}
                """#,
                "en/menu.json":
                    #"{"extends": "../menu.json", "site": {"language": "en"}, "items": {"latte": "Latte", "ice": "Ice"}}"#,
                "en/b/menu.json": #"{"extends": "../menu.json", "items": {"tea": {"soldOut": true}}}"#,
                "b/menu.json": #"{"extends": "../menu.json"}"#,
            ],
            [
                #"the title 'Завтрак' is not translated in content/en/menu.json|write "banners": [ … ] there, the same text if it stays"#,
                #"the name 'Кофе' is|write "categories": { "кофе": "…" } there"#,
                #"the description of 'кофе' is|write "categories": { "кофе": { "description": "…" } } there"#,
                "the description of 'latte' is not translated in content/en/menu.json|put one into content/en/descriptions/latte.md",
                #"the variant 'горячий'|write "items": { "latte": { "variant": … } } there"#, "the tag 'новый'",
                #"the name 'Чай'|write "items": { "tea": "…" } there"#, "the description of 'tea'", "the unit 'чашка'",
                #"the label 'чашка'|write "items": { "tea": { "prices": { "чашка": "…" } } } there"#,
                #"the option 'лимон'|{ "options": { "лимон": "…" } }"#, "the priceNote 'с собой'",
            ])
    }

    @Test func eachLanguageIsWarnedOfByItself() throws {
        let overlay = { (tag: String) in #"{"extends": "../menu.json", "site": {"language": "\#(tag)"}}"# }
        let result = try SiteFixture([
            "content/site.json": Self.russian, "content/menu.json": #"{"items": [{"name": "Чай", "price": 90}]}"#,
            "content/ar/menu.json": overlay("ar"), "content/en/menu.json": overlay("en"),
            "content/en-GB/menu.json": overlay("en-GB"),
            "content/by/menu.json": overlay("ru-BY"),
        ]).build()
        #expect(
            result.messages.map { $0.split(separator: " ").last ?? "" } == [
                "content/ar/menu.json", "content/en/menu.json", "content/en-GB/menu.json",
            ])
        #expect(result.isPublished)
    }

    /// A language is another one where it is written in another script; a region is no language.
    @Test(arguments: [("zh-Hans", "zh-TW", 1), ("zh-CN", "zh-Hans", 0), ("pt", "pt-BR", 0), ("sr", "sr-Latn", 1)])
    func scriptsCount(base: String, own: String, count: Int) throws {
        let result = try SiteFixture([
            "content/menu.json":
                #"{"site": {"language": "\#(base)", "words": {"soldOut": "x"}}, "items": [{"name": "A", "price": null}]}"#,
            "content/x/menu.json":
                #"{"extends": "../menu.json", "site": {"language": "\#(own)", "words": {"soldOut": "x"}}}"#,
        ]).build()
        #expect(result.messages.count { $0.contains("is not translated") } == count, "\(result.printed)")
    }
}
