import Testing

/// Hours, special days and pages elsewhere in a menu's file: each message at its place, one for a mistake.
@Suite struct HoursFieldTests {
    private func expectSite(_ fields: String, _ wanted: [String]) throws {
        try expectMessages(of: #"{"site": {\#(fields)}, "items": ["a"]}"#, wanted)
    }

    @Test func hoursAreAnObjectByDay() throws {
        try expectSite(#""hours": ‸"9-18""#, [#"write {"mon-fri": "09:00-18:00"}"#])
        try expectSite(#""hours": ‸["9-18"]"#, [#"write {"mon-fri": "09:00-18:00"}"#])
        try expectSite(#""hours": null"#, [])
        try expectSite(#""hours": {"_mon": "whenever", "$x": 3, "mon": null, "tue": ""}"#, [])
        try expectSite(
            #""hours": {‸"monday": "9-18", "tue": ‸"9am-5pm", "wed": [‸"9 to 5"], "thu": ‸9, "fri": ‸false, "sat": [‸8]}"#,
            [
                "'monday' is no day|write 'mon'", "24-hour clock|write '09:00-17:00'", "'9 to 5' is no span of hours",
                "'thu' is|a number|or \"closed\"", "'fri' is|write \"closed\"", "an entry of 'sat'|09:00-18:00",
            ])
    }

    @Test func aDayHasHoursOnce() throws {
        try expectSite(
            #""hours": {"mon-fri": "9-18", ‸"wed": "9-12", ‸"mon,mon": "9-12", "sat": "9-12"}"#,
            ["'wed' has hours in 'mon-fri' already|1:21|name each day once", "names 'mon' twice"])
        // A key that stands twice is said once.
        try expectSite(#""hours": {"mon": "9-18", ‸"mon": "9-12"}"#, ["mon"])
    }

    @Test func spansOfADayStandInOrder() throws {
        try expectSite(
            #""hours": {"mon": ["9-12", "12-18"], "tue": ["15-18", ‸"9-12"], "wed": ["9-15", ‸"14-18"]}"#,
            ["'9-12' stands behind '15-18'|in order", "'14-18' overlaps with '9-15'|before the next begins"])
        try expectSite(
            #""hours": {"thu": ["18-2", ‸"20-22"], "fri": ["9-12", ‸"closed"], "sat": ["closed"], "sun": ‸[null, " "]}"#,
            [
                "'20-22' overlaps with '18-2'", "'closed' stands beside hours",
                "'sun' has no hours in it|write \"closed\"",
            ])
    }

    @Test func openingHoursHaveBothEnds() throws {
        try expectSite(#""hours": {"mon": ‸"-11:00", "tue": ‸"17-"}"#, ["is one time, not two", "is one time"])
    }

    private func expectCategory(_ hours: String, _ wanted: [String]) throws {
        let text = #"{"categories": [{"name": "C", "hours": \#(hours)}], "items": [{"name": "a", "category": "C"}]}"#
        try expectMessages(of: text, wanted)
    }

    @Test func aCategoryMayHaveOpenEnds() throws {
        for hours in [
            #""-11:00""#, #"["-11", "17:00-"]"#, #"{"sat-sun": "9-", "mon": "closed"}"#, "null", "{}", #""""#,
        ] {
            try expectCategory(hours, [])
        }
        try expectCategory(#"‸"11:00""#, ["'-11:00' for until then"])
        try expectCategory(#"‸"closed""#, ["'hours' says when a category is served|take its items out"])
        try expectCategory(#"‸[]"#, ["'hours' has no hours in it"])
        try expectCategory("‸3", ["'hours' is|09:00-18:00"])
        try expectCategory(#"["17:00-", ‸"20-22"]"#, ["'20-22' overlaps with '17:00-'"])
        try expectCategory(#"["9-12", ‸"-11:00"]"#, ["'-11:00' overlaps with '9-12'"])
        try expectCategory(#"{‸"weekend": "9-12"}"#, ["write 'sat-sun'"])
    }

    @Test func aSpecialDayHasADateAndHours() throws {
        try expectSite(
            #""specialHours": [‸{"hours": "closed"}, ‸{"date": "2026-12-24"}, ‸‸{"name": "x"}]"#,
            [
                "has no date|\"date\": \"2026-12-24\"", "has no hours|\"hours\": \"closed\"", "has no date",
                "has no hours",
            ])
        // What is written and at fault is not missing.
        try expectSite(
            #""specialHours": [{"date": ‸"24.12.2026", "hours": ‸"9"}, {‸"day": "2026-12-24", "hours": "closed"}]"#,
            ["write '2026-12-24'", "is one time", "unknown field 'day'"])
        try expectSite(
            #""specialHours": [{"date": "2026-12-24", "hours": "9-12"}, {"date": ‸"2026-12-24", "hours": "closed"}]"#,
            ["'2026-12-24' has hours already|1:37|keep one of them"])
        try expectSite(#""specialHours": ‸{"2026-12-24": "closed"}"#, ["specialHours"])
        try expectSite(#""specialHours": [{"date": "2026-12-24", "hours": ‸{"mon": "9-12"}}]"#, ["'hours' is"])
        try expectSite(#""specialHours": [{"date": ‸20261224, "hours": "closed"}]"#, ["'date' is|a number"])
        try expectSite(#""specialHours": [{"date": "2026-12-24", "hours": "closed", "name": null}, null]"#, [])
    }

    @Test func aPageElsewhereIsAnAddress() throws {
        try expectSite(
            #""social": ["https://www.instagram.com/a", ‸"instagram.com/a", ‸"@harbour", ‸"http://x.example/", ‸"https://x"]"#,
            [
                "begins with https://|write 'https://instagram.com/a'", "as the browser shows it",
                "write 'https://x.example/'", "as the browser shows it",
            ])
        try expectSite(#""social": ‸"https://x.example/""#, ["https://x.example/"])
        try expectSite(#""social": [null, "", "HTTPS://X.example", "https://x.example:8080/ä b?c#d"]"#, [])
        try expectSite(
            #""social": [‸3, ‸"javascript:alert(1)", ‸"https://a b.example"]"#, ["social", "https://", "https://"])
    }
}
