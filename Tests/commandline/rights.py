"""Builds by a user who may not look at, enter or change something of a site."""
import os, subprocess
from scenes import BASE, BOTH, RENAMED, Scene, run, walk

NOBODY = 65534
#: What becomes of a file or folder, which is root's then: nobody may do anything; read it; read and enter it.
MODES = (0o000, 0o444, 0o555)


class NobodysScene(Scene):
    """A site of a user without rights, which he builds."""

    def make(self):
        super().make()
        self.settle_rights()
        return self

    def settle_rights(self):
        subprocess.run(["chown", "-R", f"{NOBODY}:{NOBODY}", self.root], check=True)

    def build(self, **options):
        self.settle_rights()
        return self.build_as_it_is(**options)

    def build_as_it_is(self, **options):
        command = ["setpriv", f"--reuid={NOBODY}", f"--regid={NOBODY}", "--clear-groups", self.carte, *self.arguments]
        return run(command, env=self.environment, **options)


def scenes_of_nobody():
    """Builds of a user without rights, by name."""
    return {
        "first": lambda: NobodysScene("first", None, BASE, "created", output="www/menu"),
        "rename": lambda: NobodysScene("rename", BASE, RENAMED, "exchanged"),
        "names": lambda: NobodysScene("names", BASE, BOTH, "exchanged", output="www/menu"),
    }


def rights(scene):
    """Everything of a site whose rights may be others, with the rights."""
    scene.to_old()
    scene.change()
    return [(path, mode) for path in sorted(walk(scene.root)) if path.split("/")[0] in ("site", "www") for mode in MODES]


def try_rights(scene, path, mode):
    """What is wrong after a build of a site in which one thing has other rights."""
    scene.to_old()
    scene.change()
    target = scene.root / path
    if not os.path.lexists(target): return []
    before = os.stat(target).st_mode & 0o7777
    os.chown(target, 0, 0)
    os.chmod(target, mode)
    around, scene.around = scene.around, scene.surroundings()
    run = scene.build_as_it_is()
    # What the owner did to it, a build need not undo.
    if os.path.lexists(target):
        moved = os.stat(target).st_mode & 0o7777
        os.chmod(target, before if moved == mode else moved)
    scene.around = {name: facts if name != path else around[name] for name, facts in scene.around.items()}
    scene.settle_rights()
    scene.around = {name: (facts[0], NOBODY, *facts[2:]) for name, facts in scene.around.items()}
    faults = scene.judge(run.returncode)
    if run.returncode == 2 and path != "site": faults.append(f"exit 2: {run.stderr!r}")
    return faults + scene.settle()
