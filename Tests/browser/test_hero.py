"""The picture across the top: its height, its cut, how it stretches, and what comes after it."""

import links
import pytest
import sites
from engines import need

# How far down the picture is seen at the left and at the right edge, in steps of half a pixel.
EDGES = """
const hero = document.querySelector("header.hero"), r = hero.getBoundingClientRect();
const seen = x => {
    let last = -1;
    for (let y = Math.max(0, r.top); y < Math.min(r.bottom + 2, innerHeight); y += .5)
        if (document.elementsFromPoint(x, y).some(e => e === hero || hero.contains(e))) last = y;
    return last + .5;
};
const column = document.documentElement.clientWidth;
return {left: seen(1), right: seen(column - 2), start: r.left, end: r.right, column, y: scrollY,
        next: hero.nextElementSibling.getBoundingClientRect().top - Math.max(0, r.top) - (r.top < 0 ? r.top : 0)};
"""


def page(make, hero, **more):
    menu = {"hero": {"image": "banner1", "alt": "The room at dusk", **hero}, **sites.menu(3, 6)}
    return make(menu, pictures=["banner1.png", "banner2.png"], **more)


@pytest.mark.parametrize("hero, height, cut", [({}, 350, 30), ({"height": 300, "cut": 0}, 300, 0), ({"height": 420, "cut": 60}, 420, 60)])
def test_height_and_cut(window, site, hero, height, cut):
    window.open(page(site, hero).address)
    seen = window.js(EDGES)
    assert (seen["start"], seen["end"]) == (0, seen["column"])
    assert seen["right"] == pytest.approx(height, abs=1.5)
    assert seen["left"] == pytest.approx(height - cut, abs=2)
    assert window.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_cut_is_mirrored_from_right_to_left(phone, site):
    phone.open(page(site, {}, site={"language": "ar"}).address)
    seen = phone.js(EDGES)
    assert seen["left"] == pytest.approx(350, abs=1.5) and seen["right"] == pytest.approx(320, abs=2)


def test_what_follows_begins_in_the_middle_of_the_cut(window, site):
    menu = {"hero": {"image": "banner1"}, "categories": [{"name": "House", "style": "text", "hidden": True}],
            "items": [{"category": "House", "description": "Words. " * 40} for _ in range(3)]}  # fmt: skip
    window.open(site(menu, pictures=["banner1.png"]).address)
    room = window.js("return scrollY")
    assert window.box("header.hero + main")["top"] + room == pytest.approx(335 + room, abs=1)
    rows = window.js(
        "return [...document.querySelectorAll('.section--text .item')].map(e => [getComputedStyle(e).textAlign,"
        "getComputedStyle(e).hyphens, e.scrollHeight <= e.clientHeight + 1])"
    )
    assert rows == [["justify", "auto", True]] * 3


def test_name_is_the_heading(site):
    """The venue's name is the heading, the hero's own words stand below it; without either there is a heading all the same."""
    for hero, name, heading, caption in [
        ({}, "Corner Café", "Corner Café", None),
        ({"title": "Open late"}, "Corner Café", "Corner Café", "Open late"),
        ({"title": "Corner Café"}, "Corner Café", "Corner Café", None),
        ({"title": "Open late"}, "", "Open late", None),
        ({}, "", "Menu", None),
    ]:
        built = page(site, hero, site={"name": name})
        tree = links.parse(built.page())
        assert not links.strict_errors(built.page())
        assert [links.text_of(h).strip() for h in tree.iter("h1")] == [heading]
        words = [links.text_of(p).strip() for h in links.by_class(tree, "hero") for p in h.iter("p")]
        assert words == ([caption] if caption else [])
        assert len([i for i in tree.iter("img") if i.get("fetchpriority") == "high"]) == 1


def test_stretches_and_comes_back(phone, site):
    """The fourth layout: pulled down, the picture grows by the distance; let go, it is as it was."""
    need(phone, "pull to stretch")
    phone.open(page(site, {"height": 300, "cut": 0}).address)
    rest = phone.js(EDGES)
    assert rest["y"] == 120
    with phone.held(195, 150, 100):
        pulled = phone.js(EDGES)
        assert phone.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")
        picture = phone.box("header.hero img")
    assert pulled["right"] - rest["right"] == pytest.approx(rest["y"] - pulled["y"], abs=2) and pulled["right"] > rest["right"] + 50
    assert picture["top"] <= 0 and picture["bottom"] == pytest.approx(pulled["right"], abs=2)
    phone.settle()
    assert phone.js(EDGES) == rest


def test_rests_below_the_room_that_a_pull_shows(window, site):
    """Wherever a reader comes from, nothing is covered and nothing jumps."""
    built = page(site, {})
    room = 120 if window.has("pull to stretch") else 0
    window.open(built.address)
    assert window.js("return scrollY") == room
    window.key("\ue010")  # End
    window.settle()
    assert window.js("return scrollY >= document.documentElement.scrollHeight - innerHeight - 1")
    window.key("\ue011")  # Home
    window.settle()
    assert window.js("return scrollY") == room
    chip = window.js("return document.querySelectorAll('nav.categories a')[1].getAttribute('href')")
    window.open(built.address + chip)
    bar, heading = window.box("nav.categories"), window.box(chip + " h2")
    assert 0 <= heading["top"] - bar["bottom"] <= 24
    window.resize(844, 390)
    window.settle()
    assert abs(window.box("nav.categories")["top"]) <= 1


def test_stands_still_where_motion_is_not_wanted(phone, site):
    phone.media(prefers_reduced_motion="reduce")
    phone.open(page(site, {}).address)
    assert phone.js("return scrollY") == 0
    phone.open(page(site, {"stretch": False}).address)
    assert phone.js("return scrollY") == 0 and phone.js(EDGES)["right"] == pytest.approx(350, abs=1.5)


@pytest.mark.parametrize("percent", [100, 200])
def test_small_screen_and_large_text(phone, site, percent):
    phone.resize(320, 640)
    phone.text_size(percent)
    built = page(site, {"title": "Tagesgericht mit Vorspeise und Nachtisch"}, site={"name": "Donaudampfschifffahrtskajüte", "language": "de"})
    phone.open(built.address)
    assert phone.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")
    hero, words = phone.box("header.hero"), phone.box(".hero__words")
    assert words["top"] >= hero["top"] - 0.5 and words["bottom"] <= hero["bottom"] + 0.5


def test_an_address_leads_to_its_row_below_a_stretching_hero(window, site):
    """Rows that are laid out when they come near, and a root that snaps: every fragment lands all the same, each time."""
    menu = {"hero": "banner1", "categories": ["Food", "Drink"],
            "items": [{"id": "%s-%d" % (c, n), "name": "%s %d" % (c, n), "category": c, "image": "dish"}
                      for c, rows in (("Food", 310), ("Drink", 9)) for n in range(rows)]}  # fmt: skip
    built = site(menu, pictures=["banner1.png", "dish.png"])
    for n in [*range(3, 31, 3), 48]:
        window.go("about:blank")
        window.open(built.address + "#Food-%d" % n)
        top, bar = window.box("#Food-%d" % n)["top"], window.box("nav.categories")["bottom"]
        assert -1 <= top - bar <= 24, (n, top)


@pytest.mark.parametrize("hero", [{"height": 120, "title": "Seafood and wine by the old harbour since 1952"}, {"height": 1000, "cut": 400}])
def test_words_are_seen_at_every_height(window, site, hero):
    """Also on a phone on its side, where a high picture is lowered and a low one is not made higher."""
    built = page(site, hero)
    window.open(built.address)
    for size in (None, (844, 390)):
        if size:
            window.resize(*size)
            window.open(built.address)
        heading, picture = window.box("h1"), window.box("header.hero")
        assert heading["top"] >= max(0, picture["top"]) - 0.5 and heading["bottom"] <= picture["bottom"]
        assert size is None or picture["bottom"] <= max(hero["height"], 0.75 * 390) + 60


def test_large_text_does_not_make_the_picture_higher(phone, site):
    phone.text_size(200)
    phone.open(page(site, {}).address)
    assert phone.js(EDGES)["right"] == pytest.approx(350, abs=1.5)
