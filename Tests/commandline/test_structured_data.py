"""The JSON-LD of golden pages, of the café and of the test sites: read by a JSON-LD processor, every type and property
is schema.org's and stands where its vocabulary has it, and what is offered is what the page shows."""
import copy, os, pathlib, runpy, shutil
import pytest
import structured
from conftest import ROOT, Run

# A list of venues is no menu, and says nothing in schema.org's words.
PAGES = sorted((ROOT / "Tests/MenuSiteTests/Golden").glob("*/output/**/index.html"))
GOLDEN = [path for path in PAGES if 'class="locations"' not in path.read_text(encoding="utf-8")]
FIXTURES = pathlib.Path(os.environ.get("CARTE_FIXTURES", ROOT.parent / "shared/fixtures"))
SITES = sorted(path for path in FIXTURES.glob("*") if (path / "content").is_dir())
SUITES = pathlib.Path(os.environ.get("CARTE_SUITES", ROOT.parent / "shared/suites"))


def check(page):
    assert structured.faults(page.graph) == []
    shown, offered = structured.shown(page), structured.offered(page)
    assert [dish[:3] for dish in offered] == [dish[:3] for dish in shown]
    for (name, prices, _, is_sold_out), (*_, is_said) in zip(shown, offered):
        assert is_said == (is_sold_out and bool(prices)), name


def built(site, tmp_path, *arguments):
    shutil.copytree(site / "content", tmp_path / "content")
    run = Run("build", tmp_path, *arguments)
    return run, sorted((tmp_path / "output").rglob("index.html"))


@pytest.mark.parametrize("path", GOLDEN, ids=lambda path: str(path.parent.relative_to(ROOT / "Tests/MenuSiteTests/Golden")))
def test_golden_pages(path):
    check(structured.Page(path))


def test_there_are_golden_pages():
    assert len(GOLDEN) >= 4


@pytest.mark.parametrize("arguments", [[], ["--url", "https://cafe.example/menu/"]], ids=["without an address", "with one"])
def test_the_cafe(tmp_path, arguments):
    run, pages = built(ROOT, tmp_path, *arguments)
    assert run.code == 0 and pages, run.err
    for path in pages:
        page = structured.Page(path)
        check(page)
        assert sum(len(prices) for _, prices, *_ in structured.shown(page)) > 5


@pytest.mark.skipif(not SITES, reason="no test sites (CARTE_FIXTURES)")
@pytest.mark.parametrize("site", SITES, ids=lambda site: site.name)
def test_sites(site, tmp_path):
    run, pages = built(site, tmp_path)
    if run.code == 1:
        pytest.skip("this site is at fault, as it should be")
    assert run.code == 0 and pages
    for path in pages:
        check(structured.Page(path))


@pytest.fixture
def page(site, carte):
    """A page with everything in it."""
    root = site({
        "content/site.json": """{"name": "Test", "language": "en-IE", "currency": "EUR", "kind": "BarOrPub", "url": "https://t.example/x/",
            "contact": {"phone": "+353 1 555 0143", "email": "a@t.example", "address": "Quay 3, Cork", "map": "https://map.example/1"}}""",
        "content/menu.json": """{"categories": [{"name": "Mains", "description": "All *day*"}, "Drinks"], "items": [
            {"name": "Stew", "category": "Mains", "price": 1234.5, "diets": ["vegan", "gluten-free", "nut-free", {"diet": "halal", "onRequest": true}],
             "calories": 640.5, "kilojoules": 2680, "description": "Slow & <b>good</b>\\n\\nwith `bread`", "image": "stew",
             "options": [{"name": "cheese", "price": 2}, "salt"], "rating": {"value": 4.5, "count": 3}, "allergens": ["celery"], "spiciness": 1},
            {"name": "Tea", "category": ["Drinks", "Mains"], "prices": [{"label": "cup", "amount": 2.5}, {"label": "pot", "amount": 4}, {"label": "urn", "amount": null}], "soldOut": true},
            {"name": "Cake", "category": "Drinks", "price": null, "priceNote": "ask", "kilojoules": 900}]}""",
        "content/images/stew.svg": '<svg xmlns="http://www.w3.org/2000/svg" width="40" height="30"/>',
    })  # fmt: skip
    run = carte("build", root)
    assert run.code == 0, run.err
    return structured.Page(root / "output/index.html")


def test_all_that_a_page_says(page):
    check(page)
    venue, of = page.graph, structured.one
    assert structured.kind(venue) == "BarOrPub" and venue["@id"] == "https://t.example/x/#:venue"
    said = ["name", "url", "telephone", "email", "address", "hasMap", "currenciesAccepted"]
    assert [of(venue, name) for name in said] == ["Test", "https://t.example/x/", "+353 1 555 0143", "a@t.example", "Quay 3, Cork", "https://map.example/1", "EUR"]
    menu = of(venue, "hasMenu")
    assert (of(menu, "name"), of(menu, "inLanguage"), of(menu, "url")) == ("Test", "en-IE", "https://t.example/x/")
    mains, drinks = menu[structured.SCHEMA + "hasMenuSection"]
    assert of(mains, "name") == "Mains"
    stew, again = mains[structured.SCHEMA + "hasMenuItem"]
    assert of(stew, "image").startswith("https://t.example/x/images/stew.")
    assert of(of(stew, "nutrition"), "calories") == "640.5 calories"
    diets = [value["@value"] for value in stew[structured.SCHEMA + "suitableForDiet"]]
    assert diets == [structured.SCHEMA + name for name in ("VeganDiet", "VegetarianDiet", "GlutenFreeDiet")]
    assert [of(add_on, "name") for add_on in stew[structured.SCHEMA + "menuAddOn"]] == ["cheese"], "salt costs nothing"
    tea, cake = drinks[structured.SCHEMA + "hasMenuItem"]
    assert [of(offer, "name") for offer in tea[structured.SCHEMA + "offers"]] == ["cup", "pot"]
    assert structured.SCHEMA + "offers" not in cake and structured.SCHEMA + "nutrition" not in cake
    # Everything that has an address of its own has it once.
    addresses = [node["@id"] for node in structured.nodes(venue) if "@id" in node]
    assert len(addresses) == len(set(addresses)) == 2
    ids = {element.get("id") for element in page.tree.iter() if element.get("id")}
    assert {address.split("#")[1] for address in addresses[1:]} <= ids


def change(node, path, value):
    changed = copy.deepcopy(node)
    place = changed
    for step in path[:-1]:
        place = place[step]
    place[path[-1]] = value
    return changed


STEW = ["hasMenu", "hasMenuSection", 0, "hasMenuItem", 0]


@pytest.mark.parametrize("path, value, said", [
    (["@type"], "Cafeteria", "no type 'Cafeteria'"),
    ([*STEW, "allergens"], "celery", "no property 'allergens'"),
    ([*STEW, "price"], "3.00", "'price' is no property of MenuItem"),
    ([*STEW, "aggregateRating"], {"@type": "Offer"}, "'aggregateRating' is no property of MenuItem"),
    ([*STEW, "suitableForDiet"], "https://schema.org/NutFreeDiet", "'suitableForDiet' cannot be"),
    ([*STEW, "nutrition"], {"@type": "NutritionInformation", "calories": "640"}, "'calories' cannot be"),
    ([*STEW, "offers"], {"@type": "MenuItem"}, "'offers' cannot be"),
    ([*STEW, "offers", "availability"], "https://schema.org/Monday", "'availability' cannot be"),
])  # fmt: skip
def test_the_reader_sees_what_is_wrong(page, path, value, said):
    found = structured.faults(structured.expanded(change(page.data, path, value)))
    assert any(fault.startswith(said) for fault in found), found


def test_a_price_that_is_another_is_seen(page):
    page.graph = structured.expanded(change(page.data, [*STEW, "offers", "price"], "1234.51"))
    assert structured.offered(page) != structured.shown(page)
    with pytest.raises(AssertionError):
        check(page)


@pytest.mark.skipif(not (SUITES / "schemaorg").is_dir(), reason="no vocabulary of schema.org (CARTE_SUITES)")
def test_the_vocabulary_is_schema_orgs():
    script = runpy.run_path(str(ROOT / "scripts/schema-vocabulary"))
    assert script["printed"](script["vocabulary"](SUITES / "schemaorg")) == (ROOT / "Tests/commandline/schemaorg.json").read_text()
