"""H13: an output folder that is, contains or lies in the sources is refused before anything is touched."""
import os
import pytest
from conftest import tree


@pytest.mark.parametrize("output", [".", "..", "content", "content/images", "templates", "templates/x", "content/new/deep", "./content/../content", "/", "../site"])
def test_an_output_among_the_sources_is_refused(carte, site, output):
    root = site({".git/HEAD": "ref", "templates/.keep": "", "content/images/.keep": ""})
    before = tree(root.parent)
    run = carte("build", ".", "--output", output, cwd=root)
    assert run.code == 2 and run.out == "" and "error:" in run.err and "--output" in run.err, run.err
    assert tree(root.parent) == before


def test_a_link_to_the_sources_is_refused(carte, site):
    root = site()
    (root / "out").symlink_to("content")
    before = tree(root)
    run = carte("build", ".", "--output", "out", cwd=root)
    assert run.code == 2 and tree(root) == before


def test_the_home_folder_is_refused(carte, site, tmp_path):
    root = site()
    home = tmp_path / "home"
    home.mkdir()
    run = carte("build", root, "--output", home, env={**os.environ, "HOME": str(home)})
    assert run.code == 2 and not list(home.iterdir())


def test_a_file_of_anothers_in_the_way_is_refused_without_force(carte, site):
    root = site({"output/index.html": "mine", "output/CNAME": "example.org"})
    before = tree(root / "output")
    run = carte("build", root)
    assert run.code == 2 and "index.html" in run.err and tree(root / "output") == before
    run = carte("build", root, "--force")
    assert run.code == 0 and (root / "output/CNAME").read_text() == "example.org"
    assert "<h1>Test</h1>" in (root / "output/index.html").read_text()


def test_a_folder_that_was_published_by_hand_keeps_its_own_files(carte, site):
    root = site({"output/CNAME": "example.org", "output/docs/a.txt": "a"})
    assert carte("build", root).code == 0
    assert (root / "output/CNAME").read_text() == "example.org" and (root / "output/docs/a.txt").read_text() == "a"
