"""A table gives back every field of sections and items, to the character; a file of FoodMenus gives back itself; nothing is overwritten."""
import codecs, csv, io, json, os, resource, signal, subprocess
import pytest
from conftest import CARTE, tree
from menus import copy, file_texts, name_of, parsed, plain, random_menu, sites

SITES = pytest.mark.parametrize("site", sites(), ids=name_of)


def pages(site):
    """The folders of a site's pages, under content/."""
    return sorted(str(p.parent.relative_to(site / "content")) for p in (site / "content").rglob("menu.json"))


@SITES
def test_a_table_gives_back_every_field(carte, site, tmp_path):
    for page in pages(site):
        run = carte("export", "--format", "csv", "--page", "/" if page == "." else page, site)
        assert run.code == 0, run.err
        rows = list(csv.reader(io.StringIO(run.out.lstrip("\ufeff"), newline=""), strict=True))
        assert len({len(row) for row in rows}) == 1
        menu = parsed((site / "content" / page / "menu.json").read_text())
        assert len(rows) == 1 + len(menu["items"]) + len(menu.get("categories", []))
        home = tmp_path / page
        home.mkdir(parents=True, exist_ok=True)
        (home / "menu.csv").write_text(run.out, newline="")
        run = carte("import", "menu.csv", cwd=home)
        assert run.code == 0 and f"{len(menu['items'])} item" in run.out, run.err
        back = parsed((home / "content/menu.json").read_text())
        want = plain(menu, file_texts(site / "content" / page))
        assert plain(back)["items"] == want["items"]
        if menu.get("categories"):
            assert plain(back)["sections"] == want["sections"]


@SITES
def test_a_site_is_the_same_after_its_table_was_imported(carte, site, tmp_path):
    root = copy(site, tmp_path / "site")
    assert carte("build", root, "--output", tmp_path / "before", "--no-sync").code == 0
    (tmp_path / "menu.csv").write_text(carte("export", "--format", "csv", root).out, newline="")
    menu = parsed((root / "content/menu.json").read_text(), json.loads)
    run = carte("import", tmp_path / "menu.csv", "--force", cwd=root)
    assert run.code == 0 and "another one than" not in run.err, run.err
    # What is neither section nor item has no place in a table: it stays.
    back = json.loads((root / "content/menu.json").read_text())
    if not menu.get("categories"):
        back.pop("categories", None)
    (root / "content/menu.json").write_text(json.dumps(back, ensure_ascii=False))
    assert carte("build", root, "--output", tmp_path / "after", "--no-sync").code == 0
    same = lambda folder: {path: what[0] for path, what in tree(folder).items()}
    assert same(tmp_path / "after") == same(tmp_path / "before")


@pytest.mark.parametrize("seed", range(5))
def test_whatever_stands_in_a_text_comes_back(carte, site, tmp_path, seed):
    menu = random_menu(seed)
    root = site({"content/menu.json": json.dumps(menu), "content/site.json": '{"language": "en", "currency": "KWD"}'})
    run = carte("export", "--format", "csv", root)
    assert run.code == 0, run.err
    (tmp_path / "menu.csv").write_bytes(run.out.encode())
    rows = list(csv.reader(io.StringIO(run.out.lstrip("\ufeff"), newline=""), strict=True))
    # No cell is one that a spreadsheet would work out.
    assert not [cell for row in rows for cell in row if cell != "-" and cell[:1] in ("=", "+", "-", "@", "\t", "\r")]
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert run.code == 0 and run.err == ""
    assert plain(parsed((tmp_path / "content/menu.json").read_text())) == plain(parsed(json.dumps(menu)))


SPICINESS = {"MILD", "MEDIUM", "HOT"}
ALLERGENS = {"DAIRY", "EGG", "FISH", "PEANUT", "SHELLFISH", "SOY", "TREE_NUT", "WHEAT"}
DIETS = {"HALAL", "KOSHER", "ORGANIC", "VEGAN", "VEGETARIAN"}


def check_food_menus(file):
    """The shape of Google's reference of FoodMenus, version 4, its required fields and limits."""
    def labels(owner):
        assert owner["labels"]
        for label in owner["labels"]:
            assert set(label) <= {"displayName", "description", "languageCode"}
            assert 0 < len(label["displayName"]) <= 140 and len(label.get("description", "")) <= 1000 and label["languageCode"]

    def attributes(owner, required):
        found = owner["attributes"]
        assert set(found) <= {"price", "spiciness", "allergen", "dietaryRestriction", "nutritionFacts"}
        price = found["price"]
        assert set(price) <= {"currencyCode", "units", "nanos"} and len(price["currencyCode"]) == 3
        assert price["units"].isdigit() and 0 < price.get("nanos", 1) < 10**9
        assert {found["spiciness"]} <= SPICINESS if "spiciness" in found else True
        assert set(found.get("allergen", [])) <= ALLERGENS and set(found.get("dietaryRestriction", [])) <= DIETS
        calories = found.get("nutritionFacts", {}).get("calories")
        assert calories is None or isinstance(calories["lowerAmount"], int) and calories["unit"] in ("CALORIE", "JOULE")

    assert set(file) == {"menus"}
    for menu in file["menus"]:
        labels(menu)
        assert menu["sections"]
        for section in menu["sections"]:
            labels(section)
            assert section["items"]
            for item in section["items"]:
                labels(item)
                attributes(item, True)
                for option in item.get("options", []):
                    labels(option)
                    attributes(option, True)


PLACED = {"name", "category", "description", "price", "prices", "allergens", "diets", "spiciness", "calories"}


@SITES
def test_a_file_of_food_menus_gives_back_itself(carte, site, tmp_path):
    run = carte("export", "--format", "foodmenus", site)
    if name_of(site) == "tutorial":
        assert run.code in (0, 1)
        if run.code == 1:
            assert "names no currency" in run.err
            return
    assert run.code == 0, run.err
    check_food_menus(json.loads(run.out))
    menu = parsed((site / "content/menu.json").read_text())
    for owner in menu["items"] + [c for c in menu.get("categories", []) if isinstance(c, dict)]:
        for field in owner if isinstance(owner, dict) else []:
            if field not in PLACED and not field.startswith(("_", "$")) and owner[field] not in (None, ""):
                who = f"'{str(owner['name']).strip()}': " if "name" in owner else ""
                assert f"note: {who}'{field}' has no place in FoodMenus\n" in run.err, (owner, field)
    assert all(line.count(": ") >= 2 for line in run.err.splitlines())
    (tmp_path / "a.json").write_text(run.out)
    imported = carte("import", "a.json", cwd=tmp_path)
    assert imported.code == 0, imported.err
    check = carte("check", tmp_path)
    assert check.code == 0, check.err
    assert carte("export", "--format", "foodmenus", tmp_path).out == run.out


def test_what_food_menus_cannot_hold_is_left_out_and_said(carte, site):
    root = site({"content/menu.json": json.dumps({"items": [
        {"name": "Soup", "price": 3, "description": "x" * 1001}, {"name": "n" * 141, "price": 3}, {"name": "Catch", "priceNote": "market price"},
        {"name": "Stew", "prices": [{"label": "small", "amount": 3}, {"label": "large"}]}]})})
    run = carte("export", "--format", "foodmenus", root)
    file = json.loads(run.out)
    check_food_menus(file)
    assert [i["labels"][0]["displayName"] for i in file["menus"][0]["sections"][0]["items"]] == ["Soup", "Stew"]
    for said in ("has 1001 characters, FoodMenus takes 1000", "has 141 characters, FoodMenus takes 140", "'Catch' has no amount", "the size 'large' has no amount"):
        assert run.err.count(said) == 1


def test_nothing_is_overwritten_without_force(carte, tmp_path):
    (tmp_path / "menu.csv").write_text("name,price,name (fr)\nTea,2,Thé\n")
    assert carte("import", "menu.csv", cwd=tmp_path).code == 0
    before = tree(tmp_path)
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert run.code == 2 and "content/menu.json: error: this file is there already" in run.err and "--force" in run.err
    assert tree(tmp_path) == before
    (tmp_path / "content/menu.json").unlink()
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert run.code == 2 and "content/fr/menu.json" in run.err and not (tmp_path / "content/menu.json").exists()
    assert carte("import", "menu.csv", "--force", cwd=tmp_path).code == 0
    assert sorted(p.name for p in (tmp_path / "content").iterdir()) == ["fr", "menu.json"]


def test_force_keeps_what_a_table_has_no_place_for(carte, tmp_path):
    def write(path, menu):
        (tmp_path / path).parent.mkdir(parents=True, exist_ok=True)
        (tmp_path / path).write_text(json.dumps(menu))
    kept = {"_note": "ours", "hero": {"title": "Hello"}, "banners": [{"text": "Closed on Monday"}]}
    write("content/menu.json", {"site": {"name": "Café", "currency": "USD", "language": "en"}, **kept, "categories": ["Old"], "items": [{"name": "Old", "category": "Old"}]})
    write("content/fr/menu.json", {"site": {"name": "Le café"}, "hero": {"title": "Bonjour"}, "items": []})
    (tmp_path / "menu.csv").write_text("name,price,currency,name (fr)\nTea,2,EUR,Thé\n")
    run = carte("import", "menu.csv", "--force", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    read = lambda path: json.loads((tmp_path / path).read_text())
    assert read("content/menu.json") == {"site": {"name": "Café", "currency": "EUR", "language": "en"}, **kept, "items": [{"name": "Tea", "price": 2}]}
    assert read("content/fr/menu.json") == {
        "site": {"name": "Le café", "currency": "EUR", "language": "fr"}, "hero": {"title": "Bonjour"}, "items": [{"name": "Thé", "price": 2}]}
    # What is no menu is replaced, and said.
    (tmp_path / "content/menu.json").write_text("[")
    run = carte("import", "menu.csv", "--force", cwd=tmp_path)
    assert run.code == 0 and "content/menu.json: warning: the file that is replaced is no menu" in run.err


def test_a_file_at_fault_writes_nothing(carte, tmp_path):
    (tmp_path / "menu.csv").write_text("name,price\nTea,£2\nPie,1.234\n")
    run = carte("import", "menu.csv", "--force", cwd=tmp_path)
    assert run.code == 1 and run.out == "" and not (tmp_path / "content").exists()
    assert "menu.csv:2:5: error: cell B2: '£2' holds a sign of currency" in run.err and "menu.csv:3:5: error: cell B3:" in run.err


def test_a_full_disk_leaves_the_menu_as_it_was(carte, tmp_path):
    (tmp_path / "menu.csv").write_text("name,price\n" + "".join(f"Tea {n},{n}\n" for n in range(1000)))
    (tmp_path / "content").mkdir()
    (tmp_path / "content/menu.json").write_text("{}")
    before = tree(tmp_path)

    def limit():
        signal.signal(signal.SIGXFSZ, signal.SIG_IGN)
        resource.setrlimit(resource.RLIMIT_FSIZE, (1000, 1000))

    run = carte("import", "menu.csv", "--force", cwd=tmp_path, preexec_fn=limit)
    assert run.code == 3 and "cannot write this file" in run.err
    assert tree(tmp_path).keys() == before.keys() and (tmp_path / "content/menu.json").read_text() == "{}"


@pytest.mark.parametrize("arguments, said", [
    (["import"], "is told no file"), (["import", "a", "b"], "one argument too many"), (["import", "nothing.csv"], "there is no such file"), (["import", "."], "not a file"),
    (["export"], "is told no format"), (["export", "--format", "xls"], "there is no format 'xls'"), (["export", "--format", "cvs"], "did you mean 'csv'?"),
    (["export", "--format", "csv", "nothing"], "there is no such folder"), (["export", "--format", "csv", "--page", "fr"], "there is no page 'fr'"),
    (["imprt", "x"], "did you mean 'import'?"),
])
def test_a_wrong_command_line_is_told_what_to_write(carte, site, arguments, said):
    run = carte(*arguments, cwd=site())
    assert run.code == (1 if said == "not a file" else 2) and run.out == "" and said in run.err


def test_help_says_what_both_do(carte):
    for command, option in (("import", "--force"), ("export", "--format")):
        for arguments in (["help", command], [command, "--help"]):
            run = carte(*arguments)
            assert run.code == 0 and run.out.startswith(f"usage: carte {command}") and option in run.out


def test_a_menu_can_be_printed(carte, tmp_path):
    (tmp_path / "menu.csv").write_text("name,price\nTea,2\n")
    run = carte("import", "menu.csv", "--output", "-", cwd=tmp_path)
    assert run.code == 0 and json.loads(run.out) == {"items": [{"name": "Tea", "price": 2}]} and sorted(os.listdir(tmp_path)) == ["menu.csv"]
    with open("/dev/full", "w") as full:
        assert subprocess.run([CARTE, "import", "menu.csv", "--output", "-"], cwd=tmp_path, stdout=full, stderr=subprocess.DEVNULL).returncode == 3


MILLION = 1 << 20


@pytest.mark.parametrize("text", [
    b'"' * MILLION, b"name\n" + b'"' * MILLION, b"," * MILLION, b"name" + b",x" * 500_000 + b"\nTea", b"name\n" + b",x" * 500_000, b"name,price\n" + b"x,1\n" * 250_000,
    b"[" * MILLION, b'{"menus":' * 100_000, b'{"menus": [' + b'{"sections": [' * 100, b'{"objects": [' + b'{"type": "ITEM"},' * 60_000 + b"{}]}", b"\xff\xfe" + b"\xd8\x00" * 500_000,
    b"name,price\n" + b"x,\xe2\x82\xac4\n" * 100_000, b'{"menus": [{"labels": [' + b'{"displayName": "x"},' * 50_000 + b"{}]}]}", b"\x00" * MILLION, b"name\n" + b"json: [\n" * 100_000,
], ids=range(15))
def test_hostile_files_are_answered_in_time(carte, tmp_path, text):
    (tmp_path / "menu").write_bytes(text)
    run = carte("import", "menu", cwd=tmp_path)
    assert run.code in (0, 1), run.code
    assert run.code == 0 or ("error: " in run.err and not (tmp_path / "content").exists())
