import Diagnostics
import JSONText

/// Reads a menu from another program's JSON: a catalogue of Square, or the menu of a Google Business Profile.
///
/// - Parameter path: the file as messages show it.
func menu(fromJSON bytes: [UInt8], path: String, _ report: inout Report) -> ImportedMenu? {
    let source = SourceText(path: path, bytes: bytes)
    let reading = readJSON(bytes)
    guard let root = reading.document?.root else {
        for fault in reading.faults {
            report.error(at: source.place(at: fault.offset), fault.text, hint: fault.hint)
        }
        return nil
    }
    // A field that stands twice is read as its last; both places are said.
    for fault in reading.faults {
        report.warning(
            at: source.place(at: fault.offset), fault.text, hint: "the last one is taken",
            related: fault.related.map(source.place))
    }
    if root["menus"] != nil {
        var reader = FoodMenusImport(source)
        return reader.menu(of: root, &report)
    }
    if let objects = SquareCatalog.objects(of: root) {
        var reader = SquareImport(source, SquareCatalog(objects))
        return reader.menu(&report)
    }
    let isMenu = root["items"] != nil || root["categories"] != nil
    report.error(
        at: source.place(at: root.offset),
        isMenu ? "this is a menu file of Carte's already" : "this JSON is of no program that is known",
        hint: isMenu
            ? "put it into content/ as menu.json"
            : "known are a catalogue of Square, { \"objects\": [ … ] }, and Google's { \"menus\": [ … ] }")
    return nil
}
