"""The same input gives the same bytes: no clock, locale, folder, user, order of files or number of cores plays a part."""
import hashlib, json, os, pathlib, shutil, subprocess, tempfile
import pytest
from conftest import CARTE, ROOT, SITE
from hostile import Texts, menu
from hostile_sites import PICTURES, SVG

MENU = '{"categories": ["İçecekler", "Isı"], "items": [{"name": "Çay", "category": "içecekler", "price": 1234.5}, {"name": "Su", "category": "ISI"}]}'


def content():
    """The files of a site: this repository's own, and enough pages with pictures for several threads; in no language and of no
    time of this machine."""
    files = {path.relative_to(ROOT / "content").as_posix(): path.read_bytes() for path in (ROOT / "content").rglob("*") if path.is_file()}
    files |= {"tr/site.json": b'{"language": "tr", "currency": "TRY"}', "tr/menu.json": MENU.encode()}
    files |= {"images/" + picture: SVG.encode() for picture in PICTURES}
    for seed in range(40):
        files["%02d/menu.json" % seed] = json.dumps(menu(seed, Texts(seed, seed % 2 == 0), PICTURES)).encode()
    return {"content/" + path: data for path, data in files.items()}


def write(root, files):
    for path, data in files:
        target = root / path
        target.parent.mkdir(parents=True, exist_ok=True)
        target.write_bytes(data)


def fingerprint(folder):
    """One hash for the paths and bytes of all files below a folder."""
    paths = sorted(path for path in folder.rglob("*") if path.is_file())
    assert len(paths) > 40
    total = hashlib.sha256()
    for path in paths:
        total.update(b"%s\0%s" % (path.relative_to(folder).as_posix().encode(), hashlib.sha256(path.read_bytes()).digest()))
    return total.hexdigest()


def built(root, *, program=CARTE, before=(), arguments=(), relative=False, **options):
    """Builds a site and says what came of it."""
    environment = {"PATH": os.environ["PATH"], **options.pop("env", {})}
    named = ["."] if relative else [root]
    run = subprocess.run([*before, program, "build", *named, *arguments], capture_output=True, env=environment,
                         cwd=root if relative else options.pop("cwd", None), **options)  # fmt: skip
    assert run.returncode == 0, run.stderr[-1000:]
    return fingerprint(root / "output")


@pytest.fixture(scope="module")
def reference(tmp_path_factory):
    root = tmp_path_factory.mktemp("reference")
    write(root, sorted(content().items()))
    return built(root)


@pytest.fixture
def copy(tmp_path):
    def make(name="a b #ü", files=None):
        root = tmp_path / name
        write(root, files or sorted(content().items()))
        return root

    return make


SURROUNDINGS = {
    "C": {"env": {"LC_ALL": "C"}},
    "Turkish": {"env": {"LC_ALL": "tr_TR.UTF-8", "LANG": "tr_TR.UTF-8", "LANGUAGE": "tr"}},
    "Seoul": {"env": {"LC_ALL": "ko_KR.UTF-8", "TZ": "Asia/Seoul"}},
    "Honolulu": {"env": {"LANG": "de_DE.UTF-8", "TZ": "Pacific/Honolulu", "HOME": "/nowhere", "USER": "x", "HOSTNAME": "y", "TMPDIR": "/nowhere"}},
    "umask 077": {"umask": 0o077},
    "umask 0": {"umask": 0},
    "its own folder": {"relative": True},
    "another folder": {"cwd": "/"},
    "one thread": {"arguments": ["--jobs", "1"]},
    "two threads": {"arguments": ["--jobs", "2"]},
    "seven threads": {"arguments": ["--jobs", "7"]},
    "one core": {"before": ["taskset", "-c", "0"]},
    "no flushing": {"arguments": ["--no-sync", "--quiet"]},
}


@pytest.mark.parametrize("name", SURROUNDINGS)
def test_surroundings_do_not_matter(reference, copy, name):
    assert built(copy(), **SURROUNDINGS[name]) == reference


def test_the_user_does_not_matter(reference):
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        pytest.skip("needs root and setpriv, to be another user")
    # A user has no way into a folder of another's.
    with tempfile.TemporaryDirectory(prefix="carte-user-") as folder:
        root = pathlib.Path(folder)
        write(root / "site", sorted(content().items()))
        program = shutil.copy(CARTE, root / "carte")
        for path in [root, *root.rglob("*")]:
            os.chown(path, 65534, 65534)
        assert built(root / "site", program=program, before=["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups"]) == reference


def test_the_order_of_files_does_not_matter(reference):
    """In memory a folder lists its files by when they came."""
    if not os.path.isdir("/dev/shm"):
        pytest.skip("needs a file system in memory at /dev/shm")
    files = sorted(content().items())
    orders = [files, files[::-1], sorted(files, key=lambda file: hashlib.sha256(file[0].encode()).digest())]
    listings = set()
    for order in orders:
        with tempfile.TemporaryDirectory(prefix="carte-order-", dir="/dev/shm") as folder:
            root = pathlib.Path(folder)
            write(root, order)
            listings.add(tuple(os.listdir(root / "content")))
            assert built(root) == reference
    assert len(listings) == len(orders)


def test_times_of_files_do_not_matter(reference, copy):
    root = copy()
    for path in root.rglob("*"):
        os.utime(path, (0, 86_400))
    assert built(root) == reference


def test_a_debug_build_gives_the_same(reference, copy):
    program = ROOT / ".build/debug/carte"
    if not program.is_file():
        pytest.skip("needs a debug build, which `swift build` makes")
    assert built(copy(), program=program) == reference


def test_a_build_over_an_older_site_gives_the_same(reference, copy):
    root = copy()
    write(root, [(path, data) for path, data in SITE.items() for data in [data.encode()]])
    subprocess.run([CARTE, "build", root], check=True, capture_output=True)
    write(root, sorted(content().items()))
    assert built(root) == reference
