"""`carte schema`: a validator that we did not write finds the faults that the reader finds, and no other."""
import copy, json, os, pathlib, random, unicodedata
import jsonschema
import pytest
from agreement import BEYOND, disagreements, reader_faults, schema_faults, validator
from commented_json import CommentedJSON
from conftest import ROOT, Run
from schema_values import TEXTS, VALUES, placed, resolved, routes

FIXTURES = pathlib.Path(os.environ.get("CARTE_FIXTURES", ROOT.parent / "shared/fixtures"))
GOLDEN = ROOT / "Tests/MenuSiteTests/Golden"
NAMES = ("menu", "site")
SCHEMAS = {name: json.loads(Run("schema", name).out) for name in NAMES}
VALIDATORS = {name: validator(schema) for name, schema in SCHEMAS.items()}


def sites():
    found = {"this repository's": ROOT}
    found |= {f"golden {path.name}": path / "site" for path in sorted(GOLDEN.iterdir())}
    if FIXTURES.is_dir():
        found |= {path.name: path for path in sorted(FIXTURES.iterdir()) if (path / "content").is_dir()}
    return found


SITES = sites()


def json_files(root):
    """The menus and site files of a site, by their paths."""
    paths = [path for name in NAMES for path in sorted((root / "content").rglob(name + ".json"))]
    return {str(path.relative_to(root)): CommentedJSON(path.read_bytes().decode()) for path in paths}


def check_agreement(root, files):
    """Holds the reader's faults against the schema's; how many they agreed on."""
    report = Run("check", root).err
    reader = reader_faults(report, files)
    count = 0
    for file, source in files.items():
        schema = schema_faults(VALIDATORS[pathlib.Path(file).stem], source.value)
        own = [(path, text) for name, path, text in reader if name == file]
        lines = disagreements(own, schema)
        assert not lines, "\n".join([file, *lines, json.dumps(source.value, ensure_ascii=False)[:2000]])
        count += len(schema)
    return count


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_is_one_of_2020_12(name):
    schema = SCHEMAS[name]
    assert schema["$schema"] == "https://json-schema.org/draft/2020-12/schema"
    jsonschema.Draft202012Validator.check_schema(schema)


@pytest.mark.parametrize("name", NAMES)
def test_the_schema_in_docs_is_the_programs(name):
    kept = ROOT / f"docs/{name}.schema.json"
    assert kept.read_text() == Run("schema", name).out, f"run: carte schema {name} > docs/{name}.schema.json"


@pytest.mark.parametrize("file", ["content/menu.json", "content/site.json"])
def test_this_repositorys_files_name_their_schema(file):
    path = ROOT / file
    named = CommentedJSON(path.read_text()).value["$schema"]
    assert (path.parent / named).resolve() == ROOT / f"docs/{path.stem}.schema.json"


@pytest.mark.parametrize("site", SITES)
def test_reader_and_schema_agree(site):
    check_agreement(SITES[site], json_files(SITES[site]))


def test_fixtures_are_there():
    if not FIXTURES.is_dir():
        pytest.skip("no CARTE_FIXTURES: the fixtures were not looked at")
    assert len(SITES) > 15
    assert sum(len(schema_faults(VALIDATORS["menu"], json_files(SITES[name])["content/menu.json"].value)) for name in ("misspelt", "pub-two-prices")) > 10


def test_the_pattern_of_an_id_refuses_no_letter_mark_or_digit():
    """The pattern names what is no letter, since classes of Unicode are not known to every validator."""
    inner = validator(SCHEMAS["menu"]["$defs"]["id"])
    kept = [chr(code) for code in range(0x110000) if unicodedata.category(chr(code))[0] in "LM" or unicodedata.category(chr(code)) == "Nd"]
    assert len(kept) > 100_000
    assert all(inner.is_valid("".join(kept[start : start + 100])) for start in range(0, len(kept), 100))
    for code in set(range(0x80)) - {0x0A}:  # Python's $ stands before a line end as well, ECMA-262's does not
        assert inner.is_valid("a" + chr(code)) == (chr(code).isalnum() or chr(code) in "-_."), chr(code)


@pytest.mark.parametrize("name", NAMES)
def test_every_field_is_described_and_has_an_example_that_fits(name):
    schema = SCHEMAS[name]
    for where, definition in [("", schema), *schema["$defs"].items()]:
        for field, said in definition.get("properties", {}).items():
            said = resolved(said, schema)
            assert said["description"], f"{where}.{field}"
            if said.get("deprecated"):
                continue
            assert said.get("examples"), f"{where}.{field} has no example: write one into SchemaExamples.swift"
            inner = validator({**said, "$defs": schema["$defs"]})
            for example in said["examples"]:
                assert inner.is_valid(example), f"{where}.{field}: {example}"
        for example in definition.get("examples", []):
            assert not list(validator({**definition, "$defs": schema["$defs"]}).iter_errors(example)), example


def test_every_kind_of_object_is_reached():
    schema = SCHEMAS["menu"]
    assert set(routes(schema)) == {None} | {name for name, part in schema["$defs"].items() if "properties" in part}


def merged(files):
    """Files as few as will do: those that have nothing but items, or banners, or categories, or such as they add, as one with all."""
    lists, rest = {}, []
    for value in files:
        key = next(iter(value)) if len(value) == 1 else list(value)[1] if list(value)[:1] == ["extends"] and len(value) == 2 else None
        if key and isinstance(value[key], list):
            lists.setdefault(key, {key: []})[key].extend(value[key])
        elif key and isinstance(value[key], dict) and list(value[key]) == ["add"] and isinstance(value[key]["add"], list):
            lists.setdefault("add " + key, {**value, key: {"add": []}})[key]["add"].extend(value[key]["add"])
        else:
            rest.append(value)
    return [*lists.values(), *rest]


def bare(examples, index):
    """Examples of an object on the way to another, without what need not be beside it."""
    if index == 0:
        return [{name: value for name, value in examples[0].items() if name == "extends"}]
    return [{}] if "add" in examples[0] else examples


#: Fields that change what is said of the others: they are tried by themselves.
ALONE = {"extends", "imageUrl"}

#: A menu to extend, with an item and a section of the names in the examples.
EXTENDED = {"categories": ["Coffee"], "items": [{"id": "latte", "name": "Latte", "category": "Coffee", "description": "Milk", "price": 3, "reviewPoint": 4}]}


def smallest(example, inner):
    """An example without all that it can be without."""
    for field in reversed(example):
        less = {name: value for name, value in example.items() if name != field}
        example = less if inner.is_valid(less) else example
    return example


@pytest.mark.parametrize("kind", [kind for kind in routes(SCHEMAS["menu"])])
def test_reader_and_schema_agree_on_each_value_of_each_field(site, kind):
    schema = SCHEMAS["menu"]
    definition = schema["$defs"][kind] if kind else schema
    # The root's other fields and other changes are left out, so that many values fit into one file.
    route = [(bare(examples, index), *rest) for index, (examples, *rest) in enumerate(routes(schema)[kind])]
    inner = validator({**definition, "$defs": schema["$defs"]})
    base = smallest(definition["examples"][0], inner) if kind else {}
    fields = [*definition["properties"], "_x", "x"]
    if "allOf" in definition:
        objects = [{**base, field: value} for field in fields for value in VALUES + TEXTS]
    else:  # no field has to do with another: all of them can be tried at once
        alone = [{field: value} for field in fields if field in ALONE for value in VALUES + TEXTS]
        objects = alone + [{field: value for field in fields if field not in ALONE} for value in VALUES + TEXTS]
    # No file has more than a thousand faults, which is what is printed of one.
    files = [file for start in range(0, len(objects), 30) for file in merged([placed(value, route) for value in objects[start : start + 30]])]
    root = site({f"content/p{index}/menu.json": json.dumps(value, ensure_ascii=False, indent=1) for index, value in enumerate(files)})
    (root / "content/menu.json").unlink()
    if any("extends" in value for value in files):
        (root / "content/menu.json").write_text(json.dumps(EXTENDED))
    assert check_agreement(root, json_files(root)) > 5


# --- changes at random: what one finds the other finds as well


def nodes(value, path=()):
    """Every value below a value, by its path."""
    inner = value.items() if isinstance(value, dict) else enumerate(value) if isinstance(value, list) else ()
    for key, child in inner:
        yield (*path, key), child
        yield from nodes(child, (*path, key))


def names(name):
    """Every name that a schema has somewhere."""
    schema = SCHEMAS[name]
    return sorted({field for part in (schema, *schema["$defs"].values()) for field in part.get("properties", {})})


def changed(value, name, dice):
    """A copy of a value with one change, and what it was."""
    value = copy.deepcopy(value)
    places = list(nodes(value))
    path, _ = dice.choice(places)
    parent = value
    for step in path[:-1]:
        parent = parent[step]
    kind = dice.choice(["value", "value", "value", "field", "field", "name", "remove"])
    new = copy.deepcopy(dice.choice(VALUES + TEXTS))
    if kind == "field" and isinstance(parent, dict):
        field = dice.choice(names(name))
        parent[field] = new
        return value, f"{path[:-1]} + {field}: {new!r}"
    if kind == "name" and isinstance(parent, dict):
        word = dice.choice([path[-1][:-1] or "x", path[-1] + "s", "_" + path[-1], path[-1].upper(), "$x", "imageUrl"])
        parent[word] = parent.pop(path[-1])
        return value, f"{path} as {word}"
    if kind == "remove":
        del parent[path[-1]]
        return value, f"{path} removed"
    parent[path[-1]] = new
    return value, f"{path}: {new!r}"


def bases(name):
    """Values without fault to change: the examples of the schema and the files of the sites."""
    schema, found = SCHEMAS[name], []
    if name == "menu":
        each = {key: part.get("examples", []) for key, part in schema["$defs"].items()}
        found.append({"extends": "base.json", "hero": each["hero"][0], "categories": each["category-changes"][0], "items": each["item-changes"][0] | {"latte": {"name": "Latte", "options": {"decaf": "x"}}}})
        found.append({"hero": each["hero"][0], "banners": each["banner"], "categories": each["category"], "items": each["item"], "site": each["site"][0]})
    else:
        found += schema["examples"]
    for root in SITES.values():
        for file, source in json_files(root).items():
            if pathlib.Path(file).stem == name and not schema_faults(VALIDATORS[name], source.value):
                value = source.value
                if len(value.get("items", [])) > 12:
                    value = {**value, "items": value["items"][:12]}
                found.append(value)
    return found


@pytest.mark.parametrize("name, count", [("menu", 400), ("site", 100)])
def test_reader_and_schema_agree_on_changes_at_random(site, name, count):
    dice = random.Random(int(os.environ.get("CARTE_SEED", "202012")))
    count = int(os.environ.get("CARTE_CHANGES", count))
    root = site({"content/site.json": '{"language": "en"}', "content/base.json": json.dumps(EXTENDED)})
    from_values = bases(name)
    for base in from_values:
        assert not schema_faults(VALIDATORS[name], base)
    faulty = 0
    for turn in range(count):
        # The examples have every field; half of the changes are made to them.
        base = dice.choice(from_values[:2]) if turn % 2 == 0 else dice.choice(from_values)
        value, change = changed(base, name, dice)
        file = f"content/{name}.json"
        text = json.dumps(value, ensure_ascii=False, indent=1)
        (root / file).write_text(text)
        try:
            faulty += check_agreement(root, {file: CommentedJSON(text)}) > 0
        except AssertionError as error:
            raise AssertionError(f"change {turn}, {change}\n{error}") from None
    assert count / 4 < faulty < count * 7 / 8


def test_the_comparison_sees_a_difference(site):
    """A rule taken out of the schema is missed."""
    root = site({"content/menu.json": '{"items": [{"name": "a", "price": "£4"}, {"nmae": "b"}]}'})
    files = {"content/menu.json": CommentedJSON((root / "content/menu.json").read_text())}
    reader = [(path, text) for _, path, text in reader_faults(Run("check", root).err, files)]
    assert len(reader) == 3 and not any(BEYOND.search(text) for _, text in reader)
    weak = copy.deepcopy(SCHEMAS["menu"])
    del weak["$defs"]["amount"]["pattern"], weak["$defs"]["item"]["additionalProperties"]
    value = files["content/menu.json"].value
    assert len(disagreements(reader, schema_faults(VALIDATORS["menu"], value))) == 0
    assert len(disagreements(reader, schema_faults(validator(weak), value))) == 2
    assert len(disagreements([], schema_faults(VALIDATORS["menu"], value))) == 3
