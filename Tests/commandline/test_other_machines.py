"""File systems and machines that are not as these tests' own, played by strace: those that know no exchange, no links, no locks, and
a folder that is gone."""
import os, shutil, subprocess
import pytest
import calls
from conftest import CARTE, tree
from scenes import entries, scenes

pytestmark = pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")


def build(scene, *injected, **options):
    inject = [word for what in injected for word in ("-e", "inject=" + what)]
    return subprocess.run(["strace", "-f", "-qq", "-o", "/dev/null", *inject, CARTE, *scene.arguments], env=scene.environment, capture_output=True, timeout=30, **options)


@pytest.fixture
def scene():
    """A function that makes a scene of a name, changed."""
    made = []
    def make(name):
        made.append(scenes()[name]().make())
        made[-1].to_old()
        made[-1].change()
        return made[-1]
    yield make
    for scene in made: scene.remove()


@pytest.mark.parametrize("error", ["EINVAL", "ENOSYS", "EBUSY"])
@pytest.mark.parametrize("name", ["first", "one file", "rename", "many pages"])
def test_without_an_exchange(scene, name, error):
    scene = scene(name)
    # What is no place to exchange is one to move a folder into.
    tries = {"one file": ":when=1..3", "rename": ":when=1..2", "many pages": ":when=1..2"}.get(name, "")
    run = build(scene, f"renameat2:error={error}" + (tries if error == "EBUSY" else ""))
    if name == "first" and error == "EBUSY":
        assert run.returncode == 3
    else:
        assert run.returncode == 0, run.stderr
        assert (b"file by file" in run.stdout) == (name != "first")
    assert scene.judge(run.returncode) + scene.settle() == []


@pytest.mark.parametrize("error", ["EMLINK", "EPERM", "EOPNOTSUPP"])
@pytest.mark.parametrize("name", ["rename", "delete", "many pages"])
def test_without_links(scene, name, error):
    """Files are copied; where there are others' files, which are not, the site goes file by file."""
    scene = scene(name)
    run = build(scene, f"linkat:error={error}")
    assert run.returncode == 0, run.stderr
    assert (b"file by file" in run.stdout) == bool(scene.own)
    assert scene.judge(run.returncode) + scene.settle() == []


def test_without_links_nothing_is_taken_back(scene):
    """Two faults at once: what was overwritten without another name is lost, and that is said."""
    scene = scene("rename")
    run = build(scene, "linkat:error=EPERM", "renameat2:error=EBUSY", "renameat:error=EIO:when=5")
    assert run.returncode == 3 and b"the new site is only partly in place" in run.stderr
    assert scene.settle() == []


@pytest.mark.parametrize("name", ["first", "rename"])
def test_without_locks(scene, name):
    scene = scene(name)
    run = build(scene, "flock:error=ENOLCK")
    assert scene.judge(run.returncode) + scene.settle() == [] and run.returncode == 0


def test_a_file_that_cannot_be_made_readable(scene):
    scene = scene("rename")
    for number in range(1, 12):
        scene.to_old()
        scene.change()
        run = build(scene, f"fchmod:error=EIO:when={number}", preexec_fn=lambda: os.umask(0o077))
        assert run.returncode == 3
        assert scene.judge(run.returncode) + scene.settle() == []


def test_a_folder_that_keeps_no_time(scene):
    scene = scene("rename")
    run = build(scene, "utimensat:error=EIO")
    assert run.returncode == 3
    assert scene.judge(run.returncode) + scene.settle() == []


def test_in_a_folder_that_is_gone(tmp_path, site):
    here = tmp_path / "here"
    here.mkdir()
    run = subprocess.run(["sh", "-c", 'cd "$1" && rmdir "$1" && exec "$2" build "$3" --output out', "sh", here, CARTE, site()], capture_output=True)
    assert run.returncode == 3 and b"cannot find the current folder" in run.stderr, run.stderr


@pytest.mark.parametrize("injected, code", [("linkat:error=EPERM", 0), ("linkat:error=EEXIST", 2), ("linkat:error=EIO", 3), ("fsync:error=EIO", 3), ("renameat2:error=EIO", 0)])
def test_an_import_is_whole_or_nothing(tmp_path, injected, code):
    (tmp_path / "menu.csv").write_text("name,price\nTea,2\n")
    before = tree(tmp_path)
    run = subprocess.run(["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=" + injected, CARTE, "import", "menu.csv"], cwd=tmp_path, capture_output=True)
    assert run.returncode == code, run.stderr
    made = {path: what for path, what in tree(tmp_path).items() if path not in before}
    assert set(made) == ({"content", "content/menu.json"} if code == 0 else set()), run.stderr
