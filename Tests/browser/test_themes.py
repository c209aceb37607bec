"""Each of the three themes is as finished as the first."""

import axe
import pytest
import sites

THEMES = ["cafe", "bistro", "canteen"]

INK = """
const sum = c => c.match(/[\\d.]+/g).slice(0, 3).reduce((a, b) => a + +b, 0);
const ink = args[0].map(s => sum(getComputedStyle(document.querySelector(s)).color));
return {ink: Math.max(...ink), paper: getComputedStyle(document.documentElement).backgroundColor};
"""


@pytest.fixture(scope="module")
def themed(site):
    def make(theme):
        menu = sites.menu(4, 4, banners=[{"image": "banner1", "title": "Offer"}, "banner2"], hero={"image": "banner1", "title": "Open late"})
        menu["categories"] = [{"name": "Part 1"}, {"name": "Part 2", "style": "squares"}, {"name": "Part 3", "style": "carousel"},
                              {"name": "Part 4", "style": "text"}]  # fmt: skip
        menu["items"][0].update(image="dish", soldOut=True, diets=["vegan"], rating={"value": 4.5, "count": 12}, size="250 ml")
        menu["items"][5]["image"] = menu["items"][9]["image"] = "dish"
        return site(menu, site={"theme": theme}, pictures=["banner1.png", "banner2.png", "dish.png"], files={"intro.md": "**Hello**, you"})

    return make


@pytest.mark.parametrize("dark", [False, True])
@pytest.mark.parametrize("theme", THEMES)
def test_axe(window, themed, theme, dark):
    window.media(dark=dark)
    window.open(themed(theme).address)
    assert axe.violations(window) == []


@pytest.mark.parametrize("theme", THEMES)
def test_geometry_is_the_same(phone, themed, theme):
    phone.open(themed(theme).address)
    cards = phone.js("return [...document.querySelectorAll('.banner')].map(e => e.getBoundingClientRect().left)")
    assert cards[1] - cards[0] == pytest.approx(0.8 * (390 - 16), abs=0.5)
    assert phone.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_bistro_is_dark_at_any_hour(phone, themed):
    seen = {}
    for theme in THEMES:
        phone.open(themed(theme).address)
        seen[theme] = phone.js("return getComputedStyle(document.documentElement).backgroundColor")
    assert len(set(seen.values())) == 3
    assert sum(map(int, seen["bistro"].strip("rgb()").split(","))) < 200


@pytest.mark.parametrize("theme", THEMES)
def test_prints_dark_on_white(phone, themed, theme):
    phone.media("print", dark=True)
    phone.open(themed(theme).address)
    seen = phone.js(INK, ["h1", "h2", ".item__name", ".item__description", ".item__price", ".banner__title", ".hero__words p"])
    assert seen["ink"] < 400 and seen["paper"] == "rgba(0, 0, 0, 0)"
