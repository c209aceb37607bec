"""Whatever the texts of a menu say, its page has the structure of its harmless twin's; whatever Markdown says, it brings
CommonMark's own elements alone, where descriptions stand.

CARTE_MENUS says of how many menus, CARTE_SEED where their numbers begin."""
import concurrent.futures, os, pathlib, shutil, tempfile
from conftest import CARTE
from hostile import Texts, menu
from hostile_sites import PICTURES, build, write
from skeleton import faults, skeleton

MENUS = int(os.environ.get("CARTE_MENUS", 10_000))
FIRST = int(os.environ.get("CARTE_SEED", 0))
BATCH = 500


def compare(first):
    """Builds a site of hostile menus and one of their twins; the number of pages compared, what differs, what Markdown brought."""
    root = pathlib.Path(tempfile.mkdtemp(prefix="carte-structure-"))
    try:
        seeds = range(first, first + BATCH)
        write(root / "hostile", seeds, True)
        write(root / "twin", seeds, False)
        refused = build(CARTE, root / "hostile")
        assert not build(CARTE, root / "twin")
        differing, brought = [], set()
        compared = [seed for seed in seeds if seed not in refused]
        for seed in compared:
            (parts, markdown), (expected, _) = (
                skeleton((root / name / "output" / str(seed) / "index.html").read_bytes()) for name in ("hostile", "twin")
            )
            brought.update(node.tag for node in markdown)
            found = faults(markdown) + [(one, other) for one, other in zip(parts, expected) if one != other][:1]
            if found or len(parts) != len(expected):
                differing.append((seed, found))
        return len(compared), differing, brought
    finally:
        shutil.rmtree(root)


def test_no_text_changes_the_structure_of_a_page():
    compared, differing, brought = 0, [], set()
    # Batches beyond those that are needed, in place of the few pages that are refused.
    with concurrent.futures.ProcessPoolExecutor() as pool:
        batches = -(-MENUS // BATCH)
        for count, faulty, tags in pool.map(compare, range(FIRST, FIRST + (batches + 1 + batches // 40) * BATCH, BATCH)):
            compared, differing, brought = compared + count, differing + faulty, brought | tags
    print("%d hostile menus, each compared with its twin; Markdown brought %s" % (compared, " ".join(sorted(brought))))
    assert not differing, "CARTE_SEED=%d CARTE_MENUS=1: %s" % (differing[0][0], differing[:5])
    assert compared >= MENUS
    # Markdown was tried: all that it can bring, it brought.
    assert MENUS < 2000 or brought >= {"p", "em", "strong", "code", "pre", "ul", "ol", "li", "blockquote", "br", "hr", "a", "img", "h4"}


def test_the_parser_sees_what_breaks_out(carte, site):
    """What the comparison rests on: a text that is not escaped is another structure."""
    one = b'<!doctype html><p title="x">x</p><div class="intro"><p>a</p></div>'
    for text in (b'x" onclick="y', b"x'><b>", b"</title><b>", b"<script>x</script>", b"<template><b>", b"<!--"):
        whole = one.replace(b">x<", b">" + text + b"<").replace(b'"x"', b'"' + text + b'"')
        assert skeleton(whole)[0] != skeleton(one)[0], text
    for text in (b"<script>", b"<a href='java&#9;script:x' onclick=y>", b"<a href=javascript:x>", b"<img src=//e>", b"<b>", b"<svg>"):
        assert faults(skeleton(one.replace(b"<p>a", text + b"a"))[1]), text
    assert not faults(skeleton(one)[1])


def test_hostile_texts_are_hostile():
    """The generator's menus hold what they are to hold, and are the same for the same seed."""
    made = [menu(seed, Texts(seed, True), PICTURES) for seed in range(200)]
    assert made == [menu(seed, Texts(seed, True), PICTURES) for seed in range(200)]
    said = repr(made)
    assert all(text in said for text in ("<script>alert(1)</script>", "onerror=", "javascript:", "{{title}}", "<!--", "</title>"))
