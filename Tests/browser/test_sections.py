"""No item is lost, no heading leads to nothing."""

import links
import sites


def headings(tree):
    return [links.text_of(h) for h in tree.iter("h2") if any(h in list(s) for s in links.by_class(tree, "section"))]


def test_categories_that_are_written_in_another_way(site):
    """H24"""
    spelt = ["ice coffee", "Ice  Coffee ", "Ice Coffe", "ICE COFFEE", "Kaffee"]
    menu = {"categories": ["Ice Coffee"], "items": [{"name": "Dish %d" % n, "category": c, "price": 1} for n, c in enumerate(spelt)]}
    page = site(menu)
    assert page.code == 0 and len(page.warnings) == 2, page.said
    assert "Ice Coffee" in page.said and "Kaffee" in page.said
    tree = links.parse(page.page())
    assert headings(tree) == ["Ice Coffee", "Ice Coffe", "Kaffee"]
    assert [links.text_of(n) for n in links.by_class(tree, "item__name")] == ["Dish 0", "Dish 1", "Dish 3", "Dish 2", "Dish 4"]
    assert not links.faults(page.output)
    assert site(menu, arguments=["--strict"]).code == 1


def test_category_without_items(site):
    """H25"""
    dishes = [{"name": "Dish %d" % n, "category": "A", "price": 2} for n in range(3)]
    for items in (dishes, [{**dish, "soldOut": True} for dish in dishes]):
        page = site({"categories": ["A", "B", "C"], "items": items})
        assert page.code == 0 and len(page.warnings) == 2
        tree = links.parse(page.page())
        assert headings(tree) == ["A"]
        assert len(links.by_class(tree, "item")) == 3
        chips = [a for a in tree.iter("a") if a.get("href", "").startswith("#") and a.get("class") != "skip"]
        assert len(chips) <= 1
        assert not links.faults(page.output)
    sold = links.by_class(tree, "item--sold-out")
    assert len(sold) == 3 and all("Sold out" in links.text_of(s) for s in sold)


def test_empty_menu(window, site):
    """H25: no items at all: a title, one sentence, nothing empty."""
    page = site({"items": []})
    assert page.code == 0
    tree = links.parse(page.page())
    assert links.text_of(next(tree.iter("h1"))).strip()
    assert not list(tree.iter("ul")) and not list(tree.iter("nav"))
    assert not links.strict_errors(page.page())
    window.open(page.address)
    assert window.js("return document.querySelector('main').innerText.trim().length") > 10
    assert window.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_one_item_without_category(window, site):
    page = site({"items": [{"name": "Soup", "price": 4}]})
    tree = links.parse(page.page())
    assert len(links.by_class(tree, "item")) == 1 and not list(tree.iter("nav")) and not links.by_class(tree, "banners")
    assert [s.tag for s in links.by_class(tree, "section")] == ["div"]
    levels = [int(e.tag[1]) for e in tree.iter() if e.tag in ("h1", "h2", "h3")]
    assert all(b - a <= 1 for a, b in zip([0, *levels], levels)), levels
    window.open(page.address)
    assert window.box(".item")["height"] >= window.js("return innerHeight") / 5 - 0.5


def test_structure_holds_its_hooks(site):
    menu = sites.menu(2, 2, banners=[{"image": "banner1", "title": "Offer", "link": "#x"}, "banner1"])
    menu["items"][0].update(id="x", image="dish", prices=[{"label": "small", "amount": 3}, {"label": "large", "amount": 5}])
    del menu["items"][0]["price"]
    page = site(menu, pictures=["banner1.png", "dish.png"])
    assert page.code == 0, page.said
    assert not links.strict_errors(page.page())
    tree = links.parse(page.page())
    banners = links.by_class(tree, "banners")[0]
    assert banners.tag == "section" and banners.get("aria-roledescription") == "carousel"
    assert banners[0].tag == "h2" and links.text_of(banners[0]).strip()
    assert banners[1].tag == "ul" and [b.get("class") for b in banners[1]] == ["banner", "banner"]
    nav = next(tree.iter("nav"))
    assert nav.get("aria-label") and [e.tag for e in nav] == ["ul"] and {li[0].tag for li in nav[0]} == {"a"}
    for section in links.by_class(tree, "section"):
        assert section.tag == "section" and section.get("id") and [e.tag for e in section] == ["h2", "ul"]
        for row in section[1]:
            assert row.tag == "li" and row[0].tag == "article" and row[0].get("class") == "item" and row[0].get("id")
    prices = [links.text_of(p).replace("\n", "") for p in links.by_class(tree, "item__price")]
    assert prices[:2] == ["small €3.00", "large €5.00"]
