"""The bar of categories sticks, leads below itself, and shows where the reader is."""

import pytest
import sites
from engines import need

CHIPS = "return [...document.querySelectorAll('nav.categories a')].map(a => a.getAttribute('href'))"

GAP = """
const target = document.getElementById(decodeURIComponent(args[0].slice(1)));
const heading = target.querySelector("h2").getBoundingClientRect();
return {
    gap: heading.top - document.querySelector("nav.categories").getBoundingClientRect().bottom,
    end: scrollY >= document.documentElement.scrollHeight - innerHeight - 1, bottom: heading.bottom,
};
"""

MARKED = """
const style = a => { const s = getComputedStyle(a); return s.backgroundColor + s.color };
const chips = [...document.querySelectorAll("nav.categories a")], seen = chips.map(style), count = {};
seen.forEach(s => count[s] = (count[s] || 0) + 1);
const common = Object.keys(count).sort((a, b) => count[b] - count[a])[0];
const bar = document.querySelector("nav.categories > ul").getBoundingClientRect();
return chips.filter((_, n) => seen[n] !== common).map(a => {
    const r = a.getBoundingClientRect();
    return {to: a.getAttribute("href"), inside: r.left >= bar.left - .5 && r.right <= bar.right + .5};
});
"""


def below(browser, chip):
    seen = browser.js(GAP, chip)
    return 0 <= seen["gap"] <= 24 or (seen["end"] and 0 <= seen["gap"] and seen["bottom"] <= browser.js("return innerHeight")), seen


@pytest.fixture(scope="module")
def twelve(site):
    names = ["Hot drinks", "Cold drinks with ice", "Pastry", "Soup of the day and bread", "Salads", "Pasta", "Pizza",
             "From the grill", "Fish", "Sides", "Desserts and ice cream", "Wine"]  # fmt: skip
    menu = {"categories": names, "items": [{"name": "%s %d" % (c, n), "category": c, "price": 3} for c in names for n in range(8)]}
    return site(menu, files={"intro.md": "A few words about the place."})


def test_sticks(window, site):
    """H20: the bar stays at the top, no box around it scrolls, the page does not scroll sideways."""
    pictures = ["banner%d.png" % n for n in range(1, 6)]
    window.open(site(sites.menu(5, 9, banners=[p[:-4] for p in pictures]), pictures=pictures).address)
    assert window.box("nav.categories")["top"] > 50
    for y in (1500, 2600):
        window.scroll_to(y)
        assert abs(window.box("nav.categories")["top"]) <= 0.5
        assert window.box(".banners")["bottom"] <= 0
    around = window.js(
        "const seen = []; for (let e = document.querySelector('nav.categories').parentElement; e; e = e.parentElement)"
        "{ const s = getComputedStyle(e); seen.push(s.overflowX, s.overflowY) } return seen"
    )
    assert set(around) <= {"visible", "clip"}
    window.resize(320, 640)
    window.settle()
    assert window.js("return document.scrollingElement.scrollWidth === document.scrollingElement.clientWidth")


def leads_below_itself(browser, address):
    """H19: a chip, an address with a fragment and Back all put the heading right below the bar."""
    browser.open(address)
    chips = browser.js(CHIPS)
    assert len(chips) == 12
    for chip in chips[::-4] + chips[:1]:
        browser.click('nav.categories a[href="%s"]' % chip)
        ok, seen = below(browser, chip)
        assert ok, ("click", chip, seen)
    browser.open(address + chips[7])
    ok, seen = below(browser, chips[7])
    assert ok, ("load", seen)
    browser.click('nav.categories a[href="%s"]' % chips[2])
    browser.back()
    ok, seen = below(browser, chips[7])
    assert ok, ("back", seen)


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [320, 390, 768, 1280])
def test_leads_below_itself(phone, twelve, width, percent):
    phone.media(prefers_reduced_motion="reduce")  # jumps, which take no time
    phone.resize(width, 844 if width < 1000 else 800)
    phone.text_size(percent)
    leads_below_itself(phone, twelve.address)


def test_leads_smoothly_below_itself(window, twelve):
    leads_below_itself(window, twelve.address)


def test_item_is_led_to_below_the_bar(window, twelve):
    item = window.open(twelve.address) or window.js("return document.querySelectorAll('article.item')[50].id")
    window.open(twelve.address + "#" + item)
    bar = window.box("nav.categories")
    top = window.js("return document.getElementById(args[0]).getBoundingClientRect().top", item)
    assert 0 <= top - bar["bottom"] <= 24


def marks(browser, chips, order):
    """The chips that are marked when the sections come to the top in this order."""
    for n in order:
        browser.js("document.getElementById(decodeURIComponent(args[0].slice(1))).scrollIntoView({behavior: 'instant'})", chips[n])
        browser.settle()
        yield n, browser.js(MARKED), browser.js("return scrollY >= document.documentElement.scrollHeight - innerHeight - 1")


def test_marks_one_chip(phone, site):
    """H21: of fifteen categories at 320, one chip is marked, the right one."""
    need(phone, "marked chips")
    page = site(sites.menu(15, 6))
    phone.resize(320, 640)
    phone.open(page.address)
    chips = phone.js(CHIPS)
    for n, marked, at_end in marks(phone, chips, [*range(15), 2, 12, 0, 7]):  # one after another, then far leaps
        assert len(marked) == 1 and (marked[0]["to"] == chips[n] or at_end), (n, marked)
    phone.open(page.address + chips[11])
    assert [m["to"] for m in phone.js(MARKED)] == [chips[11]]


def test_marked_chip_is_in_sight(phone, site):
    """H21: the bar follows, so that all of the marked chip is in it."""
    need(phone, "bar that follows its marked chip")
    page = site(sites.menu(15, 6))
    phone.resize(320, 640)
    phone.open(page.address)
    chips = phone.js(CHIPS)
    for n, marked, _ in marks(phone, chips, [4, 9, 14, 2, 12, 0, 7]):
        assert [m["inside"] for m in marked] == [True], (n, marked)
    phone.open(page.address + chips[11])
    assert [m["to"] for m in phone.js(MARKED) if m["inside"]] == [chips[11]]


def test_marks_while_the_page_comes_slowly(phone, site):
    """Chromium once kept the mark on whichever chip's section had come first, when ids were not ASCII."""
    need(phone, "marked chips")
    names = ["Кофе", "Не кофе", "Выпечка", "Кухня"]
    page = site({"categories": names, "items": [{"name": "%s %d" % (c, n), "category": c} for c in names for n in range(6)]})
    for address in (page.address + "index.html?slowly", page.address):
        phone.open(address)
        for n, chip in enumerate(phone.js(CHIPS)):
            phone.js("document.querySelectorAll('.section')[args[0]].scrollIntoView({behavior: 'instant'})", n)
            phone.settle()
            assert [m["to"] for m in phone.js(MARKED)] == [chip]


def test_bar_scrolls_freely(phone, site):
    """Whoever looks through the chips is not pulled back to the marked one."""
    page = site(sites.menu(15, 6))
    phone.open(page.address)
    phone.scroll_to(1200)
    before = phone.js("return document.querySelector('nav.categories > ul').scrollLeft")
    for _ in range(3):
        phone.swipe(300, 30, -220)
    after = phone.js("return document.querySelector('nav.categories > ul').scrollLeft")
    assert after > before + 300


def test_fifty_categories(phone, site):
    names = ["Part %d" % n for n in range(50)]
    page = site({"categories": names, "items": [{"name": "Dish %d" % n, "category": c} for n, c in enumerate(names)]})
    phone.open(page.address)
    assert len(phone.js(CHIPS)) == 50
    assert phone.box("nav.categories")["height"] < 80
    assert phone.js("return document.documentElement.scrollWidth") == 390


def test_marks_the_first_chip_from_the_top_on(window, site):
    """Though its section stands below a hero and banners, or comes up to the bar only later."""
    need(window, "marked chips")
    menu = sites.menu(5, 6, hero="banner1", banners=["banner1", "banner2"])
    for page in (site(sites.menu(5, 6)), site(menu, pictures=["banner1.png", "banner2.png"])):
        window.open(page.address)
        chips = window.js(CHIPS)
        assert [m["to"] for m in window.js(MARKED)] == chips[:1]
        window.click('nav.categories a[href="%s"]' % chips[1])
        assert [m["to"] for m in window.js(MARKED)] == [chips[1]]


def test_marks_one_of_two(phone, site):
    """With two chips neither is the common one: the marked one has the colour of the accent."""
    need(phone, "marked chips")
    phone.open(site(sites.menu(2, 8)).address)
    chips = phone.js(CHIPS)
    for n in (0, 1, 0):
        phone.click('nav.categories a[href="%s"]' % chips[n])
        marked = phone.js(
            "const probe = document.body.appendChild(document.createElement('i')); probe.style.background = 'var(--accent)';"
            "const accent = getComputedStyle(probe).backgroundColor; probe.remove();"
            "return [...document.querySelectorAll('nav.categories a')].filter(a => getComputedStyle(a).backgroundColor === accent)"
            ".map(a => a.getAttribute('href'))"
        )
        assert marked == [chips[n]]


def test_marks_the_last_section_where_it_is_long(window, site):
    """At the page's end its chip is marked still, though what stands behind the menu is in view."""
    need(window, "marked chips")
    menu = sites.menu(4, 12)
    window.open(site(menu, site={"contact": {"phone": "+353 1 555 0143"}}).address)
    window.scroll_to(1e6)
    assert [m["to"] for m in window.js(MARKED)] == [window.js(CHIPS)[3]]


def test_marks_the_last_section_though_it_is_short(phone, site):
    """Its heading cannot come up to the bar; at the page's end its chip is marked all the same, and no other."""
    need(phone, "marked chips")
    menu = sites.menu(4, 6)
    menu["items"] = menu["items"][:-5]
    phone.open(site(menu, site={"contact": {"phone": "+353 1 555 0143"}}).address)
    chips = phone.js(CHIPS)
    for n in (3, 1, 3):
        phone.click('nav.categories a[href="%s"]' % chips[n])
        assert [m["to"] for m in phone.js(MARKED)] == [chips[n]]
