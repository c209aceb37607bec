"""How far a build is, on a terminal and nowhere else: a pseudo terminal reads what a person would see."""
import os, pty, re, signal, subprocess, time
import pytest
from conftest import CARTE, SITE

PAGES = 1500
LINE = re.compile(r"([\d,]+) of 1,500 pages(?:, (?:\d+ h )?(?:\d+ min )?(?:\d+ s )?left)? *")


@pytest.fixture(scope="module")
def many(tmp_path_factory):
    """A site of 1,500 pages; the first has a category without items, which is a warning."""
    root = tmp_path_factory.mktemp("many")
    menu = '{"items": [%s]}' % ", ".join(f'{{"name": "Dish {number}", "price": {number}, "description": "Some *text*"}}' for number in range(20))
    files = {f"shop-{number}/menu.json": menu for number in range(1, PAGES)}
    files["menu.json"] = '{"categories": ["Empty", "Tea"], "items": [{"name": "Tea", "category": "Tea"}]}'
    for path, text in {**files, "site.json": SITE["content/site.json"]}.items():
        (root / "content" / path).parent.mkdir(parents=True, exist_ok=True)
        (root / "content" / path).write_text(text)
    return root


def seen(*arguments, pause=0.0, **environment):
    """What a command writes to a terminal, piece by piece, and what that shows at its end; stopped for `pause` seconds."""
    terminal, side = pty.openpty()
    variables = {"PATH": os.environ["PATH"], "TERM": "xterm", **environment}
    process = subprocess.Popen([CARTE, *map(str, arguments)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL, stderr=side, env=variables)
    os.close(side)
    if pause:
        time.sleep(0.05)
        process.send_signal(signal.SIGSTOP)
        time.sleep(pause)
        process.send_signal(signal.SIGCONT)
    text = b""
    while True:
        try:
            piece = os.read(terminal, 65536)
        except OSError:  # The other side was closed.
            break
        text += piece
    os.close(terminal)
    return process.wait(), text.decode(), shown(text.decode())


def shown(text):
    """The lines that a terminal shows after this text."""
    lines, column = [""], 0
    for character in re.sub(r"\x1b\[[\d;]*m", "", text):
        if character == "\r":
            column = 0
        elif character == "\n":
            lines.append("")
        else:
            lines[-1] = lines[-1][:column].ljust(column) + character + lines[-1][column + 1:]
            column += 1
    return [line.rstrip() for line in lines]


def progress(text):
    """The states of the line, in order."""
    return [piece for piece in text.split("\r") if " of 1,500 pages" in piece]


@pytest.mark.parametrize("command", ["build", "check"])
def test_a_long_build_says_how_far_it_is(many, command):
    begin = time.monotonic()
    code, text, screen = seen(command, many, *(["--no-sync", "--jobs", "1"] if command == "build" else []), pause=1.2)
    took = time.monotonic() - begin
    states = progress(text)
    assert code == 0 and states and all(LINE.fullmatch(state) for state in states)
    assert len(states) <= (took - 1) * 10 + 2
    made = [int(LINE.fullmatch(state)[1].replace(",", "")) for state in states]
    assert made == sorted(made) and 1 <= made[0] < PAGES and re.search(r"\d s left", states[0])
    if command == "build": assert made[-1] == PAGES and "left" not in states[-1]
    # Nothing of it stays, and what there is to say begins on a line of its own.
    assert not [line for line in screen if "pages" in line]
    assert screen[0].startswith("content/menu.json:1:17: warning: the category 'Empty' has no items")


def test_colour_is_another_matter(many):
    code, text, screen = seen("build", many, "--no-sync", pause=1.2, NO_COLOR="1")
    assert code == 0 and progress(text) and "\x1b" not in text and not [line for line in screen if "pages" in line]


@pytest.mark.parametrize("options, environment", [(["--quiet"], {}), ([], {"TERM": "dumb"})])
def test_it_is_not_said_to_whom_does_not_want_it(many, options, environment):
    code, text, _ = seen("build", many, "--no-sync", *options, pause=1.2, **environment)
    assert code == 0 and "pages" not in text


def test_a_short_build_says_nothing_of_it(site):
    code, text, _ = seen("build", site())
    assert (code, text) == (0, "")


def test_a_log_has_nothing_of_it(many):
    process = subprocess.Popen([CARTE, "build", many, "--no-sync"], stdin=subprocess.DEVNULL, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    time.sleep(0.05)
    process.send_signal(signal.SIGSTOP)
    time.sleep(1.2)
    process.send_signal(signal.SIGCONT)
    out, err = process.communicate()
    assert process.returncode == 0 and "\r" not in out + err and " of 1,500" not in out + err
