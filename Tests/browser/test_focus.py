"""The focus is never under the bar (H23; WCAG 2.2, 2.4.11 and 2.4.12)."""

import pytest
import sites

COVERED = """
const e = document.activeElement;
if (!e || e === document.body) return {none: true};
const r = e.getBoundingClientRect(), bar = document.querySelector("nav.categories");
if (bar.contains(e) || e.matches(".skip")) return {};
const b = bar.getBoundingClientRect();
const points = [[r.left + 1, r.top + 1], [r.right - 1, r.top + 1], [r.left + 1, r.bottom - 1], [r.right - 1, r.bottom - 1],
    [(r.left + r.right) / 2, (r.top + r.bottom) / 2]];
const lines = [...e.getClientRects()].length;
const hidden = lines > 1 ? [] : points.filter(p => {
    const at = document.elementFromPoint(...p);
    return !at || !(e.contains(at) || at.contains(e));
});
return {
    what: e.outerHTML.slice(0, 60), hidden,
    under: r.top < b.bottom - .5 && r.bottom > b.top + .5 && r.left < b.right && r.right > b.left,
};
"""


@pytest.fixture(scope="module")
def page(site):
    menu = sites.menu(4, 10, banners=[{"image": "banner1", "title": "Offer", "link": "https://example.org/"}])
    for n, item in enumerate(menu["items"]):
        item["description"] = "With [bread %d](https://example.org/%d)." % (n, n)
    return site(menu, pictures=["banner1.png"], files={"footer.md": "[Last](https://example.org/last)"})


def test_focus_is_never_covered(window, page):
    window.open(page.address)
    stops = 0
    for back in (False, True):
        for _ in range(60):
            window.key("\ue004", shift=back)
            seen = window.js(COVERED)
            if seen.get("none"):
                break
            stops += 1
            assert not seen.get("under") and not seen.get("hidden"), (back, seen)
    assert stops > 90


def test_skip_link(desktop, page):
    desktop.open(page.address)
    desktop.key("\ue004")
    skip = desktop.js("return [document.activeElement.className, document.activeElement.getBoundingClientRect().top]")
    assert skip[0] == "skip" and 0 <= skip[1] < 100
    desktop.key("\ue007")
    desktop.settle()
    desktop.key("\ue004")
    assert desktop.js("return !!document.activeElement.closest('main')")


def test_focus_in_the_bar_leaves_the_page_where_it_is(window, page):
    window.open(page.address)
    window.scroll_to(1200)
    window.js("document.querySelector('nav.categories a').focus({preventScroll: true})")
    stood = []
    for _ in range(3):
        window.key("\ue004")
        window.settle()
        assert window.js("return !!document.activeElement.closest('nav.categories')")
        stood.append(window.js("return scrollY"))
    assert stood == [1200, 1200, 1200]
