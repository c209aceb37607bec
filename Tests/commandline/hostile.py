"""Hostile menus and their harmless twins: the same structure, in the one with texts that would break out of it, in the other
with plain ones. The same seed gives the same menus."""
import random, unicodedata

# Pieces of which a hostile text is made. `{out}` is an address of another site, `{run}` what a script would do.
PIECES = [
    '"', "'", "`", "<", ">", "&", "=", "/", "\\", " ", "--", "-->", "<!--", "--!>", "]]>", "<![CDATA[", "<?php", "?>", "</",
    "<script>{run}</script>", "</script><script>{run}</script>", "<script src={out}></script>", "<script src='{out}'>",
    "<img src={out}>", "<img src=x onerror={run}>", '"><img src=x onerror="{run}">', "'><svg onload={run}>", "<svg/onload={run}>",
    '" onload="{run}', "' onmouseover='{run}", '" autofocus onfocus="{run}" x="', "<iframe src={out}>", "<iframe srcdoc='<script>{run}</script>'>",
    "<style>@import '{out}';</style>", "<link rel=stylesheet href={out}>", "<base href={out}>", "<form action={out}><button>",
    "<meta http-equiv=refresh content='0;url={out}'>", "<object data={out}>", "<embed src={out}>", "<video poster={out}>",
    "<body onload={run}>", "<math><mtext></form><form><mglyph><style></math><img src onerror={run}>", "<noscript><p title='</noscript><img src=x onerror={run}>'>",
    "<template>", "<select>", "<plaintext>", "<xmp>", "</title>", "</textarea>", "</style>", "</main>", "</body>", "</html>", "</li></ul>",
    "javascript:{run}", "java&#115;cript:{run}", "data:text/html,<script>{run}</script>", "&lt;script&gt;", "&#60;script&#62;", "&#x3c;b&#x3e;",
    "&quot;", "&#34;", "&amp;lt;", "{{title}}", "{{{structuredData}}}", "{{>item}}", "{{/items}}", "{{=<% %>=}}", "<%title%>", "${{{run}}}",
    "{name}", "{count}", "%22%3E", "%00", "\\u003c", "\\", "\\\"", "\u2028", "\u2029", "\u00a0", "é", "日本", "🍲", "ﬀ", "İ", "x", "Tea", "12", "url({out})", "expression({run})", "*/", "/*", "}", "@import",
]  # fmt: skip

# More, for Markdown alone.
MARKS = [
    "\n", "\n\n", "# ", "## ", "- ", "* ", "1. ", "> ", "    ", "```", "~~~", "***", "___", "===\n", "---\n", "[", "](", ")", "![",
    "**", "_", "`", "[x](javascript:{run})", "[x](JaVaScRiPt&colon;{run})", "[x](<javascript:{run}>)", "[x](data:text/html;base64,PHNjcmlwdD4=)",
    "[x](vbscript:x)", "[x](\"><b>)", "[x](/a \"t\" onclick={run})", "[x](/a '\"><img src=x onerror={run}>')", "[x](//evil \"y\")", "[r]", "\n[r]: javascript:{run}\n",
    "![x](data:image/svg+xml,<svg onload={run}>)", "![\"><script>{run}</script>](one.svg)", "![x](one.svg \"\\\" onerror={run}\")",
    "<https://e.org/\"onclick={run}>", "<javascript:{run}>", "<a@b.c>", "<b>", "</b>", "<div>", "</div>", "<details open ontoggle={run}>",
    "*a*", "**b**", "\n- a\n- b\n", "\n1. a\n", "\n> q\n", "\n# h\n", "\n## \"><b>\n", "`c`", "[m](mailto:a@b.c 't')", "\n***\n",
    "``` \"><script>{run}</script>\nx\n```\n", "| a | b |\n|---|---|\n", "&Tab;", "&NewLine;", "&colon;", "\\<", "\\[", "  \n",
]  # fmt: skip

# What Carte refuses as such, wherever it stands: the page is then not made.
REFUSED = ["\0", "\u001b[31m", "\u202e", "\ufeff", "\u200b", "\u0085", "a" + "\u0301" * 40]

ELEMENTS = {
    "p": set(), "em": set(), "strong": set(), "code": {"class"}, "pre": set(), "blockquote": set(), "ul": set(), "ol": {"start"}, "li": set(),
    "br": set(), "hr": set(), "a": {"href", "title"}, "img": {"src", "alt", "width", "height", "loading"},
    **{"h%d" % level: {"id"} for level in range(2, 7)},
}  # fmt: skip
"""CommonMark's own elements, with what attributes Carte writes on them."""


class Texts:
    """Texts for one menu: hostile ones, or plain ones for its twin, as often asked for as the other."""

    def __init__(self, seed, hostile, run="alert(1)", out="//evil.example/x"):
        self.random, self.hostile, self.run, self.out = random.Random("texts %s" % seed), hostile, run, out
        self.count = 0

    def __call__(self, marks=False, unlike=False):
        """A text; with `unlike` one that is like no other of the menu."""
        self.count += 1
        pieces = self.random.choice([PIECES + MARKS * 2, MARKS]) if marks else PIECES
        chosen = self.random.choices(pieces, k=self.random.randint(1, 6))
        if self.random.random() < 0.0005:
            chosen.append(self.random.choice(REFUSED))
        text = "".join(chosen).replace("{run}", self.run).replace("{out}", self.out)
        if not self.hostile:
            text = "Plain."
        if marks:
            # A paragraph of its own before all Markdown: something is there, whatever follows.
            return self.random.choice(["Word. ", "Word.\n\n"]) + text
        return "%s %d" % (text, self.count) if unlike else text + " x"

    def word(self):
        """A word in place of Carte's, which may not have a `{…}` of its own."""
        return self().replace("{", "(").replace("}", ")")

    def email(self):
        """An address for mail, with what its form lets through."""
        text = "".join(letter for letter in self() if not letter.isspace() and letter not in "@,;" and unicodedata.category(letter) != "Cc")
        return text + "@e.org"

    def link(self):
        """Where a banner leads: a page of the site, hostile behind a `/`."""
        return "/" + self()


def menu(seed, texts, pictures):
    """A menu whose structure the seed alone decides, and whose texts come from `texts`."""
    dice = random.Random("menu %s" % seed)
    some = lambda share: dice.random() < share
    categories = [texts(unlike=True) for _ in range(dice.randint(0, 4))]

    def fields(**more):
        return {name: value() for name, value in more.items() if some(0.5)}

    def item():
        made = {"name": texts(unlike=True)}
        made |= fields(
            description=lambda: texts(marks=True), variant=texts, size=texts, priceNote=texts, tags=lambda: [texts(unlike=True) for _ in range(2)],
            options=lambda: [texts(unlike=True), {"name": texts(unlike=True), "price": 1}], soldOut=lambda: True, new=lambda: True,
            allergens=lambda: ["milk"], diets=lambda: ["vegetarian", {"diet": "halal", "onRequest": True}], calories=lambda: 120,
            rating=lambda: {"value": 4.5, "count": 7}, spiciness=lambda: 2,
        )  # fmt: skip
        if some(0.3):
            made |= {"image": dice.choice(pictures), "alt": texts()}
        if some(0.5):
            made |= {"price": 3.5, **fields(unit=texts)}
        elif some(0.5):
            made["prices"] = [{"label": texts(unlike=True), "amount": n} for n in (1, 2)]
        if categories:
            made["category"] = categories[dice.randrange(len(categories))]
        return made

    made = {"items": [item() for _ in range(dice.randint(1, 8))]}
    if categories:
        made["categories"] = [
            {"name": name, "style": dice.choice(["list", "carousel", "squares", "text"]), **fields(description=lambda: texts(marks=True))}
            for name in categories
        ]
        # A category without items gets no section, and a warning.
        used = {item["category"] for item in made["items"]}
        made["categories"] = [category for category in made["categories"] if category["name"] in used]
    site = {"name": texts(unlike=True)} | fields(energyNotice=texts, words=lambda: {"menu": texts.word(), "soldOut": texts.word()})
    site["contact"] = {"phone": "+49 30 123 ext. " + texts(), "email": texts.email(), "address": texts()}
    made["site"] = site
    if some(0.3):
        made["hero"] = {"image": dice.choice(pictures), "alt": texts(), "title": texts(unlike=True)}
    if some(0.4):
        made["banners"] = [{"image": dice.choice(pictures), "alt": texts(), "title": texts(), "link": texts.link()} for _ in range(2)]
    return made
