"""A site served under a sub-path: everything comes, with exactly one prefix (H17)."""

import functools
import http.server
import json
import subprocess
import threading
import urllib.request

import pytest

import links
import sites

THEME = """
@font-face { font-family: Own; src: url("../fonts/own font.ttf") format("truetype") }
:root { --paper: light-dark(#fff, #000) }
body { font-family: Own; background: url(paper.png) }
main { background: image-set("paper.png" 1x, url(/images/dish.png) 2x) }
footer { background: url(../images/dish.png?v=2#part) }
"""

PICTURES = """
const found = [];
for (const sheet of document.styleSheets)
    for (const rule of sheet.cssRules) found.push(...rule.cssText.matchAll(/url\\("([^"]*)"\\)/g));
return found.map(match => match[1]);
"""


class SubPath(http.server.SimpleHTTPRequestHandler):
    """The folder under /menu/, and 404 for everything else."""

    def log_message(self, *_):
        pass

    def send_head(self):
        if not self.path.startswith("/menu/"):
            return self.send_error(404)
        self.path = self.path[len("/menu") :]
        return super().send_head()


@pytest.fixture
def serve():
    """Serves a folder at the address that this gives back."""
    servers = []

    def start(folder):
        handler = functools.partial(SubPath, directory=str(folder))
        servers.append(http.server.ThreadingHTTPServer(("127.0.0.1", 0), handler))
        threading.Thread(target=servers[-1].serve_forever, daemon=True).start()
        return "http://127.0.0.1:%d/menu/" % servers[-1].server_address[1]

    yield start
    for server in servers:
        server.shutdown()
        server.server_close()


@pytest.fixture
def build(carte, tmp_path):
    """A site that refers to something in every way there is, built with these arguments."""
    font = subprocess.run(["fc-match", "-f", "%{file}", "Noto Sans:fontformat=TrueType"], capture_output=True, check=True)
    themes, fonts = tmp_path / "templates/themes", tmp_path / "templates/fonts"
    themes.mkdir(parents=True)
    fonts.mkdir()
    (themes / "own.css").write_text(THEME)
    (themes / "paper.png").write_bytes(sites.png())
    with open(font.stdout, "rb") as file:
        (fonts / "own font.ttf").write_bytes(file.read())
    item = {"name": "Dish", "image": "dish", "description": "![x](/images/dish.png)"}
    menu = {"banners": [{"image": "banner", "title": "About", "link": "/about"}], "items": [item]}

    def run(*arguments):
        return sites.build(
            carte, tmp_path, menu, site={"theme": "own"}, pictures=["banner.png", "dish.png"],
            files={"en/menu.json": json.dumps({"items": [item]})}, arguments=arguments,
        )  # fmt: skip

    return run


@pytest.mark.parametrize("base", ["/menu/", "/menu", "menu"])
def test_everything_comes(base, desktop, build, serve):
    built = build("--base", base, "--url", "https://example.org/menu/")
    assert built.code == 0 and not built.said.count("error"), built.said
    address = serve(built.output)
    for page in ["", "en/"]:
        desktop.open(address + page)
        loaded = desktop.js("await document.fonts.ready; return [...document.fonts].map(font => font.status)")
        assert loaded == ["loaded"]
        icon = desktop.js("return document.querySelector('link[rel=icon]').href")
        assert icon.startswith(address + "icon.")
        # The page's own policy lets it fetch nothing.
        with urllib.request.urlopen(icon) as answer:
            assert [answer.status, answer.headers["content-type"]] == [200, "image/svg+xml"]
        shown = desktop.js(
            "for (const image of document.images) { image.loading = 'eager'; await image.decode(); }"
            "return document.images.length"
        )
        assert shown >= 2
        # Those that the page does not show now are asked for as well.
        for picture in desktop.js(PICTURES):
            whole = desktop.js("return new URL(args[0], document.styleSheets[0].href).href", picture)
            with urllib.request.urlopen(whole) as answer:
                assert answer.status == 200
        assert not desktop.failed_requests()
    desktop.open(address)
    assert desktop.js("return new URL(document.querySelector('.banner a').href).pathname") == "/menu/about"


@pytest.mark.parametrize("base", ["/menu/", "/menu", "menu"])
def test_one_prefix(base, build):
    built = build("--base", base, "--url", "https://example.org/menu/")
    for file in built.output.rglob("*"):
        assert file.is_dir() or b"/menu/menu/" not in file.read_bytes(), file
    tree = links.parse(built.page())
    data = next(e.text for e in tree.iter("script") if e.get("type") == "application/ld+json")
    root = "https://example.org/menu/"
    addresses = [part for part in data.split('"') if part.startswith(root)]
    assert addresses
    for address in addresses:
        path = address[len(root) :].split("#")[0]
        assert (built.output / (path or "index.html")).exists(), address


def test_from_a_file(desktop, build):
    """The same from disk."""
    built = build()
    desktop.open("file://%s/index.html" % built.output)
    assert desktop.js("await document.fonts.ready; return [...document.fonts].map(font => font.status)") == ["loaded"]
    assert "theme/paper." in desktop.js("return getComputedStyle(document.body).backgroundImage")
    assert not desktop.failed_requests()
