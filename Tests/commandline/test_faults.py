"""Whatever fails, and whenever a build is killed, the published folder is the old site or the new one, the exit code says which,
nothing else is touched, and the next build is as if nothing had been. Points by chance; `make faults` tries them all.

CARTE_SEED says by which chance."""
import os, random, shutil, subprocess, time
import pytest
import readers, rights, storage, sweeps
from conftest import CARTE
from scenes import scenes

SEED = int(os.environ.get("CARTE_SEED", 0))
needs_strace = pytest.mark.skipif(not shutil.which("strace"), reason="needs strace")
needs_root = pytest.mark.skipif(os.geteuid() != 0, reason="needs root, to mount file systems and to become another user")
#: A scene that mounts something is root's.
SCENES = [pytest.param(name, marks=needs_root) if name == "mount point" else name for name in scenes()]


def some(points, count):
    return random.Random(SEED).sample(points, min(count, len(points)))


def expect(results):
    wrong = [(tuple(result.point), result.faults) for result in results if result.faults]
    assert not wrong, wrong[:5]


@needs_strace
@pytest.mark.parametrize("name", SCENES)
def test_killed_at_a_system_call(name):
    expect(sweeps.sweep(name, some(sweeps.points_of(name, ["kill"]), 25)))


@needs_strace
@pytest.mark.parametrize("name", SCENES)
def test_a_system_call_fails(name):
    points = sweeps.points_of(name, sweeps.KINDS_OF_FAILURE)
    reached = list(sweeps.sweep(name, some(points, 30)))
    expect(reached)
    assert sum(result.outcome != "not reached" for result in reached) > len(reached) / 2


@needs_strace
@pytest.mark.parametrize("name", ["first", "one file"])
def test_nothing_that_could_not_be_read_is_left_out(name):
    """What is read a second time, such as a menu for what other pages say of it, is missed by nobody else."""
    points = [point for point in sweeps.points_of(name, ["EIO"]) if point.what in ("read", "openat", "newfstatat", "getdents64") and not point.at_start]
    expect(sweeps.sweep(name, points[::2] if SEED % 2 else points[1::2]))


@needs_strace
@needs_root
@pytest.mark.skipif("CARTE_POINTS" not in os.environ, reason="for `make coverage`")
@pytest.mark.parametrize("name", ["first", "one file", "rename", "mount point"])
def test_every_system_call_fails(name):
    expect(sweeps.sweep(name, sweeps.points_of(name, ["EIO"])))


@pytest.mark.parametrize("name", ["first", "rename", pytest.param("mount point", marks=needs_root)])
def test_under_a_limit(name):
    expect(sweeps.sweep(name, some(sweeps.limits(), 30)))


def test_killed_at_any_moment():
    expect(sweeps.sweep("many pages", sweeps.moments("many pages", 25, SEED), threads=4))


@needs_root
@pytest.mark.parametrize("name", storage.small_disks())
def test_on_a_disk_that_is_full(name):
    scene = storage.small_disks()[name]().make()
    try:
        wrong = [(kind, free, faults) for kind in ("blocks", "inodes") for free, faults in storage.at_sizes(scene, kind, step=3) if faults]
    finally:
        scene.remove()
    assert not wrong, wrong


@needs_root
@needs_strace
@pytest.mark.parametrize("name", storage.power_cuts())
def test_whose_power_is_cut(name):
    scene = storage.CutScene(storage.power_cuts()[name], CARTE)
    try:
        points = scene.points()
        wrong = [(point, faults) for point in some(points[:-1], 15) + points[-1:] if (faults := scene.try_point(*point))]
    finally:
        scene.remove()
    assert not wrong, wrong


@needs_root
@pytest.mark.parametrize("name", rights.scenes_of_nobody())
def test_by_a_user_without_rights(name):
    scene = rights.scenes_of_nobody()[name]().make()
    try:
        wrong = [(path, mode, faults) for path, mode in some(rights.rights(scene), 20) if (faults := rights.try_rights(scene, path, mode))]
    finally:
        scene.remove()
    assert not wrong, wrong


@needs_strace
@pytest.mark.parametrize("has_state", [False, True])
def test_the_last_edit_is_published(has_state):
    """A build that had to wait for another one reads what is there then, and remembers that."""
    scene = scenes()["one file"]().make()
    try:
        scene.to_old()
        if not has_state: os.remove(scene.root / "site/.carte/state")
        scene.show("new")
        slow = subprocess.Popen(["strace", "-f", "-qq", "-o", "/dev/null", "-e", "inject=flock:delay_enter=3000000:when=1", scene.carte, *scene.arguments], env=scene.environment, stdout=subprocess.DEVNULL)
        time.sleep(1)
        scene.show("old")
        assert scene.build().returncode == 0
        assert slow.wait(20) == 0
        assert scene.differences(scene.before, "old") == []
        scene.show("new")
        assert scene.settle() == []
    finally:
        scene.remove()


@pytest.mark.parametrize("name", ["one file", "rename", "many pages", pytest.param("mount point", marks=needs_root)])
def test_read_while_builds_follow_one_another(name):
    """Whoever reads a page gets what it shows, of the same version; what went with an old version no page shows any more."""
    scene = scenes()[name]().make()
    try:
        pages, gone, faults = readers.while_building(scene, 40)
    finally:
        scene.remove()
    assert not faults, faults[:5]
    assert pages > 100
