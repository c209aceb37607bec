"""The filter: by keyboard alone, in every engine; what is shown is what a model of our own says."""

import random

import pytest

TAB, SPACE, ENTER = "\ue004", " ", "\ue007"
DIETS = ["vegan", "vegetarian", "gluten-free", "dairy-free", "nut-free", "halal", "kosher"]
GLUTEN = ["wheat", "spelt", "khorasan", "rye", "barley", "oats"]
NUTS = ["almonds", "hazelnuts", "walnuts", "cashews", "pecans", "brazil-nuts", "pistachios", "macadamia"]
OTHERS = ["crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "celery", "mustard", "sesame", "sulphites", "lupin", "molluscs"]

SHOWN = """
const isShown = e => e.checkVisibility() && e.getClientRects().length > 0;
return {
    dishes: [...document.querySelectorAll(".item__name")].filter(isShown).map(e => e.textContent),
    empty: [...document.querySelectorAll(".section")].filter(s => [...s.children].some(e => e.matches(".section__empty") && isShown(e))).map(s => s.id),
};
"""

FOCUS = """
const e = document.activeElement;
return {tag: e.localName, value: e.value || "", name: (e.closest("label") || e).textContent.trim(), checked: !!e.checked,
        group: e.closest("fieldset")?.querySelector("legend").textContent || ""};
"""


def group(allergen):
    return "gluten" if allergen in GLUTEN else "nuts" if allergen in NUTS else allergen


def is_shown(item, chosen):
    """Whether a dish is shown: fit for each chosen diet, and known to be without each chosen allergen."""
    diets = {diet for diet in item.get("diets", []) if isinstance(diet, str)}
    if "vegan" in diets:
        diets.add("vegetarian")
    present = {group(a) for a in item.get("allergens", []) + item.get("traces", [])}
    for choice in chosen:
        if choice in DIETS:
            if choice not in diets:
                return False
        elif choice not in item.get("freeFrom", []) and (not item.get("allergens") or choice in present):
            return False
    return True


def random_item(name, category, rng):
    words = GLUTEN + NUTS + OTHERS + ["gluten", "nuts"]
    rng.shuffle(words)
    item = {"name": name, "category": category, "price": 5}
    if rng.random() < 0.7:
        item["allergens"], words = words[:3], words[3:]
    if rng.random() < 0.3:
        item["traces"], words = words[:2], words[2:]
    if rng.random() < 0.3:
        present = {group(a) for a in item.get("allergens", []) + item.get("traces", [])}
        item["freeFrom"] = [w for w in words[:3] if w not in present]
    item["diets"] = [d if rng.random() < 0.8 else {"diet": d, "onRequest": True} for d in rng.sample(DIETS, rng.randrange(4))]
    return item


@pytest.fixture(scope="module")
def menu():
    rng = random.Random(20)
    sections = ["one", "two", "three", "four"]
    items = [random_item("Dish-%d" % n, sections[n % 4] if n < 34 else "two", rng) for n in range(36)]
    return {"categories": [{"id": s, "name": s.title(), "style": style} for s, style in zip(sections, ["list", "carousel", "squares", "list"])], "items": items}


@pytest.fixture(scope="module")
def page(site, menu):
    return site(menu)


def choose(window, value):
    """Focuses a choice, as a reader who pressed Tab up to it, and presses the space bar."""
    window.js("document.querySelector('.filter [value=' + args[0] + ']').focus()", value)
    window.key(SPACE)


def test_is_worked_by_keyboard_alone(window, page, menu):
    window.open(page.address)
    everything = [item["name"] for item in menu["items"]]
    for _ in range(30):
        window.key(TAB)
        if window.js(FOCUS)["tag"] == "summary":
            break
    assert window.js(FOCUS)["name"] == "Filter"
    window.key(ENTER)
    assert window.js("return document.querySelector('.filter').open")
    window.key(TAB)
    first = window.js(FOCUS)
    assert (first["tag"], first["group"], first["checked"]) == ("input", "Diet", False) and first["name"]
    window.key(SPACE)
    assert window.js(FOCUS)["checked"]
    wanted = [i["name"] for i in menu["items"] if is_shown(i, [first["value"]])]
    assert sorted(window.js(SHOWN)["dishes"]) == sorted(wanted) != sorted(everything)
    # Enter neither sends the page away nor forgets the choice.
    window.key(ENTER)
    window.settle()
    assert window.js("return location.search") == "" and sorted(window.js(SHOWN)["dishes"]) == sorted(wanted)
    groups, reached = set(), []
    for _ in range(40):
        window.key(TAB)
        at = window.js(FOCUS)
        reached.append(at["value"])
        groups.add(at["group"])
        if at["tag"] == "button":
            break
    assert "Without" in groups and "milk" in reached
    window.key(ENTER)
    assert sorted(window.js(SHOWN)["dishes"]) == sorted(everything)


def test_shows_what_the_model_says(phone, page, menu):
    phone.open(page.address)
    phone.js("document.querySelector('.filter').open = true")
    values = phone.js("return [...document.querySelectorAll('.filter input')].map(e => e.value)")
    assert values == [v for v in DIETS + ["gluten", "crustaceans", "eggs", "fish", "peanuts", "soybeans", "milk", "nuts", "celery",
                                          "mustard", "sesame", "sulphites", "lupin", "molluscs"] if v in values]  # fmt: skip
    rng = random.Random(21)
    some_empty = 0
    for _ in range(25):
        chosen = rng.sample(values, rng.choice([1, 1, 2, 3]))
        for value in chosen:
            choose(phone, value)
        shown = phone.js(SHOWN)
        assert sorted(shown["dishes"]) == sorted(i["name"] for i in menu["items"] if is_shown(i, chosen)), chosen
        empty = [s["id"] for s in menu["categories"] if not any(is_shown(i, chosen) for i in menu["items"] if i["category"] == s["id"])]
        assert shown["empty"] == empty, chosen
        some_empty += bool(empty)
        for value in chosen:
            choose(phone, value)
    assert some_empty > 3
    assert len(phone.js(SHOWN)["dishes"]) == len(menu["items"]) and phone.js(SHOWN)["empty"] == []


def test_is_a_group_of_named_checkboxes(desktop, page):
    """What a screen reader is told: a fieldset a question, a name a choice."""
    desktop.open(page.address)
    desktop.js("document.querySelector('.filter').open = true")
    boxes = desktop.js("return [...document.querySelectorAll('.filter input')].map(e => [e.type, e.labels.length, e.labels[0].textContent.trim()])")
    assert all(kind == "checkbox" and labels == 1 and name for kind, labels, name in boxes)
    assert len({name for _, _, name in boxes}) == len(boxes)
    legends = desktop.js("return [...document.querySelectorAll('.filter fieldset')].map(e => e.firstElementChild.localName)")
    assert legends == ["legend", "legend"]


def test_is_not_there_for_an_engine_without_has(page):
    """The rules stand behind a test for `:has()`; without it nothing of the filter is shown."""
    style = next(page.output.glob("style.*.css")).read_text(encoding="utf-8")
    start = style.index("@supports selector(:has(*))")
    assert ".filter, .section__empty { display: none; }" in style[:start]
    assert ".filter { display: block; }" in style[start : start + 200]


def test_is_absent_where_nothing_would_be_filtered(site):
    page = site({"items": [{"name": "Soup", "diets": ["vegan"]}, {"name": "Bread", "diets": ["vegan"]}]}).page()
    assert "filter" not in page and "data-fit" not in page


def test_is_not_printed(desktop, page):
    desktop.media("print")
    desktop.open(page.address)
    assert desktop.js("return getComputedStyle(document.querySelector('.filter')).display") == "none"
