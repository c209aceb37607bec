"""Banners are swiped, come to rest at the inset, and stay where they are."""

import pytest
import sites
from engines import need

FIVE = ["banner%d.png" % n for n in range(1, 6)]

EDGES = """
const list = document.querySelector(".banners > ul"), edge = list.getBoundingClientRect().left;
return {
    at: [...document.querySelectorAll(".banner")].map(b => b.getBoundingClientRect().left - edge),
    end: list.scrollLeft >= list.scrollWidth - list.clientWidth - 1,
};
"""


@pytest.fixture(scope="module")
def page(site):
    return site(sites.menu(2, 4, banners=[{"image": n, "alt": n, "title": "Offer"} for n in FIVE]), pictures=FIVE)


def first_at_inset(edges):
    near = [n for n, at in enumerate(edges["at"]) if abs(at - 16) <= 1]
    return near[0] if near else None


def test_swipe_rests_at_a_banner(phone, page):
    phone.open(page.address)
    rail = phone.box(".banners > ul")
    y = rail["top"] + rail["height"] / 3
    seen = []
    for by in (-180, -250, -60, 200):
        phone.swipe(320 if by < 0 else 70, y, by)
        edges = phone.js(EDGES)
        seen.append(first_at_inset(edges))
        assert seen[-1] is not None or edges["end"], edges
    assert seen == [1, 2, 2, 1], "one swipe, one banner; a short one springs back"


def test_a_fling_stops_at_the_next_banner(phone, page):
    """No driver flings as a thumb does, so this asks for the rule itself."""
    phone.open(page.address)
    assert phone.js("return [...document.querySelectorAll('.banner')].every(b => getComputedStyle(b).scrollSnapStop === 'always')")


def test_last_banner_is_whole(phone, page):
    phone.open(page.address)
    phone.js("document.querySelector('.banners > ul').scrollLeft = 99999")
    phone.settle()
    last = phone.js("const r = [...document.querySelectorAll('.banner')].at(-1).getBoundingClientRect(); return [r.left, r.right]")
    assert last[0] >= 0 and last[1] <= 390


def test_turning_keeps_the_banner(phone, page):
    """H22: the fourth banner stays at the inset when the phone turns and when the page is zoomed.

    Firefox glides there, which takes it up to 0.7 s, and longer on a busy machine, where it may be asked twice; WebKit, where the list got shorter than where it stood, goes to its end.
    """
    if not phone.has("snapping anew within half a second") and turned(phone, page) == []:
        return
    assert turned(phone, page) == []


def turned(phone, page):
    """Where the fourth banner did not stay, by width, when the phone turns and the page is zoomed."""
    phone.open(page.address)
    phone.js("document.querySelectorAll('.banner')[3].scrollIntoView({inline: 'start', block: 'nearest', behavior: 'instant'})")
    phone.settle()
    assert first_at_inset(phone.js(EDGES)) == 3
    wrong = []
    for width, height in ((844, 390), (390, 844), (195, 422), (390, 844)):
        if width < phone.box(".banners")["width"]:
            need(phone, "snapping anew in a list that got shorter")
        phone.resize(width, height)
        phone.settle(limit=0.5 if phone.has("snapping anew within half a second") else 6)
        edges = phone.js(EDGES)
        if not (first_at_inset(edges) == 3 or edges["end"] and width > 800):
            wrong.append((width, edges))
    return wrong


def test_one_banner_has_no_marks(phone, site):
    phone.open(site(sites.menu(1, 2, banners=["banner1"]), pictures=["banner1.png"]).address)
    rail = phone.box(".banners > ul")
    section = phone.box(".banners")
    assert section["bottom"] - rail["bottom"] < 24


def test_marks_are_named(phone, page):
    need(phone, "scroll markers")
    need(phone, "accessibility tree")
    phone.open(page.address)
    tree = phone.cdp("Accessibility.getFullAXTree")["nodes"]
    names = [n.get("name", {}).get("value") for n in tree]
    assert [n for n in names if n and "1" in n and "5" in n], "a mark says which of how many"


def test_banners_are_named_for_readers(phone, page):
    need(phone, "accessibility tree")
    phone.open(page.address)
    tree = phone.cdp("Accessibility.getFullAXTree")["nodes"]
    regions = [n for n in tree if n.get("role", {}).get("value") == "region"]
    assert regions and all(n["name"]["value"] for n in regions)
