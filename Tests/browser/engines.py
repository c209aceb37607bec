"""The browsers the tests know, and the one that is open."""

from chromium import Chromium
from engine import DESKTOP, FEATURES, PHONE, Unsupported, need
from firefox import Firefox
from webkit import WebKit

__all__ = ["DESKTOP", "ENGINES", "FEATURES", "PHONE", "Keeper", "Unsupported", "need"]

ENGINES = {"chromium": Chromium, "firefox": Firefox, "webkit": WebKit}


class Keeper:
    """Keeps one browser open from test to test, and opens another when it has died."""

    def __init__(self, engine):
        self.engine, self.browser = engine, None

    def window(self, size, touch):
        """The browser as a new window."""
        if self.browser:
            try:
                self.browser.reset(size, touch)
                return self.browser
            except Exception:  # whatever a dead or hung browser's connection says
                self.close()
        self.browser = self.engine()
        self.browser.reset(size, touch)
        return self.browser

    def close(self):
        browser, self.browser = self.browser, None
        if browser:
            browser.close()
