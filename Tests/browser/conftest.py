"""What every browser test starts from: the program, sites it builds, a server, browsers.

CARTE names the program (default: .build/release/carte); ENGINE names the browser (default: chromium)."""

import functools
import http.server
import os
import pathlib
import shutil
import subprocess
import threading
import time

import pytest

import sites
from engines import DESKTOP, ENGINES, PHONE

ROOT = pathlib.Path(__file__).resolve().parents[2]


@pytest.fixture(scope="session")
def carte():
    program = pathlib.Path(os.environ.get("CARTE", ROOT / ".build/release/carte")).absolute()
    if not program.is_file():
        pytest.exit("no program at %s: build it, or name it in CARTE" % program, returncode=2)
    return program


class Handler(http.server.SimpleHTTPRequestHandler):
    """Files as they are; a page asked for with `?slowly` comes in pieces, as over a bad line."""

    def log_message(self, *_):
        pass

    def copyfile(self, source, outputfile):
        if not self.path.endswith("?slowly"):
            return super().copyfile(source, outputfile)
        page = source.read()
        for part in range(4):
            outputfile.write(page[len(page) * part // 4 : len(page) * (part + 1) // 4])
            outputfile.flush()
            time.sleep(0.2)


class Server:
    """Serves a folder on a port of its own, under `/` alone."""

    def __init__(self, folder):
        self.http = http.server.ThreadingHTTPServer(
            ("127.0.0.1", 0), functools.partial(Handler, directory=str(folder))
        )
        self.http.daemon_threads = True
        threading.Thread(target=self.http.serve_forever, daemon=True).start()
        self.address = "http://127.0.0.1:%d/" % self.http.server_address[1]

    def close(self):
        self.http.shutdown()
        self.http.server_close()


@pytest.fixture(scope="session")
def site(carte, tmp_path_factory):
    """Builds a site once for each set of arguments; the answer has `.address` while the run lasts."""
    made, servers = {}, []

    def make(menu, **more):
        key = repr((menu, sorted(more.items())))
        if key not in made:
            built = sites.build(carte, tmp_path_factory.mktemp("site"), menu, **more)
            if built.output.is_dir():
                servers.append(Server(built.output))
                built.address = servers[-1].address
            made[key] = built
        return made[key]

    yield make
    for server in servers:
        server.close()


@pytest.fixture(scope="session")
def cafe(carte, tmp_path_factory):
    """The café of this repository, built from a copy."""
    folder = tmp_path_factory.mktemp("cafe")
    shutil.copytree(ROOT / "content", folder / "content")
    command = [carte, "build", folder, "--output", folder / "output"]
    built = sites.Built(folder / "output", subprocess.run(command, capture_output=True, text=True, timeout=60))
    assert built.code == 0 and not built.said.strip(), built.said
    server = Server(built.output)
    built.address = server.address
    yield built
    server.close()


@pytest.fixture(scope="session")
def engine():
    return ENGINES[os.environ.get("ENGINE", "chromium")]


@pytest.fixture(scope="session")
def phone_window(engine):
    browser = engine(PHONE, touch=True)
    yield browser
    browser.close()


@pytest.fixture(scope="session")
def desktop_window(engine):
    browser = engine(DESKTOP, touch=False)
    yield browser
    browser.close()


@pytest.fixture
def phone(phone_window):
    """390 × 844, a finger."""
    phone_window.reset()
    return phone_window


@pytest.fixture
def desktop(desktop_window):
    """1280 × 800, a mouse."""
    desktop_window.reset()
    return desktop_window


@pytest.fixture(params=["phone", "desktop"])
def window(request):
    return request.getfixturevalue(request.param)
