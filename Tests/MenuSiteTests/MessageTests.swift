import Diagnostics
import Foundation
import Testing

/// Every message about a menu file stands where it should: each `‸` in a menu marks the place of one.
@Suite struct MessageTests {
    /// A menu with marks, and a part of each message (text or hint) in order of place.
    private static let menus: [(String, [String])] = [
        (#"{"items": [{"name": "a", ‸"soldOt": true}]}"#, ["unknown field 'soldOt'|did you mean 'soldOut'?"]),
        (
            #"{‸"annotation": "x", "items": [{"name": "a", ‸"Price": 3}]}"#,
            ["unknown field 'annotation'", "did you mean 'price'?"]
        ),
        (#"{"items": [{"name": "a", "_note": "x"}], "$schema": "y"}"#, []),
        (
            #"{"items": [{"name": "a", ‸"prix": 3}]}"#,
            [
                "the fields of an item are 'name', 'price', 'category', 'description', 'image' and others; begin it with "
                    + "'_' to keep a remark of your own"
            ]
        ),
        (
            #"{"site": {‸"sprache": "de"}, "items": [{"name": "a"}]}"#,
            ["the fields of a site are 'name', 'language', 'currency', 'theme', 'contact' and others"]
        ),
        (
            #"{"items": [{"name": "a", ‸"vegan": true, ‸"glutenFree": true}, {"name": "b", ‸"halal": false}]}"#,
            [
                "unknown field 'vegan'|write \"diets\": [\"vegan\"]", "write \"diets\": [\"gluten-free\"]",
                "leave it out: what an item is fit for stands in \"diets\"",
            ]
        ),
        (
            #"{‸"phone": "1", ‸"currency": "EUR", "site": {‸"items": []}, "items": [{"name": "a"}]}"#,
            [
                "it belongs into \"contact\": { … } of content/site.json", "it belongs into content/site.json",
                "it belongs into the menu itself, not into \"site\"",
            ]
        ),
        (
            #"{"hero": ‸{"title": "t", "height": ‸"400px", "cut": ‸"900 px"}, "items": [{"name": "a"}]}"#,
            ["", "'height' is a whole number from 120 to 1000, not text in quotes|write 400", "write at most 400"]
        ),
        // One mistake is one error.
        (
            #"{"hero": {"image": ‸["latte"]}, "items": [{"name": "a"}]}"#,
            ["'image' is text, not a list in [ ]|write it without [ ]: \"latte\""]
        ),
        (#"{"hero": {"image": ‸5}, "items": [{"name": "a"}]}"#, ["'image' is text, not a number"]),
        (
            #"{"hero": {‸"img": "latte"}, "items": [{"name": "a", ‸"desc": "x"}]}"#,
            ["unknown field 'img'|did you mean 'image'?", "did you mean 'description'?"]
        ),
        (#"{"hero": ‸"a\u0000b", "items": [{"name": "a"}]}"#, ["control character (U+0000) stands in 'hero'"]),
        (#"{"hero": ‸{"image": ""}, "items": [{"name": "a"}]}"#, ["the hero has no image"]),
        (
            #"{"banners": [{"image": ‸["a"]}, {"image": ‸5}, {‸"img": "a"}, ‸{"image": " "}], "items": [{"name": "a"}]}"#,
            ["not a list", "not a number", "did you mean 'image'?", "neither image nor title"]
        ),
        (
            #"{"banners": [{"image": ‸"a\u0000b"}, {"title": ‸["a"]}, {‸"picture": "a"}], "items": [{"name": "a"}]}"#,
            ["control character", "not a list", "the fields of a banner are"]
        ),
        (
            #"{"items": [{"name": "a", "image": ‸5}, {"name": "b", "image": ‸"a\u0000b"}]}"#,
            ["not a number", "control"]
        ),
        (#"{"site": {"theme": ‸1}, "items": [{"name": "a"}]}"#, ["'theme' is text, not a number"]),
        (#"{"site": {"theme": ‸"a\u0000b"}, "items": [{"name": "a"}]}"#, ["control character (U+0000)"]),
        (
            #"{"site": {"language": ‸5, "currency": ‸7, "url": ‸8, "contact": {"phone": ‸true}}, "items": [{"name": "a"}]}"#,
            ["not a number", "not a number", "not a number", "not true"]
        ),
        (#"{"hero": ‸{"height": ‸"tall"}, "items": [{"name": "a"}]}"#, ["", "not text in quotes"]),
        (
            #"{"items": [{"name": "a", "soldOut": ‸"oui"}, {"name": "b", "soldOut": ‸"да"}, {"name": "c", "new": ‸1}]}"#,
            ["write true or false, without quotes", "write true or false, without quotes", "write true or false"]
        ),
        (
            #"{"site": {"hours": ‸"10-22"}, "items": [{"name": "a"}]}"#,
            ["'hours' is an object in { }, not text in quotes|write {\"mon-fri\": \"09:00-18:00\"}"]
        ),
        (
            #"{"items": [{"name": "a", "allergens": [‸"beef"]}]}"#,
            ["the words are 'gluten', 'wheat', 'spelt', 'khorasan', 'rye', 'barley', 'oats', 'crustaceans', …"]
        ),
        (#"{"items": [{"name": "a", "diets": [‸"paleo"]}]}"#, ["'halal', 'kosher'\n"]),
        (
            #"{"items": [‸{"price": 3}, ‸{"name": ""}, ‸{"name": "  "}]}"#,
            ["the item has no name", "the item has no name", "the item has no name"]
        ),
        (
            #"{"items": [{"id": "a", "name": "a"}, {"id": ‸"a", "name": "b"}]}"#,
            ["the id 'a' stands twice|content/menu.json:1:19"]
        ),
        (#"{"items": [{"id": 7, "name": "a"}, {"id": ‸"7", "name": "b"}]}"#, ["the id '7' stands twice"]),
        (
            #"{"items": [{"name": "a", "price": 1, ‸"price": 2}]}"#,
            ["'price' stands twice in this object|content/menu.json:1:26"]
        ),
        (
            #"{"items": [{"name": "a", "price": 1, ‸"prices": [{"label": "s", "amount": 1}]}]}"#,
            ["'price' and 'prices' stand side by side"]
        ),
        (
            #"{"items": [{"name": "a", "prices": [{"label": "s", "amount": 1}], ‸"price": 1}]}"#,
            ["'price' and 'prices' stand side by side"]
        ),
        (
            #"{"items": [{"name": "a", "prices": [{"label": "s", "amount": 1}, ‸{"amount": 2}]}]}"#,
            ["one of several sizes has no label"]
        ),
        (#"{"items": [{"name": "a", "price": ‸[1, 2]}]}"#, ["one amount, not a list|\"prices\": [{"]),
        (#"{"items": [{"name": "a", "price": ‸true}]}"#, ["not a number"]),
        (#"{"items": [{"name": "a", "price": ‸9.875}]}"#, ["9.875 has 3 decimals, USD has 2 decimals"]),
        (#"{"items": [{"name": "a", "price": ‸45.000}]}"#, ["write 45000 if thousands are meant, else 45"]),
        (
            #"{"items": [{"name": "a", "soldOut": ‸"yes"}]}"#,
            ["'soldOut' is true or false, not text in quotes|write true, without quotes"]
        ),
        (#"{"items": [{"name": ‸5}]}"#, ["'name' is text, not a number|write it in quotes: \"5\""]),
        (#"{"items": [{"name": "a", "diets": [‸"vegn"]}]}"#, ["unknown diet 'vegn'|did you mean 'vegan'?"]),
        (
            #"{"items": [{"name": "a", "allergens": ["milk", ‸"eggz"]}]}"#,
            ["unknown allergen 'eggz'|did you mean 'eggs'?"]
        ),
        (
            #"{"items": [{"name": "a", "rating": {"value": ‸"4.9"}}]}"#,
            ["'value' is a number from 0 to 5, not text in quotes|write 4.9, without quotes"]
        ),
        (#"{"items": [{"name": "a", "rating": {"value": ‸"4,9"}}]}"#, ["write 4.9, without quotes"]),
        (#"{"items": [{"name": "a", "rating": {"value": ‸6}}]}"#, ["'value' is a number from 0 to 5|write at most 5"]),
        (
            #"{"items": [{"name": "a", "rating": {"value": ‸-1}}]}"#,
            ["'value' is a number from 0 to 5|write at least 0"]
        ),
        (#"{"items": [{"name": "a", "rating": {"value": ‸NaN}}]}"#, ["NaN"]),
        (
            #"{"items": [{"name": "a", "rating": {"value": 4.9, "count": ‸2.5}}]}"#,
            ["'count' is a whole number from 0 to 1000000000|write it without decimals"]
        ),
        (#"{"items": [{"name": "a", "rating": {"value": 4.9, "count": ‸235.0}}]}"#, ["write 235"]),
        (
            #"{"items": [{"name": "a", "rating": {"value": 4.9, "count": ‸"235"}}]}"#,
            ["'count' is a whole number from 0 to 1000000000, not text in quotes|write 235, without quotes"]
        ),
        (#"{"items": [{"name": "a", "rating": {"value": 4.9, "count": ‸"2,5"}}]}"#, ["^ write 2\n"]),
        (#"{"items": [{"name": "a", "rating": {"value": 4.9, "count": ‸-3}}]}"#, ["write at least 0"]),
        (
            #"{"items": [{"name": "a", "rating": ‸4.9}]}"#,
            ["'rating' is an object in { }, not a number|write { \"value\": 4.9 }"]
        ),
        (#"{"items": [{"name": "a", "rating": {"value": 4, ‸"max": 5}}]}"#, ["unknown field 'max'"]),
        (
            #"{"items": [{"name": "a", "rating": {"count": ‸5}}, {"name": "b", "rating": {"count": ‸7, "value": null}}]}"#,
            ["'count' stands without 'value'|write \"value\": 4.9", "'count' stands without 'value'"]
        ),
        (#"{"items": [{"name": "a", "reviewCount": ‸5}]}"#, ["'reviewCount' stands without 'reviewPoint'"]),
        (
            #"{"items": [{"name": "a", "rating": {"value": 4}, ‸"reviewPoint": 4, "reviewCount": 5}]}"#,
            ["'rating' and 'reviewPoint' stand side by side|keep 'rating' alone"]
        ),
        (
            #"{"items": [{"name": "a", "reviewPoint": 4, ‸"rating": {"value": 4}, "reviewCount": 5}]}"#,
            ["'rating' and 'reviewPoint' stand side by side"]
        ),
        (
            #"{"items": [{"name": "a", "reviewCount": 5, ‸"rating": {"value": 4}}]}"#,
            ["'rating' and 'reviewCount' stand side by side"]
        ),
        (#"{"items": ‸{"name": "a"}}"#, ["'items' is a list|put it in [ ]"]),
        (#"‸[{"name": "a"}]"#, ["a menu file holds an object in { }, not a list|\"items\""]),
        (
            #"{"categories": [{"id": "c", "name": "C", "style": ‸"carusel"}], "items": [{"name": "a", "category": "C"}]}"#,
            ["unknown style 'carusel'|did you mean 'carousel'?"]
        ),
        (
            #"{"categories": [‸{"style": "list"}, "C"], "items": [{"name": "a", "category": "C"}]}"#,
            ["the category has no name"]
        ),
        (
            #"{"categories": ["C"], "items": [{"name": "a", "category": "C"}, ‸{"name": "b"}]}"#,
            ["'b' has no category|under 'Other'"]
        ),
        (#"{"items": [{"name": ‸"a\u202eb"}]}"#, ["direction override (U+202E)"]),
        (
            #"{"items": [{"name": ‸"a\u200bb"}, {"name": "a\u00a0b"}, {"name": "می\u200cخواهم"}]}"#,
            ["zero-width character (U+200B)"]
        ),
        (#"{"items": [{"name": ‸"a\nb"}]}"#, ["control character (U+000A)|write a blank instead"]),
        (
            #"{"banners": [{"image": "", "link": ‸"javascript:x", "title": "t"}], "items": [{"name": "a"}]}"#,
            ["has a scheme that is not allowed"]
        ),
        (#"{"banners": [‸{"alt": "x"}], "items": [{"name": "a"}]}"#, ["neither image nor title"]),
        (
            "{\"banners\": [{\"title\": \"t\", \"link\": ‸\"#latt\"}], \"items\": [{\"id\": \"latte\", \"name\": \"a\"}]}",
            ["no part of the page has the id 'latt'|did you mean '#latte'?"]
        ),
        (#"{"items": [{"name": "a", "image": ‸"data:image/png;base64,x"}]}"#, ["a picture cannot come from"]),
        (#"{"items": [{"name": "a", "description": ‸"latte.md"}]}"#, ["no file 'latte.md' in descriptions/"]),
        (#"{"items": [{"name": "a", "description": ‸"x <b>y</b>"}]}"#, ["raw HTML '<b>' is left out"]),
        (#"{"items": [{"name": "a", "description": ‸"[x](javascript:y)"}]}"#, ["the link 'javascript:y' is left out"]),
        (#"{"site": {"language": ‸"english"}, "items": [{"name": "a"}]}"#, ["'english' is no language"]),
        (#"{"site": {"language": ‸"fr_FR"}, "items": [{"name": "a"}]}"#, ["write 'fr-FR'"]),
        (#"{"site": {"language": ‸"pt_BR.UTF-8"}, "items": [{"name": "a"}]}"#, ["write 'pt-BR'"]),
        (#"{"site": {"language": ‸"fr_"}, "items": [{"name": "a"}]}"#, ["write 'fr'"]),
        (#"{"site": {"currency": ‸"usd"}, "items": [{"name": "a"}]}"#, ["'usd' is no currency|did you mean 'USD'?"]),
        (#"{"site": {"contact": {‸"adress": "x"}}, "items": [{"name": "a"}]}"#, ["did you mean 'address'?"]),
        (
            #"{"items": [{"name": "Борщ", "category": "（大）", "prise": 3}], ‸"itemz": []}"#.replacing(
                "\"prise\"", with: "‸\"prise\""), ["did you mean 'price'?", "did you mean 'items'?"]
        ),
        ("{\"items\": [{\"name\": \"a\"‸]}", [""]),
        ("‸", [""]),
    ]

    @Test(arguments: menus)
    func standsAtItsPlace(menu: String, wanted: [String]) throws {
        try expectMessages(of: menu, wanted)
    }

    @Test func allFaultsAreSaidInOneRunByPlace() throws {
        let site = try SiteFixture(
            menu: #"{"items": [{"nme": "a"}, {"name": "b", "price": "x"}], "bannrs": []}"#, site: #"{"naem": "x"}"#)
        let printed = site.build().printed.split(separator: "\n").filter { $0.contains(": error:") }.map {
            String($0.prefix(26))
        }
        #expect(
            printed == [
                "content/menu.json:1:12: er", "content/menu.json:1:13: er", "content/menu.json:1:49: er",
                "content/menu.json:1:56: er", "content/site.json:1:2: err",
            ])
    }

    @Test func aFieldOfASiteThatBelongsElsewhereIsToldWhere() throws {
        let result = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: #"{"name": "T", "language": "en", "email": "a@b.org", "banners": []}"#
        ).build()
        #expect(result.messages == ["1:33 error unknown field 'email'", "1:53 error unknown field 'banners'"])
        #expect(result.printed.contains("^ it belongs into \"contact\": { … }\n"))
        #expect(result.printed.contains("^ it belongs into menu.json\n"))
    }

    @Test func nothingIsSaidOfAGoodSite() throws {
        let result = try SiteFixture(menu: #"{"items": [{"name": "a", "price": 1}]}"#).build()
        #expect(result.printed == "" && result.isPublished)
    }

    @Test func aSiteWithoutAMenuIsToldWhatToWrite() throws {
        let result = try SiteFixture(["content/site.json": englishSite]).build()
        #expect(result.messages == ["error there is no menu"])
    }

    @Test func aLargePictureIsAdviceOfCheckAlone() throws {
        let site = try SiteFixture(menu: #"{"items": [{"name": "a", "image": "a"}]}"#)
        try site.picture("content/images/a.svg", width: 4000, height: 3000)
        #expect(site.build().printed == "")
        #expect(
            site.check().printed.contains(
                "content/menu.json:1:35: note: 'content/images/a.svg' has 0 kB and 4000 × 3000 pixels"))
    }
}
