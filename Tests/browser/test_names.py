"""Names of any script, and names that mean harm."""

import json
from urllib.parse import unquote

import links

SCRIPTS = ["Завтраки", "커피", "Ζεστά ροφήματα"]

HARM = [
    "Tea</script><script>window.pwn=1</script>",
    "<!--<script>",
    "Line\u2028separator",
    "12\" Pizza \"Mamma's\" <b>hot</b> & `x` onload=x",
    "R&D &copy; &amp; M&M's",
    "{{words.menu}} {{{footer}}}",
    "</h3></article><img src=x onerror=window.pwn=1>",
    "' autofocus onfocus='window.pwn=1",
    "]]>--!>",
]


def one_each(categories):
    return {"categories": categories, "items": [{"name": "Dish %d" % n, "category": c} for n, c in enumerate(categories)]}


def chips(tree):
    return [a.get("href") for a in tree.iter("a") if a.get("href", "").startswith("#") and "skip" not in a.get("class", "")]


def test_names_of_other_scripts_have_anchors(phone, site):
    """H01"""
    page = site(one_each(SCRIPTS))
    assert page.code == 0 and not links.faults(page.output)
    tree = links.parse(page.page())
    ids = [s.get("id") for s in links.by_class(tree, "section")]
    assert len(set(ids)) == 3 and all(any(c.isalpha() for c in i) for i in ids)
    assert [unquote(c[1:]) for c in chips(tree)] == ids
    phone.open(page.address)
    phone.js("document.querySelector('main').style.paddingBlockEnd = '100vh'")
    for chip in chips(tree):
        phone.click('nav.categories a[href="%s"]' % chip)
        top = phone.js("return document.getElementById(args[0]).getBoundingClientRect().top", unquote(chip[1:]))
        assert abs(top - phone.box("nav.categories")["bottom"]) <= 2


def test_turkish_capitals(site):
    """H02"""
    page = site(one_each(["İçecekler", "Isı", "IŞIK", "Işık2"]), site={"language": "tr", "currency": "TRY"})
    assert page.code == 0 and not links.faults(page.output)
    assert len({s.get("id") for s in links.by_class(links.parse(page.page()), "section")}) == 4


def harmful(names):
    return {
        "categories": [{"name": "Coffee & Drinks", "description": names[3]}],
        "banners": [{"image": "banner1", "alt": names[3], "title": names[0], "link": "https://example.org/?a=1&copy=2"}],
        "items": [
            {
                "name": name, "category": "Coffee & Drinks", "image": "dish", "alt": name, "size": name, "priceNote": name,
                "prices": [{"label": name, "amount": 1}, {"label": "b", "amount": 2}],
            }
            for name in names
        ],
    }  # fmt: skip


def without_notes(menu):
    for item in menu["items"]:
        del item["priceNote"]
    return menu


def test_text_stays_text(phone, site):
    """H08, H09, H10: whatever a name says, the page's elements and attributes are the same."""
    venue = {"name": HARM[3]}
    names = [name.replace("\u2028", " ") for name in HARM]
    page = site(without_notes(harmful(names)), site=venue, pictures=["banner1.png", "dish.png"])
    tame = site(without_notes(harmful(["Plain %d" % n for n in range(len(HARM))])), site={"name": "Plain"},
                pictures=["banner1.png", "dish.png"])  # fmt: skip
    assert page.code == tame.code == 0, page.said + tame.said
    tree, other = links.parse(page.page()), links.parse(tame.page())

    def bare(t):
        return [(tag, names) for tag, names in links.skeleton(t) if tag not in ("p", "b", "em", "code")]

    assert bare(tree) == bare(other)
    assert [links.text_of(e) for e in links.by_class(tree, "item__name")] == names
    assert [i.get("alt") for i in tree.iter("img")][1:] == names
    assert links.text_of(next(tree.iter("h1"))) == HARM[3]
    assert [a.get("href") for a in tree.iter("a") if a.get("href", "").startswith("http")] == ["https://example.org/?a=1&copy=2"]
    assert [links.text_of(a) for a in tree.iter("a") if a.get("href", "").startswith("#")][1:] == ["Coffee & Drinks"]
    phone.open(page.address)
    assert phone.js("return [window.pwn === undefined, document.scripts.length]") == [True, 1]


def test_structured_data_gives_the_names_back(site):
    """H08: the data block is one element, and what it says is what was written."""
    names = [name.replace("\u2028", " ") for name in HARM]
    page = site({"items": [{"name": name, "price": 1} for name in names]})
    scripts = list(links.parse(page.page()).iter("script"))
    assert [s.get("type") for s in scripts] == ["application/ld+json"]
    found = []

    def walk(value):
        if isinstance(value, dict):
            if value.get("@type") == "MenuItem":
                found.append(value["name"])
            for part in value.values():
                walk(part)
        elif isinstance(value, list):
            for part in value:
                walk(part)

    walk(json.loads(links.text_of(scripts[0])))
    assert found == names


def test_nothing_that_runs(cafe):
    tree = links.parse(cafe.page())
    assert not [e.tag for e in tree.iter() for a in e.attrib if a == "style" or a.startswith("on")]
    assert [s.get("type") for s in tree.iter("script")] == ["application/ld+json"]


def test_names_keep_their_order_from_right_to_left(phone, site):
    """A name that begins with Latin letters still starts at the right; a price is not torn apart."""
    menu = {"categories": ["مشروبات"], "items": [
        {"name": "7UP + ليمون", "category": "مشروبات", "prices": [{"label": "صغير", "amount": 60}, {"label": "XL", "amount": 85}]},
    ]}  # fmt: skip
    phone.open(site(menu, site={"name": "مقهى", "language": "ar-EG", "currency": "EGP", "contact": {"phone": "+20 2 5550 0143"}}).address)
    placed = phone.js(
        "const spot = (e, from, to) => { const r = document.createRange(); r.setStart(e, from); r.setEnd(e, to);"
        "return r.getBoundingClientRect() };"
        "const name = document.querySelector('.item__name').firstChild, tel = document.querySelector('.contact bdi').firstChild;"
        "return {dir: document.dir, right: innerWidth - spot(name, 0, 3).right, seven: spot(name, 0, 1).left, lemon: spot(name, 6, 11).left,"
        "plus: spot(tel, 0, 1).left, last: spot(tel, tel.length - 1, tel.length).left}"
    )
    assert placed["dir"] == "rtl"
    assert placed["right"] < 20 and placed["seven"] > placed["lemon"]
    assert placed["plus"] < placed["last"], "a telephone number reads from left to right"
    tops = phone.js(
        "return [...document.querySelectorAll('.item__price')].map(p => { const [a, b] = p.children;"
        "return [a, b].map(e => { const r = e.getBoundingClientRect(); return [r.left, r.right, r.top] }) })"
    )
    for label, amount in tops:
        assert label[0] >= amount[1] - 1, "the label stands before its amount, to the right of it"
