"""Cards that swipe: the snapping carousel and the free squares, their rating, and who can reach them."""

import re

import pytest
import sites
from engines import need

CARDS = """
const list = document.querySelector(args[0] + " > ul"), box = e => e.getBoundingClientRect(), cards = [...list.children].map(box);
const lead = r => args[1] ? box(list).right - r.right : r.left - box(list).left;
return {inset: lead(cards[0]), pitch: Math.abs(cards[1].left - cards[0].left), gap: Math.abs(cards[1].left - cards[0].left) - cards[0].width,
        snap: getComputedStyle(list).scrollSnapType, room: list.scrollWidth - list.clientWidth, at: Math.abs(list.scrollLeft),
        edges: cards.map(lead), above: box(list.querySelector(".item")).top - box(list).top,
        picture: (r => r.width / r.height)(box(list.querySelector("img")))};
"""


@pytest.fixture(scope="module")
def page(site):
    dishes = [{"name": "Plate %d" % n, "price": 9, "image": "dish", "rating": {"value": 4.87, "count": 2637}} for n in range(7)]
    menu = {
        "categories": [
            {"id": "picks", "name": "Our picks", "style": "carousel", "description": "Two or *three* make a meal."},
            {"id": "places", "name": "Places", "style": "squares", "description": "All in one street."},
            {"id": "rest", "name": "The rest"},
        ],
        "items": [{**dish, "category": c} for c in ("picks", "places", "rest") for dish in dishes],
    }
    return site(menu, pictures=["dish.png"])


def test_geometry(phone, page):
    phone.open(page.address)
    squares = phone.js(CARDS, ".section--squares")
    assert squares["inset"] == pytest.approx(20, abs=0.1)
    assert squares["pitch"] == pytest.approx(0.65 * (390 - 40), abs=0.5)
    assert squares["gap"] == pytest.approx(15, abs=0.1)
    assert squares["above"] == pytest.approx(10, abs=0.1)
    assert squares["picture"] == pytest.approx(1, abs=0.01)
    assert squares["snap"] == "none" and squares["room"] > 0
    carousel = phone.js(CARDS, ".section--carousel")
    assert carousel["inset"] == pytest.approx(16, abs=0.1)
    assert carousel["pitch"] == pytest.approx(0.8 * (390 - 16), abs=0.5)
    assert carousel["snap"].startswith("x mandatory") and carousel["room"] > 0


def test_carousel_snaps_and_squares_do_not(phone, page):
    need(phone, "touch swipes")
    phone.open(page.address)
    for section, inset, snaps in ((".section--carousel", 16, True), (".section--squares", 20, False)):
        phone.js("document.querySelector(args[0]).scrollIntoView({block: 'center', behavior: 'instant'})", section)
        phone.settle()
        box = phone.box(section + " > ul")
        phone.swipe(340, box["top"] + 60, -215)
        seen = phone.js(CARDS, section)
        assert seen["at"] > 20, (section, box, seen)
        assert (min(abs(edge - inset) for edge in seen["edges"]) <= 1) == snaps, seen


def test_right_to_left(phone, site):
    dishes = [{"name": "طبق %d" % n, "price": 9, "image": "dish", "category": "حلويات"} for n in range(6)]
    menu = {"categories": [{"name": "حلويات", "style": "squares"}, "مشروبات"], "items": [*dishes, {"name": "شاي", "category": "مشروبات"}]}
    phone.open(site(menu, site={"language": "ar", "currency": "EGP"}, pictures=["dish.png"]).address)
    seen = phone.js(CARDS, ".section--squares", True)
    assert seen["inset"] == pytest.approx(20, abs=0.1)
    assert seen["edges"] == sorted(seen["edges"])


def test_keyboard_reaches_every_card(desktop, page):
    """A list that scrolls can be focused, has a name, and the arrow keys move it."""
    desktop.open(page.address)
    for section, name in (("#picks", "Our picks"), ("#places", "Places")):
        lists = desktop.js(
            "const l = document.querySelector(args[0] + ' > ul'); l.scrollLeft = 0; l.focus();"
            "return {focused: document.activeElement === l, name: l.getAttribute('aria-label')}",
            section,
        )
        assert lists == {"focused": True, "name": name}
        for _ in range(12):
            desktop.key("\ue014")  # the right arrow
        desktop.settle()
        assert desktop.js(CARDS, section)["at"] > 100


def test_buttons_bring_the_next_cards(desktop, page):
    need(desktop, "scroll buttons")
    desktop.open(page.address)
    for section in ("#picks", "#places"):
        desktop.js("document.querySelector(args[0]).scrollIntoView({block: 'center', behavior: 'instant'})", section)
        desktop.settle()
        box = desktop.box(section + " > ul")
        desktop.press(box["right"] - 30, box["top"] + box["height"] / 2)
        desktop.settle()
        assert desktop.js(CARDS, section)["at"] > 100


def test_rating_is_read_as_a_sentence(phone, page):
    phone.open(page.address)
    seen = phone.js(
        "const r = document.querySelector('.item__rating'); const shown = [...r.children].find(e => e.getAttribute('aria-hidden'));"
        "return {shown: shown.innerText, said: [...r.children].filter(e => e !== shown).map(e => e.textContent).join('')}"
    )
    assert re.sub(r"\s+", " ", seen["shown"]).strip() == "★ 4.9 (2,637)"
    assert seen["said"] == "4.9 out of 5, 2,637 reviews"


def test_nothing_hidden_makes_the_page_wider(window, page):
    window.open(page.address)
    assert window.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_a_long_list_is_led_into_exactly(window, site):
    """Rows that are laid out only when they come near stand where an address leads, and are printed."""
    built = site({"items": [{"id": "cell-%d" % n, "name": sites.words(1, n)[0]} for n in range(320)]})
    for n in (319, 150, 1):
        window.open(built.address + "#cell-%d" % n)
        item, height = window.box("#cell-%d" % n), window.js("return innerHeight")
        assert -1 <= item["top"] <= 24 or item["bottom"] <= height + 1, (n, item)
        middle = (item["left"] + 60, item["top"] + item["height"] / 2)
        assert window.js("return document.getElementById(args[0]).contains(document.elementFromPoint(args[1], args[2]))", "cell-%d" % n, *middle)


def test_a_long_list_follows_a_narrower_window(phone, site):
    """A row that is skipped keeps its width in Chromium; the list's column does not."""
    phone.open(site({"items": [{"id": "cell-%d" % n, "name": sites.words(1, n)[0]} for n in range(320)]}).address)
    skipped = phone.js("return getComputedStyle(document.querySelector('.section--list > ul > li')).contentVisibility")
    assert skipped == ("auto" if phone.has("scroll anchoring") else "visible")
    phone.resize(320, 640)
    phone.settle()
    assert phone.js("return document.documentElement.scrollWidth") == 320


def test_marks_of_a_carousel_say_which_card(phone, page, site):
    """A mark for each card that snaps, by its place; none for squares, and none where they would not stand in a row."""
    need(phone, "scroll markers")
    need(phone, "accessibility tree")

    def names():
        tree = phone.cdp("Accessibility.getFullAXTree")["nodes"]
        said = [n.get("name", {}).get("value") for n in tree if n.get("role", {}).get("value") == "link"]
        return [name for name in said if name and re.fullmatch(r"\d+ of \d+", name)]

    phone.open(page.address)
    assert names() == ["%d of 7" % n for n in range(1, 8)]
    cards = [{"name": "Plate %d" % n, "category": "Many"} for n in range(13)]
    phone.open(site({"categories": [{"name": "Many", "style": "carousel"}], "items": cards}).address)
    assert names() == []
    assert phone.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")
