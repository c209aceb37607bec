"""Bad input gets a line and its exit code; never a crash, a half page or a changed output folder."""
import os, subprocess, time
import pytest
from conftest import CARTE, tree

DEEP = "[" * 100_000
BAD = {
    "empty file": (b"", "content/menu.json:1:1: error:"),
    "only blanks": (b" \n ", "error:"),
    "100,000 brackets": (DEEP.encode(), "error:"),
    "a million brackets": (b"[" * 1_000_000, "error:"),
    "nested objects": (b'{"a":' * 50_000, "error:"),
    "UTF-16": ('{"items": []}'.encode("utf-16"), "UTF-8"),
    "bad UTF-8": (b'{"items": [{"name": "a\xff"}]}', "UTF-8"),
    "NaN": (b'{"items": [{"name": "a", "price": NaN}]}', "NaN"),
    "a list": (b"[]", "an object in { }"),
    "a number": (b"7", "an object in { }"),
    "missing brace": (b'{"items": [{"name": "a"]}', "error:"),
    "zeros": (b"\0" * 4096, "error:"),
    "html": (b"<!doctype html><p>x", "error:"),
}


@pytest.mark.parametrize("name", BAD)
def test_a_bad_menu_leaves_the_site_as_it_was(carte, site, name):
    root = site()
    assert carte("build", root).code == 0
    before = tree(root / "output")
    text, said = BAD[name]
    (root / "content/menu.json").write_bytes(text)
    start = time.time()
    run = carte("build", root)
    assert run.code == 1 and said in run.err and "content/menu.json" in run.err, run.err[:500]
    assert time.time() - start < 5
    assert tree(root / "output") == before
    assert sorted(p.name for p in root.iterdir() if p.name != ".carte") == ["content", "output"]


def test_a_file_that_cannot_be_read(carte, site):
    root = site()
    (root / "content/menu.json").unlink()
    os.mkfifo(root / "content/menu.json")
    run = carte("build", root)
    assert run.code == 1 and "content/menu.json" in run.err
    (root / "content/menu.json").unlink()
    (root / "content/menu.json").symlink_to("/dev/zero")
    run = carte("build", root)
    assert run.code == 1 and "leads out of the site" in run.err


def test_a_folder_in_place_of_a_file(carte, site):
    root = site({"content/intro.md/x": "y", "content/descriptions/tea.md/x": "y"})
    assert carte("build", root).code == 0


@pytest.mark.parametrize("bytes_", [b"just text", b"", b"\xff\xd8\xff", b"GIF89a", b"<html><img></html>", b"\x89PNG\r\n\x1a\n"])
def test_a_picture_that_is_none(carte, site, bytes_):
    root = site({"content/menu.json": '{"items": [{"name": "Tea", "image": "tea"}]}', "content/images/tea.jpg": bytes_})
    run = carte("build", root)
    assert run.code == 1 and "content/menu.json:1:37: error: 'content/images/tea.jpg'" in run.err
    assert not (root / "output").exists()


def test_nothing_outside_the_site_is_opened(site, tmp_path):
    """H16: strace sees every open of a hostile build."""
    if not os.path.exists("/usr/bin/strace"):
        pytest.skip("needs strace")
    root = site({
        "content/menu.json": '{"items": [{"name": "a", "id": "../../x"}, {"name": "b", "image": "../../../etc/passwd"},'
                             ' {"name": "c", "description": "../secret.md"}, {"name": "d", "image": "/etc/passwd"}]}',
        "templates/page.mustache": "{{>../secret}}{{>/etc/passwd}}",
    })
    (tmp_path / "secret.mustache").write_text("secret")
    (root / "content/images").mkdir()
    (root / "content/images/x.jpg").symlink_to("/etc/passwd")
    done = subprocess.run(["strace", "-f", "-qq", "-e", "trace=openat,open,creat,rename,renameat,renameat2,mkdir,mkdirat,unlink,unlinkat,link,linkat", "-o", str(tmp_path / "trace"),
                           CARTE, "build", str(root)], capture_output=True)
    assert done.returncode == 1
    trace = (tmp_path / "trace").read_text()
    assert "passwd" not in trace and "secret" not in trace
    writes = [l for l in trace.splitlines() if "O_WRONLY" in l or "O_RDWR" in l or "O_CREAT" in l or not "open" in l]
    assert not [l for l in writes if ".carte" not in l], writes
    assert not (root / "output").exists()
