"""Tables and catalogues as other programs write them come to a menu that builds, and what could not be taken is said with its place."""
import codecs, json
import pytest

TABLE = """Dish;Cost;Group;Details;Allergens;Diets;Sizes;Sold Out;Spice level;Tags;Name (fr);category_fr;Extras
Miso soup;6,50;Soups;"White miso, ""soft"" tofu";Soy, Gluten;vegan?;;no;1;warm;Soupe miso;Soupes;tofu + 1,00; rice
Burger;;Grill;;Milk | Tree Nuts | egg;;single = 12,50; double = 16,50;yes;;;;;
"""


def rows(text):
    """The sample, with the cells that hold the separator in quotes."""
    return text.replace("tofu + 1,00; rice", '"tofu + 1,00; rice"').replace("single = 12,50; double = 16,50", '"single = 12,50; double = 16,50"')


@pytest.mark.parametrize("encoding, mark", [
    ("utf-8", b""), ("utf-8", codecs.BOM_UTF8), ("utf-16-le", codecs.BOM_UTF16_LE), ("utf-16-be", codecs.BOM_UTF16_BE), ("utf-16-le", b""), ("utf-16-be", b"")])
@pytest.mark.parametrize("separator", [";", "\t", ","])
@pytest.mark.parametrize("line_end", ["\n", "\r\n", "\r"])
def test_a_table_is_read_whatever_it_is_written_in(carte, tmp_path, encoding, mark, separator, line_end):
    text = rows(TABLE)
    if separator != ";":
        import csv, io
        out = io.StringIO(newline="")
        csv.writer(out, delimiter=separator, lineterminator=line_end, quoting=csv.QUOTE_ALL).writerows(csv.reader(io.StringIO(text), delimiter=";"))
        text = out.getvalue()
    else:
        text = text.replace("\n", line_end)
    (tmp_path / "menu.csv").write_bytes(mark + text.encode(encoding))
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    assert run.out == "content/menu.json: 2 items in 2 sections\ncontent/fr/menu.json: 2 items in 2 sections\n"
    menu = json.loads((tmp_path / "content/menu.json").read_text())
    soup = {"name": "Miso soup", "category": "Soups", "description": 'White miso, "soft" tofu', "price": "6,50",
            "options": [{"name": "tofu", "price": "1,00"}, "rice"], "tags": ["warm"], "diets": [{"diet": "vegan", "onRequest": True}],
            "allergens": ["soybeans", "gluten"], "spiciness": 1, "soldOut": False}
    burger = {"name": "Burger", "category": "Grill", "prices": [{"label": "single", "amount": "12,50"}, {"label": "double", "amount": "16,50"}],
              "allergens": ["milk", "nuts", "eggs"], "soldOut": True}
    assert menu == {"categories": ["Soups", "Grill"], "items": [soup, burger]}
    french = json.loads((tmp_path / "content/fr/menu.json").read_text())
    assert french == {"site": {"language": "fr"}, "categories": ["Soupes", "Grill"],
                      "items": [{**soup, "name": "Soupe miso", "category": "Soupes"}, burger]}
    check = carte("check", tmp_path)
    assert check.code == 0, check.err


@pytest.mark.parametrize("text, place, said, hint", [
    ("name,catgory\nTea,x\n", "1:6: warning: column B, 'catgory', is unknown and left out", "", "did you mean 'category'?"),
    ("name,name (xx)\nTea,x\n", "1:6: warning: column B, 'name (xx)', is unknown and left out: 'xx' is no language", "", "such as en"),
    ("name,description (deu)\nTea,x\n", "1:6: warning: column B, 'description (deu)', is unknown and left out: 'deu' is no language", "", "did you mean 'de'"),
    ("name,title\nTea,x\n", "1:6: warning: column B, 'title', says the same as column A", "", ""),
    ("name,price,\nTea,2,x\n", "2:7: warning: cell C2: this column has no head", "", ""),
    ("name,calories\nTea,390 kcal\n", "2:5: warning: cell B2: '390 kcal' is not a number alone; it is left out", "", "write 390"),
    ("name,spiciness\nTea,9\n", "2:5: warning: cell B2: 'spiciness' is a whole number from 0 to 3", "", "write at most 3"),
    ("name,sold out\nTea,maybe\n", "2:5: warning: cell B2: 'maybe' is neither 'yes' nor 'no'", "", "write 'yes' or 'no'"),
    ("name,id\nTea,a b\n", "2:5: warning: cell B2: an id is made of letters", "", ""),
    ("name,id\nTea,x\nPie,x\n", "3:5: warning: cell B3: the id 'x' stands twice", "", "cell B2"),
    ("name,image\nTea,tea.jpg\n", "2:5: warning: cell B2: there is no picture 'tea.jpg'", "", "content/images/"),
    ("name,price\nTea,2\n\n,3\n", "4:1: warning: row 4: the item has no name; it is left out", "", ""),
    ("kind,name,style\nitem,Tea,list\n", "2:10: warning: cell C2: an item has no 'style'", "", ""),
    ("name,hours\nTea,x\n", "2:5: warning: cell B2: an item has no 'hours'", "", ""),
])
def test_what_cannot_be_taken_is_said_and_the_rest_is_there(carte, tmp_path, text, place, said, hint):
    (tmp_path / "menu.csv").write_text(text)
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert run.code == 0 and f"menu.csv:{place}" in run.err and hint in run.err, run.err
    assert run.err.count("warning: ") == 1
    check = carte("check", tmp_path)
    assert check.code == 0, check.err


@pytest.mark.parametrize("text, place, hint", [
    ("name,price\nSoup,12,50\n", "2:9: error: cell C2: the row has more cells than the first row", 'put a cell that holds a comma in quotes: "12,50"'),
    ("name,allergens\nSoup,milk,eggs\n", "2:11: error: cell C2: the row has more cells than the first row", "in quotes"),
    ("name;price\nSoup;12;;x\n", "2:10: error: cell D2: the row has more cells than the first row", '"milk; eggs"'),
    ("name,Prise\nTea,2\n", "1:6: error: column B, 'Prise', is unknown", "did you mean 'price'?"),
    ("name,Alergens\nTea,milk\n", "1:6: error: column B, 'Alergens', is unknown", "did you mean 'allergens'?"),
    ("name,price range lo\nTea,2\n", "1:6: error: column B, 'price range lo', is unknown", "did you mean 'priceRange low'?"),
    ("name,optons\nTea,a\n", "1:6: error: column B, 'optons', is unknown", "did you mean 'options'?"),
    ("name,may contian\nTea,milk\n", "1:6: error: column B, 'may contian', is unknown", "did you mean 'traces'?"),
    ("name,free form\nTea,milk\n", "1:6: error: column B, 'free form', is unknown", "did you mean 'freeFrom'?"),
    ("name,dites\nTea,vegan\n", "1:6: error: column B, 'dites', is unknown", "a column '_dites' is kept as a remark"),
    ("name,allergens,contains\nTea,milk,eggs\n", "1:16: error: column C, 'contains', says the same as column B", "'_contains'"),
    ("name,price\nTea,€4\n", "2:5: error: cell B2: '€4' holds a sign of currency", "write 4"),
    ("name,price\nTea,1.234\n", "2:5: error: cell B2: '1.234' holds a separator", "write 1234 if thousands are meant, or 1.234 if decimals are"),
    ("name,price\nTea,400/800\n", "2:5: error: cell B2: '400/800' holds 2 amounts", "write 'small = 400; large = 800' into the column 'prices'"),
    ("name,price\nTea,market\n", "2:5: error: cell B2: 'market' is not a number", "'priceNote'"),
    ("name,prices\nTea,small 3.50\n", "2:5: error: cell B2: 'small 3.50' is no size with its amount", "write 'small = 3.50'"),
    ("name,price,prices\nTea,2,a = 3\n", "2:7: error: cell C2: 'price' and 'prices' stand side by side", ""),
    ("name,allergens\nTea,gluten; nutz\n", "2:5: error: cell B2: unknown allergen 'nutz'", "did you mean 'nuts'?"),
    ("name,diets\nTea,vegn\n", "2:5: error: cell B2: unknown diet 'vegn'", "did you mean 'vegan'?"),
    ("name,price,currency\nTea,2,EUR\nPie,3,USD\n", "3:7: error: cell C3: 'USD' is another currency", "one currency"),
    ("kind,name\nsecton,Tea\n", "2:1: error: cell A2: 'secton' is neither 'section' nor 'item'", "did you mean 'section'?"),
    ("title of dish,price\nTea,2\n", "1:1: error: no column is called 'name'", "heads of the columns"),
    ('name,price\n"Tea,2\n', "2:1: error: this quote is not closed", ""),
    ("name,tags\nTea,json: [\n", "2:5: warning: cell B2: what stands behind 'json:' is no JSON", ""),
])
def test_what_a_guest_pays_or_must_not_eat_is_never_left_out(carte, tmp_path, text, place, hint):
    (tmp_path / "menu.csv").write_text(text)
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert f"menu.csv:{place}" in run.err and hint in run.err, run.err
    assert (tmp_path / "content").exists() == ("warning" in place)
    assert run.code == (0 if "warning" in place else 1) and run.err.count("error: ") == (0 if "warning" in place else 1), run.err


@pytest.mark.parametrize("cell, hours", [
    ("mon-fri 09:00-18:00", {"mon-fri": "09:00-18:00"}),
    ("mon-fri 09:00-18:00; sat 10:00-14:00, 17:00-23:00", {"mon-fri": "09:00-18:00", "sat": ["10:00-14:00", "17:00-23:00"]}),
    ("mon-sat -11:00; sun closed", {"mon-sat": "-11:00", "sun": "closed"}),
    ("09:00-11:00; 17:00-", ["09:00-11:00", "17:00-"]), ("-11:00", "-11:00"),
])
def test_hours_of_a_section_are_read_and_written_as_the_manual_says(carte, tmp_path, cell, hours):
    (tmp_path / "menu.csv").write_text(f'kind,name,hours,category\nsection,Soups,"{cell}",\nitem,Tea,,Soups\n')
    run = carte("import", "menu.csv", cwd=tmp_path)
    assert (run.code, run.err) == (0, "")
    assert json.loads((tmp_path / "content/menu.json").read_text())["categories"] == [{"name": "Soups", "hours": hours}]
    table = carte("export", "--format", "csv", tmp_path)
    assert table.code == 0
    # A cell that begins with '-' would be a formula to a spreadsheet.
    assert cell in table.out or cell.startswith("-") and f'json: ""{cell}""' in table.out


def test_more_decimals_than_the_sites_currency_has(carte, site):
    root = site({"menu.csv": "name,price\nTea,2.505\nPie,0.005\n"})
    run = carte("import", "menu.csv", "--force", cwd=root)
    assert run.code == 1 and "menu.csv:3:5: error: cell B3: 0.005 has 3 decimals, USD has 2 decimals" in run.err


def test_descriptions_that_lie_in_files_stay_there(carte, site):
    root = site({"menu.csv": "id,name,description\ntea,Tea,Green.\npie,Pie,Apples.\n", "content/descriptions/tea.md": "Green.\n", "content/descriptions/pie.md": "Pears.\n"})
    run = carte("import", "menu.csv", "--force", cwd=root)
    assert run.code == 0 and run.err.count("warning: ") == 1
    assert "menu.csv:3:9: warning: cell C3: the description is another one than that of content/descriptions/pie.md, which stays" in run.err
    assert carte("check", root).code == 0


SQUARE = {"objects": [
    {"type": "CATEGORY", "id": "C1", "category_data": {"name": "Coffee"}}, {"type": "CATEGORY", "id": "C2", "category_data": {"name": "Unused"}},
    {"type": "IMAGE", "id": "I1", "image_data": {"name": "x", "url": "https://items-images.example.com/1.jpeg"}},
    {"type": "MODIFIER_LIST", "id": "M1", "modifier_list_data": {"name": "Milk", "selection_type": "SINGLE", "modifiers": [
        {"type": "MODIFIER", "id": "O2", "modifier_data": {"name": "Almond Milk", "ordinal": 2, "price_money": {"amount": 250, "currency": "USD"}}},
        {"type": "MODIFIER", "id": "O1", "modifier_data": {"name": "Whole Milk", "ordinal": 1, "price_money": {"amount": 0, "currency": "USD"}}}]}},
    {"type": "TAX", "id": "T1", "tax_data": {"name": "Tax"}}, {"type": "TAX", "id": "T2", "tax_data": {"name": "Tax 2"}},
    {"type": "ITEM", "id": "A1", "updated_at": "2024-01-01T00:00:00Z", "version": 1, "present_at_all_locations": True, "item_data": {
        "name": "Latte", "description": "Two shots & *milk*", "description_html": "<p>Two shots &amp; *milk*</p>", "categories": [{"id": "C1", "ordinal": 1}], "image_ids": ["I1"],
        "tax_ids": ["T1"], "modifier_list_info": [{"modifier_list_id": "M1", "enabled": True}], "product_type": "FOOD_AND_BEV",
        "food_and_beverage_details": {"calorie_count": 190, "dietary_preferences": [{"type": "STANDARD", "standard_name": "GLUTEN_FREE"}, {"type": "CUSTOM", "custom_name": "Keto"}],
                                      "ingredients": [{"type": "STANDARD", "standard_name": "MILK"}, {"type": "STANDARD", "standard_name": "TREE_NUTS"}]},
        "variations": [{"type": "ITEM_VARIATION", "id": "V2", "item_variation_data": {"name": "Large", "ordinal": 2, "pricing_type": "FIXED_PRICING", "price_money": {"amount": 450, "currency": "USD"}}},
                       {"type": "ITEM_VARIATION", "id": "V1", "item_variation_data": {"name": "Small", "ordinal": 1, "pricing_type": "FIXED_PRICING", "price_money": {"amount": 300, "currency": "USD"}}}]}},
    {"type": "ITEM", "id": "A2", "item_data": {"name": "Cookie", "category_id": "C1", "variations": [
        {"type": "ITEM_VARIATION", "item_variation_data": {"name": "Regular", "pricing_type": "FIXED_PRICING", "price_money": {"amount": 275, "currency": "USD"}}}]}},
    {"type": "ITEM", "id": "A3", "item_data": {"name": "Catering", "variations": [{"type": "ITEM_VARIATION", "item_variation_data": {"name": "Regular", "pricing_type": "VARIABLE_PRICING"}}]}},
    {"type": "ITEM", "id": "A4", "is_deleted": True, "item_data": {"name": "Gone"}}], "cursor": "x"}


def test_a_catalogue_of_square_becomes_a_menu(carte, tmp_path):
    (tmp_path / "square.json").write_text(json.dumps(SQUARE))
    run = carte("import", "square.json", cwd=tmp_path)
    assert (run.code, run.out) == (0, "content/menu.json: 3 items in 1 section\n"), run.err
    assert json.loads((tmp_path / "content/menu.json").read_text()) == {"site": {"currency": "USD"}, "categories": ["Coffee"], "items": [
        {"name": "Latte", "category": "Coffee", "description": "Two shots & \\*milk\\*", "image": "https://items-images.example.com/1.jpeg",
         "prices": [{"label": "Small", "amount": 3}, {"label": "Large", "amount": 4.50}], "options": ["Whole Milk", {"name": "Almond Milk", "price": 2.50}],
         "diets": ["gluten-free"], "allergens": ["milk", "nuts"], "calories": 190},
        {"name": "Cookie", "category": "Coffee", "price": 2.75}, {"name": "Catering", "price": None}]}
    for said in ("'TAX' has no place in a menu and is left out (2 times)", "'Keto' of 'dietary_preferences' has no place", "a price is told at the till", "deleted or archived"):
        assert run.err.count(said) == 1, said
    assert run.err.count("warning: ") == 4
    check = carte("check", tmp_path)
    assert check.code == 0, check.err


def test_amounts_of_square_are_in_the_smallest_unit(carte, tmp_path):
    for currency, amount, want in (("JPY", 450, 450), ("KWD", 1250, 1.25), ("USD", 1250, 12.5), ("EUR", 5, 0.05)):
        item = {"type": "ITEM", "item_data": {"name": "x", "variations": [{"item_variation_data": {"price_money": {"amount": amount, "currency": currency}}}]}}
        (tmp_path / "s.json").write_text(json.dumps([item]))
        run = carte("import", "s.json", "--output", "-", cwd=tmp_path)
        assert json.loads(run.out)["items"][0]["price"] == want, run.err


FOOD_MENUS = {"menus": [{"labels": [{"displayName": "Menu", "description": "Main", "languageCode": "en"}], "cuisines": ["AMERICAN"], "sourceUrl": "https://example.com/menu", "sections": [
    {"labels": [{"displayName": "Mains", "languageCode": "en"}, {"displayName": "Plats", "languageCode": "fr"}], "items": [
        {"labels": [{"displayName": "Burger", "description": "1. *Beef*\nBun", "languageCode": "en"}, {"displayName": "Hamburger", "languageCode": "fr"}],
         "attributes": {"price": {"currencyCode": "USD", "units": "12", "nanos": 500000000}, "spiciness": "MEDIUM", "allergen": ["DAIRY", "TREE_NUT", "SHELLFISH"],
                        "dietaryRestriction": ["HALAL", "ORGANIC"], "servesNumPeople": 2, "portionSize": {"quantity": 2, "unit": [{"displayName": "pieces", "languageCode": "en"}]},
                        "nutritionFacts": {"calories": {"lowerAmount": 500, "upperAmount": 600, "unit": "CALORIE"}, "protein": {"lowerAmount": 10, "unit": "GRAM"}},
                        "preparationMethods": ["GRILLED"]},
         "options": [{"labels": [{"displayName": "Double", "languageCode": "en"}], "attributes": {"price": {"currencyCode": "USD", "units": "16"}}}]}]},
    {"labels": [{"displayName": "MAINS", "languageCode": "en"}], "items": [{"labels": [{"displayName": "Pie"}], "attributes": {"price": {"currencyCode": "USD", "units": "5"}}}]}]}]}


def test_a_menu_of_google_becomes_a_menu(carte, tmp_path):
    (tmp_path / "google.json").write_text(json.dumps(FOOD_MENUS))
    run = carte("import", "google.json", cwd=tmp_path)
    assert run.code == 0, run.err
    burger = {"name": "Burger", "category": "Mains", "description": "1\\. \\*Beef\\*\\\nBun", "prices": [{"label": "Burger", "amount": 12.5}, {"label": "Double", "amount": 16}],
              "size": "2 pieces", "diets": ["halal"], "allergens": ["milk", "nuts", "crustaceans", "molluscs"], "spiciness": 2, "calories": 500}
    site = {"name": "Menu", "language": "en", "currency": "USD", "url": "https://example.com/menu"}
    menu = json.loads((tmp_path / "content/menu.json").read_text())
    assert menu == {"site": site, "categories": ["Mains", {"id": "mains-2", "name": "MAINS"}], "items": [burger, {"name": "Pie", "category": "mains-2", "price": 5}]}
    french = json.loads((tmp_path / "content/fr/menu.json").read_text())
    assert french["site"]["language"] == "fr" and french["categories"][0] == "Plats" and french["items"][0]["name"] == "Hamburger" and french["items"][0]["category"] == "Plats"
    for said in ("'cuisines'", "'servesNumPeople'", "'preparationMethods'", "'protein'", "'upperAmount'", "'ORGANIC'", "'SHELLFISH' is crustaceans or molluscs;", "the first of several sizes"):
        assert run.err.count(said) == 1, said
    check = carte("check", tmp_path)
    assert check.code == 0, check.err


@pytest.mark.parametrize("text, said", [
    ('{"items": []}', "this is a menu file of Carte's already"), ('{"a": 1}', "of no program that is known"), ("{", "'{' is not closed"),
    ('{"menus": [{"sections": [{"items": [{"attributes": {"price": {"units": "x", "currencyCode": "USD"}}}]}]}]}', "the price is no amount"),
    ('{"menus": [{"sections": [{"labels": [{"displayName": "x"}], "items": [{"labels": [{"displayName": "y"}], "attributes": {"allergen": ["LATEX"]}}]}]}]}', "unknown allergen 'LATEX'"),
    ('{"objects": []}', "the file has no items"), ('{"menus": []}', "the file has no items"), ("name\n", "the file has no items"), ("", "the file is empty"),
])
def test_other_json_is_told(carte, tmp_path, text, said):
    (tmp_path / "x").write_text(text)
    run = carte("import", "x", cwd=tmp_path)
    assert run.code == 1 and said in run.err and run.err.count("error: ") == 1, run.err


def google(attributes):
    return json.dumps({"menus": [{"sections": [{"labels": [{"displayName": "x"}], "items": [{"labels": [{"displayName": "y"}], "attributes": attributes}]}]}]})


def square(data, *others):
    return json.dumps([{"type": "ITEM", "item_data": {"name": "y", **data}}, *others])


MONEY = {"currencyCode": "EUR", "units": "1"}


@pytest.mark.parametrize("text, at, said", [
    (google({"price": MONEY, "allergen": "DAIRY"}), '"DAIRY"', "'allergen' is a list in [ ], not text in quotes"),
    (google({"price": MONEY, "allergen": [5]}), "5]", "an entry of 'allergen' is text in quotes, not a number"),
    (google({"price": MONEY, "dietaryRestriction": {"a": 7}}), '{"a": 7}', "'dietaryRestriction' is a list in [ ], not an object"),
    (google("zzz"), '"zzz"', "'attributes' is an object in { }, not text in quotes"),
    (google({"price": 5}), "5}", "'price' is an object in { }, not a number"),
    (google({"price": {"currencyCode": "EUR", "units": True}}), "true", "the price is no amount"),
    (google({"price": {"currencyCode": "EUR", "units": []}}), "[]", "the price is no amount"),
    (google({"price": {"currencyCode": "EUR", "units": {}}}), "{}", "the price is no amount"),
    (square({"food_and_beverage_details": {"ingredients": "MILK"}}), '"MILK"', "'ingredients' is a list in [ ], not text in quotes"),
    (square({"food_and_beverage_details": {"dietary_preferences": 5}}), "5}", "'dietary_preferences' is a list in [ ], not a number"),
    (square({"food_and_beverage_details": {"ingredients": [{"standard_name": 5}]}}), "5}", "'standard_name' is text in quotes, not a number"),
    (square({"variations": "zzz"}), '"zzz"', "'variations' is a list in [ ], not text in quotes"),
    (square({"modifier_list_info": [{"modifier_list_id": "M"}, {"modifier_list_id": "M"}]}, {"type": "MODIFIER_LIST", "id": "M", "modifier_list_data": 5}),
     "5}", "'modifier_list_data' is an object in { }, not a number"),
    (square({"variations": [{"item_variation_data": {"price_money": {"amount": 5, "currency": "zzz"}}}]}), '"zzz"', "'zzz' is no currency"),
])
def test_a_value_of_another_kind_is_an_error_at_its_place(carte, tmp_path, text, at, said):
    (tmp_path / "x").write_text(text)
    run = carte("import", "x", cwd=tmp_path)
    assert run.code == 1 and f"x:1:{text.index(at) + 1}: error: {said}" in run.err and run.err.count("error: ") == 1, run.err
    assert not (tmp_path / "content").exists()


def test_a_label_in_no_language_makes_no_page(carte, tmp_path):
    labels = [{"displayName": "Pie", "languageCode": "en"}, {"displayName": "Zzz", "languageCode": "xx"}]
    (tmp_path / "x").write_text(json.dumps({"menus": [{"sections": [{"labels": labels[:1], "items": [{"labels": labels, "attributes": {"price": MONEY}}]}]}]}))
    run = carte("import", "x", cwd=tmp_path)
    assert run.code == 0 and "'xx' is no language" in run.err
    assert not (tmp_path / "content/xx").exists()
    assert carte("check", tmp_path).code == 0
