import Mustache

/// The colour of the browser's own bar.
struct ThemeColorView: View {
    let color: ThemeColor

    static let table = RecordTable<ThemeColorView>(
        "colours",
        [
            .text("light", "The colour where the page is light.") { $0.color.light },
            .text("dark", "The colour where the page is dark.") { $0.color.dark },
            .flag("isSame", "Whether it is the same colour in both.") { $0.color.light == $0.color.dark },
        ])
}
