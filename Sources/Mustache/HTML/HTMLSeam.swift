extension HTMLPlace {
    /// The place as a section or partial tag finds and leaves it: a name before it is complete.
    ///
    /// In `<a{{#link}} href="…"{{/link}}>` the name `a` is complete whether the section is rendered or not.
    var atSeam: HTMLPlace {
        var place = self
        switch step {
        case .tagName:
            place.element = place.takeWord()
            place.step = .wordEnd
        case .attributeName:
            place.endAttributeName()
            place.attribute = ""
            place.step = .wordEnd
        case .attributeEnd:
            place.attribute = ""
            place.step = .gap
        default: break
        }
        return place
    }

    /// The place after text that one section renders and another does not, or nil where they differ in structure.
    ///
    /// Where they differ in what may be printed later, the stricter counts.
    func joined(with other: HTMLPlace) -> HTMLPlace? {
        var (one, other) = (self, other)
        one.mayReadRawText = mayReadRawText || other.mayReadRawText
        one.hasPragma = hasPragma || other.hasPragma
        one.hasPrintedContent = hasPrintedContent || other.hasPrintedContent
        if scriptType != other.scriptType { one.scriptType = .other }
        if let address, let otherAddress = other.address { one.address = address.joined(with: otherAddress) }
        if step == .gap && other.step == .wordEnd { one.step = .wordEnd }
        other.mayReadRawText = one.mayReadRawText
        other.hasPragma = one.hasPragma
        other.hasPrintedContent = one.hasPrintedContent
        other.scriptType = one.scriptType
        other.address = other.address == nil ? nil : one.address
        if one.step == .wordEnd && other.step == .gap { other.step = .wordEnd }
        return one == other ? one : nil
    }

    /// The place behind something that was printed here, whether it might be or not.
    func printed(_ kind: FieldKind?) -> HTMLPlace {
        var place = self
        switch step {
        case .lessThan, .endTagOpen: place.startTag(isEnd: step == .endTagOpen)
        case .equals: place.step = .unquoted
        case .declaration: place.step = .bogusComment
        case .rawText: place.word = []
        default: break
        }
        if address == .start { place.address = .printed }
        return place.touched
    }

    /// The place behind any template tag.
    var touched: HTMLPlace {
        var place = self
        if isInValue, element == "meta", attribute == "content" { place.hasPrintedContent = true }
        return place
    }
}
