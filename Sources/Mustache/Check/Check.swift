/// Checks a set of templates against the record that will fill it, and reports everything that is wrong.
///
/// It walks the template `entry` and every partial it reaches, in sections that no data may reach too, and at each tag
/// knows what is in reach and where in the HTML it stands. A set without faults renders, whatever the data say, to pages
/// of one structure: text cannot begin or end a tag, an attribute or a script, nor choose the scheme of an address.
/// Templates that `entry` does not reach are not checked. The faults come by template, then by place.
public func check(templates: [String: Template], entry: String, against shape: RecordShape) -> [TemplateFault] {
    var checker = Checker(templates)
    checker.check(entry, against: shape)
    return checker.faults.inOrder
}
