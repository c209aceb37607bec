"""Sites of many hostile menus, each a page, built beside their harmless twins."""
import json, re, subprocess
from hostile import Texts, menu

#: Pictures; names of files are texts too.
PICTURES = ["one.svg", "\"><img src=x onerror=alert(1)>.svg", "' onerror='alert(1).svg", "&quot;&lt;b&gt;{{title}}.svg", "a b%22%3E?#.svg"]
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="8" height="6"/>'


def write(root, seeds, hostile, **payload):
    """A site with a page for each seed, in the folder of its number."""
    content = root / "content"
    (content / "images").mkdir(parents=True)
    for picture in PICTURES:
        (content / "images" / picture).write_text(SVG)
    (content / "site.json").write_text('{"name": "x", "language": "en", "currency": "EUR"}')
    for seed in seeds:
        folder = content / str(seed)
        folder.mkdir()
        (folder / "menu.json").write_text(json.dumps(menu(seed, Texts(seed, hostile, **payload), PICTURES)))


def build(carte, root):
    """Builds a site without the pages that are refused, and says which those are."""
    refused = set()
    while True:
        run = subprocess.run([carte, "build", root, "--no-sync"], capture_output=True)
        assert run.returncode in (0, 1), (run.returncode, run.stderr[-2000:])
        if run.returncode == 0:
            return refused
        # Messages quote; what they quote begins no line.
        faulty = {int(found[1]) for found in re.finditer(rb"(?m)^content/(\d+)/menu\.json:\d+:\d+: error: ", run.stderr)}
        assert faulty, run.stderr[-2000:]
        refused |= faulty
        for seed in faulty:
            (root / "content" / str(seed) / "menu.json").unlink()
