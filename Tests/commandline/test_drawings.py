"""A drawing that runs or loads something is refused at its place; what drawing programs write is published as it is."""

import re
import time

import pytest

import drawings

REFUSED = {**drawings.RUNS, **drawings.MAY_RUN, **{"loads " + name: text for name, text in drawings.LOADS.items()}, **drawings.BROKEN}


def written(site, text):
    text = drawings.filled(text, "top.ran=1", "https://elsewhere.example/x")
    return site({"content/menu.json": '{"items": [{"name": "Tea", "image": "tea"}]}', "content/images/tea.svg": text}), text


@pytest.mark.parametrize("name", REFUSED)
def test_what_runs_or_loads_is_refused(carte, site, name):
    root, _ = written(site, REFUSED[name])
    start = time.time()
    run = carte("build", root)
    assert run.code == 1 and time.time() - start < 5, run.err
    said = re.match(r"content/menu.json:1:37: error: 'content/images/tea.svg' (.*), in line (\d+), column (\d+)\n", run.err)
    assert said and run.err.count("error: ") == 1, run.err
    assert run.err.splitlines()[2].lstrip(" ^"), "a hint"
    assert not (root / "output").exists()


@pytest.mark.parametrize("name", drawings.HARMLESS)
def test_what_programs_write_is_published_as_it_is(carte, site, name):
    root, text = written(site, drawings.HARMLESS[name])
    run = carte("build", root)
    assert run.code == 0 and not run.err, run.err
    [file] = (root / "output/images").glob("tea.*.svg")
    assert file.read_text() == text


def test_the_place_is_that_of_the_fault(carte, site):
    root, _ = written(site, drawings.svg("\n<g>\n  <text>Ü</text><rect width='4'\n onclick='RUN'/></g>"))
    assert "runs a script by 'onclick', in line 3, column 17" in carte("build", root).err


def test_a_themes_drawings_are_held_to_the_same(carte, site):
    root = site({
        "templates/themes/own.css": 'p { background: url("a.svg") }', "templates/themes/a.svg": drawings.RUNS["onload"],
        "content/site.json": '{"name": "T", "language": "en", "currency": "USD", "theme": "own"}',
    })  # fmt: skip
    run = carte("build", root)
    assert run.code == 1
    assert "templates/themes/own.css:1:21: error: 'templates/themes/a.svg' runs a script by 'onload', in line 1, column 1" in run.err
