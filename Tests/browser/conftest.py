"""What every browser test starts from: the program, sites it builds, a server, browsers.

CARTE names the program (default: .build/release/carte); ENGINE lists the browsers (default: chromium,firefox,webkit)."""

import functools
import http.server
import os
import pathlib
import shutil
import signal
import subprocess
import threading
import time

import pytest

import sites
from engines import DESKTOP, ENGINES, PHONE, Keeper, Unsupported

ROOT = pathlib.Path(__file__).resolve().parents[2]


def chosen():
    names = os.environ.get("ENGINE", ",".join(ENGINES)).replace(",", " ").split()
    unknown = [name for name in names if name not in ENGINES]
    if unknown or not names:
        pytest.exit("ENGINE: '%s' is none of %s" % (" ".join(unknown), ", ".join(ENGINES)), returncode=2)
    return names


def pytest_configure():
    """Whoever ends the run ends the browsers too."""
    signal.signal(signal.SIGTERM, signal.default_int_handler)


@pytest.hookimpl(tryfirst=True)
def pytest_generate_tests(metafunc):
    """Every test that opens a browser runs in each; tests of the HTML alone run once."""
    if "keeper" in metafunc.fixturenames:
        metafunc.parametrize("engine", chosen(), scope="session")


@pytest.hookimpl(wrapper=True)
def pytest_pyfunc_call(pyfuncitem):
    """What an engine has not got is skipped by name."""
    try:
        return (yield)
    except Unsupported as missing:
        pytest.skip(str(missing))


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


@pytest.fixture(scope="session")
def serve():
    """Serves a folder on a port of its own, under `/` alone, until the run ends; gives the address."""

    def start(folder):
        server = http.server.ThreadingHTTPServer(("127.0.0.1", 0), functools.partial(Handler, directory=str(folder)))
        threading.Thread(target=server.serve_forever, daemon=True).start()
        return "http://127.0.0.1:%d/" % server.server_address[1]

    return start


@pytest.fixture(scope="session")
def site(carte, serve, tmp_path_factory):
    """Builds a site once for each set of arguments; the answer has `.address` while the run lasts."""
    made = {}

    def make(menu, **more):
        key = repr((menu, sorted(more.items())))
        if key not in made:
            built = sites.build(carte, tmp_path_factory.mktemp("site"), menu, **more)
            if built.output.is_dir():
                built.address = serve(built.output)
            made[key] = built
        return made[key]

    return make


@pytest.fixture(scope="session")
def cafe(carte, serve, tmp_path_factory):
    """The café of this repository, built from a copy."""
    folder = tmp_path_factory.mktemp("cafe")
    shutil.copytree(ROOT / "content", folder / "content")
    command = [carte, "build", folder, "--output", folder / "output"]
    built = sites.Built(folder / "output", subprocess.run(command, capture_output=True, text=True, timeout=60))
    assert built.code == 0 and not built.said.strip(), built.said
    built.address = serve(built.output)
    return built


@pytest.fixture(scope="session")
def keeper(engine):
    """The browser that is open, whichever test asks for it."""
    keeper = Keeper(ENGINES[engine])
    yield keeper
    keeper.close()


@pytest.fixture
def phone(keeper):
    """390 × 844, a finger."""
    return keeper.window(PHONE, touch=True)


@pytest.fixture
def desktop(keeper):
    """1280 × 800, a mouse."""
    return keeper.window(DESKTOP, touch=False)


@pytest.fixture(params=["phone", "desktop"])
def window(request, keeper):
    """The one, then the other. They are the same browser: no test can have both."""
    return request.getfixturevalue(request.param)
