"""Drawings opened by themselves, where a browser lets them do more than in a page: what Carte publishes runs nothing and asks
no other host for anything; what it refuses does."""

import json
import pathlib
import subprocess
import sys
import time

import pytest

sys.path.append(str(pathlib.Path(__file__).resolve().parents[1] / "commandline"))
import drawings
from test_hostile import serve

RAN = "return 'ran' in window"


def opened(browser, address):
    """Whether the script of a drawing left its mark."""
    browser.go(address)
    time.sleep(0.1)
    return browser.js(RAN)


@pytest.fixture(scope="module")
def elsewhere(tmp_path_factory):
    """Another host, as far as a browser can tell."""
    return serve(tmp_path_factory.mktemp("elsewhere"))


def filled(text, elsewhere):
    return drawings.filled(text, "top.ran=1", "http://localhost:%d/x" % elsewhere.server_port)


def test_what_is_published_runs_nothing(desktop, carte, elsewhere, tmp_path):
    images = tmp_path / "content/images"
    images.mkdir(parents=True)
    items = []
    for number, (name, text) in enumerate(drawings.HARMLESS.items()):
        (images / ("d%d.svg" % number)).write_text(filled(text, elsewhere))
        items.append({"name": name, "image": "d%d" % number})
    (tmp_path / "content/menu.json").write_text(json.dumps({"items": items}))
    (tmp_path / "content/site.json").write_text('{"name": "T", "language": "en", "currency": "EUR"}')
    subprocess.run([carte, "build", tmp_path], check=True, capture_output=True)
    server = serve(tmp_path / "output")
    elsewhere.asked.clear()
    files = sorted((tmp_path / "output/images").iterdir())
    assert len(files) == len(items)
    for file in files:
        desktop.go("http://127.0.0.1:%d/images/%s" % (server.server_port, file.name))
        time.sleep(0.05)
        assert desktop.js("return document.documentElement.localName") == "svg", file.read_text()
        assert not desktop.js(RAN), file.read_text()
    assert elsewhere.asked == []


def test_what_is_refused_would_run(desktop, elsewhere, tmp_path):
    """What the test above rests on, and the list of attacks."""
    server = serve(tmp_path)
    quiet = []
    for number, (name, text) in enumerate(drawings.RUNS.items()):
        (tmp_path / ("%d.svg" % number)).write_text(filled(text, elsewhere))
        if not opened(desktop, "http://127.0.0.1:%d/%d.svg" % (server.server_port, number)):
            quiet.append(name)
    assert not quiet


def test_what_is_refused_would_ask_elsewhere(desktop, elsewhere, tmp_path):
    server = serve(tmp_path)
    asking = set()
    for number, (name, text) in enumerate(drawings.LOADS.items()):
        (tmp_path / ("%d.svg" % number)).write_text(filled(text, elsewhere))
        elsewhere.asked.clear()
        desktop.go("http://127.0.0.1:%d/%d.svg" % (server.server_port, number))
        time.sleep(0.1)
        if elsewhere.asked:
            asking.add(name)
    assert len(asking) >= 10, asking
