/// A venue's page on another site.
struct SocialPage: Sendable, Equatable {
    /// Its address, percent-encoded.
    let address: String
    /// What it is called: the site's name, else its host.
    let name: String

    init(_ address: String) {
        self.address = address
        let host = WebAddress.host(of: address) ?? address
        let known = Self.names.first { host == $0.host || host.hasSuffix("." + $0.host) }
        // Sites that have a host in each country.
        let byCountry = Self.countryNames.first { name in host.split(separator: ".").contains(Substring(name.label)) }
        let plain = host.hasPrefix("www.") ? String(host.dropFirst(4)) : host
        name = known?.name ?? byCountry?.name ?? plain
    }

    /// The pages of these addresses; one whose site has several is told apart by its path.
    static func pages(_ addresses: [String]) -> [SocialPage] {
        let pages = addresses.map { SocialPage($0) }
        let counts = Dictionary(pages.map { ($0.name, 1) }, uniquingKeysWith: +)
        return pages.map { page in
            guard counts[page.name, default: 0] > 1 else { return page }
            let path = page.address.drop { $0 != ":" }.dropFirst(3).drop { $0 != "/" }
            return SocialPage(address: page.address, name: page.name + (WebAddress.decoded(String(path)) ?? ""))
        }
    }

    private init(address: String, name: String) {
        self.address = address
        self.name = name
    }

    private static let names: [(host: String, name: String)] = [
        ("instagram.com", "Instagram"), ("facebook.com", "Facebook"), ("fb.com", "Facebook"), ("fb.me", "Facebook"),
        ("tiktok.com", "TikTok"), ("youtube.com", "YouTube"), ("youtu.be", "YouTube"), ("x.com", "X"),
        ("twitter.com", "X"), ("threads.net", "Threads"), ("threads.com", "Threads"), ("bsky.app", "Bluesky"),
        ("linkedin.com", "LinkedIn"), ("wa.me", "WhatsApp"), ("whatsapp.com", "WhatsApp"), ("t.me", "Telegram"),
        ("telegram.me", "Telegram"), ("line.me", "LINE"), ("lin.ee", "LINE"), ("pf.kakao.com", "KakaoTalk"),
        ("naver.com", "NAVER"), ("naver.me", "NAVER"), ("weibo.com", "Weibo"), ("xiaohongshu.com", "小红书"),
        ("dianping.com", "大众点评"), ("tabelog.com", "食べログ"), ("vk.com", "VK"), ("vk.ru", "VK"), ("ok.ru", "OK"),
        ("foursquare.com", "Foursquare"), ("untappd.com", "Untappd"), ("snapchat.com", "Snapchat"),
        ("maps.app.goo.gl", "Google"), ("g.page", "Google"),
    ]

    private static let countryNames: [(label: String, name: String)] = [
        ("tripadvisor", "Tripadvisor"), ("yelp", "Yelp"), ("pinterest", "Pinterest"), ("google", "Google"),
        ("opentable", "OpenTable"), ("thefork", "TheFork"), ("mastodon", "Mastodon"), ("yandex", "Yandex"),
    ]
}

extension WebAddress {
    /// The host of an absolute address in lower case; nil where there is none, or it is not one (RFC 3986 section 3.2).
    static func host(of address: String) -> String? {
        guard let scheme = address.firstRange(of: "://") else { return nil }
        var host = address[scheme.upperBound...].prefix { !"/?#".contains($0) }
        if let port = host.firstIndex(of: ":") { host = host[..<port] }
        let isHost =
            !host.isEmpty
            && host.unicodeScalars.allSatisfy {
                !$0.isASCII || $0 == "-" || $0 == "." || 0x30...0x39 ~= $0.value || $0.properties.isAlphabetic
            }
        return isHost ? host.lowercased() : nil
    }
}
