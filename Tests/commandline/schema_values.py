"""Values to put into fields, and where in a file an object of each kind stands."""

VALUES = [
    None, True, 0, 3, 7, -1, 2.5, 0.1, 1.005, -0.5, 120, 10**6, 10**9, 10**12, 999999999999999, 10**15, [], {}, [None], ["word"],
    ["vegan", "nuts"], [3], [[]], {"word": "word"}, {"name": "word"}, {"value": 4, "count": 2}, {"count": 2}, {"value": 6},
    [{"label": "a", "amount": 1}, {"amount": 2}], [{"label": "a", "amount": "1.50"}], [None, {"amount": 1}], [{"name": "a"}], {"mon": "9"},
    {"low": 1}, {"low": 1, "high": 2}, [{"label": "a"}], [{"label": "a", "amount": None}],
]  # fmt: skip
TEXTS = [
    "", " ", "\u3000", "word", "two words", "x" * 100, "x" * 101, "line\nline", "tab\tx", "x\u200by", "x\u202ey", "\ufeffx", "x\u0000", "\u200e",
    # amounts
    "1", "1.5", "1,50", "1.234", "1,234", "1234.567", "0.500", "00.500", ".5", "5.", "1 000", "1'000", "1.000,00", "１２", "٣", "+5", "-5", "5€",
    "€5", "3€50", "5 ", " 5", "1e3", "=1+1", "999999999999999", "12.345678", "1.2.3", "400/800", "12 ,50",
    # ids
    "Thé-glacé", "a/b", ".a", "a.", "con", "CON", "con.x", "console", "com1", "com10", "lpt9.md", "-", "_", "ラテ", "（大）", "a–b", "a…", "a'b",
    'a"b', "№1", "½", "e\u0301", "😀", "a·b",
    # addresses
    "https://x", "HTTPS://x", " https://x", "http:x", "//x", "x.html", "#a", "mailto:a@b", "javascript:1", "JavaScript:1", " javascript:1",
    "data:,x", "tel:1", "foo:bar", "a/b:c", "1:2", ":x", "C:\\x", "geo:1,2", "ftp://x", "a@b.c", "a@b", "@b.c", "a@.", "a b@c.d", "a@b.c,d@e.f",
    # words, languages, currencies, days, hours
    "list", "List", "vegan", "nuts", "yes", "true", "en", "e", "english", "EN-us", "zh-Hans-CN", "fr_FR", "en-", "EUR", "eur", "EURO", "Restaurant",
    "2026-12-24", "2026-02-30", "24.12.2026", "--12-25", "12:00", "9-18", "09:00-18:00", "18:00-02:00", "25:00-26:00", "09:00–18:00", "closed",
    "{n}", "{n} of {count}", "{count}{n}", "{n", "{n} {", "{n} {m}", "{}", "mon", "mon-fri", "monday", "kg",
]  # fmt: skip


def routes(schema):
    """By the name of a definition: the steps that lead to it, (object's examples, name, what is around the value), from the root."""
    found, queue = {None: []}, [(None, schema)]
    for name, part in queue:
        for examples, field, said in _fields(part):
            for target, around in _targets(said, schema, ()):
                definition = schema["$defs"][target]
                if target not in found and "properties" in definition:
                    found[target] = [*found[name], (examples, field, around)]
                    queue.append((target, definition))
    return found


def _fields(part):
    """The fields of an object, with examples of it: those that it always has, those that depend on whether it extends another, and
    one of a name of the owner's."""
    examples = part.get("examples", [{}])
    for field, said in part.get("properties", {}).items():
        yield examples, field, said
    for way, extends in (("else", False), ("then", True)):
        for field, said in part.get(way, {}).get("properties", {}).items():
            yield [example for example in examples if ("extends" in example) == extends], field, said
    if isinstance(part.get("additionalProperties"), dict):
        yield examples, next(name for name in examples[0] if name not in part["properties"]), part["additionalProperties"]


def _targets(said, schema, around):
    said = resolved(said, schema)
    if "$ref" in said:
        yield said["$ref"].removeprefix("#/$defs/"), around
    for part in [*said.get("anyOf", []), *(said[key] for key in ("then", "else") if key in said)]:
        yield from _targets(part, schema, around)
    if isinstance(said.get("items"), dict):
        yield from _targets(said["items"], schema, (*around, "list"))
    for names, part in said.get("patternProperties", {}).items():
        if isinstance(part, dict) and names == "^[^_$]":
            yield from _targets(part, schema, (*around, "small"))


def resolved(said, schema):
    """What is said of a field that is another object's as well."""
    parts = said.get("$ref", "").split("/")
    return schema["$defs"][parts[2]]["properties"][parts[4]] if len(parts) == 5 else said


def placed(value, route):
    """A file that has a value where the route leads, all else of it as in the examples."""
    for examples, field, around in reversed(route):
        for name in reversed(around):
            value = [value] if name == "list" else {name: value}
        outer = next((example for example in examples if field in example), examples[0] if examples else {})
        value = {**outer, field: value}
    return value
