import Testing

@testable import MenuSite

@Suite struct IdentifierTests {
    @Test(arguments: [
        ("Latte", "latte"), ("Завтраки", "завтраки"), ("커피", "커피"), ("Ζεστά ροφήματα", "ζεστά-ροφήματα"),
        ("İçecekler", "içecekler"), ("Isı", "isı"), ("Crème brûlée (1)", "crème-brûlée_1"),
        ("7UP + ليمون", "7up-ليمون"),
        ("R&D &copy; & M&M's", "r-d-copy-m-m-s"), ("  a  b  ", "a-b"), ("Lemonade 2", "lemonade_2"), ("42", "42"),
        ("🍕", "item"), ("???", "item"), ("CON", "con_"), ("हिन्दी चाय", "हिन्दी-चाय"),
    ])
    func keepsTheLettersOfAnyScript(name: String, id: String) {
        #expect(Array(Identifier.made(from: name).unicodeScalars) == Array(id.unicodeScalars))
    }

    @Test func isTheSameForBothForms() {
        #expect(Array(Identifier.made(from: "Cafe\u{301}").utf8) == Array(Identifier.made(from: "Café").utf8))
    }

    @Test(arguments: [
        "..", ".", "../../x", "/etc/x", "a/b", "a\u{0}b", "con", "COM1", "nul.txt", "ａ/../b", "a b", "x#y", "100%",
        String(repeating: "x", count: 300),
    ])
    func refusesWhatNoFileAndNoFragmentCanBe(id: String) {
        #expect(Identifier.fault(in: id) != nil)
    }

    @Test(arguments: ["latte", "0", "610101", "a-b_c.d", "قهوة", "كوب", "हिन्दी", "cone", "ａ"])
    func allowsTheRest(id: String) {
        #expect(Identifier.fault(in: id) == nil)
    }

    @Test func aTakenNameGetsTheNextNumber() {
        var register = IdentifierRegister()
        #expect(register.take("latte-3", at: 7) == nil)
        let ids = ["latte", "latte", "latte", "latte"].map { register.free($0) }
        #expect(ids == ["latte", "latte-2", "latte-4", "latte-5"])
        #expect(register.take("latte-3", at: 9) == 7)
        #expect(register.take("latte-2", at: 9) != nil)
    }
}
