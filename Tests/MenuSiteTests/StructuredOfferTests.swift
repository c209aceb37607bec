import Foundation
import Testing

@testable import MenuSite

/// What the page's JSON-LD says of prices (schema.org: Offer, AggregateOffer, UnitPriceSpecification).
@Suite struct StructuredOfferTests {
    private func offers(_ item: String, style: String = "list", currency: String = "EUR") throws -> NSObject? {
        let page = try SiteFixture(
            menu:
                #"{"categories": [{"name": "C", "style": "\#(style)"}], "items": [{"name": "a", "category": "C", \#(item)}]}"#,
            site: #"{"name": "T", "language": "en", "currency": "\#(currency)"}"#
        ).build().page
        let json = try #require(
            page.components(separatedBy: "application/ld+json\">").last?.components(separatedBy: "</script>").first)
        let graph = try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSDictionary
        let sections = (graph?["hasMenu"] as? NSDictionary)?["hasMenuSection"] as? [NSDictionary]
        let items = sections?.first?["hasMenuItem"] as? [NSDictionary]
        return items?.first?["offers"] as? NSObject
    }

    private func object(_ json: String) throws -> NSObject? {
        try JSONSerialization.jsonObject(with: Data(json.utf8)) as? NSObject
    }

    @Test(arguments: [
        (#""price": 3.5"#, #"{"@type": "Offer", "price": "3.50", "priceCurrency": "EUR"}"#),
        (
            #""priceRange": {"low": 8, "high": 12.5}"#,
            #"{"@type": "AggregateOffer", "lowPrice": "8.00", "highPrice": "12.50", "priceCurrency": "EUR"}"#
        ),
        (#""price": 68, "from": true"#, #"{"@type": "AggregateOffer", "lowPrice": "68.00", "priceCurrency": "EUR"}"#),
        (
            #""price": 38, "unit": "100 g""#,
            #"{"@type": "Offer", "priceSpecification": {"@type": "UnitPriceSpecification", "price": "38.00", "priceCurrency": "EUR", "referenceQuantity": {"@type": "QuantitativeValue", "value": "100", "unitCode": "GRM"}}}"#
        ),
        (
            #""price": 38, "unit": "person", "soldOut": true"#,
            #"{"@type": "Offer", "priceSpecification": {"@type": "UnitPriceSpecification", "price": "38.00", "priceCurrency": "EUR", "unitText": "person"}, "availability": "https://schema.org/SoldOut"}"#
        ),
        (
            #""priceRange": {"low": 8, "high": 12}, "unit": "kg""#,
            #"{"@type": "Offer", "priceSpecification": {"@type": "UnitPriceSpecification", "minPrice": "8.00", "maxPrice": "12.00", "priceCurrency": "EUR", "referenceQuantity": {"@type": "QuantitativeValue", "value": "1", "unitCode": "KGM"}}}"#
        ),
        (
            #""prices": [{"label": "s", "amount": 3}, {"label": "m", "amount": null}, {"label": "l", "amount": 5}], "from": true"#,
            #"[{"@type": "Offer", "name": "s", "price": "3.00", "priceCurrency": "EUR"}, {"@type": "Offer", "name": "l", "price": "5.00", "priceCurrency": "EUR"}]"#
        ),
    ])
    func isSaid(item: String, json: String) throws {
        #expect(try offers(item) == object(json))
    }

    @Test func whatTheCardDoesNotShowIsNotSaid() throws {
        let sizes = #""prices": [{"label": "s", "amount": 3}, {"label": "l", "amount": 5}], "from": true"#
        let lowest = #"{"@type": "AggregateOffer", "lowPrice": "3.00", "priceCurrency": "EUR"}"#
        #expect(try offers(sizes, style: "squares") == object(lowest))
        #expect(try offers(#""price": null, "priceNote": "included""#) == nil)
        #expect(try offers(#""price": null, "unit": "kg""#) == nil)
    }

    /// UN/CEFACT Recommendation 20.
    @Test(arguments: [
        ("kg", "1", "KGM"), ("1 kg", "1", "KGM"), ("Kilo", "1", "KGM"), ("кг", "1", "KGM"), ("公斤", "1", "KGM"),
        ("كجم", "1", "KGM"),
        ("100 g", "100", "GRM"), ("100g", "100", "GRM"), ("100 г.", "100", "GRM"), ("10 dkg", "10", "DJ"),
        ("l", "1", "LTR"), ("0,5 l", "0.5", "LTR"), ("L", "1", "LTR"), ("литр", "1", "LTR"), ("dl", "1", "DLT"),
        ("2 cl", "2", "CLT"), ("330 ml", "330", "MLT"), ("piece", "1", "H87"), ("Stück", "1", "H87"),
        ("шт.", "1", "H87"),
        ("pièce", "1", "H87"), ("개", "1", "H87"), ("oz", "1", "ONZ"), ("lb", "1", "LBR"),
    ])
    func unitsHaveTheirCodes(unit: String, quantity: String, code: String) throws {
        let measure = try #require(Measure(unit))
        #expect(measure.quantity == quantity && measure.code == code)
    }

    @Test(arguments: ["person", "half portion", "100", "", "kg 100 g", "1/2 kg", "über 100 g", "1.000 g", "table of 4"])
    func otherUnitsHaveNone(unit: String) {
        #expect(Measure(unit) == nil)
    }
}
