"""axe-core (of the PyPI package axe-playwright-python), run in a page that is open."""

import functools
import glob
import os
import pathlib
import sysconfig

PACKAGES = sysconfig.get_paths()["purelib"]

RUN = """
const result = await axe.run(document, {resultTypes: ["violations"]});
return result.violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ")).join(", "));
"""


@functools.cache
def source():
    found = glob.glob(os.path.join(PACKAGES, "axe*/**/axe.min.js"), recursive=True)
    assert found, "axe.min.js comes with axe-playwright-python"
    # A function's own name for it: what a script declares is not always the page's.
    return pathlib.Path(found[0]).read_text(encoding="utf-8") + "\n;window.axe = axe;"


def violations(browser):
    browser.js(source())
    return browser.js(RUN)
