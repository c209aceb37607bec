"""Links between the pages of a chain: languages, menus of a venue, the list of venues, sitemap."""

import json
import shutil
import subprocess
import urllib.parse
import urllib.request
import xml.etree.ElementTree as xml

import axe
import pytest

import links
import nu
import sites
from conftest import ROOT

URL = "https://bruecke.example/"
SITEMAP = "{http://www.sitemaps.org/schemas/sitemap/0.9}"
XHTML = "{http://www.w3.org/1999/xhtml}"
PAGES = ["", "en/", "mitte/", "mitte/mittag/", "hafen/", "en/mitte/", "en/mitte/mittag/", "en/hafen/", "ar/mitte/"]


def built(carte, serve, folder, theme=None, *arguments):
    """The golden site of one venue in three languages and two branches, one of them with a hero, in the built-in look."""
    shutil.copytree(ROOT / "Tests/MenuSiteTests/Golden/between/site/content", folder / "content")
    (folder / "content/images").mkdir()
    (folder / "content/images/quay.png").write_bytes(sites.png(960, 360, (60, 90, 120)))
    for name in ("hafen", "en/hafen"):
        path = folder / "content" / name / "menu.json"
        menu = json.loads(path.read_text(encoding="utf-8"))
        path.write_text(json.dumps({**menu, "hero": {"image": "quay", "alt": "Am Kai"}}), encoding="utf-8")
    if theme:
        path = folder / "content/site.json"
        path.write_text(json.dumps({**json.loads(path.read_text(encoding="utf-8")), "theme": theme}), encoding="utf-8")
    command = [carte, "build", folder, "--output", folder / "output", *arguments]
    made = sites.Built(folder / "output", subprocess.run(command, capture_output=True, text=True, timeout=60))
    assert made.code == 0, made.said
    made.address = serve(made.output)
    return made


@pytest.fixture(scope="module", params=[None, "bistro", "canteen"])
def themed(request, carte, serve, tmp_path_factory):
    return built(carte, serve, tmp_path_factory.mktemp("between"), request.param)


@pytest.fixture(scope="module")
def chain(carte, serve, tmp_path_factory):
    return built(carte, serve, tmp_path_factory.mktemp("between"))


def get(address):
    with urllib.request.urlopen(address, timeout=10) as answer:
        return answer.read()


def alternates(tree):
    return {e.get("hreflang"): e.get("href") for e in tree.iter("link") if e.get("rel") == "alternate"}


def test_every_link_leads_somewhere_and_every_page_is_reached(chain):
    """From the first page on, as a crawler goes."""
    waiting, seen = [chain.address + "index.html"], {}
    while waiting:
        address = waiting.pop()
        if address in seen:
            continue
        seen[address] = get(address)
        if not address.endswith(".html"):
            continue
        text = seen[address].decode("utf-8")
        tree = links.parse(text)
        assert links.strict_errors(text) == [] and links.faults(chain.output, address[len(chain.address) :]) == []
        for element in tree.iter():
            written = element.get("href") or element.get("src")
            target = urllib.parse.urldefrag(urllib.parse.urljoin(address, written or "#"))[0]
            if target.startswith(chain.address):
                waiting.append(target)
    assert {page for page in seen if page.endswith(".html")} == {chain.address + page + "index.html" for page in PAGES}


def test_a_link_says_the_language_of_where_it_leads(chain):
    for page in PAGES:
        folder = chain.output / page
        for element in links.parse((folder / "index.html").read_text(encoding="utf-8")).iter("a"):
            if element.get("hreflang"):
                other = links.parse((folder / element.get("href")).read_text(encoding="utf-8"))
                assert other.get("lang") == element.get("hreflang") == element.get("lang")


def test_alternates_are_mutual(chain):
    trees = {page: links.parse((chain.output / page / "index.html").read_text(encoding="utf-8")) for page in PAGES}
    found = {page: alternates(tree) for page, tree in trees.items()}
    assert found["mitte/"] == {"de": URL + "mitte/", "ar": URL + "ar/mitte/", "en": URL + "en/mitte/", "x-default": URL + "mitte/"}
    for page, own in found.items():
        canonical = [e.get("href") for e in trees[page].iter("link") if e.get("rel") == "canonical"]
        assert canonical == [URL + page]
        assert own[trees[page].get("lang")] == URL + page
        for tag, address in own.items():
            other = address[len(URL) :]
            assert address.startswith(URL) and found[other] == own, (page, tag)


def test_the_sitemap_says_what_the_pages_say(chain):
    urls = xml.parse(chain.output / "sitemap.xml").getroot().findall(SITEMAP + "url")
    said = {
        url.find(SITEMAP + "loc").text: {e.get("hreflang"): e.get("href") for e in url.findall(XHTML + "link")} for url in urls
    }
    assert len(urls) == len(PAGES)
    assert said == {
        URL + page: alternates(links.parse((chain.output / page / "index.html").read_text(encoding="utf-8"))) for page in PAGES
    }
    assert "Sitemap: %ssitemap.xml" % URL in (chain.output / "robots.txt").read_text().splitlines()


def test_nu(chain):
    files = [chain.output / page / "index.html" for page in PAGES] + [chain.output / "404.html"]
    assert nu.said(*files) == []


@pytest.mark.parametrize("page", ["", "mitte/", "hafen/", "ar/mitte/", "404.html"])
def test_axe(window, themed, page):
    for dark in (False, True):
        window.media(dark=dark)
        window.open(themed.address + page)
        assert axe.violations(window) == [], "dark" if dark else "light"


def test_the_switcher_goes_by_keyboard(desktop, chain):
    desktop.open(chain.address + "mitte/index.html")
    desktop.key("\ue004")
    seen = []
    for _ in range(3):
        desktop.key("\ue004")
        seen.append(desktop.js("return document.activeElement.textContent"))
        assert desktop.js("return getComputedStyle(document.activeElement).outlineStyle") == "solid"
    assert seen == ["Deutsch", "العربية", "English"]
    desktop.key("\ue007")
    # While the next page comes in there is a moment without a root element, and one without a body.
    desktop.until("return document.readyState === 'complete' && document.documentElement?.lang === 'en'")
    assert desktop.js("return document.querySelector('.languages [aria-current]').textContent") == "English"
    assert desktop.js("return document.querySelector('.menus [aria-current]').textContent") == "Menu"


@pytest.mark.parametrize("page", ["", "mitte/", "hafen/", "ar/mitte/"])
def test_there_is_room_for_a_finger_and_none_sideways(phone, chain, page):
    for width in (320, 390):
        phone.resize(width, 700)
        phone.open(chain.address + page)
        boxes = phone.js(
            "return [...document.querySelectorAll('.languages a, .menus a, .locations a')].map(a => {"
            "const box = a.getBoundingClientRect(); return [a.textContent, box.width, box.height, box.left, box.right]; })"
        )
        assert boxes
        for text, wide, high, left, right in boxes:
            assert min(wide, high) >= 24 and left >= 0 and right <= width, (text, wide, high, left, right)
        assert phone.js("return document.documentElement.scrollWidth") <= width


def test_the_switcher_stands_at_the_top_of_the_picture(window, chain):
    """At its resting place, where an engine has a room above that only a pull shows."""
    window.open(chain.address + "hafen/")
    window.settle()
    box = window.js("const box = document.querySelector('.languages').getBoundingClientRect(); return [box.top, box.bottom]")
    hero = window.js("return document.querySelector('.hero img').getBoundingClientRect().bottom")
    assert 0 <= box[0] < box[1] < hero / 2


def test_neither_is_printed(desktop, chain):
    desktop.media(kind="print")
    desktop.open(chain.address + "mitte/")
    shown = desktop.js("return [...document.querySelectorAll('.languages, .menus')].map(e => getComputedStyle(e).display)")
    assert shown == ["none", "none"]


def test_no_page_at_any_path(desktop, carte, serve, tmp_path):
    """A host shows it anywhere: nothing in it is relative."""
    made = built(carte, serve, tmp_path, None, "--url", "https://bruecke.example/menu/")
    tree = links.parse(made.page("404.html"))
    addresses = [e.get("href") for e in tree.iter() if e.get("href")]
    assert len(addresses) == 2 and all(address.startswith("/menu/") for address in addresses)
    assert (made.output / addresses[0][len("/menu/") :]).is_file()
    assert [e.get("content") for e in tree.iter("meta") if e.get("name") == "robots"] == ["noindex"]
