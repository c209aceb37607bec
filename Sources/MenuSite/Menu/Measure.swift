/// What an amount is for, as machines name it: a quantity and the unit's code (UN/CEFACT Recommendation 20).
struct Measure: Sendable, Equatable {
    /// How many of the unit, in digits and a point.
    let quantity: String
    /// The unit's code: KGM, GRM, LTR.
    let code: String

    /// Reads a unit as owners write it: `kg`, `100 g`, `0,5 l`, `Stück`; nil for words that are none of these.
    init?(_ written: String) {
        let runs = NumberRun.all(in: written)
        var word = written
        var quantity = "1"
        if let run = runs.first {
            guard runs.count == 1, written.hasPrefix(run.text), case .plain(let digits) = run.reading else {
                return nil
            }
            quantity = digits
            word = String(written.dropFirst(run.text.count))
        }
        let letters = word.unicodeScalars.filter { !$0.properties.isWhitespace && $0 != "." }
        let key = matchKey(String(String.UnicodeScalarView(letters)))
        guard let code = Self.codeOfSpelling[key] else { return nil }
        (self.quantity, self.code) = (quantity, code)
    }

    private static let codeOfSpelling: [String: String] = {
        var known: [String: String] = [:]
        for (code, spellings) in codes {
            for spelling in spellings.split(separator: " ") { known[composed(String(spelling))] = code }
        }
        return known
    }()

    /// The codes, each with the usual spellings of the unit in the languages of Carte's words, case folded.
    private static let codes: [(code: String, spellings: String)] = [
        (
            "KGM",
            "kg kgs kilo kilos kilogram kilograms kilogramm kilogramme kilogrammes kilogramo kilogramos kilogrammo chilo "
                + "chilogrammo quilo quilograma кг кило килограмм кілограм килограм κιλό 公斤 千克 キロ 킬로 킬로그램 كجم كغ كيلو "
                + "ק\"ג קילו کیلو کیلوگرم กก กิโลกรัม किलो किग्रा"
        ),
        (
            "GRM",
            "g gr grs gram grams gramm gramme grammes gramo gramos grammo grammi grama gramas г гр грамм грам γρ "
                + "克 公克 グラム 그램 غ جم جرام غرام גרם گرم กรัม ग्राम"
        ),
        ("DJ", "dkg dag deka dekagramm"),
        (
            "LTR",
            "l lt ltr liter liters litre litres litro litros litr litru л литр літр литър λίτρο 升 公升 リットル 리터 لتر ליטר "
                + "لیتر ลิตร लीटर lít"
        ),
        ("DLT", "dl dcl deciliter decilitre décilitre decilitro дл"),
        ("CLT", "cl centiliter centilitre centilitro сл"),
        ("MLT", "ml milliliter millilitre mililitro мл 毫升 ミリリットル 밀리리터 مل מ\"ל"),
        (
            "H87",
            "piece pieces pc pcs each stück stueck stk st stuks stuk pièce pièces pce pezzo pezzi pz pieza piezas pza unidad "
                + "unidade ud uds und szt sztuka ks kus kusů db darab шт штука штуку бр бройка buc bucată adet ədəd τεμάχιο τεμ "
                + "个 個 件 개 個 ชิ้น cái قطعة حبة יחידה عدد styck дана"
        ),
        ("LBR", "lb lbs pound pounds"),
        ("ONZ", "oz ounce ounces"),
    ]
}
