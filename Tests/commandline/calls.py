"""System calls of a build: listing them, and having one fail, be the last, or do less than it was asked to."""
import collections, ctypes, os, re, signal, subprocess, sys, tempfile

ERRORS = ["ENOSPC", "EIO", "EACCES", "EMFILE", "ENOMEM", "EINTR", "EROFS", "EDQUOT"]
#: Calls that return no error of the machine's by their manual pages: what the C library does with one is not defined.
WITHOUT_ERRORS = {"brk", "execve", "exit", "exit_group", "futex", "getrandom", "set_tid_address", "set_robust_list", "rseq", "arch_prctl", "geteuid", "getpid", "gettid", "restart_syscall"}
#: Calls by which memory is had; Swift ends a program that gets none.
OF_MEMORY = {"mmap", "mremap", "munmap", "mprotect", "madvise"}
STRACE = ["strace", "-f", "-qq", "-y"]


def counts(scene):
    """How often the scene's next build makes each system call, and how many of these are made before the program's own first
    line runs; the build is made."""
    with tempfile.NamedTemporaryFile(dir=scene.logs) as log:
        subprocess.run([*STRACE, "-o", log.name, scene.carte, *scene.arguments], env=scene.environment, capture_output=True, timeout=60)
        text = log.read().decode(errors="replace")
    names = re.compile(r"(?m)^\d+ +(\w+)\(")
    return collections.Counter(names.findall(text)), collections.Counter(names.findall(text.partition("rt_sigaction(SIGPIPE")[0]))


def with_fault(scene, name, ordinal, what):
    """Makes the scene's next build with something done to one call, in the words of strace's `inject`.

    Its exit code, negative where a signal ended it, and whether it came to that call."""
    # The filter that spares all other calls a stop gives no signals.
    filtered = [] if what.startswith("signal") else ["--seccomp-bpf"]
    with tempfile.NamedTemporaryFile(dir=scene.logs) as log:
        run = subprocess.run(
            [*STRACE, *filtered, "-o", log.name, "-e", f"trace={name}", "-e", f"inject={name}:{what}:when={ordinal}", scene.carte, *scene.arguments],
            env=scene.environment, capture_output=True, timeout=30)
        reached = b"INJECTED" in log.read() or run.returncode == -signal.SIGKILL
    return run.returncode, reached


# A call that does less: it is asked for less, on its way into the kernel. By ptrace, for x86-64.

SHORT = {"read": 0, "write": 1, "pread64": 17, "getdents64": 217}
CAN_SHORTEN = os.uname().machine == "x86_64" and sys.platform == "linux"
TRACEME, SYSCALL, GETREGS, SETREGS, DETACH, SETOPTIONS = 0, 24, 12, 13, 17, 0x4200
TRACESYSGOOD, EXITKILL = 1, 0x100000
RDX, ORIG_RAX = 12, 15


class Registers(ctypes.Structure):
    _fields_ = [("all", ctypes.c_ulonglong * 27)]


def ptrace(request, pid, data=None):
    libc = ctypes.CDLL(None, use_errno=True)
    libc.ptrace.argtypes = [ctypes.c_long, ctypes.c_long, ctypes.c_void_p, ctypes.c_void_p]
    if libc.ptrace(request, pid, None, data) != 0: raise OSError(ctypes.get_errno(), "ptrace")


def with_short_call(scene, name, ordinal):
    """Makes the scene's next build, of which one call does half of what it was asked to; its exit code, and whether it came to it."""
    pid = os.fork()
    if pid == 0:
        try:
            nothing = os.open("/dev/null", os.O_RDWR)
            for stream in (0, 1, 2): os.dup2(nothing, stream)
            ptrace(TRACEME, 0)
            os.execve(scene.carte, [scene.carte, *scene.arguments], scene.environment)
        finally:
            os._exit(127)
    os.waitpid(pid, 0)
    ptrace(SETOPTIONS, pid, TRACESYSGOOD | EXITKILL)
    registers, entering, seen, asked = Registers(), True, 0, None
    pending = 0
    while True:
        ptrace(SYSCALL, pid, pending)
        _, status = os.waitpid(pid, 0)
        if not os.WIFSTOPPED(status): return os.waitstatus_to_exitcode(status), False
        pending = os.WSTOPSIG(status)
        if pending != signal.SIGTRAP | 0x80: continue
        pending = 0
        if asked is not None:
            # The call is over: the program finds the register as it was.
            ptrace(GETREGS, pid, ctypes.addressof(registers))
            registers.all[RDX] = asked
            ptrace(SETREGS, pid, ctypes.addressof(registers))
            ptrace(DETACH, pid)
            return os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1]), True
        if entering:
            ptrace(GETREGS, pid, ctypes.addressof(registers))
            if registers.all[ORIG_RAX] == SHORT[name]:
                seen += 1
                if seen == ordinal:
                    asked = registers.all[RDX]
                    registers.all[RDX] = max(asked // 2, 1)
                    ptrace(SETREGS, pid, ctypes.addressof(registers))
        entering = not entering


def killed_after(scene, seconds):
    """Makes the scene's next build and kills it after some time; its exit code."""
    run = subprocess.Popen([scene.carte, *scene.arguments], env=scene.environment, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL)
    try:
        return run.wait(seconds)
    except subprocess.TimeoutExpired:
        run.kill()
        return run.wait(30)
