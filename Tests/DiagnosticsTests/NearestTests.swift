import Testing

@testable import Diagnostics

@Suite struct NearestTests {
    @Test(arguments: [
        ("soldOt", "soldOut"), ("prize", "price"), ("Price", "price"), ("alergens", "allergens"),
        ("discription", "description"),
        ("nmae", "name"), ("soldout", "soldOut"), ("catgory", "category"), ("spicyness", "spiciness"),
        ("adress", "address"),
    ])
    func findsWhatWasMeant(word: String, meant: String) {
        let known = [
            "id", "name", "category", "description", "price", "prices", "allergens", "soldOut", "spiciness", "address",
            "options",
        ]
        #expect(nearest(to: word, in: known) == meant)
    }

    @Test(arguments: ["annotation", "titel", "kitchenPrinter", "nutrition", "x", ""])
    func findsNothingWhereNothingIsNear(word: String) {
        #expect(nearest(to: word, in: ["id", "name", "description", "style", "hours", "hidden"]) == nil)
    }

    @Test func ofEquallyNearTheFirstIsTaken() {
        #expect(nearest(to: "cot", in: ["cat", "cut"]) == "cat")
    }

    @Test func longWordsAreNoBurden() {
        let long = String(repeating: "x", count: 1_000_000)
        #expect(nearest(to: long, in: [long + "y", "abc"]) != "abc")
    }
}
