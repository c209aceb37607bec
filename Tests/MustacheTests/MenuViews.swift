@testable import Mustache

/// A small page of views such as a menu has, for the checker's cases.
struct PageView: View {
    var language = "en"
    var title = "Menu"
    var name: String? = "Bistro"
    var canonical: String? = "https://example.org/"
    var styleSheet = "style.css"
    var data: [UInt8] = Array("{}".utf8)
    var intro: [UInt8]?
    var items: [ItemView] = []
    var isEmpty = false
    var words = WordsView()

    static let table = RecordTable<PageView>(
        "page",
        [
            .policy("policy", "what the page may load") { _ in Array("default-src 'none'".utf8) },
            .text("language", "the page's language, a BCP 47 tag") { $0.language },
            .text("title", "the document's title") { $0.title },
            .text("name", "the venue's name") { $0.name },
            .address("canonical", "where the page is published") { $0.canonical },
            .address("styleSheet", "the style sheet") { $0.styleSheet },
            .json("data", "the menu as JSON-LD") { $0.data },
            .markup("intro", "prose above the menu") { $0.intro },
            .list("items", "the dishes") { $0.items },
            .flag("isEmpty", "whether there are none") { $0.isEmpty },
            .record("words", "Carte's own words") { $0.words },
        ])
}

struct ItemView: View {
    var id = "latte"
    var target = "#latte"
    var name: String? = "Latte"
    var description: [UInt8]?
    var picture: PictureView?
    var prices: [PriceView] = []
    var isSoldOut = false

    static let table = RecordTable<ItemView>(
        "item",
        [
            .text("id", "its id") { $0.id },
            .address("target", "a link to it") { $0.target },
            .text("name", "its name") { $0.name },
            .markup("description", "its description") { $0.description },
            .record("picture", "its picture") { $0.picture },
            .list("prices", "its prices, by size") { $0.prices },
            .flag("isSoldOut", "whether it is sold out") { $0.isSoldOut },
        ])
}

struct PictureView: View {
    var source = "latte.jpg"
    var alt = ""
    var width = "640"

    static let table = RecordTable<PictureView>(
        "picture",
        [
            .address("source", "the file") { $0.source },
            .text("alt", "what it shows") { $0.alt },
            .text("width", "in pixels") { $0.width },
        ])
}

struct PriceView: View {
    var label: String?
    var amount: String? = "2.50"

    static let table = RecordTable<PriceView>(
        "price",
        [
            .text("label", "the size") { $0.label },
            .text("amount", "as printed") { $0.amount },
        ])
}

struct WordsView: View {
    var soldOut = "Sold out"
    var menu = "Menu"

    static let table = RecordTable<WordsView>(
        "words",
        [
            .text("soldOut", "of a dish that is sold out") { $0.soldOut },
            .text("menu", "of the list of dishes") { $0.menu },
        ])
}
