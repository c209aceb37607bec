import Diagnostics

/// Dishes whose kilocalories and kilojoules do not fit one another.
///
/// A kilocalorie is 4.184 kJ; the factors that labels are reckoned with (Regulation (EU) 1169/2011, Annex XIV) come within
/// 3 % of that for what dishes are made of, and either number may be rounded.
@Sendable func unequalEnergies(on page: AdvisedPage) -> [Advice] {
    page.items.compactMap { item in
        guard let kilojoules = item.draft.kilojoules, let calories = item.checked.kilocalories else { return nil }
        // In joules.
        let stated = kilojoules.value.rounded(decimals: 0).reduced.whole * 1000
        let meant = calories.rounded(decimals: 0).reduced.whole * 4184
        guard abs(stated - meant) > max(meant * 3 / 100, 2 * 4184) else { return nil }
        return page.note(
            at: kilojoules.offset,
            "\(kilojoules.value.text()) kJ is \((stated + 2092) / 4184) kcal, the item has \(calories.text())",
            hint: "\(calories.text()) kcal is \((meant + 500) / 1000) kJ; keep the number that is right, or one alone")
    }
}

extension ExactNumber {
    /// The number of one that is whole and reduced.
    fileprivate var whole: Int { Int(units) }
}

/// Sentences on energy needs that no page shows, since none of those that have them states energy.
@Sendable func idleEnergyNotices(of site: AdvisedSite) -> [Advice] {
    var idle: [String: Place] = [:]
    var shown: Set<String> = []
    for page in site.pages {
        guard let notice = page.site.energyNotice else { continue }
        let statesEnergy = page.items.contains { $0.checked.kilocalories != nil || $0.checked.kilojoules != nil }
        idle[notice.place.description] = notice.place
        if statesEnergy { shown.insert(notice.place.description) }
    }
    return idle.filter { !shown.contains($0.key) }.sorted { $0.key < $1.key }.map { _, place in
        Advice(
            at: place, "'energyNotice' is not shown, since no dish states its energy",
            hint: "write \"calories\": … or \"kilojoules\": … at the dishes, or leave it out")
    }
}
