/// The theme that the program carries: the files of `templates/`, by their paths there.
public let builtInTheme: [String: [UInt8]] = [
    "page.mustache": PackageResources.page_mustache,
    "hero.mustache": PackageResources.hero_mustache,
    "banners.mustache": PackageResources.banners_mustache,
    "categories.mustache": PackageResources.categories_mustache,
    "languages.mustache": PackageResources.languages_mustache,
    "menus.mustache": PackageResources.menus_mustache,
    "locations.mustache": PackageResources.locations_mustache,
    "filter.mustache": PackageResources.filter_mustache,
    "section.mustache": PackageResources.section_mustache,
    "item.mustache": PackageResources.item_mustache,
    "picture.mustache": PackageResources.picture_mustache,
    "contact.mustache": PackageResources.contact_mustache,
    "style.css": PackageResources.style_css,
    "themes/bistro.css": PackageResources.bistro_css,
    "themes/canteen.css": PackageResources.canteen_css,
]
