"""Pictures come, over http and from a folder whose name needs escaping."""

import pathlib
from urllib.parse import quote

import links
import sites
from engines import need

PICTURES = ["ice latte 2.png", "crème brûlée (1).png", "50% #off?.png", "Кофе.png"]

LOADED = """
for (const image of document.images) { image.loading = "eager"; await image.decode().catch(() => {}); }
return [...document.images].map(i => i.complete && i.naturalWidth > 0);
"""


def with_pictures():
    return {
        "banners": [{"image": PICTURES[0], "alt": "Iced latte"}],
        "items": [{"name": name[:-4].replace("#", "no "), "image": name, "alt": "A dish"} for name in PICTURES],
    }


def test_names_that_need_escaping(phone, site):
    """H11"""
    page = site(with_pictures(), pictures=PICTURES)
    assert page.code == 0, page.said
    assert not links.faults(page.output)
    phone.open(page.address)
    assert phone.js(LOADED) == [True] * 5
    assert not phone.failed_requests()


def test_from_a_file(phone, carte, tmp_path):
    """H18: the whole look and every link, opened from disk, from a folder with a space and a number sign."""
    menu = sites.menu(4, 8)
    menu["items"][0]["image"] = PICTURES[1]
    built = sites.build(carte, tmp_path / "my site #1", menu, pictures=PICTURES)
    assert built.code == 0, built.said
    address = "file://" + quote(str(pathlib.Path(built.output) / "index.html"))
    phone.open(address)
    assert phone.js(LOADED) == [True]
    assert not phone.failed_requests()
    assert phone.js("return getComputedStyle(document.querySelector('nav.categories')).position") == "sticky"
    chip = phone.js("return document.querySelectorAll('nav.categories a')[2].getAttribute('href')")
    phone.click('nav.categories a[href="%s"]' % chip)
    assert 0 <= phone.box(".section:nth-of-type(3) h2")["top"] - phone.box("nav.categories")["bottom"] <= 24


def test_pictures_have_sizes_and_wait_their_turn(phone, cafe):
    tree = links.parse(cafe.page())
    images = list(tree.iter("img"))
    assert all(int(i.get("width")) > 0 and int(i.get("height")) > 0 and i.get("alt") is not None for i in images)
    assert [i.get("fetchpriority") for i in images if i.get("fetchpriority")] == ["high"]
    assert images[0].get("fetchpriority") == "high" and images[0].get("loading") is None
    assert images[-1].get("loading") == "lazy"
    phone.open(cafe.address)
    assert not phone.failed_requests()
    assert phone.js("return document.images[0].complete && document.images[0].naturalWidth > 0")


def test_nothing_moves_while_loading(window, cafe):
    """No layout shift over the load and a scroll to the end."""
    need(window, "layout shift entries")
    window.open(cafe.address)
    height = window.js("return document.documentElement.scrollHeight")
    for y in range(0, height, 500):
        window.js("scrollTo({top: args[0], behavior: 'instant'})", y)
        window.settle()
    assert sum(window.js("return shifts")) < 0.0005
    assert not window.failed_requests()
