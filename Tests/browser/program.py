"""The programs that a browser consists of."""

import os
import pathlib
import shutil
import signal
import subprocess
import tempfile
import time

#: Seconds that a browser has to answer; after them it counts as hung.
PATIENCE = 30


class Program:
    """A program that a browser consists of, with a folder and a process group of its own."""

    def __init__(self, *command, files=None, environment=None, **options):
        """In the command and the environment, {folder} stands for the folder, into which the files are written first."""
        self.folder = tempfile.mkdtemp(prefix="carte-browser-")
        for name, text in (files or {}).items():
            pathlib.Path(self.folder, name).write_text(text, encoding="utf-8")
        self.process = subprocess.Popen(
            [self.named(part) for part in command],
            env={**os.environ, **{name: self.named(value) for name, value in (environment or {}).items()}},
            stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True, **options,
        )  # fmt: skip

    def named(self, text):
        return str(text).replace("{folder}", self.folder)

    def wait_for(self, ready, complaint):
        """Until `ready()`; the complaint is raised when the program ends or takes too long."""
        start = time.time()
        while not ready():
            if self.process.poll() is not None or time.time() - start > PATIENCE:
                raise RuntimeError(complaint)
            time.sleep(0.02)

    def end(self):
        """Ends the program and all that it started."""
        end_group(self.process)
        shutil.rmtree(self.folder, ignore_errors=True)


def end_group(process):
    """Kills a process that leads a group, and the group."""
    try:
        os.killpg(process.pid, signal.SIGKILL)
    except ProcessLookupError:
        pass
    process.wait()
