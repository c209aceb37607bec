import MenuSite

/// The option that sets a limit; it may be given several times.
let limitOption = OptionForm(
    name: "--limit", value: "NAME=VALUE", summary: "read or print up to VALUE, not what is usual; see docs/limits.md"
) { options, value in
    let parts = value.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false).map(String.init)
    let names = Limits.Name.allCases.map(\.rawValue)
    guard let name = Limits.Name(rawValue: parts[0]) else {
        return UsageFault(
            text: "there is no limit '\(parts[0])'",
            hint: suggestion(parts[0], among: names) ?? "the limits are \(names.joined(separator: ", "))")
    }
    guard parts.count > 1 else {
        return UsageFault(
            text: "'--limit \(name.rawValue)' is told no value", hint: "write --limit \(name.rawValue)=\(name.usual)")
    }
    let (low, high) = (name.range.lowerBound, name.range.upperBound)
    guard let number = limitValue(parts[1], isSize: name.isSize), name.range.contains(number) else {
        let example =
            name.isSize ? "\(name.rawValue)=\(2 * name.usual / 1_000_000)MB" : "\(name.rawValue)=\(name.usual)"
        return UsageFault(
            text: "'\(parts[1])' is no limit of \(name.rawValue)",
            hint: "write --limit \(example), or another from \(low) to \(high)\(name.isSize ? " bytes" : "")")
    }
    options.limits[name] = number
    return nil
}

/// Reads a whole number in digits, that of a size with `kB`, `MB` or `GB` behind it if need be; nil where it is none.
private func limitValue(_ text: String, isSize: Bool) -> Int? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    let units = ["": 1, "kb": 1000, "mb": 1_000_000, "gb": 1_000_000_000]
    let unit = text.dropFirst(digits.count).lowercased()
    guard let number = Int(digits), let factor = isSize ? units[unit] : unit.isEmpty ? 1 : nil else { return nil }
    let (product, overflows) = number.multipliedReportingOverflow(by: factor)
    return overflows ? nil : product
}

/// The limits, a line each, as `carte help build` prints them.
var limitListing: String {
    let names = Limits.Name.allCases
    let width = names.map(\.rawValue.count).max() ?? 0
    return names.map { name in
        let blanks = String(repeating: " ", count: width - name.rawValue.count + 2)
        let value = name.isSize ? name.words(name.usual).filter { $0 != " " } : "\(name.usual)"
        let gap = String(repeating: " ", count: max(1, 10 - value.count))
        return "  \(name.rawValue)\(blanks)\(value)\(gap)\(name.summary)"
    }.joined(separator: "\n")
}
