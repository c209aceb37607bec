"""Parts of a site, each built into a folder of its own, make the whole site when they are joined: byte for byte."""
import pathlib, shutil, signal, subprocess, time
from concurrent.futures import ThreadPoolExecutor
import pytest
from chain import chain, files
from conftest import CARTE, tree

@pytest.fixture
def root(site):
    return site(chain())


def build_shards(root, count, to, numbers=None, options=()):
    """Builds shards, several at a time as machines would."""
    def one(number):
        run = subprocess.run([CARTE, "build", root, "--no-sync", "--quiet", "--shard", f"{number}/{count}", "--output", to / str(number), *options], capture_output=True, text=True)
        assert run.returncode == 0 and "error" not in run.stderr, run.stderr
        return to / str(number)
    with ThreadPoolExecutor(4) as pool:
        return list(pool.map(one, numbers or range(1, count + 1)))


def pages(folder):
    return {path for path in files(folder) if path.endswith("index.html")}


@pytest.mark.parametrize("count", [1, 2, 3, 7, 64])
def test_the_union_is_the_whole(carte, root, tmp_path, count):
    whole = carte("build", root, "--no-sync")
    assert whole.code == 0
    shards = build_shards(root, count, tmp_path / "shards")
    # Whatever the order they are named in.
    run = carte("join", *reversed(shards), "--output", tmp_path / "out", "--no-sync")
    assert (run.code, run.err) == (0, "")
    assert files(tmp_path / "out") == files(root / "output")
    assert {path: entry[:2] for path, entry in tree(tmp_path / "out").items()} == {path: entry[:2] for path, entry in tree(root / "output").items()}
    assert len(pages(root / "output")) == 73
    # Every page is in one shard, with all that it needs.
    made = [pages(shard) for shard in shards]
    assert sum(map(len, made)) == 73 and set().union(*made) == pages(root / "output")
    for shard, own in zip(shards, made):
        assert any(path.endswith(".css") for path in files(shard)) == bool(own)
    again = carte("join", *shards, "--output", tmp_path / "out", "--no-sync")
    assert again.code == 0 and "nothing has changed" in again.out


def test_options_hold_in_shards(carte, root, tmp_path):
    options = ["--base", "/menu/", "--url", "https://other.example/"]
    assert carte("build", root, "--no-sync", *options).code == 0
    shards = build_shards(root, 3, tmp_path / "shards", options=options)
    assert carte("join", *shards, "--output", tmp_path / "out").code == 0
    assert files(tmp_path / "out") == files(root / "output")


def test_shards_leave_the_site_alone(root, tmp_path):
    before = tree(root)
    build_shards(root, 7, tmp_path / "shards")
    assert tree(root) == before


def test_another_page_changes_its_shard_alone(root, tmp_path):
    shards = build_shards(root, 7, tmp_path / "before")
    new = root / "content/west/shop-99/menu.json"
    new.parent.mkdir(parents=True)
    new.write_text('{"items": [{"name": "New"}]}')
    other = build_shards(root, 7, tmp_path / "after")
    differing = []
    for one, two in zip(shards, other):
        (one, two) = (files(one), files(two))
        # That the site is another one is known to all of them.
        assert one.pop(".carte-shard") != two.pop(".carte-shard")
        # The site's own files, which list its pages, are in the part that holds its root.
        one.pop("sitemap.xml", None), two.pop("sitemap.xml", None), one.pop(".carte-files"), two.pop(".carte-files")
        if one != two: differing.append(set(two) - set(one))
    assert len(differing) == 1 and "west/shop-99/index.html" in differing[0]


def test_each_says_what_is_wrong_with_its_own_pages(carte, root, tmp_path):
    for shop in ("north/shop-21", "south/shop-1", "south-east/shop-2"):
        (root / "content" / shop / "menu.json").write_text('{"items": [{"name": "x", "pricee": 1}]}')
    whole = carte("build", root)
    assert whole.code == 1
    said = []
    for number in range(1, 5):
        run = carte("build", root, "--shard", f"{number}/4", "--output", tmp_path / "shards" / str(number))
        errors = [line for line in run.err.splitlines() if ": error: " in line]
        assert run.code == bool(errors)
        assert (tmp_path / "shards" / str(number)).exists() != bool(errors)
        said += errors
    assert sorted(said) == sorted(line for line in whole.err.splitlines() if ": error: " in line) and len(said) == 3


def test_a_fault_of_a_base_is_said_by_each_that_stands_on_it(carte, root, tmp_path):
    """A page of another part, above one's own, extends the same menu: it was read on the way, and is said all the same."""
    base = root / "content/base"
    base.mkdir()
    (base / "menu.json").write_text('{"items": [{"name": "x", "pricee": 1}]}')
    (base / "site.json").write_text('{"nam": "x"}')
    for number in range(20):
        for folder, way in (f"content/z{number}", "../"), (f"content/z{number}/inner", "../../"):
            (root / folder).mkdir()
            (root / folder / "menu.json").write_text('{"extends": "%sbase/menu.json"}' % way)
    whole = carte("build", root).err
    faults = [line for line in whole.splitlines() if ": error: " in line]
    assert len(faults) == 2
    for number in range(1, 6):
        run = carte("build", root, "--shard", f"{number}/5", "--output", tmp_path / "x")
        assert run.code == 1 and [line for line in run.err.splitlines() if ": error: " in line] == faults


def test_a_fault_of_all_is_said_by_each_and_strict_holds(carte, root, tmp_path):
    (root / "templates/page.mustache").write_text("{{nam}}")
    for number in (1, 2):
        run = carte("build", root, "--shard", f"{number}/2", "--output", tmp_path / "x")
        assert run.code == 1 and run.err.count("templates/page.mustache:1:3: error") == 1
    (root / "templates/page.mustache").unlink()
    # The root's menu has a category without items.
    codes = [carte("build", root, "--strict", "--shard", f"{number}/2", "--output", tmp_path / str(number)).code for number in (1, 2)]
    assert sorted(codes) == [0, 1]


def test_a_shard_without_pages_is_fine(carte, site, tmp_path):
    runs = [carte("build", site(), "--shard", f"{number}/5", "--output", tmp_path / str(number)) for number in range(1, 6)]
    assert [run.code for run in runs] == [0] * 5
    contents = [set(files(tmp_path / str(number))) for number in range(1, 6)]
    assert contents.count({".carte-files", ".carte-shard"}) == 4


@pytest.mark.parametrize("arguments, said", [
    (["--shard", "0/3", "--output", "x"], "'0/3' is no shard"), (["--shard", "4/3", "--output", "x"], "'4/3' is no shard"),
    (["--shard", "1/4097", "--output", "x"], "of at most 4096"), (["--shard", "3", "--output", "x"], "write --shard 2/7"),
    (["--shard", "-1/3", "--output", "x"], "'-1/3' is no shard"), (["--shard", "1/2/3", "--output", "x"], "'1/2/3' is no shard"),
    (["--shard", "+1/3", "--output", "x"], "'+1/3' is no shard"), (["--shard", "2/3"], "write --output shards/2"),
])
def test_what_is_no_shard(carte, site, arguments, said):
    root = site()
    run = carte("build", *arguments, cwd=root)
    assert run.code == 2 and said in run.err and not (root / "output").exists() and not (root / "x").exists()


def test_a_shard_takes_no_sites_place(carte, site):
    root = site()
    assert carte("build", root).code == 0
    before = tree(root / "output")
    run = carte("build", root, "--shard", "1/2", "--output", root / "output")
    assert run.code == 2 and "a whole site is in this folder" in run.err and tree(root / "output") == before


def test_wrong_joins_are_refused(carte, root, tmp_path):
    one, two, three = build_shards(root, 3, tmp_path / "shards")
    out = tmp_path / "out"
    assert carte("join", one, two, three, "--output", out).code == 0
    before = tree(out)

    def refused(*folders):
        run = carte("join", *folders, "--output", out)
        assert run.code == 2 and run.out == "" and tree(out) == before
        return [line for line in run.err.splitlines() if ": error: " in line], run.err

    errors, said = refused(one, three)
    assert errors == [f"{out}: error: shard 2 of 3 is missing"] and "build it with --shard 2/3" in said
    errors, said = refused(two)
    assert errors == [f"{out}: error: shards 1 and 3 of 3 are missing"]
    errors, _ = refused(one, two, three, two)
    assert errors == [f"{two}: error: this shard is named twice"]
    copy = shutil.copytree(two, tmp_path / "copy")
    errors, _ = refused(one, two, three, copy)
    assert errors == [f"{copy}: error: shard 2/3 is in '{two}' too"]
    errors, _ = refused(one, two, three, tmp_path / "nothing", root)
    assert errors == [f"{tmp_path / 'nothing'}: error: there is no such folder", f"{root}: error: no shard is in this folder"]
    errors, _ = refused(one, two, out)
    assert errors == [f"{out}: error: the output folder is '{out}', which the site is made from"]
    assert carte("build", root).code == 0
    errors, _ = refused(one, two, root / "output")
    assert errors == [f"{root / 'output'}: error: a whole site is in this folder, not a shard"]
    (fifth,) = build_shards(root, 5, tmp_path / "fifth", [2])
    errors, _ = refused(one, fifth, three)
    assert errors == [f"{fifth}: error: this is one of 5 shards, and the others are of 3"]
    (based,) = build_shards(root, 3, tmp_path / "based", [2], ["--base", "/x/"])
    errors, _ = refused(based, one, three)
    assert errors == [f"{based}: error: this shard was built with '--base /x/', and the others with '--base /'"]
    label = copy / ".carte-shard"
    label.write_text(label.read_text().replace("version ", "version 9"))
    errors, _ = refused(copy, one, three)
    assert len(errors) == 1 and "this shard was built by Carte 9" in errors[0]
    label.write_text("carte-shard 1\nshard 2/3\n")
    errors, _ = refused(copy, one, three)
    assert errors == [f"{copy}: error: its '.carte-shard' is torn, or of another Carte"]


def test_shards_of_other_content_are_refused(carte, root, tmp_path):
    one, two, three = build_shards(root, 3, tmp_path / "shards")
    for path, text in [("content/site.json", '{"name": "Chain", "currency": "USD"}'), ("templates/style.css", "body { color: red }"), ("content/new/menu.json", '{"items": ["x"]}')]:
        (root / path).parent.mkdir(exist_ok=True)
        (root / path).write_text(text)
        (other,) = build_shards(root, 3, tmp_path / path.replace("/", "-"), [2])
        run = carte("join", one, other, three, "--output", tmp_path / "out")
        assert run.code == 2 and run.err.startswith(f"{other}: error: this shard was built from other files than the others") and "--shard 2/3" in run.err


def test_a_torn_copy_is_refused(carte, root, tmp_path):
    one, two = build_shards(root, 2, tmp_path / "shards")
    lost = sorted(pages(two))[0]
    (two / lost).unlink()
    run = carte("join", one, two, "--output", tmp_path / "out")
    assert run.code == 2 and f"its file '{lost}' is not there" in run.err
    (two / ".carte-files").unlink()
    run = carte("join", one, two, "--output", tmp_path / "out")
    assert run.code == 2 and "is not there or torn" in run.err and not (tmp_path / "out").exists()


def test_two_files_of_one_name_are_refused(carte, root, tmp_path):
    one, two = build_shards(root, 2, tmp_path / "shards")
    shared = sorted(set(files(one)) & set(files(two)) - {".carte-files", ".carte-shard"})
    assert shared
    (two / shared[0]).write_bytes(b"another")
    run = carte("join", one, two, "--output", tmp_path / "out")
    assert run.code == 2 and run.err.startswith(f"{two}/{shared[0]}: error: '{one}' has another file of this name")


def test_files_of_others_are_kept(carte, root, tmp_path):
    shards = build_shards(root, 2, tmp_path / "shards")
    out = tmp_path / "out"
    out.mkdir()
    (out / "index.html").write_text("mine")
    (out / "menu.pdf").write_text("mine")
    run = carte("join", *shards, "--output", out)
    assert run.code == 2 and "Carte did not make this file" in run.err and (out / "index.html").read_text() == "mine"
    assert carte("join", *shards, "--output", out, "--force").code == 0
    assert (out / "index.html").read_text() != "mine" and (out / "menu.pdf").read_text() == "mine"


def test_a_killed_join_leaves_the_old_site(carte, root, tmp_path):
    out = tmp_path / "out"
    shards = build_shards(root, 3, tmp_path / "shards")
    assert carte("join", *shards, "--output", out).code == 0
    old = files(out)
    for folder in (root / "content").rglob("menu.json"):
        folder.write_text('{"title": "Menu", "items": [{"name": "Other"}]}')
    shards = build_shards(root, 3, tmp_path / "shards")
    started = time.monotonic()
    assert carte("join", *shards, "--output", tmp_path / "timed").code == 0
    (new, took) = (files(tmp_path / "timed"), time.monotonic() - started)
    seen = set()
    for step in range(400):
        process = subprocess.Popen([CARTE, "join", *shards, "--output", out, "--quiet"])
        time.sleep(took * step / 20)
        process.send_signal(signal.SIGKILL)
        process.wait()
        now = files(out)
        assert now in (old, new)
        seen.add("old" if now == old else "new")
        if now == new: break
    assert seen == {"old", "new"}
    assert carte("join", *shards, "--output", out).code == 0 and files(out) == new
    assert not [path for path in tmp_path.iterdir() if path.name.startswith(".carte-staging")]


@pytest.mark.parametrize("arguments, said", [
    ([], "is told no shard"), (["a"], "is told no output folder"), (["a", "--output", ""], "names no folder"), (["a", "--strict"], "has no option '--strict'"),
])
def test_a_wrong_command_line_is_told_what_to_write(carte, tmp_path, arguments, said):
    run = carte("join", *arguments, cwd=tmp_path)
    assert run.code == 2 and run.out == "" and said in run.err


def test_a_join_that_cannot_write_is_the_machines_fault(carte, root, tmp_path):
    shards = build_shards(root, 2, tmp_path / "shards")
    run = carte("join", *shards, "--output", "/proc/carte")
    assert run.code == 3 and run.out == ""
