"""A site built by a Slurm job array is the site that one build makes."""
import pathlib, subprocess, sys
import pytest

sys.path.insert(0, str(pathlib.Path(__file__).resolve().parents[1] / "commandline"))
from chain import chain, files
from conftest import CARTE, ROOT
from slurm import Slurm, obstacle

pytestmark = pytest.mark.skipif(obstacle() is not None, reason=f"Slurm cannot run here: {obstacle()}")


@pytest.fixture(scope="module")
def slurm(tmp_path_factory):
    with Slurm(tmp_path_factory.mktemp("slurm")) as running:
        yield running


@pytest.fixture
def root(tmp_path):
    root = tmp_path / "a site"
    for path, text in chain().items():
        (root / path).parent.mkdir(parents=True, exist_ok=True)
        (root / path).write_text(text)
    return root


def submit(slurm, root, output, *arguments):
    """Runs the recipe; gives what became of the job that joins."""
    done = subprocess.run([ROOT / "scripts/slurm-array", root, output, *map(str, arguments)], env={**slurm.environment, "CARTE": CARTE}, capture_output=True, text=True, timeout=60)
    assert done.returncode == 0, done.stderr
    slurm.wait_for_jobs()
    return slurm.state(done.stdout.strip())


def test_the_array_makes_the_whole_site(slurm, root, tmp_path):
    options = ["--base", "/menu/"]
    subprocess.run([CARTE, "build", root, "--quiet", "--no-sync", "--output", tmp_path / "whole", *options], check=True, stderr=subprocess.DEVNULL)
    output = tmp_path / "the output"
    assert submit(slurm, root, output, 5, *options) == "COMPLETED 0:0"
    assert files(output) == files(tmp_path / "whole") and len(files(output)) > 100
    shards = pathlib.Path(f"{output}.shards")
    assert {path.name for path in shards.iterdir()} == {str(number) for number in range(1, 6)} | {f"{number}.log" for number in range(1, 6)} | {"join.log"}
    assert "files written" in (shards / "join.log").read_text()

    # A page that is wrong fails its shard; what is online stays as it was.
    (root / "content/south/shop-1/menu.json").write_text("{")
    assert submit(slurm, root, output, 5, *options).startswith("CANCELLED")
    assert files(output) == files(tmp_path / "whole")
    failed = [path for path in shards.glob("[0-9].log") if "content/south/shop-1/menu.json:1:2: error" in path.read_text()]
    assert len(failed) == 1


def test_the_recipe_says_how_it_is_used():
    done = subprocess.run([ROOT / "scripts/slurm-array", "site"], capture_output=True, text=True)
    assert done.returncode == 2 and done.stderr.startswith("usage: slurm-array SITE DIR N")
