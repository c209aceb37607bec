import Publishing

/// What Netlify and Cloudflare Pages are told to send with each file of a site, where its folder is the whole host: no script
/// runs, in a picture that is opened by itself neither, and no file is taken for one of another kind.
///
/// The policy for styles and pictures stands on the pages, as each has hashes of its own. Who may show the page in a frame is
/// left open, since venues show their menus so on sites of their own; nothing on the page can be pressed to anyone's harm.
let headerFile = OutputFile(
    path: "_headers",
    content: .bytes(
        Array(
            """
            /*
              Content-Security-Policy: script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'
              Referrer-Policy: strict-origin-when-cross-origin
              X-Content-Type-Options: nosniff

            """.utf8)),
    yields: true)
