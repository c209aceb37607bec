"""WebKitGTK through WebKitWebDriver, in a window of our own (kiosk.py) on a screen that nobody sees."""

import json
import os
import pathlib
import re
import socket

from engine import TEXT_SIZE, Engine, need, need_media, press_key
from program import PATIENCE, Program
from selenium import webdriver
from selenium.webdriver.common.action_chains import ActionChains
from selenium.webdriver.common.actions.action_builder import ActionBuilder
from selenium.webdriver.remote.client_config import ClientConfig
from selenium.webdriver.remote.remote_connection import RemoteConnection
from selenium.webdriver.webkitgtk.options import Options

KIOSK = pathlib.Path(__file__).resolve().parent / "kiosk.py"

# A new session hangs now and then: it has so many seconds, and is then tried anew.
SESSION_PATIENCE, ATTEMPTS = 12, 4

ENVIRONMENT = {"GDK_BACKEND": "x11", "GDK_SCALE": "1", "NO_AT_BRIDGE": "1", "LIBGL_ALWAYS_SOFTWARE": "1"}

ASYNC = """
const done = arguments[arguments.length - 1];
(async (...args) => {%s})(...%s).then(value => done({value}), error => done({error: String(error)}));
"""


class Screen(Program):
    """An X server without a monitor."""

    def __init__(self):
        reading, writing = os.pipe()
        super().__init__(
            "Xvfb", "-displayfd", writing, "-screen", "0", "2000x1400x24", "-nolisten", "tcp", "-noreset",
            pass_fds=(writing,),
        )  # fmt: skip
        os.close(writing)
        with open(reading, encoding="ascii") as said:
            self.display = ":" + said.readline().strip()  # the whole line: a part of the number is another screen


class Driver(Program):
    """WebKitWebDriver with one session, and the line to its kiosk."""

    def __init__(self, display):
        with socket.socket() as free:
            free.bind(("127.0.0.1", 0))
            port = free.getsockname()[1]
        super().__init__(
            "WebKitWebDriver", "--port=%d" % port, environment={**ENVIRONMENT, "DISPLAY": display, "KIOSK": "{folder}/line"}
        )
        try:
            self.connect(port)
        except BaseException:
            self.end()
            raise

    def connect(self, port):
        def listens():
            with socket.socket() as attempt:
                return attempt.connect_ex(("127.0.0.1", port)) == 0

        with socket.socket(socket.AF_UNIX) as door:
            door.bind(self.folder + "/line")
            door.listen()
            door.settimeout(SESSION_PATIENCE)
            self.wait_for(listens, "WebKitWebDriver did not start")
            options = Options()
            options.binary_location = str(KIOSK)
            options.add_argument("--automation")
            config = ClientConfig("http://127.0.0.1:%d" % port, timeout=SESSION_PATIENCE)
            self.session = webdriver.Remote(RemoteConnection(client_config=config), options=options)
            config.timeout = PATIENCE
            self.session.set_script_timeout(PATIENCE)
            line, _ = door.accept()
            line.settimeout(PATIENCE)
            self.line = line.makefile("rw", encoding="utf-8")

    def kiosk(self, method, *arguments):
        self.line.write(json.dumps([method, *arguments]) + "\n")
        self.line.flush()
        return json.loads(self.line.readline())


class WebKit(Engine):
    name = "webkit"

    def __init__(self):
        self.screen = Screen()
        try:
            self.start()
        except BaseException:
            self.screen.end()
            raise

    def start(self):
        for attempt in range(ATTEMPTS):
            try:
                self.program = Driver(self.screen.display)
                break
            except Exception:
                if attempt == ATTEMPTS - 1:
                    raise
        self.process, self.driver, self.kiosk = self.program.process, self.program.session, self.program.kiosk

    def reset(self, size, touch):
        self.scripts(True)
        self.media()
        self.text_size(100)
        self.go("about:blank")
        self.resize(*size)
        self.kiosk("failed")

    def resize(self, width, height, scale=1):
        if scale != 1:
            need(self, "screen density")
        self.kiosk("size", width, height)
        self.until("return innerWidth === args[0] && innerHeight === args[1]", width, height)

    def media(self, kind="", dark=False, **features):
        need_media(self, kind, features)
        self.kiosk("media", dark, features.get("prefers_reduced_motion") == "reduce")

    def text_size(self, percent):
        self.js(TEXT_SIZE, 0)
        self.kiosk("text_size", 16 * percent // 100, 13 * percent // 100)
        self.until(TEXT_SIZE, 16 * percent // 100)

    def scripts(self, enabled):
        self.scripting = enabled
        self.kiosk("scripts", enabled)

    def go(self, address):
        self.driver.get(address)

    def go_back(self):
        self.driver.back()

    def js(self, body, *arguments):
        if not re.search(r"\bawait\b", body):
            return self.driver.execute_script("return ((...args) => {%s})(...%s)" % (body, json.dumps(arguments)))
        answer = self.driver.execute_async_script(ASYNC % (body, json.dumps(arguments)))
        if "error" in answer:
            raise RuntimeError(answer["error"])
        return answer.get("value")

    def press(self, x, y):
        builder = ActionBuilder(self.driver, duration=0)
        builder.pointer_action.move_to_location(round(x), round(y)).click()
        builder.perform()

    def key(self, key, shift=False):
        press_key(ActionChains(self.driver, duration=0), key, shift)

    def failed_requests(self):
        return self.kiosk("failed")

    def pdf(self, path):
        self.kiosk("pdf", path.as_uri())
        self.program.wait_for(lambda: self.kiosk("printed"), "webkit: the page was not printed")

    def close(self):
        self.program.end()
        self.screen.end()
