"""The icon made of a name's initial, read by an XML parser: whatever the name is, it is the same few elements."""
import json, re, xml.etree.ElementTree as ElementTree
import pytest

SVG = "{http://www.w3.org/2000/svg}"


@pytest.mark.parametrize("name, initial", [
    ("Café", "C"), ("<svg onload=x>", "<"), ("&lt;", "L"), ("]]>", ">"), ("\"'<!--", "<"), ("&#x3c;script>", "X"), ("$`", "$"), ("日本", "日"),
    ("</text><script>", "<"), ("`${x}", "`"), ("\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466", "\U0001F468\u200D\U0001F469\u200D\U0001F467\u200D\U0001F466"),
    ("a" + "\u0301" * 30, "A" + "\u0301" * 30),
])  # fmt: skip
def test_the_icon_is_well_formed(name, initial, site, carte):
    root = site({"content/site.json": json.dumps({"name": name, "language": "en"})})
    run = carte("build", root)
    assert run.code == 0, run.err
    file = re.search(r'<link rel="icon" href="([^"]*)">', (root / "output/index.html").read_text())[1]
    tree = ElementTree.fromstring((root / "output" / file).read_bytes())
    assert [element.tag for element in tree.iter()] == [SVG + part for part in ("svg", "style", "rect", "text")]
    assert tree.find(SVG + "text").text == initial
    assert not [key for element in tree.iter() for key in element.keys() if key.startswith("on") or "href" in key]
