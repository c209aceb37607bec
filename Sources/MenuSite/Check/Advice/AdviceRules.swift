import Diagnostics

/// Advice on a site in which nothing is wrong: what an owner is probably glad to be told, in notes.
///
/// It is asked for by `carte check` alone; a build never comes here.
func advice(on site: AdvisedSite) -> Report {
    var report = Report()
    for rule in rulesOfPages {
        for page in site.pages { report.append(condensed(rule(page))) }
    }
    for rule in rulesOfSites { report.append(condensed(rule(site))) }
    return report
}

private let rulesOfPages: [@Sendable (AdvisedPage) -> [Advice]] = [
    missingFields, repeatedNames, pricesInDescriptions, longTexts, contradictedDiets, emptyAllergens, unequalEnergies,
]

private let rulesOfSites: [@Sendable (AdvisedSite) -> [Advice]] = [
    missingAddress, idleEnergyNotices, unusedMarkdown, unusedPictures, deadLinks,
]

/// The advice of one rule as messages, at most five for a file, or for the files of a folder: the last says how many more
/// there are.
///
/// What holds for a whole menu, such as one that a program wrote, is no flood so.
private func condensed(_ advice: [Advice]) -> Report {
    var report = Report()
    var groups: [String] = []
    var byGroup: [String: [Advice]] = [:]
    var said: Set<String> = []
    for advice in advice where said.insert("\(advice.path) \(advice.place?.offset ?? -1) \(advice.text)").inserted {
        if byGroup[advice.group] == nil { groups.append(advice.group) }
        byGroup[advice.group, default: []].append(advice)
    }
    for all in groups.compactMap({ byGroup[$0] }) {
        let more = all.count > 5 ? ", and \(all.count - 5) more are like this" : ""
        for (index, advice) in all.prefix(5).enumerated() { report.add(advice.message(adding: index == 4 ? more : "")) }
    }
    return report
}
