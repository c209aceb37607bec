import JSONText

/// Objects of this name as an owner writes them, for the schema; the values of their fields are the fields' examples.
///
/// A test holds them against the schema, asks for one of each field, and has them read.
func schemaExamples(of object: String) -> [JSONTree] {
    if object == "words" {
        return [.object(Words.entries.map { ($0.name, .string(Words.english[keyPath: $0.path])) })]
    }
    return readJSON(Array(exampleText(of: object).utf8)).document?.root.elements.map { JSONTree($0) } ?? []
}

private func exampleText(of object: String) -> String {
    switch object {
    case "menu": menuExamples
    case "item": itemExamples
    case "size": #"[{ "label": "small", "amount": 3 }, { "label": "large", "amount": "4,50" }]"#
    case "price range": #"[{ "low": 12, "high": 18.50 }]"#
    case "option": #"[{ "name": "oat milk", "price": 0.60 }]"#
    case "diet": #"[{ "diet": "vegan", "onRequest": true }]"#
    case "rating": #"[{ "value": 4.9, "count": 235 }]"#
    case "hero":
        #"[{ "image": "terrace", "alt": "The terrace at dusk", "title": "Open till late", "height": 350, "cut": 30, "stretch": false }]"#
    case "banner":
        ##"[{ "image": "breakfast", "alt": "A croissant beside a latte", "title": "Breakfast till 11", "link": "#latte" }]"##
    case "category": categoryExamples
    case "item changes":
        #"[{ "latte": { "price": 3.90 }, "stout": null, "add": ["Bread", { "name": "Juice", "after": "latte" }], "order": ["latte"] }]"#
    case "category changes":
        #"[{ "coffee": "Kaffee", "add": [{ "name": "Juices", "after": "coffee" }], "order": ["coffee"] }]"#
    case "changed item":
        #"[{ "name": "Milchkaffee", "prices": { "small": "klein" }, "options": { "decaf": null }, "tags": { "new": "neu" } }]"#
    case "changed size": #"[{ "label": "klein", "amount": 3.20 }]"#
    case "changed option": #"[{ "name": "Hafermilch", "price": 0.70 }]"#
    case "added item": #"[{ "name": "Juice", "category": "coffee", "price": 2.50, "after": "latte" }]"#
    case "changed category": #"[{ "name": "Kaffee", "hidden": true }]"#
    case "added category": #"[{ "name": "Juices", "style": "squares", "after": "coffee" }]"#
    case "site": siteExamples
    case "contact":
        #"[{ "phone": "+353 1 555 0143", "email": "hello@example.org", "address": "1 Harbour Road, Dublin", "map": "geo:53.35,-6.26" }]"#
    case "special day":
        #"[{ "date": "2026-12-24", "hours": "09:00-14:00", "name": "Christmas Eve" }, { "date": "2026-12-25", "hours": "closed" }]"#
    default: "[]"
    }
}

private let menuExamples = """
    [{
      "title": "Lunch",
      "site": { "language": "en" },
      "hero": "terrace",
      "banners": ["breakfast"],
      "categories": ["Coffee", { "name": "Cocktails", "style": "carousel" }],
      "items": [{ "name": "Latte", "category": "Coffee", "price": 3.50 }]
    }, {
      "extends": "../menu.json",
      "categories": { "coffee": "Kaffee" },
      "items": { "latte": { "name": "Milchkaffee", "price": 3.90 }, "add": [{ "name": "Juice", "category": "coffee" }] }
    }]
    """

private let categoryExamples = """
    [{
      "id": "cocktails", "name": "Cocktails", "description": "Mixed at the *bar*.", "style": "carousel",
      "hours": { "fri-sat": "18:00-02:00", "sun": "17:00-" }, "hidden": true
    }, { "name": "Breakfast", "hours": "-11:00" }]
    """

private let itemExamples = """
    [
      {
        "id": "latte", "name": "Latte", "category": "Coffee", "description": "A double shot under *silky* milk.",
        "image": "latte", "alt": "A latte with a fern in its foam", "price": 3.50, "size": "0.3 l", "variant": "hot",
        "options": ["decaf", { "name": "oat milk", "price": 0.60 }], "cinnamon": true, "sugar": true,
        "tags": ["of the house"], "diets": ["vegetarian", { "diet": "vegan", "onRequest": true }],
        "allergens": ["milk"], "traces": ["nuts"], "freeFrom": ["gluten"], "spiciness": 0,
        "calories": 180, "kilojoules": 753, "rating": { "value": 4.9, "count": 235 }, "new": true
      },
      {
        "id": 7, "name": "Stout", "category": ["Beer", "Of the month"],
        "prices": [{ "label": "half", "amount": 3.20 }, { "label": "pint", "amount": 5.80 }]
      },
      { "name": "Carp", "category": "Fish", "price": "24,50", "unit": "kg", "from": true, "soldOut": true },
      { "name": "Oysters", "category": "Fish", "price": null, "priceNote": "market price" },
      { "name": "Set lunch", "category": "Lunch", "priceRange": { "low": 12, "high": 18.50 } }
    ]
    """

private let siteExamples = """
    [{
      "name": "Harbour Café", "kind": "CafeOrCoffeeShop", "language": "en", "currency": "EUR", "decimals": "auto",
      "priceStyle": "locale", "url": "https://example.org/", "theme": "bistro", "icon": "logo",
      "contact": { "phone": "+353 1 555 0143", "email": "hello@example.org" },
      "hours": { "mon-fri": "09:00-18:00", "sat": ["10:00-14:00", "17:00-23:00"], "sun": "closed" },
      "specialHours": [{ "date": "2026-12-25", "hours": "closed" }],
      "menus": [".", "lunch", "drinks"],
      "social": ["https://social.example/harbour-cafe"],
      "energyNotice": "Adults need around 2000 kcal a day",
      "words": { "soldOut": "gone for today" }
    }]
    """
