"""A page's JSON-LD as an independent reader sees it, held against schema.org's vocabulary and against what the page shows."""
import datetime, decimal, functools, json, pathlib, re, urllib.parse
import babel, babel.numbers, html5lib
from pyld import jsonld

SCHEMA = "https://schema.org/"
VOCABULARY = json.loads((pathlib.Path(__file__).parent / "schemaorg.json").read_text())
TYPES, PROPERTIES, MEMBERS = VOCABULARY["types"], VOCABULARY["properties"], VOCABULARY["members"]
# As schema.org's own context does it, a property of addresses alone holds an address.
CONTEXT = {
    "@vocab": SCHEMA,
    **{name: {"@type": "@id"} for name, property in PROPERTIES.items() if "URL" in property["values"] and "Text" not in property["values"]},
}
AMOUNTS = ["lowPrice", "price", "minPrice", "highPrice", "maxPrice"]


class Page:
    """A page: its elements, its graph, and the base of the graph's addresses."""

    def __init__(self, path, base="https://page.example/"):
        self.tree = html5lib.parse(pathlib.Path(path).read_bytes(), namespaceHTMLElements=False)
        scripts = [e for e in self.tree.iter("script") if e.get("type") == "application/ld+json"]
        assert len(scripts) == 1, "one graph a page"
        self.data = json.loads(scripts[0].text)
        self.graph = expanded(self.data, base)
        self.locale = babel.Locale.parse(self.tree.get("lang"), sep="-")

    def head(self, name, key="property"):
        return next((e.get("content") for e in self.tree.iter("meta") if e.get(key) == name), None)


def expanded(data, base="https://page.example/"):
    def load(url, options):
        assert url.rstrip("/") == "https://schema.org", url
        return {"contextUrl": None, "documentUrl": url, "document": {"@context": CONTEXT}, "contentType": "application/ld+json"}

    nodes = jsonld.expand(data, {"base": base, "documentLoader": load})
    assert len(nodes) == 1, "one root"
    return nodes[0]


def short(iri):
    assert iri.startswith(SCHEMA), iri
    return iri[len(SCHEMA) :]


@functools.cache
def kinds(name):
    """A type and all that it is a kind of."""
    return {name}.union(*(kinds(parent) for parent in TYPES.get(name, [])))


def nodes(node):
    """A node and all in it."""
    yield node
    for key, values in node.items():
        if not key.startswith("@"):
            for value in values:
                if "@type" in value and "@value" not in value:
                    yield from nodes(value)


def kind(node):
    assert len(node.get("@type", [])) == 1, node
    return short(node["@type"][0])


def one(node, name, default=None):
    """The one value of a property: a text, an address or a node."""
    values = node.get(SCHEMA + name, [])
    assert len(values) <= 1, (name, values)
    if not values:
        return default
    value = values[0]
    return value.get("@value", value["@id"] if set(value) == {"@id"} else value)


def faults(root):
    """What schema.org's vocabulary does not have, or has elsewhere."""
    found = []
    for node in nodes(root):
        name = kind(node)
        if name not in TYPES:
            found.append("no type '%s'" % name)
            continue
        for key, values in node.items():
            if key.startswith("@"):
                continue
            property = PROPERTIES.get(short(key))
            if not property:
                found.append("no property '%s'" % short(key))
            elif not kinds(name) & set(property["of"]):
                found.append("'%s' is no property of %s" % (short(key), name))
            else:
                found += ["'%s' cannot be %s" % (short(key), value) for value in values if not fits(value, property["values"])]
    return found


def fits(value, wanted):
    if "@type" in value:
        return bool(kinds(kind(value)) & set(wanted))
    text = value["@id"] if "@id" in value else value["@value"]
    return any(TESTS[name](text) if name in TESTS else member(text, name) for name in wanted)


def member(text, enumeration):
    return isinstance(text, str) and text.startswith(SCHEMA) and MEMBERS.get(short(text)) == enumeration


def number(text):
    return not isinstance(text, bool) and re.fullmatch(r"-?\d+(\.\d+)?", str(text)) is not None


def parsed(parse):
    def test(text):
        try:
            return bool(parse(text)) or True
        except (ValueError, TypeError):
            return False

    return test


TESTS = {
    "Text": lambda text: isinstance(text, str) and text.strip() == text != "",
    "URL": lambda text: isinstance(text, str) and " " not in text and urllib.parse.urlsplit(text).scheme in ("https", "http", "geo"),
    "Number": number,
    "Integer": lambda text: number(text) and "." not in str(text),
    "Boolean": lambda text: isinstance(text, bool),
    "Date": parsed(datetime.date.fromisoformat),
    "DateTime": parsed(datetime.datetime.fromisoformat),
    "Time": parsed(datetime.time.fromisoformat),
    # "Properties that take Energy as values are of the form '<Number> <Energy unit of measure>'."
    "Energy": lambda text: re.fullmatch(r"\d+(\.\d+)? (calories|kcal|kJ)", text) is not None,
}


def numbers(text, locale):
    """The amounts in a text as its language writes them, by Babel's data."""
    noughts = {chr(ord(digit) - int(digit)) for digit in text if digit.isdecimal()}
    if not noughts:
        return []
    system = {"0": "latn", "\u0660": "arab", "\u06f0": "arabext", "\u0966": "deva"}[noughts.pop()]
    assert not noughts, "one kind of digits"
    marks = "".join(re.escape(locale.number_symbols[system][mark]) for mark in ("group", "decimal"))
    found = re.findall(r"\d(?:[\d%s]*\d)?" % marks, text)
    return [babel.numbers.parse_decimal(number, locale=locale, numbering_system=system) for number in found]


def by_class(element, name):
    return [e for e in element.iter() if name in (e.get("class") or "").split()]


def text_of(element):
    return "".join(element.itertext()).strip()


def shown(page):
    """The dishes of the page, in order: name, prices (a size's name and the amounts of each), what options cost more."""
    dishes = []
    for item in by_class(page.tree, "item"):
        names = by_class(item, "item__name")
        if not names:
            continue
        prices = []
        for price in by_class(item, "item__price"):
            amounts = [n for bdi in price.findall("bdi") for n in numbers(text_of(bdi), page.locale)]
            if amounts:
                prices.append(amounts)
        options = [n for options in by_class(item, "item__options") for part in re.findall(r"\(\+([^()]*)\)", text_of(options)) for n in numbers(part, page.locale)]
        dishes.append((text_of(names[0]), prices, options, bool(by_class(item, "item__state"))))
    return dishes


def offered(page):
    """The same of the graph."""
    add_ons = [id(add_on) for node in nodes(page.graph) for add_on in node.get(SCHEMA + "menuAddOn", [])]
    return [
        (
            one(node, "name"),
            [amounts(offer) for offer in node.get(SCHEMA + "offers", [])],
            [amount for add_on in node.get(SCHEMA + "menuAddOn", []) for offer in add_on.get(SCHEMA + "offers", []) for amount in amounts(offer)],
            any(one(offer, "availability") == SCHEMA + "SoldOut" for offer in node.get(SCHEMA + "offers", [])),
        )
        for node in nodes(page.graph)
        if kind(node) == "MenuItem" and id(node) not in add_ons
    ]


def amounts(offer):
    """The amounts of an offer, the lower first."""
    offer = one(offer, "priceSpecification", offer)
    currency = one(offer, "priceCurrency")
    digits = babel.numbers.get_currency_precision(currency)
    found = [one(offer, name) for name in AMOUNTS if one(offer, name) is not None]
    for amount in found:
        assert re.fullmatch(r"\d+" + (r"\.\d{%d,}" % digits if digits else r"(\.\d+)?"), amount), (amount, currency)
    return [decimal.Decimal(amount) for amount in found]
