import MenuSite

/// The options of `carte join`.
let joinOptions = buildOptions.compactMap { form in
    let summaries = [
        "--output": "publish the site into DIR", "--force": form.summary, "--no-sync": form.summary,
        "--quiet": form.summary,
    ]
    return summaries[form.name].map { OptionForm(name: form.name, value: form.value, summary: $0, set: form.set) }
}

/// The option of `carte build` that makes a part of the site.
let shardOption = OptionForm(
    name: "--shard", value: "K/N", summary: "make the K-th of N parts of the site, for 'carte join'"
) { options, value in
    options.shard = Shard(value)
    return options.shard == nil
        ? UsageFault(
            text: "'\(value)' is no shard", hint: "write --shard 2/7 for the second of seven, of at most \(Shard.limit)"
        )
        : nil
}

/// Reads what stands behind `carte build`.
func buildCommand(_ arguments: [String]) throws(UsageFault) -> Command {
    let options = try options(arguments, of: "build", buildOptions)
    if let shard = options.shard, options.output == nil {
        throw UsageFault(
            text: "'--shard' needs a folder of the shard's own", hint: "write --output shards/\(shard.number)")
    }
    return .build(options)
}

/// Reads what stands behind `carte join`.
func joinCommand(_ arguments: [String]) throws(UsageFault) -> Command {
    let options = try options(arguments, of: "join", joinOptions, takesSeveral: true)
    guard !options.folders.isEmpty else {
        throw UsageFault(text: "'carte join' is told no shard", hint: "write carte join shards/* --output DIR")
    }
    guard options.output != nil else {
        throw UsageFault(text: "'carte join' is told no output folder", hint: "write --output DIR")
    }
    return .join(options)
}
