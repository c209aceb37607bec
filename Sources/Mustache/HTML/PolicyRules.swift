extension HTMLPlace {
    /// What a page's policy does to the attribute whose name was just read: it blocks styles and scripts in attributes.
    func remarkOnPolicy(ofAttributeAt offset: Int) -> Remark? {
        if isEndTag { return nil }
        if attribute == "style" {
            return Remark(
                offset: offset, text: "the page's policy blocks 'style' attributes",
                hint: "write the rule in a style sheet, and choose it with 'class'", isOfPolicy: true)
        }
        guard attribute.hasPrefix("on") else { return nil }
        return Remark(
            offset: offset, text: "the page's policy blocks the script in '\(attribute)'",
            hint: "take it out, \(HTMLPlace.otherPolicy)", isOfPolicy: true)
    }

    /// What a page's policy does to the element whose start tag ends here: it lets no script run, and nothing load but
    /// pictures, styles and fonts.
    func remarkOnPolicy(ofTagAt offset: Int) -> Remark? {
        guard !isEndTag, HTMLPlace.blockedElements.contains(element), element != "script" || scriptType != .json else {
            return nil
        }
        return Remark(
            offset: offset, text: "the page's policy blocks <\(element)>",
            hint: "take it out, \(HTMLPlace.otherPolicy)", isOfPolicy: true)
    }

    private static let otherPolicy = "or write a policy of your own in the place of the one that is printed"

    private static let blockedElements: Set<String> = [
        "applet", "audio", "base", "embed", "frame", "iframe", "object", "script", "video",
    ]
}
