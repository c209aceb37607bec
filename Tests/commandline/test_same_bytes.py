"""The same input gives the same bytes: no clock, locale, folder or user plays a part."""
import os, shutil
from conftest import SITE

MENU = '{"categories": ["İçecekler", "Isı"], "items": [{"name": "Çay", "category": "içecekler", "price": 1234.5}, {"name": "Su", "category": "ISI"}]}'


def test_locale_and_place_do_not_matter(carte, site, tmp_path):
    first = site({"content/menu.json": MENU, "content/site.json": '{"language": "tr", "currency": "TRY"}', "content/en/menu.json": MENU})
    outputs = []
    for index, change in enumerate([{"LC_ALL": "C"}, {"LC_ALL": "tr_TR.UTF-8"}, {"LC_ALL": "en_US.UTF-8", "TZ": "Asia/Seoul"}, {"LANG": "de_DE.UTF-8", "HOME": "/nowhere"}]):
        root = tmp_path / f"copy {index} #"
        shutil.copytree(first, root)
        assert carte("build", root, env={"PATH": os.environ["PATH"], **change}).code == 0
        outputs.append({str(p.relative_to(root / "output")): p.read_bytes() for p in (root / "output").rglob("*") if p.is_file()})
    assert all(output == outputs[0] for output in outputs) and len(outputs[0]) >= 3
