/// Something that is wrong with a template.
public struct TemplateFault: Sendable, Hashable {
    /// The template's name in its set.
    public let template: String
    /// The place, in bytes from the start of the template's file.
    public let offset: Int
    /// What is wrong: lower case, no full stop, names in '…'.
    public let text: String
    /// What to write instead.
    public let hint: String?
    /// Another place in the same template that belongs to it, such as the tag that opened a section.
    public let related: Int?
    /// Whether the rest of the template could not be read for it, so that what is found elsewhere may be its doing.
    public let swallowsRest: Bool

    /// How many faults are reported of one template by the parser, and of one set by the checker.
    ///
    /// More say nothing that these do not; the rest of such a file is not read.
    public static let limit = 1000

    /// A fault at a place.
    public init(
        template: String, offset: Int, text: String, hint: String? = nil, related: Int? = nil,
        swallowsRest: Bool = false
    ) {
        self.template = template
        self.offset = offset
        self.text = text
        self.hint = hint
        self.related = related
        self.swallowsRest = swallowsRest
    }
}

extension Sequence<TemplateFault> {
    /// The faults by template, then by place.
    ///
    /// What is said of one place in several scopes is said once.
    var inOrder: [TemplateFault] {
        let sorted = Set(self).sorted { one, other in
            if one.template != other.template {
                return one.template.utf8.lexicographicallyPrecedes(other.template.utf8)
            }
            if one.offset != other.offset { return one.offset < other.offset }
            if one.text != other.text { return one.text.utf8.lexicographicallyPrecedes(other.text.utf8) }
            return (one.hint ?? "").utf8.lexicographicallyPrecedes((other.hint ?? "").utf8)
        }
        var unique: [TemplateFault] = []
        for fault in sorted {
            if let last = unique.last,
                (last.template, last.offset, last.text) == (fault.template, fault.offset, fault.text)
            {
                continue
            }
            unique.append(fault)
        }
        return unique
    }
}
