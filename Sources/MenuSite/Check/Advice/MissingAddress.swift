/// What is left out of a site that names no address.
@Sendable func missingAddress(of site: AdvisedSite) -> [Advice] {
    guard site.address == nil, !site.pages.isEmpty else { return [] }
    return [
        Advice(
            file: "site.json", "the site names no address, so it has no sitemap.xml and no canonical or hreflang links",
            hint: "write \"url\": \"https://…\" into content/site.json once it is known, or say --url at each build")
    ]
}
