import Testing

@testable import MenuSite

@Suite struct MatchKeyTests {
    @Test(arguments: [
        ("Ice Coffee", " ice  COFFEE "), ("Завтрак", "ЗАВТРАК "), ("Café", "CAFE\u{301}"), ("Straße", "STRASSE"),
        ("Ζεστός", "ΖΕΣΤΌΣ"), ("Ice\u{A0}Coffee", "ice coffee"), ("ﬁsh", "FISH"),
    ])
    func caseAndBlanksDoNotMatter(one: String, other: String) {
        #expect(matchKey(one) == matchKey(other))
    }

    @Test func otherNamesStayApart() {
        #expect(matchKey("Ice Coffe") != matchKey("Ice Coffee"))
        #expect(matchKey("Dania glowne") != matchKey("Dania główne"))
    }

    /// CaseFolding.txt, status T: in Turkish and Azerbaijani I folds to ı and İ to i.
    @Test func turkishKeepsItsTwoLettersI() {
        #expect(matchKey("ISI", turkic: true) == matchKey("ısı", turkic: true))
        #expect(matchKey("İçecek", turkic: true) == matchKey("içecek", turkic: true))
        #expect(matchKey("Isı", turkic: true) != matchKey("isi", turkic: true))
        #expect(matchKey("ISI") == matchKey("isi"))
    }

    /// What is told without Unicode's tables, against the tables of ICU and of the standard library, scalar by scalar.
    @Test func whatIsToldQuicklyIsTrue() {
        let wrong = (UInt32(0)...0x10FFFF).compactMap(Unicode.Scalar.init).filter { scalar in
            let text = "o" + String(scalar) + "a"
            let isFolded = scalar.foldedQuickly.map { folded in
                ICU.caseFolded(String(scalar), turkic: false) == String(folded)
                    && scalar.properties.lowercaseMapping == String(folded)
            }
            return scalar.isSpace != scalar.properties.isWhitespace || isFolded == false
                || !composed(text).utf8.elementsEqual(ICU.composed(text).utf8)
        }
        #expect(wrong == [])
    }
}
