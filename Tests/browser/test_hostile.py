"""A thousand menus whose texts would break out of the page are loaded: no script runs, and nothing is asked of another host."""

import functools
import http.server
import pathlib
import sys
import threading
import time

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "commandline"))
import hostile_sites

MENUS = 1000
FRAMES = 50  # menus a load

#: What an attack does in place of harm: it leaves a mark on the page around the frames.
RUN = "top.broken=1"


class Recorder(http.server.SimpleHTTPRequestHandler):
    """Remembers what is asked for, and what of it is not there."""

    def log_message(self, *_):
        pass

    def send_response(self, code, message=None):
        self.server.asked.append((code, self.path))
        super().send_response(code, message)


def serve(folder):
    server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Recorder, directory=str(folder)))
    server.asked = []
    threading.Thread(target=server.serve_forever, daemon=True).start()
    return server


def frames(folder, name, addresses):
    (folder / name).write_text("<!doctype html>" + "".join('<iframe src="%s"></iframe>' % address for address in addresses))


@pytest.fixture(scope="session")
def elsewhere(tmp_path_factory):
    """Another host, as far as a browser can tell."""
    return serve(tmp_path_factory.mktemp("elsewhere"))


@pytest.fixture(scope="session")
def hostile(carte, elsewhere, tmp_path_factory):
    """The site, and pages that each hold some of its pages as frames."""
    root = tmp_path_factory.mktemp("hostile")
    seeds = range(MENUS + MENUS // 20)
    out = "//127.0.0.1:%d/out" % elsewhere.server_port
    hostile_sites.write(root, seeds, True, run=RUN, out=out)
    refused = hostile_sites.build(carte, root)
    made = [seed for seed in seeds if seed not in refused][:MENUS]
    assert len(made) == MENUS
    for number in range(0, MENUS, FRAMES):
        frames(root / "output", "frames-%d.html" % number, ["%d/" % seed for seed in made[number : number + FRAMES]])
    (root / "output/attack.html").write_text("<!doctype html><main></main><img src=nowhere onerror=%s><img src=%s>" % (RUN, out))
    frames(root / "output", "attacked.html", ["attack.html"])
    return serve(root / "output")


def loaded(browser, server, page):
    """Loads a page of frames: whether each is one of Carte's pages, whether a script left its mark."""
    browser.go("http://127.0.0.1:%d/%s" % (server.server_port, page))
    time.sleep(0.1)
    return browser.js(
        "const pages = [...document.querySelectorAll('iframe')].map(frame => frame.contentDocument);"
        "return [pages.filter(page => page && page.querySelector('main') && page.readyState === 'complete').length,"
        " 'broken' in window, window.length]"
    )


def test_no_script_runs_and_nothing_is_asked_elsewhere(desktop, hostile, elsewhere):
    hostile.asked.clear()
    elsewhere.asked.clear()
    for number in range(0, MENUS, FRAMES):
        assert loaded(desktop, hostile, "frames-%d.html" % number) == [FRAMES, False, FRAMES], number
    pages = {path for _, path in hostile.asked if path.strip("/").isdigit()}
    assert len(pages) == MENUS
    assert not [path for code, path in hostile.asked if code >= 400 and path != "/favicon.ico"]
    assert elsewhere.asked == []


def test_an_attack_would_be_seen(desktop, hostile, elsewhere):
    """What the test above rests on."""
    elsewhere.asked.clear()
    assert loaded(desktop, hostile, "attacked.html")[:2] == [1, True]
    assert elsewhere.asked
