"""A build that follows another does only what changed, and what comes of it is what a build into an empty folder gives."""

import json
import os
import pathlib
import random
import shutil
import subprocess
import time

import pytest

from conftest import CARTE

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="30"><rect fill="#%03x" width="9" height="9"/></svg>'
EDITS = int(os.environ.get("CARTE_EDITS", "200"))


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def tree(root):
    return {str(p.relative_to(root)): p.read_bytes() for p in sorted(root.rglob("*")) if p.is_file()}


class Site:
    """A site of 60 pages, and edits of it by chance."""

    def __init__(self, root, seed):
        self.root, self.content, self.rng, self.serial = root, root / "content", random.Random(seed), 0
        write(self.content / "site.json", json.dumps({"name": "Chain", "language": "en", "currency": "EUR"}))
        write(self.content / "menu.json", self.menu("root"))
        write(self.content / "footer.md", "All prices with *tax*.")
        for n in range(5):
            write(self.content / "images" / ("shared%d.svg" % n), SVG % (40 + n, n))
        for n in range(59):
            folder = self.content / ("north" if n % 3 else "south") / ("shop%d" % n)
            write(folder / "menu.json", self.menu("shop %d" % n, own="cake") if n % 5 else self.overlay())
            write(folder / "images/cake.svg", SVG % (50, n))
            write(folder / "descriptions/tea.md", "Number *%d*" % n)

        for n in range(6):  # translations, and menus of one venue
            write(self.content / ("de/north" if n % 2 else "north/fr") / ("shop%d" % n) / "menu.json", self.titled())
        write(self.content / "south/shop0/site.json", json.dumps({"menus": [".", "lunch"]}))
        write(self.content / "south/shop0/menu.json", self.titled("en"))
        write(self.content / "south/shop0/lunch/menu.json", self.titled("en"))
        write(self.content / "de/south/shop0/lunch/menu.json", self.titled("de"))
        write(self.content / "de/south/shop0/menu.json", self.titled("de"))

    def titled(self, language=None):
        """A menu with a title, in a language."""
        self.serial += 1
        language = language or self.rng.choice(["de", "fr", "ar", "pt-BR", "pt-PT"])
        site = {"language": language, "name": "Shop %d" % (self.serial % 4), "contact": {"address": "Street %d" % (self.serial % 3)}}
        return json.dumps({"title": "Menu %d" % (self.serial % 5), "site": site, "items": ["Tea %d" % self.serial]})

    def menu(self, name, own=None):
        self.serial += 1
        items = [
            {"id": "tea", "name": "Tea %d" % self.serial, "price": self.rng.randrange(100) / 4},
            {"id": "bun", "name": "Bun", "image": "shared%d" % self.rng.randrange(5)},
        ]
        if own:
            items.append({"name": "Cake", "image": own})
        return json.dumps({"site": {"name": name}, "items": items})

    def overlay(self):
        """A menu that extends that of a folder without a page, or another page's."""
        if not (self.content / "kit/base.json").exists():
            write(self.content / "kit/base.json", self.menu("base", own="cake"))
            write(self.content / "kit/images/cake.svg", SVG % (50, 777))
            write(self.content / "kit/descriptions/bun.md", "Of the house")
        self.serial += 1
        base = self.rng.choice(["../../kit/base.json", "../../kit/base.json", "../../menu.json"])
        return json.dumps({"extends": base, "items": {"tea": {"price": self.rng.randrange(100) / 4}, "add": ["Rusk %d" % self.serial]}})

    def pages(self):
        return sorted(self.content.rglob("menu.json"))

    def edit(self):
        page = self.rng.choice(self.pages())
        kinds = [
            lambda: write(page, self.menu("page %d" % self.serial)),
            lambda: page.write_text(page.read_text().replace('"Bun"', '"Bum"')),  # the same size
            lambda: page.write_text(page.read_text().replace('"tea"', '"tea%d"' % self.serial)),
            lambda: self.replace(page),
            lambda: self.back(page),
            lambda: write(page.parent / "descriptions/bun.md", "Soft %d" % self.serial),
            lambda: write(self.content / "kit/base.json", self.menu("base", own=self.rng.choice(["cake", None]))),
            lambda: write(self.content / "kit/descriptions/tea.md", "Of the house %d" % self.serial),
            lambda: write(self.content / "north" / ("more%d" % self.serial) / "menu.json", self.overlay()),
            lambda: self.edit_text(self.content / "kit/base.json", '"items"', '"categories": ["Nothing"], "items"'),  # a warning
            lambda: self.remove(self.any("*.md")),
            lambda: self.rename(self.any("*.svg")),
            lambda: write(self.any("*.svg"), SVG % (60 + self.serial % 30, self.serial % 4096)),
            lambda: write(self.content / "images" / ("new%d.svg" % self.serial), SVG % (20, self.serial % 4096)),
            lambda: write(self.content / "site.json", json.dumps({"name": "Chain %d" % (self.serial % 3), "language": self.rng.choice(["en", "fr"]), "currency": "EUR", **self.rng.choice([{}, {"url": "https://chain.example/"}])})),
            lambda: write(page.parent / "site.json", json.dumps({"language": self.rng.choice(["de", "ar", "en"]), "theme": self.rng.choice(["cafe", "bistro"])})),
            lambda: self.remove(page) if page.parent != self.content else None,
            lambda: write(self.content / ("added%d" % self.serial) / "menu.json", self.menu("added")),
            lambda: write(self.root / "templates/style.css", "body{color:#%03x}" % (self.serial % 4096)),
            lambda: shutil.rmtree(self.root / "templates", ignore_errors=True),
            lambda: write(self.root / "templates/themes/bistro.css", ":root{--accent:#%03x}" % (self.serial % 4096)),
            lambda: self.tamper(),
            lambda: write(page, self.titled()),
            lambda: write(self.content / "south/shop0/lunch/menu.json", self.titled("en")),
            lambda: write(self.content / self.rng.choice(["de", "ar", "pt-BR"]) / page.parent.relative_to(self.content) / "menu.json", self.titled()),
            lambda: write(self.content / "de/south/shop0/lunch/menu.json", self.titled("de")),
            lambda: write(self.content / "south/shop0/site.json", json.dumps({"menus": self.rng.choice([[".", "lunch"], ["lunch", "."], ["."]])})),
            lambda: self.remove(self.content / "south/shop0/lunch/menu.json"),  # an error
            lambda: self.edit_text(self.content / "de/south/shop0/menu.json", '"title"', '"_title"'),  # an error
            lambda: self.remove(self.root / "output/index.html"),
            lambda: page.write_text(page.read_text().replace('"items"', '"categories": ["Nothing"], "items"', 1)),  # a warning
            lambda: shutil.rmtree(self.root / ".carte", ignore_errors=True),
            lambda: write(self.root / ".carte/state", "carte state 1\nfrom elsewhere"),
            lambda: self.tear(),
            lambda: None,
        ]
        self.serial += 1
        self.rng.choice(kinds)()

    def edit_text(self, path, old, new):
        path.write_text(path.read_text().replace(old, new, 1))

    def any(self, pattern):
        return self.rng.choice(sorted(self.content.rglob(pattern)))

    def remove(self, path):
        if path.exists() and path != self.content / "menu.json":
            path.unlink()

    def rename(self, path):
        path.rename(path.with_name("%s-%d.svg" % (path.stem, self.serial)))

    def replace(self, page):
        """As an editor saves: another file of that name."""
        other = page.with_name(".menu.json.new")
        other.write_text(self.menu("replaced %d" % self.serial))
        other.rename(page)

    def back(self, page):
        """Other bytes of the same length, at a time long ago or at the time of before."""
        facts = page.stat()
        text = page.read_text()
        page.write_text(text.replace("Tea", "Tee") if "Tea" in text else text.replace("Tee", "Tea"))
        times = (facts.st_atime_ns, facts.st_mtime_ns) if self.rng.random() < 0.5 else (10**18, 10**18)
        os.utime(page, ns=times)

    def tamper(self):
        page = self.rng.choice(sorted((self.root / "output").rglob("*.html")) or [None])
        if page:
            facts = page.stat()
            page.write_bytes(page.read_bytes().replace(b"e", b"3", 1))
            os.utime(page, ns=(facts.st_atime_ns, facts.st_mtime_ns))

    def tear(self):
        state = self.root / ".carte/state"
        if state.exists():
            state.write_bytes(state.read_bytes()[: self.rng.randrange(200)])


@pytest.fixture
def program():
    return CARTE


def build(program, root, output):
    return subprocess.run(
        [program, "build", root, "--output", output, "--no-sync"], capture_output=True, text=True, timeout=60
    )


def fresh(program, site, folder):
    """What a build of a copy into an empty folder gives."""
    shutil.rmtree(folder, ignore_errors=True)
    shutil.copytree(site.root, folder, ignore=shutil.ignore_patterns("output", ".carte"))
    return build(program, folder, folder / "output")


@pytest.mark.parametrize("seed", [1])
def test_edits_by_chance(program, tmp_path, seed):
    site = Site(tmp_path / "site", seed)
    reused = 0
    for number in range(EDITS):
        for _ in range(site.rng.choice([1, 1, 1, 2, 3])):
            site.edit()
        ours = build(program, site.root, site.root / "output")
        theirs = fresh(program, site, tmp_path / "fresh")
        assert ours.returncode == theirs.returncode, (number, ours.stderr, theirs.stderr)
        assert ours.stderr == theirs.stderr, number
        if ours.returncode == 0:
            one, other = tree(site.root / "output"), tree(tmp_path / "fresh/output")
            assert one == other, (number, sorted(set(one) ^ set(other)), [p for p in one if one[p] != other.get(p)])
            again = build(program, site.root, site.root / "output")
            assert again.returncode == 0 and again.stderr == ours.stderr
            assert "nothing has changed" in again.stdout, (number, again.stdout)
            reused += (site.root / ".carte/state").exists()
        else:
            # What cannot be built is not worked on.
            shutil.copytree(site.root / "content", tmp_path / "broken", dirs_exist_ok=True)
            shutil.rmtree(site.root)
            site = Site(tmp_path / "site", seed * 1000 + number)
    assert reused > EDITS / 2


def reads(program, root, trace):
    """The files that a build opens under content/, by strace."""
    subprocess.run(
        ["strace", "-f", "-qq", "-e", "trace=open,openat", "-o", trace, program, "build", root, "--no-sync"],
        check=True, capture_output=True, timeout=60,
    )  # fmt: skip
    lines = trace.read_text(encoding="utf-8", errors="replace").splitlines()
    return [line for line in lines if "/content/" in line and "O_DIRECTORY" not in line and "ENOENT" not in line]


@pytest.mark.skipif(not shutil.which("strace"), reason="no strace")
def test_only_what_changed_is_read(program, tmp_path):
    site = Site(tmp_path / "site", 3)
    assert build(program, site.root, site.root / "output").returncode == 0
    # What was written just before a build may be written again within the same tick of the clock: it is read once more.
    time.sleep(0.1)
    assert build(program, site.root, site.root / "output").returncode == 0
    assert reads(program, site.root, tmp_path / "trace") == []
    page = site.content / "north/shop1/menu.json"
    page.write_text(page.read_text().replace("Tea", "Tee"))
    read = reads(program, site.root, tmp_path / "trace")
    assert any("shop1/menu.json" in line for line in read)
    assert not any("shop2/" in line for line in read), read
    menus = {line.split('"')[1] for line in read if line.split('"')[1].endswith("menu.json")}
    assert len(menus) == 4, "the page, and those above others: the root's and two with a menu below"


def test_what_is_there_alone_does_not_count(program, tmp_path):
    """A state that another program or another request left is thrown away."""
    site = Site(tmp_path / "site", 4)
    assert build(program, site.root, site.root / "output").returncode == 0
    other = subprocess.run(
        [program, "build", site.root, "--output", site.root / "output", "--no-sync", "--url", "https://t.example/"],
        capture_output=True, text=True, timeout=60,
    )  # fmt: skip
    assert other.returncode == 0 and "nothing has changed" not in other.stdout
    assert b'rel="canonical"' in (site.root / "output/index.html").read_bytes()


def test_what_a_killed_build_left_is_removed(program, tmp_path):
    """Also where nothing else is to be done."""
    site = Site(tmp_path / "site", 5)
    assert build(program, site.root, site.root / "output").returncode == 0
    time.sleep(0.1)
    assert build(program, site.root, site.root / "output").returncode == 0
    for folder in (site.root / ".carte/staging-1-0", site.root / ".carte-staging-1-0"):
        write(folder / "index.html", "half a site")
        assert build(program, site.root, site.root / "output").returncode == 0
        assert not folder.exists()


def test_a_faulty_build_forgets_nothing(program, tmp_path):
    site = Site(tmp_path / "site", 6)
    assert build(program, site.root, site.root / "output").returncode == 0
    before = tree(site.root / "output")
    page = site.content / "north/shop1/menu.json"
    text = page.read_text()
    page.write_text(text.replace('"items"', '"itemz"'))
    assert build(program, site.root, site.root / "output").returncode == 1
    assert tree(site.root / "output") == before
    assert (site.root / ".carte/state").exists()
    page.write_text(text)
    assert build(program, site.root, site.root / "output").returncode == 0
    assert tree(site.root / "output") == before
