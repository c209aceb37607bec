"""Builds that are made to fail at one point after another, and what was wrong afterwards."""
import collections, random, resource, shutil, subprocess, time
import calls
from scenes import scenes

#: What may come of a call, by the names of errno(3), and that it does half of what it was asked to.
KINDS_OF_FAILURE = [*calls.ERRORS, "short"] if calls.CAN_SHORTEN else calls.ERRORS
#: What was tried at one point, what came of it and what was wrong afterwards. An outcome is "reached" or "not reached", as
#: where a build took fewer calls than the one before, or "ended" where the C library or Swift's own start ended the program.
Result = collections.namedtuple("Result", "point outcome faults")


class Point(collections.namedtuple("Point", "kind what ordinal at_start", defaults=(0, False))):
    """What is done to a build: its `kind`, to which call or under which limit, and whether that is before the program begins."""


def try_point(scene, point):
    """Has the old site, then the change, then a build with a fault, then an ordinary one."""
    scene.to_old()
    scene.change()
    kind, what, ordinal, at_start = point
    if kind == "random kill":
        code, reached = calls.killed_after(scene, what), True
    elif kind == "limit":
        code, reached = limited(scene, what, ordinal), True
    elif kind == "short":
        code, reached = calls.with_short_call(scene, what, ordinal)
    else:
        code, reached = calls.with_fault(scene, what, ordinal, "signal=KILL" if kind == "kill" else "error=" + kind)
    # The C library ends a program that it cannot start with 127.
    ended = code < 0 or at_start and code == 127
    faults = scene.judge(code, ended)
    is_expected = "kill" in kind or at_start or what in calls.OF_MEMORY or what == "memory"
    if ended and not is_expected: faults.append(f"signal {-code} ended it")
    return Result(point, "not reached" if not reached else "ended" if ended and "kill" not in kind else "reached", faults + scene.settle())


LIMITS = {"files": resource.RLIMIT_NOFILE, "size": resource.RLIMIT_FSIZE, "memory": resource.RLIMIT_AS}


def limited(scene, name, limit):
    """Makes the scene's next build under a limit of ulimit(1)."""
    return scene.build(preexec_fn=lambda: resource.setrlimit(LIMITS[name], (limit, limit))).returncode


def points(scene, kinds):
    """Every point of the scene's build at which it can be killed, or a call can fail, by its system calls."""
    scene.to_old()
    scene.change()
    made, at_start = calls.counts(scene)
    found = []
    for kind in kinds:
        for name, count in sorted(made.items()):
            if kind == "kill":
                if name == "execve": continue
            elif kind == "short":
                if name not in calls.SHORT: continue
            elif name in calls.WITHOUT_ERRORS: continue
            found += [Point(kind, name, ordinal, ordinal <= at_start[name]) for ordinal in range(1, count + 1)]
    return found


def limits():
    """Limits of the number of open files, of the size of files in bytes, and of memory."""
    return [Point("limit", "files", n) for n in range(3, 40)] + [Point("limit", "size", n) for n in range(0, 24_000, 256)] + [Point("limit", "memory", n << 20) for n in range(0, 120)]


def moments(name, count, seed):
    """Moments of the build of a scene at which it is killed, by chance."""
    scene = scenes()[name]().make()
    scene.to_old()
    scene.change()
    start = time.monotonic()
    scene.build()
    took = time.monotonic() - start
    scene.remove()
    by_chance = random.Random(seed)
    return [Point("random kill", by_chance.uniform(0, took * 1.1)) for _ in range(count)]


def sweep(name, tried, threads=None):
    """Tries points of the scene of a name, one after another; a scene that was broken is made anew."""
    make = scenes()[name]
    scene = None
    for point in tried:
        try:
            if scene is None:
                scene = make()
                if threads: scene.arguments[scene.arguments.index("--jobs") + 1] = str(threads)
                scene.make()
            result = try_point(scene, point)
        except (AssertionError, OSError, subprocess.SubprocessError) as error:
            result = Result(point, "reached", [f"{type(error).__name__}: {error}"])
        yield result
        if result.faults and scene is not None:
            shutil.rmtree(scene.root, ignore_errors=True) if scene.way != "file by file" else scene.remove()
            scene = None
    if scene is not None: scene.remove()


def points_of(name, kinds):
    scene = scenes()[name]().make()
    try:
        return points(scene, kinds)
    finally:
        scene.remove()
