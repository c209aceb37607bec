"""axe finds nothing; the Nu checker finds nothing but what is accepted."""

import axe
import nu
import pytest
import sites


@pytest.fixture(scope="module")
def pages(site, cafe):
    pictures = ["banner1.png", "banner2.png", "dish.png"]
    plain = sites.menu(3, 4, banners=["banner1", "banner2"])
    plain["items"][0].update(image="dish", soldOut=True, diets=["vegan"], size="Regular", variant="hot")
    plain["items"][1].update(allergens=["milk", "rye"], traces=["nuts"], freeFrom=["eggs"], options=["cream"], calories=90, new=True)
    hours = {"mon-fri": ["09:00-14:00", "17:00-02:00"], "sat": "00:00-24:00", "sun": "closed"}
    special = [{"date": "2026-12-24", "hours": "09:00-14:00", "name": "Eve"}, {"date": "2026-12-25", "hours": "closed"}]
    times = {"hours": hours, "specialHours": special, "social": ["https://instagram.com/x", "https://example.org/"]}
    plain["categories"][0] = {"name": plain["categories"][0], "hours": "-11:00"}
    arabic = {"name": "مقهى", "language": "ar", "currency": "EGP", "contact": {"phone": "+20 2 5550 0143"}, **times}
    layouts = sites.menu(4, 3, hero={"image": "banner1", "title": "Open late", "height": 300}, banners=["banner2"])
    layouts["categories"] = [{"name": "Part %d" % (n + 1), "style": style, "description": "A few *words*"}
                             for n, style in enumerate(["list", "carousel", "squares", "text"])]  # fmt: skip
    for item in layouts["items"]:
        item.update(image="dish", rating={"value": 4.5, "count": 12})
    layouts["items"].append({"category": "Part 4", "description": "A row without a name"})
    return {
        "layouts": site(layouts, pictures=pictures, files={"intro.md": "Words"}),
        "cafe": cafe,
        "plain": site(plain, site=times, pictures=pictures, files={"intro.md": "# Hello\n\nWords", "footer.md": "[Folder](https://example.org/)"}),
        "arabic": site(sites.menu(2, 2), site=arabic),
        "one": site({"items": [{"name": "Soup"}]}),
        "empty": site({"items": []}),
    }


@pytest.mark.parametrize("name", ["layouts", "cafe", "plain", "arabic", "one", "empty"])
def test_axe(window, pages, name):
    for dark in (False, True):
        window.media(dark=dark)
        window.open(pages[name].address)
        assert axe.violations(window) == [], "dark" if dark else "light"


def test_nu(pages):
    """HTML of every kind of page, and the café's pictures."""
    assert nu.said(*(built.output / "index.html" for built in pages.values())) == []
    assert nu.said("--svg", *sorted((pages["cafe"].output).rglob("*.svg"))) == []
