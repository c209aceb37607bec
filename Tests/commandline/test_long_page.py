"""A page so long that several threads see to it is the same for any number of them."""
import json, random
import pytest
from conftest import CARTE
from test_same_bytes import built

SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="4" height="3"><!-- %d --></svg>'


@pytest.fixture(scope="module")
def site(tmp_path_factory):
    """5,000 dishes in few sections and in many, some in two, with prose of all kinds in the menu and in files."""
    root, chance = tmp_path_factory.mktemp("long"), random.Random(7)
    content = root / "content"
    (content / "descriptions").mkdir(parents=True)
    (content / "images").mkdir()
    for number in range(60):
        (content / f"images/p{number}.svg").write_text(SVG % number)
    # Two pictures of one name in two folders.
    for folder in "a", "b":
        (content / "images" / folder).mkdir()
        (content / "images" / folder / "twin.svg").write_text(SVG % ord(folder))
    sections = [f"Section {number}" for number in range(41)]
    items = []
    for number in range(5000):
        item = {"id": f"d{number}", "name": f"Dish {number} <&>", "category": chance.choice(sections), "price": number}
        if number % 50 == 0:
            item["category"] = chance.sample(sections, 2)
        if number % 3:
            item["image"] = chance.choice([f"p{chance.randrange(60)}", "a/twin.svg", "b/twin.svg"])
        kind = number % 7
        if kind == 0:
            (content / f"descriptions/d{number}.md").write_text(f"# Head\n\nOf *{number}* with [a link](/x) and\n\n- a\n- b\n")
        elif kind < 6:
            item["description"] = ["Plain & simple", "**Bold** text", "# Heading", "![](p1.svg) shown", "[up](#d7) there", ""][kind]
        items.append(item)
    menu = {"site": {"name": "Long", "language": "en", "currency": "EUR"}, "categories": sections, "items": items}
    (content / "menu.json").write_text(json.dumps(menu))
    return root


def test_any_number_of_threads_makes_the_same_page(site):
    found = {jobs: built(site, arguments=["--jobs", str(jobs), "--no-sync", "--force"]) for jobs in (1, 2, 3, 7)}
    assert len(set(found.values())) == 1
    page = (site / "output/index.html").read_text()
    assert page.count("Dish ") > 5000 and 'id="d4999"' in page
