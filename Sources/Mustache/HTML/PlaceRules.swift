/// What is wrong with a template tag or its place, and what to write instead.
struct Refusal {
    let text: String
    let hint: String
}

extension HTMLPlace {
    /// Why no tag at all may stand here, sections and partials among them; nil where one may.
    ///
    /// `tag` is the tag as it is shown, with its braces.
    func refusal(of tag: String) -> Refusal? {
        switch step {
        case .text, .wordEnd, .gap, .attributeName, .attributeEnd, .tagName: nil
        case .lessThan, .endTagOpen:
            Refusal(
                text: "'\(tag)' stands in the name of an HTML tag",
                hint: "write the name out; a section may hold the whole tag")
        case .declaration, .commentStart, .commentStartDash, .comment, .commentDash, .commentDashes, .commentBang,
            .bogusComment:
            Refusal(
                text: "'\(tag)' stands in an HTML comment", hint: "take it out, or write a template comment, '{{! … }}'"
            )
        case .doctype:
            Refusal(text: "'\(tag)' stands in the doctype", hint: "write '<!doctype html>'")
        case .characterData:
            Refusal(text: "'\(tag)' stands in a CDATA section", hint: "print it between tags")
        case .equals, .unquoted:
            Refusal(
                text: "'\(tag)' stands in an attribute value without quotes", hint: "write \(attribute)=\"\(tag)\"")
        case .doubleQuoted, .singleQuoted: refusalInValue(of: tag)
        case .rawText: refusalInRawText(of: tag)
        }
    }

    private func refusalInValue(of tag: String) -> Refusal? {
        if attribute.hasPrefix("on") {
            return Refusal(
                text: "'\(tag)' stands in '\(attribute)', which is run as a script",
                hint: "remove the attribute: nothing printed there can be made safe")
        }
        switch (element, attribute) {
        case (_, "style"):
            return Refusal(
                text: "'\(tag)' stands in a 'style' attribute",
                hint: "write the rule in a style sheet, and choose it with 'class'")
        case (_, "srcdoc"):
            return Refusal(
                text: "'\(tag)' stands in 'srcdoc', which is a page of its own", hint: "write it into this page")
        case ("script", "type"), ("script", "src"), ("script", "href"), ("script", "xlink:href"), ("meta", "charset"):
            return Refusal(
                text: "'\(tag)' stands in the '\(attribute)' of <\(element)>, which decides how the page is read",
                hint: "write the value out")
        case ("meta", _) where attribute == "http-equiv" || attribute == "content" && hasPragma:
            return Refusal(
                text: "'\(tag)' stands in a 'meta' with 'http-equiv', which gives the browser an order",
                hint: "write the value out")
        case ("animate", "attributename"), ("animate", "values"), ("animate", "from"), ("animate", "to"),
            ("animate", "by"), ("set", "attributename"), ("set", "to"):
            return Refusal(
                text: "'\(tag)' stands in the '\(attribute)' of <\(element)>, which can set any attribute",
                hint: "write the value out")
        default: return nil
        }
    }

    private func refusalInRawText(of tag: String) -> Refusal? {
        if isTitleText || isJSONScript || isStyle {
            // Behind '<' or '</title', what is printed could become part of a tag.
            return word.first != UInt8(ascii: "<")
                ? nil
                : Refusal(
                    text: "'\(tag)' stands right behind '\(String(decoding: word, as: UTF8.self))'",
                    hint: isTitleText
                        ? "write '&lt;' for '<'" : isStyle ? "take the '<' out" : "write '\\u003c' for '<'")
        }
        switch element {
        case "script":
            return Refusal(
                text: "'\(tag)' stands in a script that is not JSON",
                hint: "a tag may stand in <script type=\"application/ld+json\"> alone, and print JSON")
        default:
            return Refusal(
                text: "'\(tag)' stands in <\(element)>, whose text a browser does not read as HTML",
                hint: "print it in another element")
        }
    }
}

// MARK: - Printing

extension HTMLPlace {
    /// Why nothing may be printed here where a section might stand; nil where something may.
    func refusal(ofPrinting tag: String) -> Refusal? {
        switch step {
        case .tagName:
            Refusal(
                text: "'\(tag)' stands in the name of an HTML tag",
                hint: "write the name out; a section may hold the whole tag")
        case .wordEnd, .gap, .attributeName, .attributeEnd:
            Refusal(
                text: "'\(tag)' stands where an attribute's name belongs",
                hint: "write the name out, as in 'title=\"\(tag)\"'")
        default: refusal(of: tag)
        }
    }

    /// Why a field of this kind may not be printed here, where some may.
    ///
    /// `addresses` are the names that may be printed where an address begins.
    func refusal(ofPrinting path: String, _ kind: FieldKind, addresses: [String]) -> Refusal? {
        if isJSONScript {
            return kind == .json
                ? nil
                : Refusal(
                    text: "'\(path)' is \(kind.article) and stands in a JSON script",
                    hint: "print a field of kind json there, with three braces")
        }
        if isStyle {
            return kind == .css
                ? nil
                : Refusal(
                    text: "'\(path)' is \(kind.article) and stands in <style>",
                    hint: "write the rule in a style sheet, and choose it with 'class'")
        }
        if isOrder {
            return kind == .policy
                ? nil
                : Refusal(
                    text: "'\(path)' is \(kind.article) and stands in a 'meta' with 'http-equiv'",
                    hint: "write the value out")
        }
        switch kind {
        case .policy:
            return Refusal(
                text: "'\(path)' is a policy and stands outside a 'meta' with 'http-equiv'",
                hint: "write <meta http-equiv=\"Content-Security-Policy\" content=\"{{{\(path)}}}\">")
        case .css:
            return Refusal(
                text: "'\(path)' is CSS and stands outside <style>", hint: "write <style>{{{\(path)}}}</style>")
        case .json:
            return Refusal(
                text: "'\(path)' is JSON and stands outside a JSON script",
                hint: "write <script type=\"application/ld+json\">{{{\(path)}}}</script>")
        case .markup where isInValue:
            return Refusal(
                text: "'\(path)' is markup and stands in the attribute '\(attribute)'",
                hint: "print a field of kind text there; markup belongs between tags")
        case .markup where isTitleText:
            return Refusal(
                text: "'\(path)' is markup and stands in <\(element)>, which has no tags in it",
                hint: "print a field of kind text there; markup belongs between tags")
        default: return refusalInAddress(ofPrinting: path, kind, addresses: addresses)
        }
    }

    private func refusalInAddress(ofPrinting path: String, _ kind: FieldKind, addresses: [String]) -> Refusal? {
        switch address {
        case .start where kind != .address, .printed where kind != .address:
            let known = addresses.isEmpty ? "" : ", such as " + addresses.map { "'\($0)'" }.joined(separator: " or ")
            return Refusal(
                text: "'\(path)' is \(kind.article) and begins the address in '\(attribute)'",
                hint: "print a field of kind address\(known), or write '#', '/', './', '?' or 'https://…' before it")
        case .scheme(let letters):
            return unclearAddress(path, "behind '\(String(decoding: letters, as: UTF8.self))'")
        case .unclear: return unclearAddress(path, "where it may decide what kind of address it is")
        case .unsafe:
            return Refusal(
                text: "'\(path)' stands in '\(attribute)' behind something that may be run as a script",
                hint: "begin the address with '#', '/', './', '?' or 'https://…'")
        default: return nil
        }
    }

    private func unclearAddress(_ path: String, _ place: String) -> Refusal {
        Refusal(
            text: "'\(path)' stands in '\(attribute)' \(place), so that the address may become any",
            hint: "begin the address with './', '/' or 'https://…'")
    }
}

extension FieldKind {
    /// The kind as a sentence says it.
    var article: String {
        switch self {
        case .text: "text"
        case .address: "an address"
        case .markup: "markup"
        case .json: "JSON"
        case .css: "CSS"
        case .policy: "a policy"
        case .flag: "a flag"
        case .record: "a record"
        case .list: "a list"
        }
    }
}
