"""Sites before and after a change, on which a build is made to fail, and what has to be so whatever became of it."""
import os, pathlib, re, shutil, subprocess, tempfile
from chain import chain
from conftest import CARTE

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="%d" height="30"><rect width="9" height="9"/></svg>'
#: A small site: three pages, two pictures, a description in a file, a theme of its own.
BASE = {
    "content/site.json": '{"name": "Harbour", "language": "en", "currency": "EUR", "theme": "quay"}',
    "content/menu.json": '{"items": [{"name": "Tea", "id": "tea", "price": 2.5, "image": "a"}, {"name": "Bun", "price": 3}]}',
    "content/descriptions/tea.md": "From *Assam*",
    "content/images/a.svg": SVG % 40,
    "content/images/b.svg": SVG % 50,
    "content/bar/menu.json": '{"items": [{"name": "Ale", "price": 5, "image": "b"}]}',
    "content/de/menu.json": '{"site": {"language": "de"}, "items": [{"name": "Tee", "price": 2.5, "image": "a"}]}',
    "templates/themes/quay.css": ":root { --accent: #0b5566 }\n",
}



#: One price, which stands on one page.
ONE = {**BASE, "content/bar/menu.json": BASE["content/bar/menu.json"].replace("5", "6")}
#: A page and a picture under other names, a price, a style.
RENAMED = {path.replace("bar/", "pub/").replace("b.svg", "c.svg"): text.replace('"b"', '"c"').replace("2.5", "2.7").replace("0b5566", "660b55") for path, text in BASE.items()}
#: A page less, and its picture.
LESS = {path: text for path, text in BASE.items() if "bar/" not in path and "b.svg" not in path}
#: What is both: names change, and one that was a folder is a page's folder's own.
BOTH = {path: text for path, text in RENAMED.items() if "de/" not in path}
#: A menu of which something is to be said.
WARNED = {**BASE, "content/bar/menu.json": '{"categories": ["Beer", "Wine"], "items": [{"name": "Ale", "price": 5, "category": "Beer"}]}'}
FAULTY = {**BASE, "content/bar/menu.json": '{"items": [{"name": "Ale", "prise": 6}]}'}
CHAIN = chain()
CHAIN_NEW = {path.replace("south-east/shop-5/", "south-east/shop-55/"): text.replace('"Tea", "id": "tea", "price": 2.5', '"Tea", "id": "tea", "price": 2.7') if "north/shop" in path else text for path, text in CHAIN.items()}
#: Files of the owner's in the output folder, which every build leaves as they are.
OWN = {"CNAME": "menu.example", "notes/mine.txt": "mine"}


def entries(folder):
    """What a visitor could get of a folder: of each path its kind, rights and bytes; nothing where there is no folder."""
    if not os.path.isdir(folder): return {}
    found = {"": ("folder", os.stat(folder).st_mode & 0o7777, b"")}
    for around, folders, files in os.walk(folder):
        for name in folders + files:
            path = os.path.join(around, name)
            facts = os.lstat(path)
            kind = "link" if os.path.islink(path) else "folder" if os.path.isdir(path) else "file"
            what = b"" if kind == "folder" else os.readlink(path).encode() if kind == "link" else pathlib.Path(path).read_bytes()
            found[os.path.relpath(path, folder)] = (kind, facts.st_mode & 0o7777, what)
    return found


def is_staging(path):
    return any(part.startswith((".carte-staging-", "staging-")) for part in path.split("/"))


class Scene:
    """A site that was built, and a change of it; its root holds nothing else.

    Both versions of what it is made of lie ready, files that do not change as one file, and change places by a rename: so a
    build finds what one finds after an edit, without waiting for the clock of files to move on.

    - way: how the new site takes the old one's place: "created", "exchanged", "replaced", "file by file" or "nothing".
    - old: none where nothing was built before."""

    def __init__(self, name, old, new, way, *, output="site/output", options=(), own={}, code=0, root=None, carte=CARTE):
        self.name, self.old, self.new, self.way, self.own, self.code, self.carte = name, old, new, way, own, code, carte
        self.root = pathlib.Path(root or tempfile.mkdtemp(prefix="carte-faults-", dir="/dev/shm" if os.path.isdir("/dev/shm") else None))
        os.chmod(self.root, 0o755)
        self.output = self.root / output
        self.arguments = ["build", str(self.root / "site"), "--output", str(self.output), "--jobs", "1", *options]
        self.environment = {**os.environ, "SWIFT_DETERMINISTIC_HASHING": "1", "HOME": str(self.root / "home"), "TMPDIR": str(self.root / "tmp")}
        self.inputs = ["site/content", "site/templates"]
        #: Where a log may be kept of what a build does.
        self.logs = self.root / "tmp"

    def __repr__(self): return self.name

    # Making and unmaking

    def make(self):
        for folder in ("home", "tmp", "site", "parked"): (self.root / folder).mkdir(parents=True, exist_ok=True)
        self.write_inputs()
        self.output.parent.mkdir(parents=True, exist_ok=True)
        if self.own: self.output.mkdir(exist_ok=True)
        for path, text in self.own.items():
            (self.output / path).parent.mkdir(exist_ok=True)
            (self.output / path).write_text(text)
        self.mount()
        self.shown = "old"
        self.before = {} if self.old is None else self.entries_of("old")
        self.after = self.entries_of("new") if self.code == 0 else self.before
        self.to_old()
        self.change()
        self.check_way()
        self.settle()
        return self

    def mount(self): pass
    def unmount(self): pass

    def remove(self):
        self.unmount()
        shutil.rmtree(self.root)

    def write_inputs(self):
        old, new = self.old or self.new, self.new
        for path, text in old.items(): write(self.root / "site" / path, text)
        for path, text in new.items():
            if old.get(path) == text:
                (self.root / "parked" / path).parent.mkdir(parents=True, exist_ok=True)
                os.link(self.root / "site" / path, self.root / "parked" / path)
            else:
                write(self.root / "parked" / path, text)

    def entries_of(self, version):
        """What a build into an empty folder gives, with the owner's own files."""
        self.show(version)
        folder = self.root / "tmp/fresh"
        for path, text in self.own.items(): write(folder / path, text)
        arguments = [str(folder) if before == "--output" else word for before, word in zip(["", *self.arguments], self.arguments)]
        run = subprocess.run([self.carte, *arguments], env=self.environment, capture_output=True, timeout=60)
        assert run.returncode == 0, run.stderr
        found = entries(folder)
        shutil.rmtree(folder)
        shutil.rmtree(self.root / "site/.carte", ignore_errors=True)
        return found

    def check_way(self):
        """That the site goes the way it is here for."""
        number = os.stat(self.output).st_ino if self.output.exists() else None
        run = self.build()
        assert run.returncode == self.code, run.stderr
        way = {None: "created", os.stat(self.output).st_ino: "same"}.get(number, "exchanged") if self.output.exists() else "nothing"
        if b"file by file" in run.stdout: way = "file by file"
        elif way == "same": way = "nothing" if run.returncode or b"nothing has changed" in run.stdout else "replaced"
        assert way == self.way, (self.name, way, run.stdout)

    # Going through it

    def show(self, version):
        """Puts a version of what the site is made of in place."""
        if version == self.shown: return
        for path in self.inputs:
            other = self.root / "parked" / path.removeprefix("site/")
            os.rename(self.root / path, self.root / "between")
            os.rename(other, self.root / path)
            os.rename(self.root / "between", other)
        self.shown = version

    def to_old(self):
        """Has the old site built, as an ordinary build does."""
        self.show("old")
        if self.old is None:
            shutil.rmtree(self.output, ignore_errors=True)
            shutil.rmtree(self.root / "site/.carte", ignore_errors=True)
            return
        run = self.build()
        faults = [] if run.returncode == 0 else [f"going back to the old site failed: {run.returncode} {run.stderr!r}"]
        faults += self.differences(self.before, "old") + self.strays()
        assert not faults, (self.name, faults)

    def change(self):
        """Puts the change in place that the next build finds."""
        self.show("new")
        self.around = self.surroundings()

    def build(self, **options):
        return run([self.carte, *self.arguments], env=self.environment, **options)

    # What has to be so

    def judge(self, code, ended=False, tidy=True):
        """What is wrong after a build that came to this exit code, or was `ended` before it could say one; whether it is `tidy`,
        as far as it was not."""
        faults = []
        if not ended and code not in (0, 1, 2, 3): return [f"it ended with {code}"]
        seen = {path: entry for path, entry in entries(self.output).items() if not ((ended or not tidy) and is_staging(path))}
        if ended and self.way == "file by file":
            faults += self.mixture(seen)
        elif ended or self.code != 0:
            if seen not in (self.before, self.after): faults.append("neither the old site nor the new one: " + self.difference(seen, self.before) + " | " + self.difference(seen, self.after))
        else:
            expected = self.after if code == 0 else self.before
            if seen != expected: faults.append(f"exit {code}: " + self.difference(seen, expected))
        around = self.surroundings()
        if around != self.around: faults.append("outside: " + repr([path for path in {*around, *self.around} if around.get(path) != self.around.get(path)]))
        return faults

    def mixture(self, seen):
        """What is wrong with a site that was killed between files: each is old or new, and pages show what is there."""
        faults = []
        for path, entry in seen.items():
            if entry not in (self.before.get(path), self.after.get(path)) and path != ".carte-files": faults.append(f"{path} is neither old nor new")
        for path, (kind, _, text) in seen.items():
            if not path.endswith(".html"): continue
            for named in shown_by(text):
                target = os.path.normpath(os.path.join(os.path.dirname(path), named))
                if target not in seen and target in {**self.before, **self.after}: faults.append(f"{path} shows {target}, which is not there")
        for path in self.own:
            if path not in seen: faults.append(f"{path} of the owner's is gone")
        return faults

    def settle(self):
        """Has an ordinary build follow; what is wrong after it."""
        run = self.build()
        faults = [] if run.returncode == self.code else [f"the next build ended with {run.returncode}: {run.stderr!r}"]
        faults += self.differences(self.after, "new")
        return faults + (self.strays() if self.code == 0 else [])

    def differences(self, expected, name):
        seen = entries(self.output)
        return [] if seen == expected else [f"after an ordinary build not the {name} site: " + self.difference(seen, expected)]

    @staticmethod
    def difference(seen, expected):
        return repr([(path, [entry and (entry[0], oct(entry[1]), len(entry[2])) for entry in (seen.get(path), expected.get(path))]) for path in sorted({*seen, *expected}) if seen.get(path) != expected.get(path)][:4])

    def strays(self):
        """What killed builds left and the next one did not take away."""
        found = [path for path in walk(self.root) if is_staging(path) or path.endswith(".new")]
        own = self.root / "site/.carte"
        found += [name for name in (os.listdir(own) if own.exists() else []) if name not in ("lock", "state")]
        return [f"left behind: {found}"] if found else []

    def surroundings(self):
        """All that is neither the output folder nor Carte's own, with what tells whether it was touched."""
        found = {}
        for path in walk(self.root, {str(self.output), str(self.root / "site/.carte"), str(self.root / "parked")}):
            facts = os.lstat(self.root / path)
            folder = os.path.isdir(self.root / path)
            # Folders in which a new site grows have their times changed by it.
            if not is_staging(path): found[path] = (facts.st_mode, facts.st_uid, *(() if folder else (facts.st_ino, facts.st_size, facts.st_mtime_ns)))
        return found


class MountedScene(Scene):
    """A site whose output folder is a mount point, which cannot change places with another."""

    def mount(self):
        self.output.mkdir(exist_ok=True)
        volume = self.root / "parked/volume"
        volume.mkdir(exist_ok=True)
        os.chmod(volume, 0o755)
        shutil.copytree(self.output, volume, dirs_exist_ok=True)
        subprocess.run(["mount", "--bind", volume, self.output], check=True)

    def unmount(self):
        subprocess.run(["umount", self.output], check=True)


class LinkedScene(Scene):
    """A site whose output folder is named by a link to it."""

    def mount(self):
        (self.root / "site/published").symlink_to(self.output)
        self.arguments[self.arguments.index("--output") + 1] = str(self.root / "site/published")


class JoinScene(Scene):
    """A site that is put together of two parts."""

    def make(self):
        self.inputs = ["site/parts"]
        self.output.parent.mkdir(parents=True, exist_ok=True)
        self.arguments = ["join", str(self.root / "site/parts/1"), str(self.root / "site/parts/2"), "--output", str(self.output)]
        return super().make()

    def write_inputs(self):
        for files, place in ((self.old, "site"), (self.new, "parked")):
            for path, text in files.items(): write(self.root / "tmp/made" / path, text)
            for part in "12":
                subprocess.run([self.carte, "build", self.root / "tmp/made", "--shard", part + "/2", "--output", self.root / place / "parts" / part, "--quiet"], check=True)
            shutil.rmtree(self.root / "tmp/made")


def scenes(carte=CARTE):
    """The reference builds, by name; each is made when it is asked for."""
    return {
        "first": lambda: Scene("first", None, BASE, "created", carte=carte),
        "one file": lambda: Scene("one file", BASE, ONE, "replaced", own=OWN, carte=carte),
        "rename": lambda: Scene("rename", BASE, RENAMED, "exchanged", own=OWN, carte=carte),
        "delete": lambda: Scene("delete", BASE, LESS, "exchanged", output="www/menu", carte=carte),
        "link": lambda: LinkedScene("link", BASE, RENAMED, "exchanged", output="www/menu", carte=carte),
        "mount point": lambda: MountedScene("mount point", BASE, BOTH, "file by file", own=OWN, carte=carte),
        "many pages": lambda: Scene("many pages", CHAIN, CHAIN_NEW, "exchanged", own=OWN, carte=carte),
        "warned": lambda: Scene("warned", WARNED, {**WARNED, "content/bar/menu.json": WARNED["content/bar/menu.json"].replace("5", "6")}, "replaced", carte=carte),
        "nothing": lambda: Scene("nothing", BASE, BASE, "nothing", carte=carte),
        "at fault": lambda: Scene("at fault", BASE, FAULTY, "nothing", code=1, carte=carte),
        "join": lambda: JoinScene("join", BASE, RENAMED, "exchanged", output="www/menu", carte=carte),
    }


def run(command, **options):
    """Runs a command as subprocess.run does; of one that hangs, what it hangs in."""
    with subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, **options) as process:
        try:
            out, err = process.communicate(timeout=30)
        except subprocess.TimeoutExpired:
            seen = [pathlib.Path(f"/proc/{process.pid}/{name}").read_text() for name in ("wchan", "syscall", "stat", "stack")]
            process.kill()
            raise AssertionError(f"it hangs: {seen}")
    return subprocess.CompletedProcess(command, process.returncode, out, err)


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text, encoding="utf-8")


def walk(root, without=frozenset()):
    """The paths of all that lies beneath a folder."""
    for around, folders, files in os.walk(root):
        folders[:] = [name for name in folders if os.path.join(around, name) not in without]
        for name in folders + files: yield os.path.relpath(os.path.join(around, name), root)


def shown_by(page):
    """The files that a page needs to look right: its style sheets, pictures and icon."""
    text = page.decode()
    named = re.findall(r'<link[^>]* href="([^"]*)"', text) + re.findall(r'<img[^>]* src="([^"]*)"', text)
    return [name for name in named if not re.match(r"[a-z]+:", name) and name.endswith((".css", ".svg", ".jpg", ".png", ".webp"))]
