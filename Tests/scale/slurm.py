"""A Slurm of one node, started for a test and stopped after it."""
import ctypes, os, pathlib, pwd, re, shutil, signal, socket, subprocess, tempfile, time

TOOLS = ["slurmctld", "slurmd", "munged", "sbatch", "squeue", "sinfo", "mungekey", "setpriv"]


def obstacle():
    """Why Slurm cannot run here, or None."""
    if os.geteuid() != 0: return "slurmd needs root"
    missing = [tool for tool in TOOLS if not path(tool)]
    if missing: return f"slurm-wlm and munge are not installed: there is no {missing[0]}"
    try:
        pwd.getpwnam("munge")
    except KeyError:
        return "there is no user munge"
    return None


def path(tool):
    return shutil.which(tool, path=os.environ["PATH"] + ":/usr/sbin:/sbin")


def free_port():
    with socket.socket() as listener:
        listener.bind(("127.0.0.1", 0))
        return listener.getsockname()[1]


class Slurm:
    """munged, slurmctld and slurmd, all in one folder; `environment` is what Slurm's commands need to find them."""

    def __init__(self, root: pathlib.Path):
        self.root = root
        self.processes = []
        self.munge = None
        self.environment = {**os.environ, "SLURM_CONF": str(root / "slurm.conf"), "PATH": os.environ["PATH"] + ":/usr/sbin:/sbin"}

    def __enter__(self):
        try:
            self.start()
        except BaseException:
            self.stop()
            raise
        return self

    def __exit__(self, *_):
        self.stop()

    def start(self):
        # What a daemon leaves behind when it ends comes to this process, which takes it away.
        ctypes.CDLL(None).prctl(36, 1, 0, 0, 0)  # PR_SET_CHILD_SUBREAPER
        for name in ("state", "spool"): (self.root / name).mkdir(parents=True)
        # munged has a user of its own, which has to come to its folder.
        self.munge = munge = pathlib.Path(tempfile.mkdtemp(prefix="carte-munge-"))
        subprocess.run([path("mungekey"), "--create", "--keyfile", munge / "key"], check=True)
        for place in (munge, munge / "key"): shutil.chown(place, "munge", "munge")
        munge.chmod(0o755)
        self.run(["setpriv", "--reuid=munge", "--regid=munge", "--clear-groups", path("munged"), "--foreground", "--force", f"--key-file={munge}/key",
                  f"--socket={munge}/socket", f"--pid-file={munge}/pid", f"--log-file={munge}/log", f"--seed-file={munge}/seed"])
        self.wait(lambda: (munge / "socket").exists(), "munged made no socket")
        self.configure(munge / "socket")
        self.run([path("slurmctld"), "-D"])
        self.run([path("slurmd"), "-D"])
        self.wait(lambda: self.output("sinfo", "-h", "-o", "%T") in ("idle", "mixed", "allocated"), "the node did not come up")

    def configure(self, munge):
        host = socket.gethostname().split(".")[0]
        settings = {
            "ClusterName": "carte", "SlurmctldHost": f"{host}(127.0.0.1)", "SlurmUser": "root", "AuthType": "auth/munge", "AuthInfo": f"socket={munge}",
            "SlurmctldPort": free_port(), "SlurmdPort": free_port(), "StateSaveLocation": self.root / "state", "SlurmdSpoolDir": self.root / "spool",
            "SlurmctldPidFile": self.root / "slurmctld.pid", "SlurmdPidFile": self.root / "slurmd.pid",
            "SlurmctldLogFile": self.root / "slurmctld.log", "SlurmdLogFile": self.root / "slurmd.log",
            "ProctrackType": "proctrack/linuxproc", "TaskPlugin": "task/none", "SelectType": "select/cons_tres", "SelectTypeParameters": "CR_Core",
            "JobAcctGatherType": "jobacct_gather/none", "AccountingStorageType": "accounting_storage/none", "MpiDefault": "none", "ReturnToService": 2,
            "SchedulerParameters": "sched_interval=1", "MinJobAge": 300,
        }
        lines = [f"{name}={value}" for name, value in settings.items()]
        lines += [f"NodeName={host} NodeAddr=127.0.0.1 CPUs={os.cpu_count()} State=UNKNOWN", f"PartitionName=all Nodes={host} Default=YES State=UP"]
        (self.root / "slurm.conf").write_text("\n".join(lines) + "\n")

    def run(self, command):
        log = open(self.root / (pathlib.Path(command[-2] if command[-1] == "-D" else "munged").name + ".out"), "wb")
        self.processes.append(subprocess.Popen(command, stdin=subprocess.DEVNULL, stdout=log, stderr=log, env=self.environment))
        log.close()

    def output(self, *command):
        done = subprocess.run(list(command), env=self.environment, capture_output=True, text=True, timeout=60)
        return done.stdout.strip()

    def wait(self, isDone, complaint, seconds=60):
        end = time.monotonic() + seconds
        while not isDone():
            ended = [process.args for process in self.processes if process.poll() is not None]
            if ended or time.monotonic() > end:
                logs = "\n".join(f"== {log.name}\n{log.read_text()[-2000:]}" for log in [*self.root.glob("*.log"), *self.root.glob("*.out")])
                raise RuntimeError(f"{complaint}{'; ended: ' + str(ended) if ended else ''}\n{logs}")
            time.sleep(0.2)

    def wait_for_jobs(self, seconds=240):
        """Waits until no job is left in the queue."""
        self.wait(lambda: self.output("squeue", "-h") == "" and "error" not in self.output("sinfo", "-h"), "jobs did not end", seconds)

    def state(self, job):
        """What became of a job, and with what it ended: COMPLETED 0:0."""
        fields = dict(field.split("=", 1) for field in self.output("scontrol", "show", "job", job).split() if "=" in field)
        return f"{fields['JobState']} {fields['ExitCode']}"

    def stop(self):
        for process in reversed(self.processes):
            if process.poll() is None: process.send_signal(signal.SIGTERM)
        for process in reversed(self.processes):
            try:
                process.wait(20)
            except subprocess.TimeoutExpired:
                process.kill()
                process.wait()
        if self.munge: shutil.rmtree(self.munge)
        for status in pathlib.Path("/proc").glob("[0-9]*/stat"):
            try:
                name, fields = re.fullmatch(r"\d+ \((.*)\) (.*)", status.read_text().strip(), re.S).groups()
                if name.startswith("slurmstepd") and fields.split()[1] == str(os.getpid()): os.waitpid(int(status.parent.name), 0)
            except (FileNotFoundError, ProcessLookupError, ChildProcessError):
                pass
