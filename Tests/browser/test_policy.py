"""The pages hold to their own policy, wherever they lie, and what someone smuggles into them neither runs nor shows."""

import functools
import http.server
import json
import re
import threading
from urllib.parse import quote

import pytest

import sites

ATTACK = """
<style>h1{color:rgb(1,2,3)!important}</style><script>window.ran=1</script><p id=victim onclick="window.ran=2"
style="color:rgb(1,2,3)">x</p><img src=nowhere onerror="window.ran=3"><iframe srcdoc="<script>parent.ran=4</script>"></iframe>
<svg onload="window.ran=5"></svg><a id=link href="javascript:window.ran=6">x</a>
"""

RAN = """
document.querySelector("#victim").click();
document.querySelector("#link").click();
await new Promise(next => setTimeout(next, 200));
const color = selector => getComputedStyle(document.querySelector(selector)).color;
return [window.ran ?? null, [color("h1"), color("#victim")].map(seen => seen === "rgb(1, 2, 3)")];
"""

LOOK = """
for (const image of document.images) { image.loading = "eager"; await image.decode().catch(() => {}); }
const data = document.querySelector("script[type='application/ld+json']");
return {
    pictures: [...document.images].filter(image => !image.naturalWidth).map(image => image.src),
    styled: getComputedStyle(document.documentElement).getPropertyValue("--row") !== "",
    inline: [...document.querySelectorAll("style")].filter(style => !style.sheet).length,
    data: data === null || JSON.parse(data.textContent)["@context"],
};
"""

#: What LOOK finds of a page that has a style sheet of its site's.
WHOLE = {"pictures": [], "styled": True, "inline": 0, "data": "https://schema.org"}


def policy(page):
    return re.search('<meta http-equiv="Content-Security-Policy" content="([^"]*)">', page).group(1)


class Reported(http.server.SimpleHTTPRequestHandler):
    """The folder under a path, each page with its own policy a second time, of which violations are reported."""

    def log_message(self, *_):
        pass

    def do_POST(self):
        said = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["csp-report"]
        self.server.said.append((said.get("violated-directive"), said.get("blocked-uri")))
        self.send_response(204)
        self.end_headers()

    def send_head(self):
        if not self.path.startswith(self.server.base):
            return self.send_error(404)
        self.path = "/" + self.path[len(self.server.base) :]
        return super().send_head()

    def end_headers(self):
        path = self.translate_path(self.path)
        path += "index.html" if path.endswith("/") else ""
        if path.endswith(".html") and self.command == "GET":
            with open(path, encoding="utf-8") as page:
                self.send_header("Content-Security-Policy-Report-Only", policy(page.read()) + ";report-uri /violations")
        for name, value in self.server.headers:
            self.send_header(name, value)
        super().end_headers()


@pytest.fixture
def publish():
    """Serves a folder under a path; the server's `said` is what was reported."""
    servers = []

    def start(folder, base="/", headers=()):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Reported, directory=str(folder)))
        server.base, server.headers, server.said = base, headers, []
        server.address = "http://127.0.0.1:%d%s" % (server.server_port, base)
        threading.Thread(target=server.serve_forever, daemon=True).start()
        servers.append(server)
        return server

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def venues(carte, tmp_path):
    """Two venues with all that a page has, in a folder whose name needs escaping; built with these arguments."""
    item = {"name": "Dish", "image": "dish", "description": "![x](/images/dish.png)", "allergens": ["milk"], "diets": ["vegetarian"]}
    plain = [{"name": "Plain %d" % n, "category": "B", "freeFrom": ["milk"]} for n in range(4)]
    menu = {
        "hero": {"image": "banner", "height": 333},
        "banners": [{"image": "banner", "title": "About"}, {"image": "banner"}],
        "categories": ["A", "B"],
        "items": [{**item, "category": "A"}, *plain],
    }

    def build(*arguments):
        files = {name + "/menu.json": json.dumps(menu) for name in ("north", "south")}
        files["../templates/themes/own.css"] = 'body { background: url("/images/dish.png") }'
        more = {"site": {"theme": "own"}, "pictures": ["banner.png", "dish.png"], "files": files}
        built = sites.build(carte, tmp_path / "site #1", None, arguments=arguments, **more)
        assert built.code == 0, built.said
        return built

    return build


def test_nothing_of_a_page_is_blocked(desktop, cafe, venues, publish):
    server = publish(cafe.output)
    desktop.open(server.address)
    assert desktop.js(LOOK) == WHOLE and server.said == []
    server = publish(venues("--base", "/menu/").output, "/menu/")
    for page in ["north/", "south/index.html"]:
        desktop.open(server.address + page)
        assert desktop.js(LOOK) == WHOLE, page
        assert desktop.js("return [...document.querySelectorAll('style')].length") == 1
        assert desktop.js("return getComputedStyle(document.documentElement).getPropertyValue('--hero')") == "333px"
        desktop.click(".filter summary")
        desktop.click(".filter input")
        desktop.click(".filter button")
        assert desktop.js("return document.querySelector('.filter input').checked") is False
    for page in ["", "404.html"]:
        desktop.open(server.address + page)
        assert desktop.js(LOOK) == {**WHOLE, "data": True}, page
    assert server.said == []


def test_a_violation_would_be_reported(desktop, cafe, publish):
    """What the test above rests on."""
    server = publish(cafe.output)
    desktop.open(server.address)
    desktop.js("document.head.append(Object.assign(document.createElement('style'), {textContent: 'h1{color:red}'}))")
    desktop.js("await new Promise(next => setTimeout(next, 300))")
    assert [directive.split()[0].removesuffix("-elem") for directive, _ in server.said] == ["style-src"]


def test_from_a_file(desktop, venues):
    """What is the page's own comes from disk too, where an origin is nobody's."""
    built = venues()
    root = "file://" + quote(str(built.output))
    for page, data in [("index.html", True), ("north/index.html", WHOLE["data"])]:
        desktop.open("%s/%s" % (root, page))
        assert desktop.js(LOOK) == {**WHOLE, "data": data}
        assert not desktop.failed_requests()
        assert "/images/dish." in desktop.js("return getComputedStyle(document.body).backgroundImage")
    assert desktop.js("return getComputedStyle(document.documentElement).getPropertyValue('--hero')") == "333px"


@pytest.mark.parametrize("way", ["http", "file"])
def test_what_is_smuggled_in_neither_runs_nor_shows(way, desktop, cafe, publish):
    page = cafe.page()
    attacked = page.replace("<body>", "<body>" + ATTACK)
    bare = attacked.replace(policy(page), "img-src *")
    (cafe.output / "attacked.html").write_text(attacked, encoding="utf-8")
    (cafe.output / "bare.html").write_text(bare, encoding="utf-8")
    try:
        root = publish(cafe.output).address if way == "http" else "file://" + quote(str(cafe.output)) + "/"
        desktop.open(root + "attacked.html")
        assert desktop.js(RAN) == [None, [False, False]]
        desktop.open(root + "bare.html")
        ran, shown = desktop.js(RAN)
        assert ran and shown == [True, True], "the attack itself does nothing"
    finally:
        (cafe.output / "attacked.html").unlink()
        (cafe.output / "bare.html").unlink()


def test_no_element_has_styles_or_handlers_of_its_own(cafe, venues):
    built = venues()
    for page in [cafe.page(), *(file.read_text() for file in built.output.rglob("*.html"))]:
        assert not re.search(r"<[^>]* (style|on\w+)=", page)
        assert len(re.findall("<script", page)) == len(re.findall('<script type="application/ld.json">', page)) <= 1
        assert page.index("Content-Security-Policy") < 300
        assert "unsafe" not in policy(page) and "default-src 'none'" in policy(page)


def test_a_host_that_reads_the_header_file(desktop, venues, publish):
    """The pages are the same with it, and a drawing that is opened by itself runs nothing."""
    built = venues()
    lines = (built.output / "_headers").read_text().splitlines()
    assert lines[0] == "/*"
    headers = [tuple(line.strip().split(": ", 1)) for line in lines[1:]]
    assert "Content-Security-Policy" in dict(headers)
    drawing = '<svg xmlns="http://www.w3.org/2000/svg" onload="window.ran=1"><script>window.ran=2</script></svg>'
    (built.output / "images/drawing.svg").write_text(drawing)
    server = publish(built.output, headers=headers)
    desktop.open(server.address + "north/")
    assert desktop.js(LOOK) == WHOLE and server.said == []
    desktop.go(server.address + "images/drawing.svg")
    assert desktop.js("return window.ran ?? null") is None
    desktop.go(publish(built.output).address + "images/drawing.svg")
    assert desktop.js("return window.ran ?? null") is not None
