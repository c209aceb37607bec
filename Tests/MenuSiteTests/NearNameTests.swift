import Testing

/// Files of `content/` whose names are nearly those that Carte reads.
@Suite struct NearNameTests {
    private static let menu = #"{"items": [{"name": "a", "price": 1}]}"#

    /// A good site and one more file.
    private func site(_ path: String) throws -> SiteFixture {
        let site = try SiteFixture(menu: Self.menu)
        try site.write("x", to: path)
        return site
    }

    @Test(arguments: [
        ("content/en/Menu.json", "menu.json"), ("content/en/menu.jsonc", "menu.json"),
        ("content/en/menu.json.txt", "menu.json"), ("content/en/MENU.JSON", "menu.json"),
        ("content/en/Site.json", "site.json"), ("content/en/site.json5", "site.json"),
        ("content/Intro.md", "intro.md"), ("content/intro.txt", "intro.md"), ("content/INTRO.MD", "intro.md"),
        ("content/footer.txt", "footer.md"), ("content/en/footer.md.txt", "footer.md"),
        ("content/descriptions/latte.MD", "latte.md"), ("content/descriptions/v2/latte.markdown", "latte.md"),
    ])
    func aFileIsSaidWithItsRightName(path: String, right: String) throws {
        let result = try site(path).build()
        #expect(result.messages == ["warning the file is not read under this name"] && result.isPublished)
        #expect(result.printed.contains("\(path): warning:") && result.printed.contains("rename it to '\(right)'"))
    }

    @Test(arguments: [
        ("content/Images", "images"), ("content/image", "images"), ("content/en/IMAGES", "images"),
        ("content/Descriptions", "descriptions"), ("content/description", "descriptions"),
    ])
    func aFolderIsSaidWithItsRightName(path: String, right: String) throws {
        let result = try site(path + "/Menu.json").build()
        #expect(result.messages == ["warning the folder is not read under this name"])
        #expect(result.printed.contains("\(path): warning:") && result.printed.contains("rename it to '\(right)'"))
    }

    @Test(arguments: [
        "content/Menu.json", "content/menu.jsonc", "content/SITE.json", "content/menu.json.bak",
        "content/en/menu.json.old",
        "content/en/menu-2025.json", "content/en/menu.txt", "content/en/menus.json", "content/intro-draft.md",
        "content/introduction.txt", "content/images/Menu.json", "content/images/Images/a.txt", "content/en/_menu.json",
        "content/descriptions/intro.txt", "content/descriptions/Latte.md", "content/imagery/a.txt", "content/Thumbs.db",
        "content/.menu.jsonc", "content/intro", "content/menu/a.txt",
    ])
    func anotherNameIsTheOwners(path: String) throws {
        #expect(try site(path).build().messages == [])
    }

    @Test func aFolderThatIsAPageOrHasTheRightOneBesideItIsNone() throws {
        let site = try SiteFixture(menu: Self.menu)
        for path in ["content/image/menu.json", "content/description/en/menu.json"] {
            try site.write(Self.menu, to: path)
        }
        try site.write("x", to: "content/images/a.txt")
        try site.write("x", to: "content/Images/a.txt")
        #expect(site.build().messages == [])
    }

    @Test func aSiteWhoseOnlyMenuIsRenamedIsToldBoth() throws {
        let result = try SiteFixture(["content/Menu.json": Self.menu]).build()
        #expect(
            result.messages == ["warning the file is not read under this name", "error there is no menu"]
                && !result.isPublished)
    }
}
