"""The numbers of the layout, measured on the page."""

import pytest
import sites

BANNERS = ["banner1.png", "banner2.png", "banner3.png"]

MEASURE = """
const box = e => e.getBoundingClientRect(), all = s => [...document.querySelectorAll(s)];
const list = document.querySelector(".banners > ul"), cards = all(".banner").map(box), cells = all("nav.categories li").map(box);
const chips = all("nav.categories a").map(box), bar = box(document.querySelector("nav.categories"));
return {
    column: document.documentElement.clientWidth,
    height: cards[0].height, inset: cards[0].left - box(list).left, pitch: cards[1].left - cards[0].left,
    gap: cards[1].left - cards[0].right, peeks: cards[1].left < box(list).right,
    radius: getComputedStyle(all(".banner")[0]).borderStartStartRadius,
    cover: getComputedStyle(all(".banner img")[0]).objectFit, picture: box(all(".banner img")[0]).height,
    chipPitch: cells[1].left - cells[0].left, chipSide: chips[0].left - cells[0].left, chipLead: cells[0].left - bar.left,
    above: chips[0].top - bar.top, below: bar.bottom - chips[0].bottom, chipHeights: chips.map(c => c.height),
    rows: all(".section--list .item").map(e => box(e).height), viewport: innerHeight,
};
"""


@pytest.fixture(scope="module")
def page(site):
    menu = sites.menu(4, 5, banners=[{"image": name, "alt": "Offer"} for name in BANNERS])
    menu["categories"] = ["A", "B", "C", "D"]
    for item in menu["items"]:
        item["category"] = "ABCD"[int(item["category"][-1]) - 1]
    menu["items"][0]["image"] = "dish.png"
    menu["items"][1]["description"] = "A long story about a dish. " * 30
    return site(menu, pictures=[*BANNERS, "dish.png"])


def test_phone(phone, page):
    phone.open(page.address)
    seen = phone.js(MEASURE)
    width = 390
    assert seen["column"] == width
    assert seen["height"] == pytest.approx(0.3 * width, abs=0.6)
    assert seen["picture"] == pytest.approx(seen["height"], abs=0.1)
    assert seen["inset"] == pytest.approx(16, abs=0.1)
    assert seen["pitch"] == pytest.approx(0.8 * (width - 16), abs=0.5)
    assert seen["gap"] == pytest.approx(16, abs=0.1)
    assert seen["peeks"]
    assert seen["radius"] == "10px" and seen["cover"] == "cover"
    assert seen["chipPitch"] == pytest.approx(0.26 * (width - 16), abs=0.5)
    assert seen["chipSide"] == pytest.approx(8, abs=0.1)
    assert seen["chipLead"] == pytest.approx(16, abs=0.1)
    assert seen["above"] == pytest.approx(10, abs=0.1) and seen["below"] == pytest.approx(10, abs=0.1)
    assert min(seen["chipHeights"]) >= 44
    assert min(seen["rows"]) >= 844 / 5 - 0.1
    assert seen["rows"][1] > 1.5 * min(seen["rows"]), "a row grows with its text"


def test_desktop(desktop, page):
    desktop.open(page.address)
    seen = desktop.js(MEASURE)
    assert seen["pitch"] <= 0.8 * seen["column"]
    assert seen["gap"] == pytest.approx(16, abs=0.1)
    assert seen["radius"] == "10px"
    assert seen["height"] == pytest.approx(0.3 * (seen["pitch"] / 0.8 + 16), abs=0.6), "height and pitch come of one width"
    assert seen["above"] == pytest.approx(10, abs=0.1) and seen["below"] == pytest.approx(10, abs=0.1)
    assert min(seen["rows"]) >= seen["viewport"] / 5 - 0.1
    tops = desktop.js("return [...document.querySelectorAll('.section--list > ul')].map(l => l.children[0].offsetTop == l.children[1].offsetTop)")
    assert all(tops), "several columns on a desktop"
    edges = desktop.js("return [...document.querySelectorAll('.item')].map(e => e.getBoundingClientRect()).map(r => r.width)")
    assert max(edges) < 0.6 * seen["column"]


def test_first_view_shows_what_matters(phone, cafe):
    """Name, banner, bar and the first dish stand on the phone's first screen."""
    phone.open(cafe.address)
    for selector in ("h1", ".banner", "nav.categories", ".section h2", ".item"):
        assert phone.box(selector)["bottom"] <= 844, selector


def test_long_chip_is_not_cut(phone, site):
    long_name = "Alkoholfreie Erfrischungsgetränke"
    menu = {"categories": ["A", long_name], "items": [{"name": "x", "category": "A"}, {"name": "y", "category": long_name}]}
    phone.open(site(menu).address)
    for percent in (100, 200):
        phone.text_size(percent)
        phone.settle()
        chip = phone.js(
            "const a = [...document.querySelectorAll('nav.categories a')].at(-1), r = document.createRange();"
            "r.selectNodeContents(a); const t = r.getBoundingClientRect(), b = a.getBoundingClientRect();"
            "return {lines: r.getClientRects().length, inside: t.left >= b.left && t.right <= b.right,"
            "pitch: a.parentElement.getBoundingClientRect().width}"
        )
        assert chip["lines"] == 1 and chip["inside"] and chip["pitch"] > 0.26 * 374
