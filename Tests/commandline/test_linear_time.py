"""Whatever the shape of an input, a mebibyte of it takes less than a second, and twice as much takes twice as long; nesting
without end comes to a message.

Time is that of the processor, the least of several runs, and measured again where another program may have had its share."""
import os, shutil, subprocess
import pytest
from conftest import CARTE, Run
from pathological import CASES, files

MEBIBYTE = 1 << 20
#: Cases of which a mebibyte is more than a second's work, since what comes of it is long: what they take, in seconds.
LONG = {
    "rules: texts for items": 5,  # 349,525 dishes of one letter
    "rules: categories of one item": 3,  # 128,853 sections, a page of 51 MB
}


def write(root, texts):
    for path, text in texts.items():
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(text if isinstance(text, bytes) else text.encode())
    return root


def seconds(root, runs):
    """The least time of the processor that a build of a site takes, and that it ends as a program ends."""
    times = []
    for _ in range(runs):
        for left in ("output", ".carte"):
            shutil.rmtree(root / left, ignore_errors=True)
        process = subprocess.Popen([CARTE, "build", root, "--no-sync"], stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
        _, status, used = os.wait4(process.pid, 0)
        process.returncode = os.waitstatus_to_exitcode(status)
        assert process.returncode in (0, 1), process.returncode
        times.append(used.ru_utime + used.ru_stime)
    return min(times)


@pytest.mark.parametrize("name", CASES)
def test_twice_as_much_takes_twice_as_long(tmp_path, name):
    half, whole = (write(tmp_path / str(size), files(name, size)) for size in (MEBIBYTE // 2, MEBIBYTE))
    for runs in (2, 5, 10):
        one, two = seconds(half, runs), seconds(whole, runs)
        # Some milliseconds are those of the start, whatever the input.
        if two < LONG.get(name, 1) and two <= 2.2 * one + 0.01:
            return
    pytest.fail("%.0f ms for half a mebibyte, %.0f ms for one" % (1000 * one, 1000 * two))


MILLION = 1_000_000
DEEP = {
    "lists": ("content/menu.json", "[" * MILLION),
    "objects": ("content/menu.json", '{"a":' * MILLION),
    "lists that are closed": ("content/menu.json", "[" * MILLION + "]" * MILLION),
    "sections": ("templates/page.mustache", "{{#sections}}" * MILLION),
    "sections that are closed": ("templates/page.mustache", "{{#sections}}" * MILLION + "{{/sections}}" * MILLION),
    "block quotes": ("content/intro.md", "> " * MILLION + "a"),
    "entries": ("content/intro.md", "- " * MILLION + "a"),
    "numbered entries": ("content/intro.md", "1. " * MILLION + "a"),
    "entries that are indented": ("content/intro.md", " " * 2 * MILLION + "- a"),
    "brackets": ("content/intro.md", "[" * MILLION + "a" + "]" * MILLION),
    "pictures": ("content/intro.md", "![" * MILLION + "a" + "](b.jpg)" * MILLION),
    "emphasis": ("content/intro.md", "*a " * MILLION + "a* " * MILLION),
    "strong emphasis": ("content/intro.md", "**a " * MILLION + "a** " * MILLION),
    "block quotes in a description": ("content/menu.json", '{"items": [{"name": "a", "description": "%s"}]}' % ("> " * MILLION)),
    "lists in a description": ("content/menu.json", '{"items": [{"name": "a", "description": "%s"}]}' % ("- " * MILLION + "a")),
    "style functions": ("templates/style.css", ":root { --a: " + "a(" * MILLION),
    "style blocks": ("templates/style.css", "a {" * MILLION),
}
MESSAGES = {"emphasis", "strong emphasis", "brackets", "style functions", "style blocks"}


@pytest.mark.parametrize("name", DEEP)
def test_a_million_deep_is_no_danger(carte, site, name):
    path, text = DEEP[name]
    run = carte("build", site({path: text}))
    # Emphasis and brackets nest as text does; all else is refused, in words.
    if name in MESSAGES:
        assert run.code in (0, 1)
    else:
        assert run.code == 1 and path + ":1:" in run.err and "deep" in run.err or "one paragraph" in run.err, run.err[:500]
