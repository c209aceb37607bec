// swift-tools-version: 6.2
import PackageDescription

let strict: [SwiftSetting] = [.treatAllWarnings(as: .error)]

func library(_ name: String, _ dependencies: [Target.Dependency] = []) -> Target {
    .target(name: name, dependencies: dependencies, swiftSettings: strict)
}

func tests(_ name: String, _ dependencies: [Target.Dependency] = [], exclude: [String] = []) -> Target {
    .testTarget(
        name: name + "Tests", dependencies: [.byName(name: name)] + dependencies, exclude: exclude,
        swiftSettings: strict)
}

/// A program of libFuzzer's for one part; see scripts/fuzz.
func fuzzing(_ name: String, _ dependencies: [Target.Dependency]) -> Target {
    .executableTarget(
        name: "Fuzz" + name, dependencies: ["FuzzParts"] + dependencies, path: "Fuzz/" + name,
        // libFuzzer brings the program's start.
        swiftSettings: strict + [.unsafeFlags(["-parse-as-library"])])
}

let package = Package(
    name: "carte",
    products: [.executable(name: "carte", targets: ["carte"])],
    targets: [
        // C libraries, a module map each; exactly one Swift file imports each.
        .systemLibrary(name: "CCommonMark", pkgConfig: "libcmark", providers: [.apt(["libcmark-dev"])]),
        .systemLibrary(name: "CDigest", pkgConfig: "libmd", providers: [.apt(["libmd-dev"])]),
        .systemLibrary(name: "CExpat", pkgConfig: "expat", providers: [.apt(["libexpat1-dev"])]),
        .systemLibrary(name: "CHash", pkgConfig: "libxxhash", providers: [.apt(["libxxhash-dev"])]),
        .systemLibrary(name: "CAllocator"),
        .systemLibrary(name: "CLinux"),
        .systemLibrary(name: "CTerminal"),

        // Libraries that can stand alone.
        library("Diagnostics", ["CTerminal"]),
        library("JSONText"),
        library("CSVText"),
        library("Mustache", ["Diagnostics"]),
        library("PictureHeader"),
        library("Publishing", ["Diagnostics", "CLinux"]),

        // The built-in theme, carried by the binary.
        .target(
            name: "BuiltInTheme", path: "templates",
            resources: [
                .embedInCode("page.mustache"), .embedInCode("hero.mustache"), .embedInCode("banners.mustache"),
                .embedInCode("categories.mustache"), .embedInCode("languages.mustache"), .embedInCode("menus.mustache"),
                .embedInCode("locations.mustache"),
                .embedInCode("filter.mustache"),
                .embedInCode("section.mustache"), .embedInCode("item.mustache"), .embedInCode("picture.mustache"),
                .embedInCode("contact.mustache"), .embedInCode("style.css"), .embedInCode("themes/bistro.css"),
                .embedInCode("themes/canteen.css"),
            ],
            swiftSettings: strict),

        // What Carte exists for, and its command line.
        .target(
            name: "MenuSite",
            dependencies: [
                "CSVText", "Diagnostics", "JSONText", "Mustache", "PictureHeader", "Publishing", "CCommonMark",
                "CDigest",
                "CExpat", "CHash",
            ],
            swiftSettings: strict,
            // The toolchain's own ICU, which Foundation uses; see Sources/MenuSite/Menu/ICU.swift.
            linkerSettings: [.linkedLibrary("_FoundationICU"), .linkedLibrary("stdc++"), .linkedLibrary("m")]),
        .executableTarget(
            name: "carte", dependencies: ["CAllocator", "MenuSite", "BuiltInTheme", "Diagnostics", "Publishing"],
            swiftSettings: strict),

        tests("Diagnostics"),
        tests("JSONText"),
        tests("CSVText", exclude: ["peer.py"]),
        tests("Mustache"),
        tests("PictureHeader", exclude: ["Fixtures", "make-fixtures.py"]),
        tests("Publishing", ["Diagnostics"]),
        tests(
            "MenuSite", ["BuiltInTheme", "Diagnostics", "Publishing"],
            exclude: ["Golden", "Hours", "Plurals", "Prices", "Units"]),
        .testTarget(name: "ArchitectureTests", swiftSettings: strict),
    ],
    swiftLanguageModes: [.v6]
)

if Context.environment["CARTE_FUZZ"] != nil {
    package.targets += [
        .target(name: "FuzzParts", path: "Fuzz/Parts", swiftSettings: strict),
        fuzzing("JSON", ["JSONText"]),
        fuzzing("Mustache", ["Mustache"]),
        fuzzing("Menu", ["BuiltInTheme", "Diagnostics", "JSONText", "MenuSite"]),
        fuzzing("Markdown", ["Diagnostics", "MenuSite"]),
        fuzzing("Ids", ["MenuSite"]),
        fuzzing("Picture", ["PictureHeader"]),
        fuzzing("Drawing", ["MenuSite"]),
        fuzzing("CSV", ["CSVText"]),
        fuzzing("State", ["MenuSite"]),
    ]
}
