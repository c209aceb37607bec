"""On paper everything stands once, dark on white."""

import re
import subprocess
import unicodedata

import sites


def printed(browser, address, folder):
    browser.open(address)
    browser.pdf(folder / "page.pdf")
    run = subprocess.run(["pdftotext", "-layout", folder / "page.pdf", "-"], capture_output=True, text=True, check=True)
    return unicodedata.normalize("NFKC", run.stdout)  # ligatures as their letters


def test_everything_is_printed_once(window, site, tmp_path):
    menu = sites.menu(4, 12, banners=[{"image": "banner1", "title": "Offerone"}, {"image": "banner2", "title": "Offertwo"},
                                      {"image": "banner1", "title": "Offerthree"}])  # fmt: skip
    menu["items"][3]["description"] = "See [the list](https://example.org/list)."
    page = site(menu, pictures=["banner1.png", "banner2.png"], files={"intro.md": "Wordsbefore", "footer.md": "Wordsafter"})
    text = printed(window, page.address, tmp_path)
    once = [item["name"] for item in menu["items"]] + ["Offerone", "Offertwo", "Offerthree", "Wordsbefore", "Wordsafter", "Corner Café"]
    assert [word for word in once if text.count(word) != 1] == []
    for category in menu["categories"]:
        assert len(re.findall(category + r"\b", text)) == 1, category
    assert "https://example.org/list" in re.sub(r"\s", "", text)
    pages = int(re.search(r"Pages:\s+(\d+)", subprocess.run(["pdfinfo", tmp_path / "page.pdf"], capture_output=True, text=True).stdout)[1])
    assert pages <= 4


def test_dark_readers_print_dark_on_white(phone, cafe):
    phone.media("print", dark=True)
    phone.open(cafe.address)
    ink = phone.js(
        "return ['h1', '.item__name', '.item__description', '.item__price', '.banner__title', '.contact p'].map(s =>"
        "getComputedStyle(document.querySelector(s)).color.match(/[\\d.]+/g).slice(0, 3).reduce((a, b) => a + +b, 0))"
    )
    assert max(ink) < 400
    assert phone.js("return getComputedStyle(document.querySelector('nav.categories')).display") == "none"


def test_no_card_is_cut(phone, cafe):
    phone.media("print")
    phone.open(cafe.address)
    kinds = phone.js("return [...document.querySelectorAll('.section li, .item, .banner')].map(e => getComputedStyle(e).breakInside)")
    assert phone.js("return [...document.querySelectorAll('.item')].every(e => getComputedStyle(e).breakInside === 'avoid')") and kinds
