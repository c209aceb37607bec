"""Whatever names, links and devices a site holds, a build opens nothing outside it, changes nothing but its output and its own
folder, and waits for nothing: by strace, of every path that it gives to the system."""
import json, os, re, shutil, socket, stat, subprocess
import pytest
from conftest import CARTE, SITE

pytestmark = pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'
SECRET = "7f3a9c-kept-from-visitors"
#: What the C library and Swift's start ask of the machine; ICU looks for data of the machine's own, of which none is there.
OF_THE_SYSTEM = re.compile(r"/proc/self/(maps|exe)|/sys/devices/system/cpu/(possible|online)|/usr/share/icu(/.*)?|/dev/null")
#: Calls that open or change what a path names. Looking at a path alone (stat, readlink) tells no visitor anything.
CALLS = "open,openat,openat2,creat,mkdir,mkdirat,rename,renameat,renameat2,link,linkat,symlink,symlinkat,unlink,unlinkat,rmdir,chmod,fchmodat,chown,fchownat,lchown,truncate,utimensat,mknod,mknodat,execve"


def item(**fields):
    return json.dumps({"items": [{"name": "Tea", "price": 2, **fields}]})


def link(to):
    return lambda path, outside: os.symlink(to.format(outside=outside, site=outside.parent / "site"), path)


def fifo(path, outside):
    os.mkfifo(path)


def device(path, outside):
    try: os.mknod(path, 0o644 | stat.S_IFCHR, os.makedev(1, 5))
    except PermissionError: pytest.skip("a device can be made by root alone")


def endless(path, outside):
    os.symlink(path.name, path)


def plug(path, outside):
    here = os.getcwd()
    os.chdir(path.parent)
    try: socket.socket(socket.AF_UNIX).bind(path.name)
    finally: os.chdir(here)


MENU = "content/menu.json"
PICTURES = {
    "above": {MENU: item(image="../../outside/secret.svg")},
    "absolute": {MENU: item(image="{outside}/secret.svg")},
    "above, by a detour": {MENU: item(image="a/../../../outside/secret.svg"), "content/images/a/b.svg": SVG},
    "NUL": {MENU: item(image="a.svg\0../../../outside/secret.svg"), "content/images/a.svg": SVG},
    "address of a file": {MENU: item(image="file://{outside}/secret.svg")},
    "link": {MENU: item(image="a"), "content/images/a.svg": link("{outside}/secret.svg")},
    "relative link": {MENU: item(image="a"), "content/images/a.svg": link("../../../outside/secret.svg")},
    "link to a link": {MENU: item(image="a"), "content/images/a.svg": link("b.svg"), "content/images/b.svg": link("{outside}/link.svg")},
    "link to itself": {MENU: item(image="a"), "content/images/a.svg": endless},
    "link to a device": {MENU: item(image="a"), "content/images/a.svg": link("/dev/zero")},
    "link to a process": {MENU: item(image="a"), "content/images/a.svg": link("/proc/self/environ")},
    "folder of links": {MENU: item(image="secret"), "content/images": link("{outside}")},
    "folder by two links": {MENU: item(image="secret"), "content/images": link("../content/more"), "content/more": link("{outside}")},
    "pipe": {MENU: item(image="a"), "content/images/a.svg": fifo},
    "device": {MENU: item(image="a"), "content/images/a.svg": device},
    "socket": {MENU: item(image="a"), "content/images/a.svg": plug},
}
MARKDOWN = {
    "picture above": {MENU: item(description="![x](../../outside/secret.svg)")},
    "picture, absolute": {MENU: item(description="![x]({outside}/secret.svg)")},
    "picture, escaped": {MENU: item(description="![x](%2e%2e/%2e%2e/outside/secret.svg)")},
    "picture, address of a file": {MENU: item(description="![x](file://{outside}/secret.svg)")},
    "description above": {MENU: item(description="../../outside/secret.md")},
    "description, absolute": {MENU: item(description="{outside}/secret.md")},
    "description by a link": {MENU: item(id="tea"), "content/descriptions/tea.md": link("{outside}/secret.md")},
    "descriptions by a link": {MENU: item(id="secret"), "content/descriptions": link("{outside}")},
    "description is a pipe": {MENU: item(id="tea"), "content/descriptions/tea.md": fifo},
    "an id like a path": {MENU: item(id="../../outside/secret")},
    "intro by a link": {"content/intro.md": link("{outside}/secret.md")},
    "footer is a device": {"content/footer.md": device},
}
MENUS = {
    "extends above": {MENU: '{"extends": "../../outside/menu.json"}'},
    "extends, absolute": {MENU: '{"extends": "{outside}/menu.json"}'},
    "extends a link": {MENU: '{"extends": "base.json"}', "content/base.json": link("{outside}/menu.json")},
    "extends itself by a link": {MENU: '{"extends": "base.json"}', "content/base.json": link("menu.json")},
    "extends a pipe": {MENU: '{"extends": "base.json"}', "content/base.json": fifo},
    "menu is a link": {MENU: link("{outside}/menu.json")},
    "menu is a pipe": {MENU: fifo},
    "menu is a device": {MENU: device},
    "site.json is a link": {"content/site.json": link("{outside}/menu.json")},
    "site.json is a pipe": {"content/site.json": fifo},
    "page's folder is a link": {"content/en": link("{outside}")},
    "folder that leads above": {"content/en": link("..")},
    "folder that leads to the root": {"content/en": link("/")},
    "content is a link": {"content": link("{outside}")},
}
THEMES = {
    "theme above": {"content/site.json": '{"theme": "../../../outside/secret"}'},
    "theme, absolute": {"content/site.json": '{"theme": "{outside}/secret"}'},
    "theme is a link": {"content/site.json": '{"theme": "own"}', "templates/themes/own.css": link("{outside}/secret.css")},
    "theme is a pipe": {"content/site.json": '{"theme": "own"}', "templates/themes/own.css": fifo},
    "themes is a link": {"content/site.json": '{"theme": "secret"}', "templates/themes": link("{outside}")},
    "templates is a link": {"templates": link("{outside}")},
    "style refers above": {"templates/style.css": 'body { background: url("../../outside/secret.svg") }'},
    "style refers, absolute": {"templates/style.css": 'body { background: url("{outside}/secret.svg") }'},
    "style refers, escaped": {"templates/style.css": r'body { background: url("\2e\2e/../outside/secret.svg") }'},
    "style imports": {"templates/style.css": '@import "../../outside/secret.css";'},
    "style refers to a link": {"templates/style.css": 'body { background: url("a.svg") }', "templates/a.svg": link("{outside}/secret.svg")},
    "style refers to a pipe": {"templates/style.css": 'body { background: url("a.svg") }', "templates/a.svg": fifo},
    "template is a link": {"templates/page.mustache": link("{outside}/secret.css")},
    "template is a pipe": {"templates/page.mustache": fifo},
    "template includes above": {"templates/page.mustache": "<!doctype html><title>{{title}}</title>{{> ../../outside/secret}}"},
    "template includes, absolute": {"templates/page.mustache": "<!doctype html><title>{{title}}</title>{{> {outside}/secret.css}}"},
    "icon by a link": {"templates/icon.svg": link("{outside}/secret.svg"), "templates/style.css": 'body { background: url("icon.svg") }'},
}
OUTPUTS = {
    "Carte's folder is a link": {".carte": link("{outside}")},
    "Carte's folder is a pipe": {".carte": fifo},
    "lock is a link": {".carte/lock": link("{outside}/secret.md")},
    "lock is a pipe": {".carte/lock": fifo},
    "state is a link": {".carte/state": link("{outside}/secret.md")},
    "state is a pipe": {".carte/state": fifo},
    "new state is a link": {".carte/state.new": link("{outside}/secret.md")},
    "leftover is a link": {".carte/staging-1-0": link("{outside}")},
    "leftover holds a link": {".carte/staging-1-0/en": link("{outside}")},
    "list is a link": {"output/.carte-files": link("{outside}/list")},
    "list is a pipe": {"output/.carte-files": fifo},
    "page is a link": {"output/index.html": link("{outside}/secret.md")},
    "list that leads out": {"output/.carte-files": "carte-files 1\n../../outside/secret.md\n1 files\n"},
    "list of a link": {"output/.carte-files": "carte-files 1\nen/secret.md\n1 files\n", "output/en": link("{outside}")},
    "folder of the site is a link": {"output/images": link("{outside}"), "content/images/a.svg": SVG, MENU: item(image="a")},
}
CASES = {f"{kind}: {name}": files for kind, cases in {"pictures": PICTURES, "Markdown": MARKDOWN, "menus": MENUS, "themes": THEMES, "outputs": OUTPUTS}.items() for name, files in cases.items()}


@pytest.fixture
def outside(tmp_path):
    """A folder beside the site, of which nothing is to be seen."""
    folder = tmp_path / "outside"
    folder.mkdir()
    for name in ("secret.md", "secret.css", "secret.json"): (folder / name).write_text(SECRET)
    (folder / "secret.svg").write_text(SVG.replace("/>", f"><title>{SECRET}</title></svg>"))
    (folder / "menu.json").write_text(json.dumps({"items": [{"name": SECRET}]}))
    (folder / "list").write_text("carte-files 1\nsecret.md\n1 files\n")
    (folder / "link.svg").symlink_to(folder / "secret.svg")
    return folder


def make(root, files, outside):
    for path, what in {**{path: text for path, text in SITE.items() if path.split("/")[0] not in files}, **files}.items():
        target = root / path
        if any(around.is_symlink() for around in target.parents if around != root and root in around.parents): continue
        target.parent.mkdir(parents=True, exist_ok=True)
        if callable(what): what(target, outside)
        else: target.write_text(what.replace("{outside}", str(outside)))


def paths(trace):
    """What each call was given: its name, the whole path, links left as they are."""
    for line in trace.splitlines():
        call = re.match(r"\d+ +(\w+)\((.*)", line)
        if not call or "resumed>" in line: continue
        name, rest = call.groups()
        for folder, path in re.findall(r'(?:(?:AT_FDCWD|\d+)<([^>]*)>, )?"((?:[^"\\]|\\.)*)"', rest):
            yield name, os.path.normpath(os.path.join(folder or "/", path.encode().decode("unicode_escape"))), line


def snapshot(folder):
    return {path.name: (path.lstat().st_mode, path.lstat().st_mtime_ns, path.lstat().st_ctime_ns) for path in [folder, *folder.iterdir()]}


@pytest.mark.parametrize("case", CASES)
def test_nothing_outside_is_opened(tmp_path, outside, case):
    root, trace = tmp_path / "site", tmp_path / "trace"
    make(root, CASES[case], outside)
    before = snapshot(outside)
    run = subprocess.run(
        ["strace", "-f", "-qq", "-y", "-s", "4096", "-e", "trace=" + CALLS, "-o", trace, CARTE, "build", root],
        capture_output=True, timeout=20, cwd=tmp_path, stdin=subprocess.DEVNULL)
    assert run.returncode in (0, 1, 2, 3), run.stderr
    assert SECRET.encode() not in run.stdout + run.stderr
    astray = [line for name, path, line in paths(trace.read_text()) if not (path + "/").startswith(f"{root}/") and not OF_THE_SYSTEM.fullmatch(path) and name != "execve"]
    assert not astray, astray[:3]
    # What is opened by a path within the site is not led out of it by a link: so says the system of what it opened.
    led = [line for line in trace.read_text().splitlines() for opened in re.findall(r"= \d+<([^>]*)>$", line) if not (opened + "/").startswith(f"{root}/") and not re.fullmatch(r"/proc/\d+/maps", opened) and not OF_THE_SYSTEM.fullmatch(opened)]
    assert not led, led[:3]
    assert snapshot(outside) == before
    output = root / "output"
    for path in output.rglob("*") if output.is_dir() else []:
        if path.is_file() and not path.is_symlink(): assert SECRET.encode() not in path.read_bytes(), path


def test_a_path_that_leads_out_would_be_seen(tmp_path, outside):
    """The sample is a program that opens what it is told to."""
    trace = tmp_path / "trace"
    (tmp_path / "site").mkdir()
    (tmp_path / "site/a").symlink_to(outside / "secret.md")
    subprocess.run(["strace", "-f", "-qq", "-y", "-e", "trace=" + CALLS, "-o", trace, "cat", "../outside/secret.md", "a"], cwd=tmp_path / "site", capture_output=True, check=True)
    seen = [path for _, path, _ in paths(trace.read_text())]
    assert str(outside / "secret.md") in seen
    assert f'"a", O_RDONLY) = 3<{outside}/secret.md>' in trace.read_text()
