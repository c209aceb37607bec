import Diagnostics

/// Checks what an item's draft says of its allergens, and hands it on, each allergen once.
///
/// One allergen is contained, in traces or absent, not two of these; an item that is free from a group contains none
/// of it.
func checkedAllergens(of item: ItemDraft, _ reading: inout Reading) -> Allergens {
    var allergens = Allergens()
    if item.allergens.isEmpty, item.traces.isEmpty, item.freeFrom.isEmpty { return allergens }
    var contained: [String: Int] = [:]
    for allergen in item.allergens where contained[allergen.value] == nil {
        contained[allergen.value] = allergen.offset
        allergens.contained.append(allergen.value)
    }
    var traces: [String: Int] = [:]
    for allergen in item.traces where traces[allergen.value] == nil {
        traces[allergen.value] = allergen.offset
        allergens.traces.append(allergen.value)
        if let other = contained[allergen.value] {
            reading.error(
                at: allergen.offset, "'\(allergen.value)' stands in 'traces' and in 'allergens'",
                hint: "keep it in 'allergens' of {place} if the dish contains it, else in 'traces'", related: other)
        }
    }
    let present = item.allergens.map { ("allergens", $0) } + item.traces.map { ("traces", $0) }
    for allergen in item.freeFrom where !allergens.absent.contains(allergen.value) {
        allergens.absent.append(allergen.value)
        let clash = present.first { _, other in
            other.value == allergen.value || FoodWords.group(of: other.value) == allergen.value
        }
        if let (field, other) = clash {
            reading.error(
                at: allergen.offset,
                "the item is free from '\(allergen.value)' here, and '\(other.value)' stands in '\(field)'",
                hint: "keep the one that is true; the other is {place}", related: other.offset)
        }
    }
    return allergens
}
