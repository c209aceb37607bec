"""`--limit` sets how much is read and printed; what it does not understand it says."""

import re
import pathlib

import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
DEEP = {"content/intro.md": "> " * 33 + "a"}


def test_a_limit_is_raised_as_the_error_says(carte, site):
    root = site(DEEP)
    run = carte("build", root)
    assert run.code == 1
    option = re.search(r"or write (--limit) (\S+)", run.err)
    assert carte("check", root, *option.groups()).code == 0
    assert carte("build", root, "--limit=" + option.group(2), "--limit", "pages=1").code == 0
    assert carte("build", root).code == 1, "what was published does not answer for it"


@pytest.mark.parametrize("value, said", [
    ("pixles=1", "did you mean 'pixels'?"), ("nothing-of-it=1", "the limits are text-size, "), ("", "the limits are "),
    ("pixels", "write --limit pixels=100000000"), ("pixels=", "'' is no limit of pixels"), ("pixels=-1", "'-1' is no"),
    ("pixels=1.5", "'1.5' is no"), ("pixels=1MB", "'1MB' is no"), ("pixels=9" + 30 * "9", "from 1 to"), ("pages=0", "'0' is no"),
    ("markdown-depth=101", "from 1 to 100"), ("text-size=5GB", "from 1 to 4000000000 bytes"), ("text-size=1TB", "text-size=100MB"),
])  # fmt: skip
def test_a_limit_that_is_none_is_refused(carte, site, value, said):
    root = site()
    run = carte("build", root, "--limit", value)
    assert run.code == 2 and said in run.err and not (root / "output").exists(), run.err


def test_sizes_have_units(carte, site, tmp_path):
    root = site({"content/intro.md": "a" * 2500})
    assert carte("check", root, "--limit", "text-size=2kB").code == 1
    for value in ["2500", "3kB", "3KB", "1mb", "1GB"]:
        assert carte("check", root, "--limit", "text-size=" + value).code == 0, value
    (tmp_path / "a.csv").write_text("name,price\nTea,3\n")
    run = carte("import", tmp_path / "a.csv", "--output", "-", "--limit", "text-size=5")
    assert run.code == 1 and "the file is larger than 5 bytes" in run.err
    assert carte("export", root, "--format", "csv", "--limit", "text-size=5").code == 1


def test_more_messages_are_printed(carte, site):
    root = site({"content/menu.json": '{"items": [%s]}' % ",".join(['{"name": 1}'] * 1500)})
    run = carte("build", root)
    assert run.err.count(": error: ") == 1001 and "or write --limit messages=10000" in run.err
    assert carte("build", root, "--limit", "messages=10000").err.count(": error: ") == 1500
    assert carte("build", root, "--limit", "messages=3").err.count(": error: ") == 4


def test_the_documentation_has_each(carte):
    text = (ROOT / "docs/limits.md").read_text()
    listed = re.findall(r"^  (\S+) +(\d+)(MB)? ", carte("help", "build").out.split("limits,")[1], re.M)
    assert len(listed) >= 7
    for name, number, unit in listed:
        value = f"{number} {unit}" if unit else f"{int(number):,}"
        assert re.search(r"^\| `%s` \| %s \|" % (name, value), text, re.M), (name, value)
