import Foundation
import Testing

@testable import MenuSite

@Suite struct RatingTests {
    private func form(_ tag: String) throws -> PriceForm {
        PriceForm(language: try #require(Language(tag)), currency: nil)
    }

    private func text(_ tag: String, _ value: String, _ count: Int?) throws -> String {
        let words = Words.inLanguage(tag) ?? .english
        let form = RatingForm(numbers: try form(tag), language: words.language, counts: count.map { [$0] } ?? [])
        return form.text(of: Rating(value: try #require(ExactNumber(value)), count: count), in: words)
    }

    /// Halves go up, and 4.45, which no binary float holds, is one.
    @Test(arguments: [
        ("4.9", "4.9"), ("4.87", "4.9"), ("4.85", "4.9"), ("4.45", "4.5"), ("4.44999999999999", "4.4"), ("5", "5.0"),
        ("5.0", "5.0"), ("4.95", "5.0"), ("4.949", "4.9"), ("0", "0.0"), ("0.04", "0.0"), ("0.05", "0.1"),
        ("1e0", "1.0"), ("0.000000000000001", "0.0"),
    ])
    func aValueHasOneDecimal(written: String, shown: String) throws {
        #expect(try form("en").text(of: try #require(ExactNumber(written)), decimals: 1) == shown)
    }

    @Test func roundingIsExact() throws {
        #expect(try #require(ExactNumber("-4.85")).rounded(decimals: 1) == #require(ExactNumber("-4.9")))
        #expect(ExactNumber(units: 999_999_999_999_999, scale: 15).rounded(decimals: 1).text() == "1.0")
        #expect(try #require(ExactNumber("4.5")).rounded(decimals: 3).text() == "4.5")
    }

    /// CLDR's number forms.
    @Test(arguments: [
        ("en", "4.9", "2,637"), ("fr", "4,9", "2\u{202F}637"), ("de", "4,9", "2.637"), ("pt-CV", "4,9", "2637"),
        ("de-CH", "4.9", "2’637"), ("es", "4,9", "2637"), ("pl", "4,9", "2637"), ("ar-EG", "٤٫٩", "٢٬٦٣٧"),
        ("fa", "۴٫۹", "۲٬۶۳۷"), ("he", "4.9", "2,637"), ("hi", "4.9", "2,637"),
    ])
    func numbersAreThoseOfTheLanguage(tag: String, value: String, count: String) throws {
        let form = try form(tag)
        #expect(form.text(of: try #require(ExactNumber("4.87")), decimals: 1) == value)
        #expect(form.text(of: ExactNumber(2637), decimals: 0) == count)
    }

    /// Every locale that ICU has, against Foundation's formatter.
    @Test func numbersAgreeWithICUEverywhere() throws {
        for identifier in Locale.availableIdentifiers.sorted() {
            let tag = identifier.replacingOccurrences(of: "_", with: "-")
            guard let language = Language(tag) else { continue }
            let form = PriceForm(language: language, currency: nil)
            let locale = Locale(identifier: tag)
            for count in [1, 235, 2637, 26_370, 1_000_000, 123_456_789] {
                #expect(
                    form.text(of: ExactNumber(count), decimals: 0) == count.formatted(.number.locale(locale)),
                    "\(tag) \(count)")
            }
            for value in ["0.04", "4.87", "5"] {
                let style = Decimal.FormatStyle(locale: locale).precision(.fractionLength(1))
                    .rounded(rule: .toNearestOrAwayFromZero)
                let wanted = try #require(Decimal(string: value)).formatted(style)
                #expect(form.text(of: try #require(ExactNumber(value)), decimals: 1) == wanted, "\(tag) \(value)")
            }
        }
    }

    @Test(arguments: [
        ("en", "4.9", 235, "4.9 out of 5, 235 reviews"), ("en", "5", 1, "5.0 out of 5, 1 review"),
        ("ar-EG", "4.8", 1240, "٤٫٨ من ٥، ١٬٢٤٠ مراجعة"), ("ar-EG", "4.8", 2, "٤٫٨ من ٥، مراجعتان"),
        ("ar-EG", "4.8", 103, "٤٫٨ من ٥، ١٠٣ مراجعات"), ("fa", "4.8", 7, "۴٫۸ از ۵، ۷ نظر"),
        ("ru", "4.9", 21, "4,9 из 5, 21 отзыв"), ("ru", "4.9", 111, "4,9 из 5, 111 отзывов"),
        ("uk", "4.9", 104, "4,9 з 5, 104 відгуки"), ("pl", "4.9", 22, "4,9 na 5, 22 opinie"),
        ("pl", "4.9", 21, "4,9 na 5, 21 opinii"), ("cs", "4.9", 5, "4,9 z 5, 5 recenzí"),
        ("ro", "4.9", 119, "4,9 din 5, 119 recenzii"), ("ro", "4.9", 120, "4,9 din 5, 120 de recenzii"),
        ("he", "4.9", 2, "4.9 מתוך 5, שתי ביקורות"), ("bg", "4.9", 2, "4,9 от 5, 2 отзива"),
        ("fr", "4.9", 1_000_000, "4,9 sur 5, 1\u{202F}000\u{202F}000 d’avis"),
        ("es", "4.9", 1_000_000, "4,9 sobre 5, 1.000.000 de opiniones"), ("ja", "4.9", 235, "5点中4.9点、レビュー235件"),
        ("hu", "4.9", 235, "5-ből 4,9, 235 értékelés"), ("ko", "4.9", 2637, "5점 만점에 4.9점, 리뷰 2,637개"),
    ])
    func isSaidInTheLanguage(tag: String, value: String, count: Int, said: String) throws {
        #expect(try text(tag, value, count) == said)
    }

    @Test func withoutACountOnlyTheValueIsSaid() throws {
        #expect(try text("en", "4.5", nil) == "4.5 out of 5")
    }

    /// Belarusian counts 21 as Russian does, but the words that its pages have are English.
    @Test func pluralsGoByTheLanguageOfTheWords() throws {
        #expect(try text("be", "4.9", 21) == "4,9 out of 5, 21 reviews")
        #expect(try text("be", "4.9", 2) == "4,9 out of 5, 2 reviews")
    }

    @Test func standsOnThePageInEveryStyle() throws {
        for style in ["list", "carousel", "squares"] {
            let page = try SiteFixture(
                menu: """
                    {"categories": [{"id": "c", "name": "C", "style": "\(style)"}], "items": [
                      {"name": "a", "category": "c", "rating": {"value": 4.87, "count": 2637}},
                      {"name": "b", "category": "c", "reviewPoint": 5.0, "reviewCount": 1},
                      {"name": "c", "category": "c", "rating": {"value": 3}}]}
                    """
            ).build().page
            #expect(
                page.contains(
                    #"<p class="item__rating"><span aria-hidden="true">★ <bdi>4.9</bdi> (<bdi>2,637</bdi>)</span> "#
                        + #"<span class="unseen">4.9 out of 5, 2,637 reviews</span></p>"#))
            #expect(
                page.texts(ofClass: "item__rating") == [
                    "★ 4.9 (2,637) 4.9 out of 5, 2,637 reviews", "★ 5.0 (1) 5.0 out of 5, 1 review",
                    "★ 3.0 3.0 out of 5",
                ])
        }
    }

    /// What comes of a rating: its text, or nothing.
    @Test(arguments: [
        (#""rating": {"value": 4.9, "count": 0}"#, ""), (#""rating": {"value": null, "count": 0}"#, ""),
        (#""reviewPoint": 4.9, "reviewCount": 0"#, ""), (#""reviewCount": 0"#, ""), (#""rating": {}"#, ""),
        (#""rating": null, "reviewPoint": 4.9"#, "★ 4.9 4.9 out of 5"), (#""rating": null"#, ""),
        (#""rating": {"value": 4.8666666666666667}"#, "★ 4.9 4.9 out of 5"),
        (#""rating": {"value": 4.8499999999999996}"#, "★ 4.8 4.8 out of 5"),
    ])
    func isShownWhereThereAreReviews(fields: String, shown: String) throws {
        let result = try SiteFixture(menu: #"{"items": [{"name": "a", \#(fields)}]}"#).build()
        #expect(result.printed == "" && result.page.texts(ofClass: "item__rating").joined() == shown)
    }
}
