"""Firefox ESR, headless, through WebDriver BiDi; what BiDi has no command for, through the browser's own window."""

import base64
import json
import pathlib
import re
import time

from bidi import Bidi
from engine import TEXT_SIZE, Engine, need_media
from program import Program

# Nothing is asked of anyone but the tests' own server.
SETTINGS = {
    "remote.prefs.recommended": True,
    "app.normandy.enabled": False,
    "app.update.enabled": False,
    "browser.safebrowsing.downloads.remote.enabled": False,
    "browser.startup.page": 0,
    "datareporting.policy.dataSubmissionEnabled": False,
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "services.settings.server": "data:,",
    "toolkit.telemetry.enabled": False,
    "dom.w3c_touch_events.enabled": 1,
    "general.smoothScroll": True,
}

# The groups of scripts for which a reader sets the text size.
SCRIPTS = ["x-western", "x-unicode", "x-cyrillic", "el", "he", "ar", "ja", "ko", "zh-CN", "zh-TW"]

# nsIDOMWindowUtils: a finger on the glass, a finger lifted.
CONTACT, LIFTED = 2, 4

# As the system does it, so that the compositor pans and snaps as under a real finger.
FINGER = """
const [state, x, y] = args, glass = gBrowser.selectedBrowser.getBoundingClientRect();
windowUtils.sendNativeTouchPoint(
    0, state, Math.round(mozInnerScreenX + glass.left + x), Math.round(mozInnerScreenY + glass.top + y), 1, 90, null);
"""

PREFERENCES = """
for (const [name, value] of Object.entries(args[0])) {
    if (typeof value === "boolean") Services.prefs.setBoolPref(name, value);
    else Services.prefs.setIntPref(name, value);
}
"""

OVERRIDES = "Object.assign(gBrowser.selectedBrowser.browsingContext, args[0])"

# Preferences of CSS, by their names in the browser.
PREFERS = {"prefers_reduced_motion": "prefersReducedMotionOverride", "forced_colors": "forcedColorsOverride"}


def call(body, arguments):
    """An expression that calls a function body, and gives JSON text. It promises it only if the body awaits something:
    where scripts are off, promises are never kept."""
    text = "(value => JSON.stringify(value === undefined ? null : value))"
    if re.search(r"\bawait\b", body):
        return "(async (...args) => {%s})(...%s).then%s" % (body, json.dumps(arguments), text)
    return "%s(((...args) => {%s})(...%s))" % (text, body, json.dumps(arguments))


class Firefox(Engine):
    name = "firefox"

    def __init__(self):
        self.program = Program(
            "/usr/bin/firefox-esr", "--headless", "--no-remote", "--profile", "{folder}",
            "--remote-debugging-port", "0", "--remote-allow-system-access",
            files={"user.js": "".join("user_pref(%s, %s);\n" % (json.dumps(k), json.dumps(v)) for k, v in SETTINGS.items())},
            environment={"MOZ_HEADLESS_WIDTH": "2000", "MOZ_HEADLESS_HEIGHT": "1200"},
        )  # fmt: skip
        self.process = self.program.process
        try:
            self.bidi = Bidi(self.address())
            self.page = self.bidi.contexts()[0]
            self.chrome = self.bidi.contexts(**{"moz:scope": "chrome"})[0]
            self.bidi.command("session.subscribe", events=["network.responseCompleted", "network.fetchError"])
        except BaseException:
            self.program.end()
            raise

    def address(self):
        """Where Firefox listens, once it does; it writes that into its profile."""
        note = pathlib.Path(self.program.folder, "WebDriverBiDiServer.json")
        self.program.wait_for(note.is_file, "firefox did not start")
        said = json.loads(note.read_text(encoding="utf-8"))
        return "ws://%s:%d" % (said["ws_host"], said["ws_port"])

    def outside(self, body, *arguments):
        """The value of a function body in the browser's own window."""
        return self.bidi.evaluate(self.chrome, call(body, arguments))

    def reset(self, size, touch):
        self.touch = touch
        self.scripts(True)
        self.bidi.command("input.releaseActions", context=self.page)
        pointer = 1 if touch else 6  # coarse; or fine, and can hover
        self.outside(PREFERENCES, {
            "ui.primaryPointerCapabilities": pointer, "ui.allPointerCapabilities": pointer,
            "ui.useOverlayScrollbars": int(touch),
        })  # fmt: skip
        self.media()
        self.go("about:blank")
        self.text_size(100)
        self.resize(*size)
        self.outside("focus(); gBrowser.selectedBrowser.focus()")  # headless, no window has the focus by itself
        self.bidi.events.clear()

    def resize(self, width, height, scale=1):
        self.bidi.command(
            "browsingContext.setViewport",
            context=self.page, viewport={"width": width, "height": height}, devicePixelRatio=scale,
        )  # fmt: skip

    def media(self, kind="", dark=False, **features):
        need_media(self, kind, features)
        overrides = {"mediumOverride": kind, "prefersColorSchemeOverride": "dark" if dark else "light"}
        overrides.update(dict.fromkeys(PREFERS.values(), "none"))
        for name, value in features.items():
            overrides[PREFERS[name]] = value
        self.overrides = overrides
        self.outside(OVERRIDES, overrides)

    def text_size(self, percent):
        """An open page takes it on only with another setting: whether pages choose their fonts, there and back."""
        self.js(TEXT_SIZE, 0)
        sizes = {"font.size.variable." + script: 16 * percent // 100 for script in SCRIPTS}
        sizes.update({"font.size.monospace." + script: 13 * percent // 100 for script in SCRIPTS})
        for choose in (0, 1):
            self.outside(PREFERENCES, {**sizes, "browser.display.use_document_fonts": choose})
        self.until(TEXT_SIZE, 16 * percent // 100)

    def scripts(self, enabled):
        self.scripting = enabled
        self.outside(OVERRIDES, {"allowJavascript": enabled})

    def go(self, address):
        """Firefox forgets what it emulates with each page, so it is told again."""
        self.bidi.command("browsingContext.navigate", context=self.page, url=address, wait="complete")
        self.outside(OVERRIDES, self.overrides)

    def go_back(self):
        self.bidi.command("browsingContext.traverseHistory", context=self.page, delta=-1)

    def js(self, body, *arguments):
        return self.bidi.evaluate(self.page, call(body, arguments))

    def finger(self, state, x, y):
        self.outside(FINGER, state, x, y)

    def swipe(self, x, y, by, steps=16):
        for step in range(steps + 1):
            self.finger(CONTACT, x + by * step / steps, y)
            time.sleep(0.016)
        time.sleep(0.1)
        self.finger(CONTACT, x + by, y)
        self.finger(LIFTED, x + by, y)
        time.sleep(0.1)
        self.settle()

    def act(self, kind, *actions, **more):
        source = {"type": kind, "id": kind, "actions": list(actions), **more}
        self.bidi.command("input.performActions", context=self.page, actions=[source])

    def press(self, x, y):
        self.act(
            "pointer",
            {"type": "pointerMove", "x": round(x), "y": round(y)},
            {"type": "pointerDown", "button": 0},
            {"type": "pointerUp", "button": 0},
            parameters={"pointerType": "touch" if self.touch else "mouse"},
            id="touch" if self.touch else "mouse",
        )

    def key(self, key, shift=False):
        keys = ["\ue008", key] if shift else [key]
        down = [{"type": "keyDown", "value": value} for value in keys]
        self.act("key", *down, *({"type": "keyUp", "value": value} for value in reversed(keys)))

    def failed_requests(self):
        self.bidi.command("session.status")  # what was sent before its answer has come
        failed = []
        for method, detail in self.bidi.events:
            if method == "network.fetchError" and detail["errorText"] != "NS_BINDING_ABORTED":
                failed.append(detail["request"]["url"])
            elif method == "network.responseCompleted" and detail["response"]["status"] >= 400:
                failed.append(detail["response"]["url"])
        self.bidi.events.clear()
        return failed

    def pdf(self, path):
        sheet = self.bidi.command(
            "browsingContext.print", context=self.page, page={"width": 21, "height": 29.7}, background=False
        )
        path.write_bytes(base64.b64decode(sheet["data"]))

    def close(self):
        self.bidi.close()
        self.program.end()
