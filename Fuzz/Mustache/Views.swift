import Mustache

/// A page of fields of every kind, each of its texts the same.
struct PageView: View {
    var text = ""

    static let table = RecordTable<PageView>(
        "page",
        [
            .text("title", "a text") { $0.text },
            .text("name", "a text that may be absent") { Optional($0.text) },
            .address("link", "an address") { _ in "https://example.org/?a=%22&b" },
            .json("data", "JSON") { _ in Array(#"{"a": "\u003C"}"#.utf8) },
            .css("style", "CSS") { _ in Array(":root { --a: 1px }".utf8) },
            .markup("intro", "HTML") { _ in Array("<p>x</p>".utf8) },
            .list("items", "records") { [ItemView(text: $0.text), ItemView(text: $0.text)] },
            .flag("isEmpty", "no") { _ in false },
            .flag("isOpen", "yes") { _ in true },
            .record("words", "a record") { ItemView(text: $0.text) },
        ])
}

/// A record within it.
struct ItemView: View {
    var text: String

    static let table = RecordTable<ItemView>(
        "item",
        [
            .text("id", "a text") { $0.text },
            .address("target", "an address") { _ in "#x" },
            .text("label", "a text that may be absent") { Optional($0.text) },
            .flag("isNew", "yes") { _ in true },
        ])
}
