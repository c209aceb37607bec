"""Menus for the tests of import and export: sites that there are, random ones, and what two of them are the same for."""
import json, os, pathlib, random, re, shutil
from conftest import ROOT

FIXTURES = pathlib.Path(os.environ.get("CARTE_FIXTURES", ROOT.parent / "shared/fixtures"))
GOLDEN = ROOT / "Tests/MenuSiteTests/Golden"


def sites():
    """The sites of this repository that can be read, and those of `CARTE_FIXTURES`, else of ../shared/fixtures, where they are there."""
    own = [GOLDEN / name / "site" for name in ("branches", "layouts", "tutorial")] + [ROOT]
    names = ["bistro-120", "korean-sizes", "per-kilo", "set-menu", "rtl-arabic", "two-languages", "string-prices", "long-german", "eats-tutorial"]
    return own + [FIXTURES / name for name in names if (FIXTURES / name).exists()]


def name_of(site):
    return "café" if site == ROOT else site.parent.name if site.name == "site" else site.name


def copy(site, target):
    """A copy of a site's sources."""
    for part in ("content", "templates"):
        if (site / part).exists() and not (part == "templates" and site == ROOT):
            shutil.copytree(site / part, target / part)
    return target


def parsed(text, number=None):
    """A menu file as JSON: comments and trailing commas taken out, numbers as they are written if not told otherwise."""
    strings = r'"(?:[^"\\]|\\.)*"'
    text = re.sub(strings + r"|//[^\n]*|/\*.*?\*/", lambda m: m.group() if m.group()[0] == '"' else " ", text.lstrip("\ufeff"), flags=re.S)
    text = re.sub(strings + r"|,(?=\s*[\]}])", lambda m: m.group() if m.group()[0] == '"' else "", text)
    return json.loads(text, parse_float=number or Number, parse_int=number or Number)


class Number(str):
    """A number as it is written."""


def plain(menu, descriptions=None):
    """Sections and items in the one form that stands for all that mean the same (README, *menu.json*)."""
    found = {"sections": [entry(c) for c in menu.get("categories") or []], "items": [entry(i) for i in menu.get("items") or []]}
    for item in found["items"]:
        text = (descriptions or {}).get(item.get("description")) or (descriptions or {}).get(f"{item.get('id')}.md")
        if text and (item.get("description") or "x.md").endswith(".md"):
            item["description"] = text
    return found


def entry(value):
    fields = {"name": value} if isinstance(value, str) else dict(value)
    if "imageUrl" in fields:
        fields["image"] = fields.pop("imageUrl")
    out = {}
    for name, value in fields.items():
        if name == "price" and value is None:
            out[name] = None
        elif value not in (None, ""):
            out[name] = reduced(name, value)
    return out


def reduced(name, value):
    if name in ("price", "low", "high", "amount") and not isinstance(value, (dict, list)):
        return str(value).strip()
    if name == "id":
        return str(value)
    if name == "category" and isinstance(value, list) and len(value) == 1:
        return value[0]
    if isinstance(value, list):
        return [reduced(name[:-1] if name == "prices" else name, v) for v in value]
    if isinstance(value, dict):
        inner = {k: reduced("amount" if k in ("price", "amount") else k, v) for k, v in value.items() if v is not None and v is not False}
        return inner[first] if len(inner) == 1 and (first := next(iter(inner))) in ("diet", "name") else inner
    return value


def file_texts(folder):
    """The texts of descriptions/, by name."""
    return {p.name: p.read_bytes().decode().lstrip("\ufeff") for p in (folder / "descriptions").glob("*.md")} if (folder / "descriptions").exists() else {}


PIECES = ["Latte", "é", "e\u0301", "커피", "🍕", "; ", ";", "=", " + ", "\\", "\\;", '"', "'", ",", " (on request)", "?", "-", "- ", "=1+1", "@", "json: 1",
          "[", "{", "%", "#", "12,50", "1.234", "_x", "  ", " ", "\u00a0", "|", "*b*", "<i>", "&amp;"]
ALLERGENS = ["gluten", "milk", "nuts", "brazil-nuts", "soybeans"]


def random_menu(seed, count=300):
    """A menu that the reader takes, with whatever may stand in a text."""
    dice = random.Random(seed)

    def text(newlines=False):
        pieces = PIECES + (["\n", "\r\n", "\t", "\n\n- "] if newlines else [])
        while True:
            made = "".join(dice.choices(pieces, k=dice.randint(1, 6)))
            if made.strip() and not made.endswith(".md"):
                return made

    def amount():
        return dice.choice([3, 0, 12.5, 4.25, "3.50", "12,50", "7", 1.125, 45.001, 100000])

    sections = [{"id": f"s{i}", "name": text()} for i in range(5)]
    sections[1].update(style="text", hidden=True, description=text(True))
    sections[2].update(hours={"mon-fri": "09:00-18:00", "sat": ["10:00-14:00", "17:00-23:00"], "sun": "closed"}, hidden=False)
    items = []
    for index in range(count):
        item = {"id": f"i{index}", "name": text(), "category": dice.choice(["s0", "s1", ["s2", "s3"], ["s4"]])}
        fields = {
            "description": text(True), "alt": text(), "priceNote": text(), "variant": text(), "size": text(),
            "options": [dice.choice([text(), {"name": text()}, {"name": text(), "price": amount()}]) for _ in range(dice.randint(0, 3))],
            "tags": [text() for _ in range(dice.randint(0, 3))], "diets": [dice.choice(["vegan", {"diet": "halal"}, {"diet": "kosher", "onRequest": True}])],
            "allergens": dice.sample(ALLERGENS, dice.randint(0, 4)), "traces": ["celery", "lupin"], "freeFrom": ["fish"], "spiciness": dice.randint(0, 3),
            "calories": dice.choice([0, 390, 12.5, 4.875]), "kilojoules": 1630, "rating": dice.choice([{"value": 4.875, "count": 2637}, {"value": 5}]),
            "soldOut": dice.choice([True, False]), "new": True, "_note": dice.choice([text(), 7, [1, {"a": None}]]),
        }
        item.update({name: fields[name] for name in dice.sample(sorted(fields), dice.randint(0, 8))})
        match dice.randint(0, 3):
            case 0: item["price"] = None
            case 1: item.update({"price": amount(), "unit": text(), "from": dice.choice([True, False])} if dice.random() < .5 else {"price": amount()})
            case 2: item["prices"] = [{"label": text(), "amount": dice.choice([amount(), None])} for _ in range(dice.randint(1, 4))]
            case 3 if dice.random() < .5: item["priceRange"] = {"low": dice.choice([3, "4,50", 4.25]), "high": dice.choice([12.5, "13", 45.001])}
        items.append(item)
    return {"categories": sections, "items": items}
