"""Browsers behind one small interface, so that a test need not know which one it runs in."""

import base64
import json
import re
import time

from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains

PHONE = (390, 844)
DESKTOP = (1280, 800)

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
}).observe({type: "layout-shift", buffered: true});
"""

STANDING = """
return [scrollX, scrollY].concat([...document.querySelectorAll("ul")].map(list => list.scrollLeft)).join()
"""


class Engine:
    """What a test may ask of a browser. Lengths are CSS pixels."""

    name = ""
    can_mark_chips = False  #: marks the current chip without script

    def js(self, body, *arguments):
        """The value of a function body; its arguments are in `args`."""
        raise NotImplementedError

    def settle(self, quiet=0.3, limit=6):
        """Waits until the page and every list in it stand still."""
        last, since, start = None, time.time(), time.time()
        while time.time() - start < limit:
            now = self.js(STANDING)
            if now != last:
                last, since = now, time.time()
            elif time.time() - since > quiet:
                return
            time.sleep(0.05)

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


class Chromium(Engine):
    """Chromium, headless, through chromedriver."""

    name = "chromium"
    can_mark_chips = True

    def __init__(self, size, touch, dark=False):
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in ("--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--force-color-profile=srgb"):
            options.add_argument(flag)
        if touch:
            options.add_argument("--hide-scrollbars")
        options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
        self.driver = webdriver.Chrome(options=options, service=Service("/usr/bin/chromedriver"))
        self.size, self.touch = size, touch
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=SHIFTS)
        self.reset(dark)

    def cdp(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def reset(self, dark=False):
        """As a new window: empty page, first size, ordinary text, scripts on."""
        self.cdp("Emulation.setScriptExecutionDisabled", value=False)
        self.driver.get("about:blank")
        self.media(dark=dark)
        self.text_size(100)
        self.resize(*self.size)
        if self.touch:
            self.cdp("Emulation.setTouchEmulationEnabled", enabled=True, maxTouchPoints=2)
        self.driver.get_log("performance")

    def media(self, kind="", dark=False, **features):
        """Emulates a medium (`print`) and preferences (`forced_colors="active"`)."""
        features = {"prefers_color_scheme": "dark" if dark else "light", **features}
        self.cdp(
            "Emulation.setEmulatedMedia",
            media=kind,
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def text_size(self, percent):
        """The reader's own text size, as the browser's settings have it."""
        self.cdp("Page.setFontSizes", fontSizes={"standard": 16 * percent // 100, "fixed": 13 * percent // 100})

    def scripts(self, enabled):
        self.cdp("Emulation.setScriptExecutionDisabled", value=not enabled)

    def resize(self, width, height, scale=1):
        self.cdp(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=self.touch
        )

    def open(self, address):
        self.driver.get("about:blank")
        self.driver.get(address)
        self.settle()

    def back(self):
        self.driver.back()
        self.settle()

    def js(self, body, *arguments):
        call = "((...args) => {%s})(...%s)" % (body, json.dumps(arguments))
        if re.search(r"\bawait\b", body):
            call = "(async " + call[1:]
        answer = self.cdp("Runtime.evaluate", expression=call, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", str(answer)))
        return answer["result"].get("value")

    def swipe(self, x, y, by, steps=16):
        """A finger put down at (x, y), moved sideways, held still for a moment, lifted."""

        def finger(kind, *points):
            self.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": a, "y": b} for a, b in points])

        finger("touchStart", (x, y))
        for step in range(1, steps + 1):
            finger("touchMove", (x + by * step / steps, y))
            time.sleep(0.016)
        time.sleep(0.1)
        finger("touchMove", (x + by, y))
        finger("touchEnd")
        time.sleep(0.2)
        self.settle()

    def click(self, selector):
        """A tap or a click in the middle of an element, brought into view first."""
        x, y = self.js(
            "const e = document.querySelector(args[0]);"
            "e.scrollIntoView({block: 'nearest', inline: 'center', behavior: 'instant'});"
            "const r = e.getBoundingClientRect(); return [r.left + r.width / 2, r.top + r.height / 2]",
            selector,
        )
        if self.touch:
            self.cdp("Input.dispatchTouchEvent", type="touchStart", touchPoints=[{"x": x, "y": y}])
            self.cdp("Input.dispatchTouchEvent", type="touchEnd", touchPoints=[])
        else:
            for kind in ("mousePressed", "mouseReleased"):
                self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)
        time.sleep(0.2)
        self.settle()

    def key(self, key, shift=False):
        chain = ActionChains(self.driver)
        if shift:
            chain.key_down("\ue008")
        chain.send_keys(key)
        if shift:
            chain.key_up("\ue008")
        chain.perform()

    def failed_requests(self):
        """Addresses asked for since the last call that did not come."""
        failed, asked = [], {}
        for line in self.driver.get_log("performance"):
            message = json.loads(line["message"])["message"]
            detail = message["params"]
            if message["method"] == "Network.requestWillBeSent":
                asked[detail["requestId"]] = detail["request"]["url"]
            elif message["method"] == "Network.responseReceived" and detail["response"]["status"] >= 400:
                failed.append(detail["response"]["url"])
            elif message["method"] == "Network.loadingFailed" and not detail.get("canceled"):
                failed.append(asked.get(detail["requestId"], detail["requestId"]))
        return failed

    def pdf(self, path):
        """The page printed on A4."""
        sheet = self.cdp("Page.printToPDF", paperWidth=8.27, paperHeight=11.69, printBackground=False)
        path.write_bytes(base64.b64decode(sheet["data"]))

    def close(self):
        self.driver.quit()


ENGINES = {"chromium": Chromium}
