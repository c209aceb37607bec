"""The engines do what the tests ask of them, and can no more and no less than their table says."""

import os
import signal

import pytest
from engines import FEATURES, PHONE, need

CONDITIONS = {
    "scroll markers": "scroll-marker-group: after",
    "scroll buttons": "selector(::scroll-button(*))",
    "scroll target groups": "scroll-target-group: auto",
    "scroll state queries": "container-type: scroll-state",
    "scroll timelines": "animation-timeline: view()",
    "scroll anchoring": "overflow-anchor: auto",
}

MEDIA = {
    "dark": "(prefers-color-scheme: dark)",
    "still": "(prefers-reduced-motion: reduce)",
    "forced": "(forced-colors: active)",
    "printed": "print",
    "coarse": "(pointer: coarse)",
}

SEEN = """
const seen = Object.entries(args[0]).filter(([, query]) => matchMedia(query).matches).map(([name]) => name);
return [innerWidth, innerHeight, parseFloat(getComputedStyle(document.documentElement).fontSize), ...seen];
"""

FAULTY = """<!doctype html><meta name="viewport" content="width=device-width"><link rel="icon" href="data:,">
<p>Words</p><img src="there-is-none.png"><script>window.ran = true</script>"""


@pytest.fixture(scope="session")
def faulty(serve, tmp_path_factory):
    """The address of a page with a script and without its picture."""
    folder = tmp_path_factory.mktemp("faulty")
    (folder / "index.html").write_text(FAULTY, encoding="utf-8")
    return serve(folder)


@pytest.mark.parametrize("feature", CONDITIONS)
def test_css_is_as_the_table_says(phone, feature):
    supported = phone.js("return CSS.supports(args[0]) || CSS.supports('(' + args[0] + ')')", CONDITIONS[feature])
    assert supported == phone.has(feature), "FEATURES in engine.py is of another version of " + phone.name


def test_layout_shift_entries_are_as_the_table_says(phone):
    entries = phone.js("return PerformanceObserver.supportedEntryTypes.includes('layout-shift')")
    assert entries == phone.has("layout shift entries")


def test_new_window(window, faulty):
    """Whatever was set before is as in a new window."""
    window.open(faulty)
    assert window.js(SEEN, MEDIA)[3:] in ([], ["coarse"])
    for width, height in ((280, 653), (844, 390), (1920, 1080)):
        window.resize(width, height)
        window.text_size(200)
        assert window.js(SEEN, MEDIA)[:3] == [width, height, 32]


def test_preferences(phone, faulty):
    phone.media(dark=True, prefers_reduced_motion="reduce")
    phone.open(faulty)
    assert {"dark", "still"} < set(phone.js(SEEN, MEDIA))


@pytest.mark.parametrize("feature", ["forced colours", "print media"])
def test_media_that_not_all_have(phone, faulty, feature):
    need(phone, feature)
    if feature == "print media":
        phone.media("print")
    else:
        phone.media(forced_colors="active")
    phone.open(faulty)
    assert ("printed" if feature == "print media" else "forced") in phone.js(SEEN, MEDIA)


def test_scripts_off(phone, faulty):
    phone.open(faulty)
    assert phone.js("return window.ran") is True
    phone.scripts(False)
    phone.open(faulty)
    assert phone.js("return [typeof window.ran, document.querySelector('p').textContent]") == ["undefined", "Words"]


def test_failed_requests(phone, faulty):
    phone.open(faulty)
    assert phone.failed_requests() == [faulty + "there-is-none.png"]
    assert phone.failed_requests() == []


def test_dead_browser_is_replaced(keeper, faulty):
    first = keeper.window(PHONE, touch=True)
    os.kill(first.process.pid, signal.SIGKILL)
    second = keeper.window(PHONE, touch=True)
    assert second is not first
    second.open(faulty)
    assert second.js("return innerWidth") == PHONE[0]
    assert keeper.window(PHONE, touch=True) is second


def test_features_are_of_known_engines():
    assert set().union(*FEATURES.values()) <= {"chromium", "firefox", "webkit"}
