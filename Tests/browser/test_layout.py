"""Nothing spills, at any width, text size, direction or preference."""

import pytest

WIDE = """
const root = document.documentElement, out = [];
if (root.scrollWidth > root.clientWidth) out.push("page " + root.scrollWidth + " of " + root.clientWidth);
for (const e of document.querySelectorAll("h1, h2, h3, .item, .item__text, .item__text *, .contact, .contact *, .notes, .intro, .banner__title")) {
    if (e.closest(".section--carousel, .section--squares") || e.closest(".unseen")) continue;
    const r = e.getBoundingClientRect();
    if (r.width && !e.closest(".banner") && (r.right > root.clientWidth + .5 || r.left < -.5)) out.push(e.className + " " + r.left + ".." + r.right);
    if (e.scrollWidth > e.clientWidth + 1 && getComputedStyle(e).display !== "inline") out.push(e.tagName + "." + e.className + " spills");
}
return out;
"""

LONG = {
    "categories": [{"name": "Kraftbrühenspezialitäten", "description": "Beilagenänderungswünsche " * 6}, "Alkoholfreie Erfrischungsgetränke"],
    "banners": [{"image": "banner1", "title": "Gemüseküchenfachgeschäft und Gastwirtschaft zum Wurzelstock"}, "banner1"],
    "items": [
        {"name": "Donaudampfschifffahrtskapitänsschnitzel", "category": "Kraftbrühenspezialitäten", "price": 1022.5, "image": "dish",
         "description": "https://wurzelstock.example/tischreservierungsanfrage/kapitaensschnitzelabend", "soldOut": True},
        {"name": "Eierschwammerlgulaschkesselportion", "category": "Alkoholfreie Erfrischungsgetränke", "image": "dish", "size": "x" * 60,
         "prices": [{"label": "Halbliterglasportionsgröße", "amount": 123456}, {"label": "Viertelliterglasportionsgröße", "amount": 2.9}]},
        {"name": "W" * 90, "category": "Alkoholfreie Erfrischungsgetränke", "price": 3},
    ],
}  # fmt: skip


@pytest.fixture(scope="module", params=["de-AT", "ar-EG"])
def page(request, site):
    contact = {"phone": "+43 1 555 0143", "email": "tischreservierungsanfrage@wurzelstock.example", "address": "Obere Kirschgartengasse 18"}
    venue = {"name": "Gemüseküchenfachgeschäft", "language": request.param, "currency": "EUR", "contact": contact}
    return site(LONG, site=venue, pictures=["banner1.png", "dish.png"], files={"footer.md": "x" * 80})


@pytest.mark.parametrize("percent", [100, 200])
@pytest.mark.parametrize("width", [280, 320, 390, 768, 1024, 1280, 1920])
def test_no_sideways_scroll(phone, page, width, percent):
    phone.resize(width, 800)
    phone.text_size(percent)
    phone.open(page.address)
    assert phone.js(WIDE) == []
    phone.scroll_to(99999)
    assert phone.js("return document.documentElement.scrollWidth <= document.documentElement.clientWidth")


def test_targets_are_large_enough(window, cafe):
    """WCAG 2.2, 2.5.8: 24 px; chips 44."""
    window.open(cafe.address)
    small = window.js(
        "return [...document.querySelectorAll('a, button')].filter(a => !a.matches('.skip') && !a.closest('p:not(.contact p)'))"
        ".map(a => a.getBoundingClientRect()).filter(r => r.width < 24 || r.height < 24).length"
    )
    assert small == 0


def test_reduced_motion(desktop, cafe):
    desktop.media(prefers_reduced_motion="reduce")
    desktop.open(cafe.address)
    assert desktop.js("return getComputedStyle(document.documentElement).scrollBehavior") == "auto"


def test_works_without_scripts(phone, cafe):
    """The page has none; with scripts off in the browser nothing is different."""
    phone.scripts(False)
    phone.open(cafe.address)
    for chip in phone.js("return [...document.querySelectorAll('nav.categories a')].map(a => a.getAttribute('href'))"):
        phone.click('nav.categories a[href="%s"]' % chip)
        assert abs(phone.box("nav.categories")["top"]) <= 0.5


def test_dark_is_dark(phone, cafe):
    phone.media(dark=True)
    phone.open(cafe.address)
    paper, ink = phone.js(
        "const s = getComputedStyle(document.documentElement);"
        "return [s.backgroundColor, s.color].map(c => c.match(/[\\d.]+/g).slice(0, 3).reduce((a, b) => a + +b, 0))"
    )
    assert paper < 150 and ink > 500


def test_forced_colours_keep_edges(phone, cafe):
    phone.media(forced_colors="active")
    phone.open(cafe.address)
    edges = phone.js("return [...document.querySelectorAll('nav.categories a, .banner')].map(e => getComputedStyle(e).borderTopStyle)")
    assert set(edges) == {"solid"}
