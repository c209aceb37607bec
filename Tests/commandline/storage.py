"""Disks under a site: one that is full at any size, and one whose power is cut at any system call."""
import os, pathlib, shutil, subprocess, tempfile
import calls
from scenes import BASE, BOTH, OWN, RENAMED, ONE, MountedScene, Scene

MEMORY = "/dev/shm" if os.path.isdir("/dev/shm") else None


def mount(*arguments):
    subprocess.run(["mount", *map(str, arguments)], check=True)


def unmount(path):
    subprocess.run(["umount", path], check=True)


# A small disk

class SmallDisk:
    """A file system in memory that has room for so much more than is in it."""

    def __init__(self, path):
        self.path = path
        mount("-t", "tmpfs", "-o", "size=64m,mode=755", "tmpfs", path)

    def leave(self, kind, free):
        """Leaves room for so many blocks of 4 KiB, or for so many files."""
        facts = os.statvfs(self.path)
        assert facts.f_frsize == 4096
        used = facts.f_blocks - facts.f_bfree if kind == "blocks" else facts.f_files - facts.f_ffree
        # A size of 0 is none.
        mount("-o", "remount," + (f"size={max(1, used + free) * 4096}" if kind == "blocks" else f"nr_inodes={max(1, used + free)}"), self.path)

    def leave_enough(self):
        mount("-o", "remount,size=64m,nr_inodes=100000", self.path)


class OutputDisk(Scene):
    """A site whose output folder is on a disk of its own, as a folder or as the whole of it."""

    def mount(self):
        disk = self.root / "disk"
        disk.mkdir(exist_ok=True)
        self.disk = SmallDisk(disk)

    def unmount(self):
        unmount(self.root / "disk")


class SiteDisk(Scene):
    """A site that is on a small disk with all it has."""

    def __init__(self, *arguments, **options):
        root = pathlib.Path(tempfile.mkdtemp(prefix="carte-faults-", dir=MEMORY))
        self.disk = SmallDisk(root)
        super().__init__(*arguments, root=root, **options)

    def unmount(self):
        pass

    def remove(self):
        unmount(self.root)
        self.root.rmdir()


def small_disks():
    """Builds on small disks, by name."""
    return {
        "first": lambda: SiteDisk("first", None, BASE, "created"),
        "one file": lambda: SiteDisk("one file", BASE, ONE, "replaced", own=OWN),
        "rename": lambda: SiteDisk("rename", BASE, RENAMED, "exchanged", own=OWN),
        "output on a disk": lambda: OutputDisk("output on a disk", BASE, RENAMED, "exchanged", output="disk/www"),
        "mount point": lambda: OutputDisk("mount point", BASE, BOTH, "file by file", output="disk"),
    }


def at_sizes(scene, kind, step=1, enough=3):
    """Makes a build with ever more room, until there has been enough a few times; the room and what was wrong, of each."""
    free = successes = 0
    while successes < enough:
        scene.to_old()
        scene.change()
        scene.disk.leave(kind, free)
        run = scene.build()
        scene.disk.leave_enough()
        faults = scene.judge(run.returncode)
        if run.returncode not in (0, 3): faults.append(f"exit {run.returncode}: {run.stderr!r}")
        yield free, faults + scene.settle()
        successes = successes + 1 if run.returncode == 0 else 0
        free += step
        assert free < 2000, "it never has enough"


# A disk whose power is cut

class CutScene:
    """A scene on an ext4 whose power is cut: what the file system had not given to the disk by then is lost.

    The disk is a file, the scene's root is where it is mounted. A build on a copy is killed at a system call, and the file
    copied as it is at that moment; then that copy is mounted in its place."""

    SIZE = 24 << 20

    def __init__(self, make, carte):
        self.place = pathlib.Path(tempfile.mkdtemp(prefix="carte-power-", dir=MEMORY))
        os.chmod(self.place, 0o755)
        self.ready, self.running, self.cut, root = (self.place / name for name in ("ready", "running", "cut", "root"))
        root.mkdir()
        self.ready.touch()
        os.truncate(self.ready, self.SIZE)
        subprocess.run(["mkfs.ext4", "-q", "-F", "-b", "4096", "-m", "0", "-J", "size=4", self.ready], check=True)
        mount("-o", "loop", self.ready, root)
        self.scene = make(root)
        self.scene.logs = self.place
        self.scene.make()
        self.scene.to_old()
        self.scene.change()
        self.leave(root)

    def leave(self, root):
        self.scene.unmount()
        unmount(root)

    def enter(self, disk):
        # Nothing is given to the disk but what the build asks for: the kernel's own turn would come after 10 minutes.
        mount("-o", "loop,commit=600", disk, self.scene.root)
        self.scene.mount()

    def points(self):
        shutil.copyfile(self.ready, self.running)
        self.enter(self.running)
        made, _ = calls.counts(self.scene)
        self.leave(self.scene.root)
        return [(name, ordinal) for name, count in sorted(made.items()) if name != "execve" for ordinal in range(1, count + 1)] + [("getpid", 1000)]

    def try_point(self, name, ordinal):
        """What is wrong after the power was cut at a call, or after the build where it does not come to it."""
        copy(self.ready, self.running)
        self.enter(self.running)
        code, _ = calls.with_fault(self.scene, name, ordinal, "signal=KILL")
        copy(self.running, self.cut)
        self.leave(self.scene.root)
        self.enter(self.cut)
        # What it took away last may be there again.
        faults = self.scene.judge(code, ended=code < 0, tidy=False)
        faults += self.scene.settle()
        self.leave(self.scene.root)
        return faults

    def remove(self):
        shutil.rmtree(self.place)


def copy(one, other):
    subprocess.run(["cp", "--sparse=always", one, other], check=True)


def power_cuts():
    """Builds whose power is cut, by name, each on a root that is given."""
    from conftest import CARTE
    own = {"own": OWN, "carte": CARTE}
    return {
        "first": lambda root: Scene("first", None, BASE, "created", root=root),
        "one file": lambda root: Scene("one file", BASE, ONE, "replaced", root=root, **own),
        "rename": lambda root: Scene("rename", BASE, RENAMED, "exchanged", root=root, **own),
        "mount point": lambda root: MountedScene("mount point", BASE, BOTH, "file by file", root=root, **own),
    }
