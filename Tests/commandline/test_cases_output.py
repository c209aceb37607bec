"""H13 to H16, from outside: what is published is what the content says, never more, and nothing else is touched."""

import os
import shutil
import subprocess

import pytest
from conftest import CARTE, tree

PICTURE = '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="%d"/>'


def plain(folder):
    """What lies in a folder, without times."""
    return {path: what for path, (what, *_) in tree(folder).items() if what != "folder"}


def test_h13_a_site_that_is_its_own_output_is_left_alone(carte, site, tmp_path):
    root = site({".git/HEAD": "ref", ".env": "secret", "content/images/a.svg": PICTURE % 30})
    before = tree(tmp_path)
    (tmp_path / "link").symlink_to(root / "content")
    for output in [root, root.parent, root / "content/images", tmp_path / "link", "/", os.path.expanduser("~")]:
        run = carte("build", root, "--output", output)
        assert run.code == 2, (output, run.err)
    (tmp_path / "link").unlink()
    assert tree(root) == {path[len("site/") :]: seen for path, seen in before.items() if path.startswith("site/")}


def test_h14_what_is_removed_goes_offline(carte, site, tmp_path):
    """A second build in place comes to the same as one into an empty folder, files of the owner's aside."""
    menu = '{"items": [{"id": "a", "name": "A", "image": "a"}, {"id": "b", "name": "B", "image": "b"}]}'
    root = site({
        "content/menu.json": menu, "content/descriptions/b.md": "Good.", "content/images/a.svg": PICTURE % 30,
        "content/images/b.svg": PICTURE % 31, "content/en/menu.json": menu, "content/old/deep/menu.json": menu,
        "content/site.json": '{"name": "Test", "language": "en", "currency": "USD", "theme": "own", "url": "https://t.example/"}',
        "templates/themes/own.css": "p { background: url(c.svg) }", "templates/themes/c.svg": PICTURE % 32,
    })  # fmt: skip
    assert carte("build", root, "--no-sync").code == 0
    (root / "output/CNAME").write_text("t.example")
    (root / "output/old/mine.txt").write_text("mine")
    first = plain(root / "output")
    assert {"old/deep/index.html", "en/index.html"} <= set(first) and [path for path in first if path.startswith("theme/c.")]

    def same(*kept):
        assert carte("build", root, "--no-sync").code == 0
        assert carte("build", root, "--no-sync", "--output", tmp_path / "fresh", "--force").code == 0
        now, fresh = plain(root / "output"), plain(tmp_path / "fresh")
        shutil.rmtree(tmp_path / "fresh")
        assert now == fresh | {path: first[path] for path in kept}
        return now

    own = ["CNAME", "old/mine.txt"]
    (root / "content/menu.json").write_text(menu.replace('"b"', '"c"').replace('"B"', '"C"').replace(', "image": "c"', ""))
    (root / "content/images/b.svg").unlink()
    (root / "content/en/menu.json").write_text('{"items": ["Tea"]}')
    shutil.rmtree(root / "content/old/deep")
    now = same(*own)
    assert not [path for path in now if path.startswith(("images/b.", "old/deep"))]
    (root / "content/site.json").write_text('{"name": "Test", "language": "en", "currency": "USD"}')
    now = same(*own)
    assert not [path for path in now if path.startswith("theme/") or path in ("sitemap.xml", "robots.txt")]
    assert not (root / "output/theme").exists() and not (root / "output/old/deep").exists()


@pytest.mark.parametrize("path, text", [
    ("content/menu.json", '{"items": [{"name": "a"]}'), ("templates/page.mustache", "<html>{{#name}}"),
    ("content/images/a.jpg", "no picture"), ("content/site.json", "{"), ("content/images/a.jpg", ""),
])  # fmt: skip
def test_h15_a_failed_build_leaves_the_page_as_it_was(carte, site, path, text):
    root = site({"content/menu.json": '{"items": [{"name": "A", "image": "a"}]}', "content/images/a.jpg": PICTURE % 30})
    assert carte("build", root).code == 0
    before, names = tree(root / "output"), set(os.listdir(root))
    (root / path).parent.mkdir(exist_ok=True)
    (root / path).write_text(text)
    assert carte("build", root).code == 1
    assert tree(root / "output") == before and set(os.listdir(root)) - {"templates"} == names


IDS = ["../../x", "..", ".", "/etc/x", "a/b", "a\\u0000b", "con", "x" * 300, "ａ/../b"]
PICTURES = ["../../../etc/passwd", "/etc/passwd", "..\\\\..\\\\etc\\\\passwd", "images/../../site.json", "%2e%2e/%2e%2e/secret.svg", "out/secret.svg"]


def test_h16_nothing_climbs_out(site, tmp_path):
    """Each is an error at its place; strace sees no file opened outside the site, and none written but in `.carte`."""
    if not os.path.exists("/usr/bin/strace"):
        pytest.skip("needs strace")
    (tmp_path / "outside").mkdir()
    (tmp_path / "outside/secret.svg").write_text(PICTURE % 30)
    (tmp_path / "outside/secret.md").write_text("secret")
    items = ['{"name": "I%d", "id": "%s"}' % (n, written) for n, written in enumerate(IDS)]
    items += ['{"name": "P%d", "image": "%s"}' % (n, written) for n, written in enumerate(PICTURES)]
    items += ['{"name": "D", "description": "../../outside/secret.md"}', '{"name": "M", "description": "![x](../../outside/secret.svg)"}']
    root = site({
        "content/menu.json": '{"extends": "../../outside", "items": {}}', "content/a/menu.json": '{"items": [\n%s]}' % ",\n".join(items),
        "content/site.json": '{"name": "T", "language": "en", "currency": "USD", "theme": "../../../outside/secret", "icon": "../secret"}',
        "templates/page.mustache": "{{>../../outside/secret}}", "templates/style.css": "p { background: url(../../outside/secret.svg) }",
    })  # fmt: skip
    (root / "content/images").mkdir()
    (root / "content/images/out").symlink_to(tmp_path / "outside")
    (root / "templates/themes").symlink_to(tmp_path / "outside")
    trace = tmp_path / "trace"
    command = ["strace", "-f", "-qq", "-e", "trace=%file", "-o", trace, CARTE, "build", root]
    done = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    assert done.returncode == 1, done.stderr
    lines = trace.read_text().splitlines()
    opened = [line for line in lines if "open" in line.split("(")[0]]
    assert not [line for line in opened if "passwd" in line or "/secret" in line], opened
    written = [line for line in opened if "O_WRONLY" in line or "O_RDWR" in line or "O_CREAT" in line]
    assert not [line for line in written if "/.carte" not in line], written
    assert "templates/themes: error: the link leads out of the site" in done.stderr
    for number in range(len(items)):
        assert "content/a/menu.json:%d:" % (number + 2) in done.stderr, (items[number], done.stderr)
    assert not (root / "output").exists()
