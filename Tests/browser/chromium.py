"""Chromium, headless, through chromedriver and Chromium's own protocol."""

import base64
import contextlib
import json
import re
import shutil
import tempfile
import time

from engine import Engine, need_media, press_key
from program import PATIENCE, end_group
from selenium import webdriver
from selenium.webdriver.chrome.service import Service
from selenium.webdriver.common.action_chains import ActionChains

FLAGS = ["--headless=new", "--no-sandbox", "--disable-gpu", "--no-first-run", "--force-color-profile=srgb"]

SHIFTS = """
window.shifts = [];
new PerformanceObserver(list => {
    for (const entry of list.getEntries()) if (!entry.hadRecentInput) shifts.push(entry.value);
}).observe({type: "layout-shift", buffered: true});
"""


class Chromium(Engine):
    name = "chromium"

    def __init__(self):
        self.folder = tempfile.mkdtemp(prefix="carte-browser-")
        options = webdriver.ChromeOptions()
        options.binary_location = "/usr/bin/chromium"
        for flag in [*FLAGS, "--user-data-dir=" + self.folder]:
            options.add_argument(flag)
        options.set_capability("goog:loggingPrefs", {"performance": "ALL"})
        self.service = Service("/usr/bin/chromedriver", popen_kw={"start_new_session": True})
        self.driver = webdriver.Chrome(options=options, service=self.service)
        self.process = self.service.process
        self.driver.command_executor.client_config.timeout = PATIENCE
        self.cdp("Page.addScriptToEvaluateOnNewDocument", source=SHIFTS)

    def cdp(self, command, **parameters):
        return self.driver.execute_cdp_cmd(command, parameters)

    def reset(self, size, touch):
        self.touch = touch
        self.scripts(True)
        self.go("about:blank")
        self.media()
        self.text_size(100)
        self.resize(*size)
        self.cdp("Emulation.setTouchEmulationEnabled", enabled=touch, maxTouchPoints=2)
        self.cdp("Emulation.setScrollbarsHidden", hidden=touch)
        self.driver.get_log("performance")

    def media(self, kind="", dark=False, **features):
        need_media(self, kind, features)
        features = {"prefers_color_scheme": "dark" if dark else "light", **features}
        self.cdp(
            "Emulation.setEmulatedMedia",
            media=kind,
            features=[{"name": name.replace("_", "-"), "value": value} for name, value in features.items()],
        )

    def text_size(self, percent):
        self.cdp("Page.setFontSizes", fontSizes={"standard": 16 * percent // 100, "fixed": 13 * percent // 100})

    def scripts(self, enabled):
        self.scripting = enabled
        self.cdp("Emulation.setScriptExecutionDisabled", value=not enabled)

    def resize(self, width, height, scale=1):
        self.cdp(
            "Emulation.setDeviceMetricsOverride", width=width, height=height, deviceScaleFactor=scale, mobile=self.touch
        )

    def go(self, address):
        self.driver.get(address)

    def go_back(self):
        self.driver.back()

    def js(self, body, *arguments):
        call = "((...args) => {%s})(...%s)" % (body, json.dumps(arguments))
        if re.search(r"\bawait\b", body):
            call = "(async " + call[1:]
        answer = self.cdp("Runtime.evaluate", expression=call, awaitPromise=True, returnByValue=True)
        if "exceptionDetails" in answer:
            raise RuntimeError(answer["exceptionDetails"]["exception"].get("description", str(answer)))
        return answer["result"].get("value")

    def finger(self, kind, *points):
        self.cdp("Input.dispatchTouchEvent", type=kind, touchPoints=[{"x": x, "y": y} for x, y in points])

    def swipe(self, x, y, by, steps=16):
        self.finger("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.finger("touchMove", (x + by * step / steps, y))
            time.sleep(0.016)
        time.sleep(0.1)
        self.finger("touchMove", (x + by, y))
        self.finger("touchEnd")
        time.sleep(0.1)
        self.settle()

    @contextlib.contextmanager
    def held(self, x, y, down, steps=20):
        """A finger that has pulled the page down by so much, and is lifted at the end."""
        self.finger("touchStart", (x, y))
        for step in range(1, steps + 1):
            self.finger("touchMove", (x, y + down * step / steps))
            time.sleep(0.016)
        time.sleep(0.3)
        yield
        self.finger("touchEnd")
        time.sleep(0.3)

    def press(self, x, y):
        if self.touch:
            self.finger("touchStart", (x, y))
            self.finger("touchEnd")
        else:
            for kind in ("mousePressed", "mouseReleased"):
                self.cdp("Input.dispatchMouseEvent", type=kind, x=x, y=y, button="left", clickCount=1)

    def key(self, key, shift=False):
        press_key(ActionChains(self.driver), key, shift)

    def failed_requests(self):
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
        sheet = self.cdp("Page.printToPDF", paperWidth=8.27, paperHeight=11.69, printBackground=False)
        path.write_bytes(base64.b64decode(sheet["data"]))

    def close(self):
        end_group(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)
