import Diagnostics
import Foundation
import Testing

@testable import MenuSite

/// What a style sheet refers to; fault H17 of CASES.md among it.
@Suite struct StyleAddressTests {
    /// A site whose theme is this CSS, with a picture and a font beside it and a picture in `content/images/`.
    private func site(_ css: String) throws -> SiteFixture {
        let site = try SiteFixture(
            menu: #"{"items": [{"name": "a"}]}"#,
            site: #"{"name": "T", "language": "en", "theme": "mine"}"#)
        try site.write(css, to: "templates/themes/mine.css")
        try site.write("p { }\n", to: "templates/style.css")
        try site.picture("templates/themes/paper.svg")
        try site.picture("templates/themes/two words.svg", width: 50)
        try site.write("font", to: "templates/fonts/Serif.WOFF2")
        try site.write(String(repeating: "font", count: 2000), to: "templates/fonts/Odd.w_2")
        try site.picture("content/images/sea.svg", width: 60)
        try site.write("", to: "templates/themes/empty.png")
        try site.write("text", to: "templates/themes/text.jpg")
        try FileManager.default.createSymbolicLink(
            atPath: site.root + "/templates/themes/gone.svg", withDestinationPath: "none.svg")
        return site
    }

    private func css(_ result: SiteFixture.Result) -> String {
        result.files.first { $0.key.hasSuffix(".css") }?.value ?? ""
    }

    @Test(arguments: [
        (#"url(paper.svg)"#, #"url("theme/paper.*.svg")"#), (#"url('paper.svg')"#, #"url("theme/paper.*.svg")"#),
        (#"URL( "./paper.svg" )"#, #"URL( "theme/paper.*.svg" )"#),
        (#"url(p\61per.svg)"#, #"url("theme/paper.*.svg")"#),
        (
            #"url(../fonts/Serif.WOFF2?v=1#iefix) format("woff2")"#,
            #"url("theme/Serif.*.woff2?v=1#iefix") format("woff2")"#
        ),
        (#"url("two words.svg")"#, #"url("theme/two-words.*.svg")"#),
        (#"url(two%20words.svg)"#, #"url("theme/two-words.*.svg")"#),
        (#"url(/themes/paper.svg#a"b)"#, nil), (#"url("paper.svg#a'b")"#, #"url("theme/paper.*.svg#a'b")"#),
        (
            #"image-set("paper.svg" 1x, "two words.svg" type("image/svg+xml") 2x)"#,
            #"image-set("theme/paper.*.svg" 1x, "theme/two-words.*.svg" type("image/svg+xml") 2x)"#
        ),
        (#"url(images/sea.svg)"#, #"url("images/sea.*.svg")"#),
        (#"url("/images/sea.svg")"#, #"url("images/sea.*.svg")"#),
        (#"url(../images/sea.svg)"#, #"url("images/sea.*.svg")"#),
        (##"url(#grain)"##, ##"url(#grain)"##),
        (#"url("data:image/gif;base64,R0lGOD")"#, #"url("data:image/gif;base64,R0lGOD")"#),
        // An escape in the name, a bracket that closes nothing, one file twice.
        (#"u\72l(paper.svg)"#, #"url("theme/paper.*.svg")"#),
        (#"(] url(paper.svg) )"#, #"(] url("theme/paper.*.svg") )"#),
        (#"url(paper.svg), url(./paper.svg)"#, #"url("theme/paper.*.svg"), url("theme/paper.*.svg")"#),
        (#"url()"#, #"url()"#), (#""url(none.png)" /* url(none.png) */"#, #""url(none.png)" /* url(none.png) */"#),
    ])
    func anAddressIsThatOfThePublishedFile(written: String, published: String?) throws {
        let site = try site("p { background: \(written) }\n")
        let result = site.build()
        guard let published else { return #expect(result.messages == ["1:17 error browsers cannot read this address"]) }
        #expect(result.messages == [])
        let plain = css(result).replacing(#/\.[0-9a-f]{8}\./#, with: ".*.")
        #expect(plain == "p { background: \(published) }\np { }\n")
        for match in css(result).matches(of: #/"((?:theme|images)\/[^"?#]*)/#) {
            #expect(result.files[String(match.1)] != nil)
        }
        // What nothing refers to is not published.
        let brought = result.files.keys.filter { $0.contains("/") }
        #expect(brought.count == Set(css(result).matches(of: #/(?:theme|images)\/[^"?#]*/#).map { String($0.0) }).count)
    }

    @Test func aFileWithAnEndingThatIsNoneHasNone() throws {
        let result = try site("p { background: url(../fonts/Odd.w_2) }\n").build()
        #expect(result.files.keys.contains { $0.wholeMatch(of: #/theme\/Odd\.[0-9a-f]{8}/#) != nil })
    }

    @Test(arguments: [
        "(a) {} p { b: url(paper.svg) }", "p { c: src('paper.svg') }", "@ p {} q { b: url(paper.svg) } @", "@",
    ])
    func whatStandsAroundAnAddressIsInNoWay(css: String) {
        let found = references(in: SourceText(path: "a.css", bytes: Array(css.utf8)))
        #expect(found.map(\.address) == (css == "@" ? [] : ["paper.svg"]))
    }

    @Test func aThemeIsNoSlash() throws {
        let site = try SiteFixture(menu: #"{"items": ["a"]}"#, site: #"{"name": "T", "language": "en", "theme": "/"}"#)
        #expect(!site.build().isPublished)
    }

    @Test func severalThreadsBringTheSameFiles() throws {
        let site = try site("p { background: url(paper.svg), url(images/sea.svg) }\n")
        for number in 0..<40 {
            try site.write(#"{"items": ["Tea \#(number)"]}"#, to: "content/shop-\(number)/menu.json")
        }
        let alone = site.build { $0.jobs = 1 }
        let brought = alone.files.keys.filter { $0.hasPrefix("theme/") || $0.hasPrefix("images/") }
        #expect(alone.isPublished && brought.count == 2)
        #expect(try site.remove("output") == () && site.build { $0.jobs = 4 }.files == alone.files)
    }

    @Test(arguments: ["", "}"]) func aThemeOverAStyleSheetThatIsNoneIsNotPublished(style: String) throws {
        let site = try site("p { color: red }\n")
        try site.write(style == "}" ? [0xFF] : [], to: "templates/style.css")
        let result = site.build()
        #expect(!result.isPublished && result.report.count(of: .error) > 0)
    }

    @Test(arguments: [
        ("url(papr.svg)", "1:9 error there is no file 'themes/papr.svg' in templates/", "did you mean 'paper.svg'?"),
        ("url(Paper.SVG)", "1:9 error there is no file 'themes/Paper.SVG' in templates/", "did you mean 'paper.svg'?"),
        (
            "url(serif.woff2)", "1:9 error there is no file 'themes/serif.woff2' in templates/",
            "did you mean '../fonts/Serif.WOFF2'?"
        ),
        ("url(images/see.svg)", "1:9 error there is no picture 'see.svg' in images/", "did you mean 'sea.svg'?"),
        ("url('zzzzzz.png')", "1:13 error there is no file 'themes/zzzzzz.png' in templates/", "put it there"),
        ("url(../../content/site.json)", "1:9 error '../../content/site.json' leads out of templates/", "put a copy"),
        ("url(sea.svg)", "1:9 error there is no file 'themes/sea.svg' in templates/", "write 'images/sea.svg', which"),
        ("url(photos/sea.svg)", "1:9 error there is no file 'themes/photos/sea.svg' in templates/", "'images/sea.svg'"),
        (
            "url(../content/images/sea.svg)", "1:9 error there is no file 'content/images/sea.svg' in templates/",
            "write 'images/sea.svg', which is found in content/"
        ),
        (
            "url(../../content/images/sea.svg)", "1:9 error '../../content/images/sea.svg' leads out of templates/",
            "write 'images/sea.svg', which is found in content/"
        ),
        // Names are compared without their folders and endings; a link that leads nowhere is not proposed.
        ("url(harbour.svg)", "1:9 error there is no file 'themes/harbour.svg' in templates/", "^ put it there"),
        ("url(peper.png)", "1:9 error there is no file 'themes/peper.png' in templates/", "did you mean 'paper.svg'?"),
        ("url(a.svg)", "1:9 error there is no file 'themes/a.svg' in templates/", "^ put it there"),
        ("url(gone.svg)", "1:9 error there is no file 'themes/gone.svg' in templates/", "^ put it there"),
        (
            "url(Sea.SVG)", "1:9 error there is no file 'themes/Sea.SVG' in templates/",
            "write 'images/sea.svg', which is found in content/"
        ),
        (
            "url(seas.png)", "1:9 error there is no file 'themes/seas.png' in templates/",
            "write 'images/sea.svg', which is found in content/"
        ),
        ("url(seas.woff)", "1:9 error there is no file 'themes/seas.woff' in templates/", "^ put it there"),
        // A picture of a theme is one.
        (
            "url(empty.png)",
            "1:9 error 'templates/themes/empty.png' is no picture that browsers show: this file is empty",
            "^ "
        ),
        (
            "url(text.jpg)",
            "1:9 error 'templates/themes/text.jpg' is no picture that browsers show: this is a text file, not a picture",
            "^ "
        ),
        ("url(x/paper.svg)", "1:9 error there is no file 'themes/x/paper.svg' in templates/", "mean 'paper.svg'?"),
        ("url(%2e%2e/%2e%2e/x)", "1:9 error '%2e%2e/%2e%2e/x' leads out of templates/", "put a copy"),
        ("url(paper.svg%00.png)", "1:9 error 'paper.svg%00.png' names no file", "write the name"),
        (
            "url(file:///etc/passwd)", "1:9 error a style sheet cannot take a file from 'file:///etc/passwd'",
            "put a copy"
        ),
        ("url(?v)", "1:9 error '?v' names no file", "write the name"),
        ("url(..)", "1:9 error '..' names no file", "write the name"),
        ("url(/)", "1:9 error '/' names no file", "write the name"),
        ("url(.)", "1:9 error '.' names no file", "write the name"),
        ("url('../fonts/')", "1:13 error '../fonts/' names no file", "write the name"),
        ("url(a.png", "1:9 error browsers cannot read this address", "^ close it with ')'"),
        ("url(a.png; b: url(b.png)", "1:9 error browsers cannot read this address", "^ close it with ')'"),
        ("url(a.png } q { b: url(b.png)", "1:9 error browsers cannot read this address", "^ close it with ')'"),
        ("url(two words.svg)", "1:9 error browsers cannot read this address", "^ put it in quotes"),
        (
            "url(data:image/svg+xml;utf8,<svg xmlns='a'>)", "1:9 error browsers cannot read this address",
            "^ put it in quotes"
        ),
        ("url(../fonts)", "1:9 error 'templates/fonts' cannot be read: it is not a file", "put a file there"),
        (
            "url(https://example.org/a.png)", "1:9 warning the page asks another site for 'https://example.org/a.png'",
            "put a copy"
        ),
        ("url(//example.org/a.png)", "1:9 warning the page asks another site for '//example.org/a.png'", "put a copy"),
        (
            "url(\"h\\74tp://example.org\")", "1:13 warning the page asks another site for 'http://example.org'",
            "put a copy"
        ),
    ])
    func whatCannotBePublishedIsSaidAtItsPlace(written: String, message: String, hint: String) throws {
        let result = try site("p { a:  \(written) }").build()
        #expect(result.messages == [message])
        #expect(result.printed.hasPrefix("templates/themes/mine.css:1:") && result.printed.contains(hint))
    }

    @Test(arguments: [
        "@import \"a.css\";", "@import url(a.css)", "@IMPORT url(a.css);",
        "@\\69mport 'https://example.org/a.css' print;",
    ])
    func anImportIsAFault(css: String) throws {
        let result = try site("p { }\n" + css).build()
        #expect(result.messages == ["2:1 error a style sheet cannot import another"])
        #expect(!result.isPublished)
    }

    @Test func whatFollowsAnImportIsReadAgain() throws {
        let css =
            "@import url(a.css) layer(x);\np { background: url(none.png) }\nq { @import 'b.css' }\np { b: url(a.png) }"
        #expect(
            try site(css).build().messages == [
                "1:1 error a style sheet cannot import another",
                "2:17 error there is no file 'themes/none.png' in templates/",
                "3:5 error a style sheet cannot import another",
                "4:8 error there is no file 'themes/a.png' in templates/",
            ])
    }

    /// The style sheet itself ends the page's, so its own ends are not looked at.
    @Test func anUnclosedAddressOfTheStyleSheetIsToldHowToClose() throws {
        let site = try site("p { }")
        try site.write("p { background: url(a.png}", to: "templates/style.css")
        let result = site.build()
        #expect(result.messages == ["1:17 error browsers cannot read this address"])
        #expect(result.printed.contains("^ close it with ')'"))
    }

    @Test func aNamespaceIsNoAddress() throws {
        let css = "@namespace svg url(http://www.w3.org/2000/svg);\n@namespace \"http://www.w3.org/1999/xhtml\";\n"
        #expect(try site(css).build().messages == [])
    }

    @Test func theStyleSheetBringsFilesToo() throws {
        let site = try site(":root { --paper: #fff }")
        try site.write("p { background: url(paper.svg), url(themes/paper.svg) }", to: "templates/style.css")
        #expect(site.build().messages == ["1:17 error there is no file 'paper.svg' in templates/"])
        #expect(site.check().printed.contains("did you mean 'themes/paper.svg'?"))
        try site.picture("templates/paper.svg", width: 70)
        let result = site.build()
        #expect(result.messages == [])
        #expect(result.files.keys.count { $0.hasPrefix("theme/paper.") } == 2)
    }

    @Test func aChangedFileChangesItsNameAndTheStyleSheets() throws {
        let site = try site("p { background: url(paper.svg) }")
        let before = site.build().files.keys.sorted()
        try site.picture("templates/themes/paper.svg", width: 99)
        let after = site.build().files.keys.sorted()
        let kept = Set(before).intersection(after).filter { !$0.hasPrefix(".") && !$0.hasPrefix("icon.") }
        #expect(before.count == after.count && kept == ["404.html", "_headers", "index.html"])
    }

    /// Names are compared in NFC, as those of pictures are.
    @Test func aNameInAnotherFormOfUnicodeIsTheSame() throws {
        let site = try site("p { background: url(caf\u{E9}.svg) }")
        try site.picture("templates/themes/cafe\u{301}.svg")
        let result = site.build()
        #expect(result.messages == [] && css(result).contains("url(\"theme/caf%C3%A9."))
    }

    @Test func nothingOutsideTheSiteIsReadAndNoPipeIsWaitedFor() throws {
        let site = try site("p { background: url(out.svg) }\nq { background: url(pipe.svg) }\n")
        let elsewhere = try SiteFixture()
        try elsewhere.picture("a.svg")
        let folder = site.root + "/templates/themes/"
        try FileManager.default.createSymbolicLink(
            atPath: folder + "out.svg", withDestinationPath: elsewhere.root + "/a.svg")
        #expect(mkfifo(folder + "pipe.svg", 0o600) == 0)
        #expect(
            site.build().messages == [
                "1:17 error the link 'templates/themes/out.svg' leads out of the site",
                "2:17 error 'templates/themes/pipe.svg' cannot be read: it is not a file",
            ])
        // A link inside the site is a file like any other.
        try FileManager.default.removeItem(atPath: folder + "out.svg")
        try FileManager.default.createSymbolicLink(atPath: folder + "out.svg", withDestinationPath: "paper.svg")
        try site.write("p { background: url(out.svg) }", to: "templates/themes/mine.css")
        #expect(site.build().messages == [])
    }

    /// H17: a site under a sub-path has exactly one prefix, and only where an owner's address begins with `/`.
    @Test(arguments: ["/menu/", "/"])
    func aSiteUnderASubPathHasOnePrefix(base: String) throws {
        let site = try site(
            "@font-face { src: url(../fonts/Serif.WOFF2) } p { background: url(paper.svg), url(/images/sea.svg) }")
        try site.write(
            #"{"banners": [{"image": "sea", "title": "About", "link": "/about"}], "items": [{"name": "a", "image": "sea", "description": "![x](/images/sea.svg)"}]}"#,
            to: "content/menu.json")
        try site.write(
            #"{"items": [{"name": "b", "description": "![x](/images/sea.svg)"}]}"#, to: "content/en/menu.json")
        let result = site.build { $0.base = base }
        #expect(result.messages.allSatisfy { !$0.contains("error") })
        let rooted = (result.page + (result.files["en/index.html"] ?? "") + css(result))
            .matches(of: #/(?:href|src)="(\/[^"]*)"|url\("?(\/[^")]*)/#).map { String($0.1 ?? $0.2 ?? "") }
        #expect(rooted == [base + "about"])
        #expect(result.files.values.allSatisfy { !$0.contains("/menu/menu/") })
    }
}
