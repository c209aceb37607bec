"""DESIGN: 0 done, 1 the content is at fault, 2 the command line is at fault or the request refused, 3 the machine failed."""
import os, shutil, subprocess, time
import pytest
from conftest import CARTE, tree


def test_a_good_site_is_built(carte, site):
    root = site()
    run = carte("build", root)
    assert (run.code, run.err) == (0, "")
    assert (root / "output/index.html").exists()
    assert "files written" in run.out
    again = carte("build", root)
    assert (again.code, again.err) == (0, "") and "nothing has changed" in again.out


def test_quiet_says_nothing(carte, site):
    run = carte("build", site(), "--quiet")
    assert (run.code, run.out, run.err) == (0, "", "")


def test_the_current_folder_is_the_site(carte, site):
    root = site()
    assert carte("build", cwd=root).code == 0
    assert (root / "output/index.html").exists()


def test_strict_fails_on_a_warning(carte, site):
    root = site({"content/menu.json": '{"categories": ["A", "B"], "items": [{"name": "x", "category": "A"}]}'})
    assert carte("build", root).code == 0
    before = tree(root / "output")
    run = carte("build", root, "--strict")
    assert run.code == 1 and "content/menu.json:1:22: warning: the category 'B' has no items" in run.err
    assert tree(root / "output") == before
    assert carte("check", root).code == 0 and carte("check", root, "--strict").code == 1


def test_advice_fails_nothing_and_is_of_check_alone(carte, site):
    root = site({"content/menu.json": '{"items": [{"name": "x", "diets": ["vegan"], "allergens": ["milk"]}]}'})
    for options in [], ["--strict"]:
        run = carte("check", root, *options)
        assert run.code == 0 and "content/menu.json:1:60: note: 'x' is 'vegan' and contains 'milk'" in run.err
        run = carte("build", root, *options)
        assert (run.code, run.err) == (0, "")


def test_check_writes_nothing(carte, site):
    root = site({"content/site.json": '{"name": "Test", "language": "en", "currency": "USD", "url": "https://t.example/"}'})
    before = tree(root)
    run = carte("check", root)
    assert (run.code, run.err) == (0, "")
    assert tree(root) == before


@pytest.mark.parametrize("arguments, said", [
    (["bild"], "did you mean 'build'?"), (["build", "--stric"], "did you mean '--strict'?"), (["build", "--output"], "needs a value"),
    (["build", "a", "b"], "one argument too many"), (["build", "--strict=yes"], "takes no value"), (["check", "--force"], "no option '--force'"),
    (["build", "--base", "https://x/"], "is no path"), (["build", "--url", "example.org"], "is no web address"), (["fields", "x"], "too many"), (["schema", "manu"], "did you mean 'menu'?"),
    (["schema", "pages"], "write carte schema menu or carte schema site"), (["schema", "menu", "site"], "too many"),
    (["build", ""], "the site's folder is empty"),
])
def test_a_wrong_command_line_is_told_what_to_write(carte, site, arguments, said):
    run = carte(*arguments, cwd=site())
    assert run.code == 2 and run.out == "" and said in run.err and run.err.startswith("carte: error: ")


def test_a_site_that_is_not_there_is_refused(carte, tmp_path):
    run = carte("build", tmp_path / "nothing")
    assert run.code == 2 and "there is no such folder" in run.err
    run = carte("build", tmp_path)
    assert run.code == 2 and "no content/" in run.err and not list(tmp_path.iterdir())


def test_help_and_version(carte):
    assert carte("--version").out == "carte 0.1.0\n"
    for arguments in (["--help"], ["help"], [], ["help", "build"], ["build", "--help"], ["check", "-h"], ["help", "schema"]):
        run = carte(*arguments)
        assert run.code == 0 and run.out.startswith("usage: carte") and run.err == ""


def test_fields_names_every_record(carte):
    out = carte("fields").out
    for name in ("page", "section", "item", "price", "banner", "picture", "words"):
        assert name in out
    assert "soldOut" in out and "structuredData" in out


def test_lost_output_is_noticed(site):
    with open("/dev/full", "w") as full:
        for arguments in (["--version"], ["fields"], ["schema"], ["build", str(site())]):
            assert subprocess.run([CARTE, *arguments], stdout=full, stderr=subprocess.DEVNULL).returncode == 3
        broken = site({"content/menu.json": "{"}, name="broken")
        assert subprocess.run([CARTE, "check", str(broken)], stderr=full).returncode == 3


def lose(stream, how):
    """A function that a child calls: its stream goes where nothing can be written, or nowhere."""
    def call():
        if how == "closed": return os.close(stream)
        if how == "full": opened = os.open("/dev/full", os.O_WRONLY)
        else:
            read, opened = os.pipe()
            os.close(read)
        os.dup2(opened, stream)
    return call


WARNED = {"content/menu.json": '{"categories": ["A", "B"], "items": [{"name": "x", "category": "A"}]}'}


@pytest.mark.parametrize("how", ["full", "closed", "pipe"])
@pytest.mark.parametrize("stream, files", [(1, {}), (2, WARNED)])
def test_what_cannot_be_said_is_not_published(carte, site, stream, files, how):
    """An exit code that is not 0 says that the output is as it was."""
    root = site(files)
    lost = lambda: subprocess.run([CARTE, "build", root], stdout=subprocess.PIPE, stderr=subprocess.PIPE, preexec_fn=lose(stream, how))
    run = lost()
    assert run.returncode == 3 and not (root / "output").exists()
    if stream == 1: assert b"standard output cannot be written, so the folder is left as it was" in run.stderr
    assert carte("build", root).code == 0
    before = tree(root / "output")
    menu = root / "content/menu.json"
    menu.write_text(menu.read_text().replace('"name": "', '"name": "New '))
    assert lost().returncode == 3
    assert {path: entry[0] for path, entry in tree(root / "output").items()} == {path: entry[0] for path, entry in before.items()}
    # Neither is a file of the site taken for the stream.
    assert (root / ".carte/lock").read_bytes() == b"" and sorted(os.listdir(root / ".carte")) in (["lock"], ["lock", "state"])
    assert carte("build", root).code == 0 and tree(root / "output") != before


def test_a_reader_that_is_slow_is_waited_for(site):
    """As where a program that shares the stream made it one that does not wait."""
    read, write = os.pipe()
    os.set_blocking(write, False)
    run = subprocess.Popen([CARTE, "schema"], stdout=write)
    os.close(write)
    with open(read, "rb") as stream:
        time.sleep(0.3)
        text = stream.read()
    assert run.wait(10) == 0 and len(text) > 1 << 16 and text == subprocess.run([CARTE, "schema"], capture_output=True).stdout


def test_a_closed_pipe_is_no_signal(site):
    read, write = os.pipe()
    os.close(read)
    assert subprocess.run([CARTE, "fields"], stdout=write).returncode == 3
    os.close(write)


def test_an_output_that_cannot_be_written_is_the_machines_fault(carte, site):
    if os.geteuid() != 0 or not shutil.which("setpriv"):
        pytest.skip("needs root and setpriv, to become a user without rights")
    root = site()
    os.chmod(root, 0o555)
    for folder in (root, root.parent, root.parent.parent, root.parent.parent.parent):
        os.chmod(folder, 0o755)
    os.chmod(root, 0o555)
    done = subprocess.run(["setpriv", "--reuid=65534", "--regid=65534", "--clear-groups", CARTE, "build", str(root)], capture_output=True)
    assert done.returncode == 3 and b"permission denied" in done.stderr, done.stderr
