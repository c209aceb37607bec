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
    """By the name of a definition: the steps that lead to it, (object's examples, name, whether a list), from the root."""
    found, queue = {None: []}, [(None, schema)]
    for name, part in queue:
        for field, said in part.get("properties", {}).items():
            for target, is_list in _targets(said, False):
                definition = schema["$defs"][target]
                if target not in found and "properties" in definition:
                    found[target] = [*found[name], (part.get("examples", [{}]), field, is_list)]
                    queue.append((target, definition))
    return found


def _targets(said, is_list):
    if "$ref" in said:
        yield said["$ref"].removeprefix("#/$defs/"), is_list
    for part in [*said.get("anyOf", []), *(said[key] for key in ("then", "else") if key in said)]:
        yield from _targets(part, is_list)
    if isinstance(said.get("items"), dict):
        yield from _targets(said["items"], True)


def placed(value, route):
    """A file that has a value where the route leads, all else of it as in the examples."""
    for examples, field, is_list in reversed(route):
        around = next((example for example in examples if field in example), examples[0] if examples else {})
        value = {**around, field: [value] if is_list else value}
    return value
