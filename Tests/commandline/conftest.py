"""The program from outside: a built carte, sites in folders of their own, exit codes and streams."""
import hashlib, os, pathlib, subprocess
import pytest

ROOT = pathlib.Path(__file__).resolve().parents[2]
CARTE = os.environ.get("CARTE", str(ROOT / ".build/release/carte"))
SITE = {
    "content/site.json": '{"name": "Test", "language": "en", "currency": "USD"}',
    "content/menu.json": '{"items": [{"name": "Tea", "price": 2}]}\n',
}


class Run:
    def __init__(self, *arguments, cwd=None, **options):
        options.setdefault("stdin", subprocess.DEVNULL)
        options.setdefault("stdout", subprocess.PIPE)
        done = subprocess.run([CARTE, *map(str, arguments)], stderr=subprocess.PIPE, timeout=20, cwd=cwd, **options)
        self.code, self.out, self.err = done.returncode, (done.stdout or b"").decode(), done.stderr.decode()


@pytest.fixture
def carte():
    return Run


@pytest.fixture
def site(tmp_path):
    """A function that makes a site of these files, over those of a good one."""
    def make(files=None, name="site"):
        root = tmp_path / name
        for path, text in {**SITE, **(files or {})}.items():
            target = root / path
            target.parent.mkdir(parents=True, exist_ok=True)
            target.write_bytes(text if isinstance(text, bytes) else text.encode())
        return root
    return make


def tree(folder):
    """Every entry of a folder: its kind, bytes and time of change."""
    seen = {}
    for path in sorted(pathlib.Path(folder).rglob("*")):
        info = path.lstat()
        what = os.readlink(path) if path.is_symlink() else hashlib.sha256(path.read_bytes()).hexdigest() if path.is_file() else "folder"
        seen[str(path.relative_to(folder))] = (what, info.st_mode, info.st_mtime_ns)
    return seen
