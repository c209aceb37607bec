/// The theme that the program carries: the files of `templates/`, by name.
public let builtInTheme: [String: [UInt8]] = [
    "page.mustache": PackageResources.page_mustache,
    "item.mustache": PackageResources.item_mustache,
    "style.css": PackageResources.style_css,
]
