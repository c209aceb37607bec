import Diagnostics

/// The version, as in CHANGELOG.md.
let version = "0.1.0"

/// What `carte help` prints on a topic.
func usage(of topic: String?) -> String {
    switch topic {
    case "build":
        """
        usage: carte build [SITE] [options]

        Makes the site in SITE (this folder if none is given) from SITE/content and SITE/templates
        and publishes it into SITE/output. The folder is changed only when nothing is wrong.

        \(listing(buildOptions))

        limits, as they are usual:
        \(limitListing)

        exit code: 0 done, 1 the content is at fault, 2 the request is refused, 3 the machine failed

        """
    case "check":
        """
        usage: carte check [SITE] [options]

        Says everything a build would, and advice beside it; writes nothing.

        \(listing(checkOptions))

        """
    case "join":
        """
        usage: carte join DIR... --output DIR [options]

        Makes one site of all its shards, the folders that 'carte build --shard' made: byte for byte
        the site that a build of the whole gives. The output is changed only when all shards are there
        and belong together.

        \(listing(joinOptions))

        exit code: 0 done, 2 the request is refused, 3 the machine failed

        """
    case "import":
        """
        usage: carte import FILE [options]

        Makes content/menu.json of FILE: a table (CSV), a catalogue of Square (JSON) or the menu of
        a Google Business Profile (JSON). Every cell or field that cannot be taken is said with its
        place. An amount, an allergen or a diet that cannot be read is an error, and nothing is written.

        \(listing(importOptions))

        exit code: 0 done, 1 FILE is at fault, 2 the request is refused, 3 the machine failed

        """
    case "export":
        """
        usage: carte export [SITE] --format FORMAT [options]

        Prints the menu of SITE (this folder if none is given) in a form for other programs, and on
        standard error a line for each field that has no place there.

        \(listing(exportOptions))

        exit code: 0 done, 1 the content is at fault, 2 the request is refused, 3 the machine failed

        """
    case "fields":
        """
        usage: carte fields

        Prints every field that a template can use.

        """
    case "schema":
        """
        usage: carte schema [menu|site]

        Prints the JSON Schema of menu.json, or of site.json. An editor that is given it completes
        names and words, and marks most of what a check would; see docs/schema.md.

        """
    default:
        """
        usage: carte COMMAND

        Makes a restaurant's menu page, static HTML and CSS, from a menu file and Markdown.

          build [SITE]   make the site and publish it into SITE/output
          check [SITE]   say everything a build would, and advice; write nothing
          join DIR...    make one site of the shards that build --shard made
          import FILE    make a menu of a table, of Square's or of Google's JSON
          export [SITE]  print the menu as a table or as Google's JSON
          fields         print the fields that a template can use
          schema [FILE]  print the JSON Schema of menu.json, or of site.json
          help COMMAND   more on a command
          --version      print the version

        """
    }
}

private func listing(_ options: [OptionForm]) -> String {
    let heads = options.map { $0.name + ($0.value.map { " " + $0 } ?? "") }
    let width = heads.map(\.count).max() ?? 0
    return zip(heads, options).map { head, option in
        "  " + head + String(repeating: " ", count: width - head.count + 3) + option.summary
    }.joined(separator: "\n")
}

/// A hint that names the nearest of the words, or nil where none is near.
func suggestion(_ word: String, among words: [String]) -> String? {
    nearest(to: word, in: words).map { "did you mean '\($0)'?" }
}
