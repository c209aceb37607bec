"""What a test may ask of a browser, whichever it is; and what not every browser can do."""

import time

PHONE = (390, 844)
DESKTOP = (1280, 800)

#: What not every engine can do, as a skip names it, and those that can.
FEATURES = {
    # of CSS; test_engines.py holds these against the engines
    "scroll markers": {"chromium"},
    "scroll buttons": {"chromium"},
    "scroll target groups": {"chromium"},
    "scroll state queries": {"chromium"},
    "scroll timelines": {"chromium", "webkit"},
    "snapping anew within half a second": {"chromium", "webkit"},
    "snapping anew in a list that got shorter": {"chromium", "firefox"},
    "scroll anchoring": {"chromium", "firefox"},
    # of the page, made of those
    "marked chips": {"chromium", "webkit"},
    "bar that follows its marked chip": {"chromium"},
    "pull to stretch": {"chromium"},
    # of the engine or its driver
    "accessibility tree": {"chromium"},
    "forced colours": {"chromium", "firefox"},
    "layout shift entries": {"chromium"},
    "more contrast": {"chromium"},
    "print media": {"chromium", "firefox"},
    "reduced motion": {"chromium", "firefox", "webkit"},
    "screen density": {"chromium", "firefox"},
    "touch swipes": {"chromium", "firefox"},
    "devtools protocol": {"chromium"},
}

#: The features that preferences of CSS are.
EMULATED = {
    "prefers_reduced_motion": "reduced motion",
    "prefers_contrast": "more contrast",
    "forced_colors": "forced colours",
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


def press_key(chain, key, shift):
    """One key by selenium's chain of actions, with Shift held down or not."""
    if shift:
        chain.key_down("\ue008")
    chain.send_keys(key)
    if shift:
        chain.key_up("\ue008")
    chain.perform()


def need_media(browser, kind, preferences):
    """The same for a medium, and for preferences by their names in CSS."""
    if kind:
        need(browser, "print media")
    for preference in preferences:
        need(browser, EMULATED[preference])


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
