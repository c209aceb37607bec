"""What a test may ask of a browser, whichever it is; and what not every browser can do."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

PHONE = (390, 844)
DESKTOP = (1280, 800)

#: Seconds that a browser has to answer; after them it counts as hung.
PATIENCE = 30

#: What not every engine can do, as a skip names it, and those that can.
FEATURES = {
    # of CSS; test_engines.py holds these against the engines
    "scroll markers": {"chromium"},
    "scroll buttons": {"chromium"},
    "scroll target groups": {"chromium"},
    "scroll state queries": {"chromium"},
    "scroll timelines": {"chromium", "webkit"},
    # of the page, made of those
    "marked chips": {"chromium", "webkit"},
    "bar that follows its marked chip": {"chromium"},
    "pull to stretch": {"chromium"},
    "scroll anchoring": {"chromium", "firefox"},
    # of the engine or its driver
    "accessibility tree": {"chromium"},
    "forced colours": {"chromium", "firefox"},
    "layout shift entries": {"chromium"},
    "more contrast": {"chromium", "firefox"},
    "print media": {"chromium", "firefox"},
    "screen density": {"chromium", "firefox"},
    "touch swipes": {"chromium", "firefox"},
    "devtools protocol": {"chromium"},
}

# Where the page and its lists stand; never twice the same while something moves by the clock.
STANDING = """
const moving = document.getAnimations().some(a => a.timeline === document.timeline && a.playState === "running");
const lists = [...document.querySelectorAll("ul")].map(list => list.scrollLeft);
return [moving ? performance.now() : "still", scrollX, scrollY, ...lists].join();
"""

# Frames are counted too, so that a busy machine is not taken for a page that stands still.
SETTLE = """
const standing = () => {%s};
const [quiet, limit] = args, start = performance.now();
let last = standing(), since = start, frames = 0;
while (performance.now() - start < limit * 1000) {
    await new Promise(next => { requestAnimationFrame(next); setTimeout(next, 100) });
    const now = standing();
    if (now !== last) [last, since, frames] = [now, performance.now(), 0];
    else if (++frames >= 8 && performance.now() - since >= quiet * 1000) return;
}
""" % STANDING

# Whether text has a size, by an element that was there before the size was set: a new one may be ahead of the page.
TEXT_SIZE = """
let text = document.getElementById(":text-size");
if (!text) {
    text = document.createElement("p");
    text.id = ":text-size";
    text.style = "position: fixed; font: medium serif";
    document.documentElement.append(text);
}
const isSo = parseFloat(getComputedStyle(text).fontSize) === args[0];
if (isSo) text.remove();
return isSo;
"""

# A list is scrolled by itself: scrollIntoView() moves the page too, for a chip of the bar in WebKit.
MIDDLE = """
const e = document.querySelector(args[0]), list = e.closest("ul");
const middle = () => { const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2] };
const isSeen = () => e.contains(document.elementFromPoint(...middle()));
if (list && !isSeen()) list.scrollBy({left: middle()[0] - innerWidth / 2, behavior: "instant"});
if (!isSeen()) e.scrollIntoView({block: "nearest", inline: "center", behavior: "instant"});
window.clicked = false;
addEventListener("click", () => window.clicked = true, {capture: true, once: true});
return middle();
"""


# A tap becomes a click only when the browser is sure that it is nothing else.
CLICKED = """
const start = performance.now();
while (!window.clicked && performance.now() - start < 1000) await new Promise(next => setTimeout(next, 10));
return window.clicked;
"""


class Unsupported(Exception):
    """What was asked for cannot be had from this engine; the test is skipped, and says so."""


def need(browser, feature):
    """Raises Unsupported where the engine has not got a feature of the table."""
    if not browser.has(feature):
        raise Unsupported("%s: no %s" % (browser.name, feature))


class Engine:
    """What a test may ask of a browser. Lengths are CSS pixels."""

    name = ""
    process = None  #: that of the browser or its driver
    scripting = True  #: scripts of the page run; promises are kept only where they do

    def has(self, feature):
        return self.name in FEATURES[feature]

    # What every engine does in its own way.

    def reset(self, size, touch):
        """As a new window: empty page, that size, ordinary text, light, scripts on."""
        raise NotImplementedError

    def resize(self, width, height, scale=1):
        raise NotImplementedError

    def media(self, kind="", dark=False, **features):
        """Emulates a medium (`print`) and preferences (`forced_colors="active"`)."""
        raise NotImplementedError

    def text_size(self, percent):
        """The reader's own text size, as the browser's settings have it."""
        raise NotImplementedError

    def scripts(self, enabled):
        """Scripts of the page run, or do not. The tests' own always do."""
        raise NotImplementedError

    def go(self, address):
        """Loads an address, until its load event."""
        raise NotImplementedError

    def go_back(self):
        raise NotImplementedError

    def js(self, body, *arguments):
        """The value of a function body; its arguments are in `args`."""
        raise NotImplementedError

    def press(self, x, y):
        """A tap where the window has touch, else a click."""
        raise NotImplementedError

    def key(self, key, shift=False):
        """One key, named as WebDriver names it."""
        raise NotImplementedError

    def swipe(self, x, y, by):
        """A finger put down at (x, y), moved sideways, held still for a moment, lifted."""
        need(self, "touch swipes")

    def failed_requests(self):
        """Addresses asked for since the last call that did not come."""
        raise NotImplementedError

    def pdf(self, path):
        """The page printed on A4."""
        raise NotImplementedError

    def cdp(self, command, **parameters):
        """A command of Chromium's own protocol."""
        need(self, "devtools protocol")

    def close(self):
        """Ends the browser, also one that hangs."""
        raise NotImplementedError

    # What all do alike.

    def until(self, body, *arguments):
        """Waits until a function body gives true: a setting comes to the page a moment after it was made."""
        start = time.time()
        while not self.js(body, *arguments):
            if time.time() - start > 5:
                raise RuntimeError("%s: in vain waited for %s %s" % (self.name, body.strip(), arguments))
            time.sleep(0.01)

    def settle(self, quiet=0.12, limit=6):
        """Waits until the page and every list in it stand still."""
        if self.scripting:
            self.js(SETTLE, quiet, limit)
            return
        last, since, start = None, time.time(), time.time()
        while time.time() - start < limit:
            now = self.js(STANDING)
            if now != last:
                last, since = now, time.time()
            elif time.time() - since > 2 * quiet:
                return
            time.sleep(0.02)

    def open(self, address):
        """Loads a page anew, whatever was open before, and lets it settle."""
        self.go("about:blank")
        self.go(address)
        self.settle()

    def back(self):
        self.go_back()
        self.settle()

    def scroll_to(self, y):
        self.js("scrollTo({top: args[0], behavior: 'instant'})", y)
        self.settle()

    def box(self, selector):
        """The rectangle of the first element that the selector finds, in the viewport."""
        return self.js(
            "const r = document.querySelector(args[0]).getBoundingClientRect();"
            "return {left: r.left, top: r.top, right: r.right, bottom: r.bottom, width: r.width, height: r.height}",
            selector,
        )

    def click(self, selector):
        """A tap or a click in the middle of an element, brought into view first."""
        self.press(*self.js(MIDDLE, selector))
        if self.scripting:
            assert self.js(CLICKED), "no click came of a press on " + selector
        else:
            time.sleep(0.3)
        self.settle()


class Program:
    """A program that a browser consists of, with a folder and a process group of its own."""

    def __init__(self, *command, files=None, environment=None, **options):
        """In the command and the environment, {folder} stands for the folder, into which the files are written first."""
        self.folder = tempfile.mkdtemp(prefix="carte-browser-")
        for name, text in (files or {}).items():
            pathlib.Path(self.folder, name).write_text(text, encoding="utf-8")
        self.process = subprocess.Popen(
            [self.named(part) for part in command],
            env={**os.environ, **{name: self.named(value) for name, value in (environment or {}).items()}},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **options,
        )  # fmt: skip

    def named(self, text):
        return str(text).replace("{folder}", self.folder)

    def wait_for(self, ready, complaint):
        """Until `ready()`; the complaint is raised when the program ends or takes too long."""
        start = time.time()
        while not ready():
            if self.process.poll() is not None or time.time() - start > PATIENCE:
                raise RuntimeError(complaint)
            time.sleep(0.02)

    def end(self):
        """Ends the program and all that it started."""
        end_group(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


def end_group(process):
    """Kills a process that leads a group, and the group."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
