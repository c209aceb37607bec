"""A chain of shops, as a site of many pages."""
import json, pathlib

ICON = '<svg xmlns="http://www.w3.org/2000/svg" width="{0}" height="{0}"/>'


def chain():
    """The files of a site of 71 pages: nested, in four languages, with three themes, with pictures of their own and shared."""
    files = {
        "content/site.json": '{"name": "Chain", "language": "en", "currency": "EUR", "theme": "bistro", "url": "https://chain.example/"}',
        "content/menu.json": '{"banners": ["front"], "items": [{"name": "Soup", "price": 4}], "categories": ["Empty"]}',
        "content/footer.md": "All prices with *tax*.",
        "content/images/front.svg": ICON.format(90),
        "templates/themes/harbour.css": ':root { --accent: #0b5566 }\nbody { background: url("waves.svg") }\n',
        "templates/themes/waves.svg": ICON.format(7),
    }
    for number in range(60):
        region = ["north", "south", "south-east"][number % 3]
        folder = f"content/{region}/shop-{number % 40}" + ("/" + ["fr", "de"][number % 2] if number >= 40 else "")
        site = {"name": f"Shop {number % 40}"}
        if number >= 40: site["language"] = ["fr", "de"][number % 2]
        if number % 5 == 0: site["theme"] = "harbour"
        if number % 7 == 0: site["theme"] = "canteen"
        files[folder + "/menu.json"] = json.dumps({"site": site, "items": [
            {"name": "Tea", "id": "tea", "price": 2.5, "image": "front"}, {"name": "Cake", "id": "cake", "image": "cake"}]})
        files[folder + "/images/cake.svg"] = ICON.format(40 + number)
        if number % 4 == 0: files[folder + "/descriptions/tea.md"] = f"Number *{number}*, with ![](front)"
    # Menus that extend one of another folder, in another part as a rule.
    for number in range(2, 40, 6):
        folder = f"content/south-east/shop-{number}"
        files[folder + "/menu.json"] = '{"extends": "../../north/shop-%d/menu.json", "items": {"tea": {"price": 3}, "cake": null}}' % (number // 6 * 3)
    # Pages in other languages, in other parts as a rule, and the menus of a venue.
    for number in range(0, 12, 3):
        for language in ("fr", "ar"):
            files[f"content/{language}/north/shop-{number}/menu.json"] = json.dumps(
                {"title": f"Menu {language}", "site": {"name": f"Shop {number}", "language": language}, "items": ["Tea"]})
    files["content/north/shop-6/lunch/menu.json"] = '{"title": "Lunch", "items": ["Soup"]}'
    files["content/north/shop-6/site.json"] = '{"menus": [".", "lunch"]}'
    menu = json.loads(files["content/north/shop-6/menu.json"])
    files["content/north/shop-6/menu.json"] = json.dumps({"title": "All day", **menu})
    files["content/south/menu.json"] = '{"site": {"language": "fr"}, "items": [{"name": "Carte"}]}'
    files["content/south/intro.md"] = "Bienvenue."
    return files


def files(folder):
    """The bytes of every file in a folder, by path."""
    return {str(path.relative_to(folder)): path.read_bytes() for path in pathlib.Path(folder).rglob("*") if path.is_file()}
