"""Inputs of a shape that would hurt a reader whose time grows faster than they do, each as long as is asked for.

A case is a function of a length in bytes that gives the files of a site, over those of an empty one."""
import itertools, json

CASES = {}


def repeated(unit):
    return lambda size: unit * (size // len(unit.encode()))


def halves(opening, middle, closing):
    return lambda size: (lambda count: opening * count + middle + closing * count)(size // len((opening + closing).encode()))


def numbered(unit, size, first=0):
    """Units with a number in them, as many as go into a length."""
    made, length = [], 0
    for number in itertools.count(first):
        text = unit.replace("{n}", str(number))
        length += len(text.encode())
        if length > size:
            return made
        made.append(text)


def add(path, shapes, frame="%s"):
    for name, shape in shapes.items():
        assert name not in CASES
        CASES[name] = lambda size, shape=shape: {path: frame.replace("%s", shape(size)) if frame != "%s" else shape(size)}


# The shapes of cmark's own test/pathological_tests.py, 25, at any length.
def cmark_colliding_references(size):
    """Names that cmark's former table of references (16 hashes of sdbm) could not tell apart."""
    def is_bad(name):
        value = 0
        for letter in name:
            value = (ord(letter) + (value << 6) + (value << 16) - value) & 0xFFFFFFFF
        return value % 16 == 0
    bad = (name for name in map("x%d".__mod__, itertools.count()) if is_bad(name))
    missing, made, length = next(bad), [], 0
    while length < size:
        made.append("[%s]: /url\n\n[%s]\n\n" % (next(bad), missing))
        length += len(made[-1])
    return "".join(made)


def stairs(step, size, least=0):
    """Lines or runs that get longer by one each time, as many as go into a length."""
    made, length = [], 0
    for number in itertools.count(least):
        made.append(step(number))
        length += len(made[-1])
        if length > size:
            return "".join(made)


CMARK = {
    "nested strong emph": halves("*a **a ", "b", " a** a*"),
    "emph closers without openers": repeated("a_ "),
    "emph openers without closers": repeated("_a "),
    "link closers without openers": repeated("a]"),
    "link openers without closers": repeated("[a"),
    "mismatched openers and closers": repeated("*a_ "),
    "issue 389": lambda size: "*a " * (size // 8) + "_a*_ " * (size // 8),
    "openers and closers by threes": lambda size: "a**b" + "c* " * (size // 3),
    "link openers and emph closers": repeated("[ a_"),
    "brackets and parentheses": repeated("[ (]("),
    "pictures of empty links": repeated("![[]()"),
    "hard link and emph": repeated("**x [a*b**c*](d)"),
    "nested brackets": halves("[", "a", "]"),
    "nested block quotes": lambda size: "> " * (size // 2) + "a",
    "stairs of lists": lambda size: stairs(lambda depth: "  " * depth + "* a\n", size),
    "NUL": repeated("abc\0de\0"),
    "backticks": lambda size: stairs(lambda count: "e" + "`" * count, size, 1),
    "unclosed links in angles": repeated("[a](<b"),
    "unclosed links": repeated("[a](b"),
    "unclosed comments": lambda size: "</" + "<!--" * (size // 4),
    "empty lines in deep lists": lambda size: "- " * (size // 3) + "x" + "\n" * (size // 3),
    "empty lines in deep lists in a quote": lambda size: "> " + "- " * (size // 4) + "x\n" + ">\n" * (size // 4),
    "emph in a deep quote": lambda size: ">" * (size // 3) + "a*" * (size // 3),
    "references that collide": cmark_colliding_references,
    "nested inlines": halves("*", "a", "*"),
}
assert len(CMARK) == 25
add("content/intro.md", {"cmark: " + name: shape for name, shape in CMARK.items()})

# Markdown: what Carte does with what cmark found.
add("content/intro.md", {
    "Markdown: lists as deep as can be": lambda size: "- " * 32 + "x" + "\n" * size,
    "Markdown: quotes as deep as can be": lambda size: ">" * 32 + "a*" * (size // 2),
    "Markdown: lines in quotes as deep as can be": repeated(">" * 32 + "a\n"),
    "Markdown: paragraphs of three hundred pictures": repeated("![" * 300 + "[]()" * 1000 + "\n\n"),
    "Markdown: pictures and links": lambda size: "![" * 300 + "[]()" * (size // 4),
    "Markdown: instructions": repeated("a <?"),
    "Markdown: declarations": repeated("a <!A"),
    "Markdown: CDATA": repeated("a <![CDATA["),
    "Markdown: open tags": repeated("a <b c='"),
    "Markdown: attributes": lambda size: "a <b" + " c" * (size // 2),
    "Markdown: titles": repeated("[a](b (c"),
    "Markdown: links to be left out": repeated("[a](javascript:x) "),
    "Markdown: links": repeated("[a](b)\n"),
    "Markdown: raw HTML": repeated("a <b> "),
    "Markdown: raw HTML of many kinds": lambda size: "".join(numbered("a <b{n}> ", size)),
    "Markdown: comments": repeated("a <!-- b --> "),
    "Markdown: headings of one name": repeated("# a\n\n"),
    "Markdown: headings": lambda size: "".join(numbered("# a{n}\n\n", size)),
    "Markdown: fragments to nowhere": lambda size: "".join(numbered("[a](#a{n}) ", size)),
    "Markdown: fragments near headings": lambda size: "".join(numbered("## aa{n}\n\n", size // 2) + numbered("[a](#ab{n}) ", size // 2)),
    "Markdown: pictures of one name": repeated("![a](b.jpg) "),
    "Markdown: pictures": lambda size: "".join(numbered("![a](b{n}.jpg) ", size)),
    "Markdown: entities": repeated("&amp;"),
    "Markdown: entities of unwanted characters": repeated("&#x202E; "),
    "Markdown: dashes": repeated("- "),
    "Markdown: lines of dashes": repeated("-\n"),
    "Markdown: dashes and blanks": lambda size: "-" + " " * size + "a",
    "Markdown: one word": repeated("a"),
    "Markdown: alternatives": repeated("!["),
    "Markdown: pictures in pictures": halves("![", "a", "](b.jpg)"),
    "Markdown: a long address": lambda size: "[a](" + "b" * size + ")",
    "Markdown: a long encoded address": lambda size: "[a](" + "%41" * (size // 3) + ")",
    "Markdown: a long scheme": lambda size: "[a](" + "b" * size + ":c)",
    "Markdown: carriage returns": repeated("a\r"),
})  # fmt: skip

# JSON.
add("content/menu.json", {
    "JSON: open lists": repeated("["),
    "JSON: open objects": repeated('{"a":'),
    "JSON: lists in lists": repeated("[[]],"),
    "JSON: blanks": repeated(" "),
    "JSON: comments": repeated("/**/"),
    "JSON: open comments": repeated("/*"),
    "JSON: lines of comments": repeated("//\n"),
    "JSON: a long number": repeated("1"),
    "JSON: not JSON": repeated("x"),
    "JSON: quotes": repeated('"'),
    "JSON: commas": repeated(","),
})  # fmt: skip
add("content/menu.json", {
    "JSON: a name again and again": lambda size: ",".join(numbered('"a":1', size)),
    "JSON: names": lambda size: ",".join(numbered('"_{n}":1', size)),
    "JSON: unknown names": lambda size: ",".join(numbered('"a{n}":1', size)),
    "JSON: names with escapes": lambda size: ",".join(numbered('"_\\u00e9{n}":1', size)),
    "JSON: five hundred deep": lambda size: '"_": [' + ",".join(["[" * 490 + "]" * 490] * (size // 981)) + "]",
    "JSON: long words": lambda size: '"_":"' + "\\u00e9\\n" * (size // 8) + '"',
}, '{"items": [{"name": "a"}], %s}')  # fmt: skip

# Ids, and the rules of a menu.
ITEMS = '{"items": [%s]}'


def listed(unit):
    return lambda size: ",".join(numbered(unit, size))


add("content/menu.json", {
    "ids: one name": listed('{"name":"a"}'),
    "ids: one id": listed('{"name":"a","id":"b"}'),
    "ids: numbers that are taken": lambda size: ",".join(numbered('{"name":"b","id":"a-{n}"}', size // 2) + numbered('{"name":"a"}', size // 2)),
    "ids: names that end in numbers": listed('{"name":"a {n}"}'),
    "ids: a long name": lambda size: '{"name":"' + "a " * (size // 2) + '"}',
    "ids: a long name of marks": lambda size: '{"name":"a' + "\u0301\u0316" * (size // 4) + '"}',
    "ids: a long id": lambda size: '{"name":"a","id":"' + "a" * size + '"}',
    "ids: names of no letters": listed('{"name":"🍕"}'),
    "rules: texts for items": listed('"a"'),
    "rules: numbers for items": listed("1"),
    "rules: unknown fields": listed('{"name":"a","soldOt{n}":1}'),
    "rules: wrong amounts": listed('{"name":"a","price":"x{n}"}'),
    "rules: a long amount": lambda size: '{"name":"a","price":' + "1" * size + "}",
    "rules: an amount of many groups": lambda size: '{"name":"a","price":"' + "1." * (size // 2) + '"}',
    "rules: an amount of many slashes": lambda size: '{"name":"a","price":"' + "1/" * (size // 2) + '"}',
    "rules: sizes": lambda size: '{"name":"a","prices":[' + ",".join(numbered('{"label":"a{n}","amount":1}', size)) + "]}",
    "rules: tags": lambda size: '{"name":"a","tags":[' + ",".join(numbered('"a{n}"', size)) + "]}",
    "rules: one tag": lambda size: '{"name":"a","tags":[' + ",".join(numbered('"a"', size)) + "]}",
    "rules: options": lambda size: '{"name":"a","options":[' + ",".join(numbered('"a{n}"', size)) + "]}",
    "rules: allergens": lambda size: '{"name":"a","allergens":[' + ",".join(numbered('"milk"', size)) + "]}",
    "rules: unknown allergens": lambda size: '{"name":"a","allergens":[' + ",".join(numbered('"milq{n}"', size)) + "]}",
    "rules: diets": lambda size: '{"name":"a","diets":[' + ",".join(numbered('"vegan"', size)) + "]}",
    "rules: categories of one item": lambda size: '{"name":"a","category":[' + ",".join(numbered('"a{n}"', size)) + "]}",
    "rules: unlisted categories": listed('{"name":"a","category":"a{n}"}'),
    "rules: one unlisted category": listed('{"name":"a","category":"b"}'),
    "rules: missing pictures": listed('{"name":"a","image":"a{n}"}'),
    "rules: missing files": listed('{"name":"a","description":"a{n}.md"}'),
    "rules: descriptions": listed('{"name":"a","description":"*b* {n}"}'),
    "rules: raw HTML in one text": lambda size: '{"name":"a","description":"' + "".join(numbered("<b{n}> ", size)) + '"}',
    "rules: fragments in one text": lambda size: '{"name":"a","description":"' + "".join(numbered("[x](#y{n}) ", size)) + '"}',
    "rules: a long text": lambda size: '{"name":"a","description":"' + "a" * size + '"}',
    "rules: a text of escapes": lambda size: '{"name":"a","description":"' + "\\u003c" * (size // 6) + '"}',
}, ITEMS)  # fmt: skip
add("content/menu.json", {
    "rules: misspelt categories": lambda size: '"categories":[%s],"items":[%s]' % (
        ",".join(numbered('"category{n}"', size // 3)), ",".join(numbered('{"name":"a","category":"catgory{n}"}', 2 * size // 3))),
    "rules: categories without items": lambda size: '"items":[],"categories":[' + ",".join(numbered('"a{n}"', size)) + "]",
    "rules: categories of one name": lambda size: '"items":[],"categories":[' + ",".join(numbered('"a"', size)) + "]",
    "rules: banners": lambda size: '"items":[],"banners":[' + ",".join(numbered('{"title":"a","link":"#a{n}"}', size)) + "]",
    "rules: pages elsewhere": lambda size: '"items":[],"site":{"social":[' + ",".join(numbered('"https://instagram.com/a{n}"', size)) + "]}",
    "rules: special days": lambda size: '"items":[],"site":{"specialHours":[' + ",".join(numbered('{"date":"2026-12-24","hours":"closed"}', size)) + "]}",
    "rules: hours of a day": lambda size: '"items":[],"site":{"hours":{"mon":[' + ",".join(numbered('"09:00-10:00"', size)) + "]}}",
    "rules: long hours": lambda size: '"items":[],"site":{"hours":"' + "mon-fri 9-10, " * (size // 14) + '"}',
    "rules: long days": lambda size: '"items":[],"site":{"hours":{"' + "mon," * (size // 4) + '":"9-10"}}',
    "rules: days": lambda size: '"items":[],"site":{"hours":{' + ",".join(numbered('"mon{n}":"9-10"', size)) + "}}",
    "rules: a long language": lambda size: '"items":[],"site":{"language":"en' + "-ab" * (size // 3) + '"}',
    "rules: a long currency": lambda size: '"items":[],"site":{"currency":"' + "EUR" * (size // 3) + '"}',
    "rules: a long address": lambda size: '"items":[],"site":{"url":"https://a' + ".a" * (size // 2) + '/"}',
    "rules: a long number to call": lambda size: '"items":[],"site":{"contact":{"phone":"' + "(0)1 / " * (size // 7) + '"}}',
    "rules: a long address for mail": lambda size: '"items":[],"site":{"contact":{"email":"' + "a." * (size // 2) + '@b.c"}}',
    "rules: a long name of a site": lambda size: '"items":[],"site":{"name":"' + "-'" * (size // 2) + '"}',
    "rules: own words": lambda size: '"items":[],"site":{"words":{' + ",".join(numbered('"soldOut{n}":"a"', size)) + "}}",
    "rules: a long own word": lambda size: '"items":[],"site":{"words":{"bannerPosition":"' + "{n}{count}" * (size // 10) + '"}}',
}, "{%s}")  # fmt: skip

# Mustache.
add("templates/page.mustache", {
    "Mustache: sections": repeated("{{#sections}}"),
    "Mustache: sections that are closed": repeated("{{#isEmpty}}{{/isEmpty}}"),
    "Mustache: open tags": repeated("{{"),
    "Mustache: triple": repeated("{{{ {{! "),
    "Mustache: delimiters": repeated("{{=x "),
    "Mustache: many delimiters": repeated("{{=<% %>=}}<%={{ }}=%>"),
    "Mustache: ends": repeated("{{/a}}"),
    "Mustache: unknown names": lambda size: "".join(numbered("{{titel{n}}} ", size)),
    "Mustache: names": repeated("{{title}}"),
    "Mustache: long name": lambda size: "{{" + "a." * (size // 2) + "b}}",
    "Mustache: comments": repeated(" \n{{!}}"),
    "Mustache: partials": repeated("{{>item}}"),
    "Mustache: missing partials": lambda size: "".join(numbered("{{>itme{n}}}", size)),
    "Mustache: attributes": repeated('<p x="{{title}}">'),
    "Mustache: one tag": lambda size: "<p" + "".join(numbered(' a{n}="{{title}}"', size)) + ">",
    "Mustache: less than": repeated("<"),
    "Mustache: HTML comments": repeated("<!--"),
    "Mustache: titles": repeated("<title></titl"),
    "Mustache: scripts": repeated("<script><!--"),
    "Mustache: CDATA": repeated("<![CDATA[ ]]"),
    "Mustache: text": repeated("plain text "),
})  # fmt: skip

# Style sheets of the site's own.
add("templates/style.css", {
    "CSS: comments": repeated("/*"),
    "CSS: addresses": repeated("url("),
    "CSS: addresses of files": lambda size: "".join(numbered("a{b:url(c{n}.png)}", size)),
    "CSS: imports": repeated("@import 'a';"),
    "CSS: braces": repeated("{"),
    "CSS: brackets": repeated("[(" ),
    "CSS: ends": repeated("}"),
    "CSS: quotes": repeated("\""),
    "CSS: escapes": repeated("\\"),
    "CSS: properties": lambda size: ":root{" + "".join(numbered("--a{n}:b;", size)) + "}",
    "CSS: references": lambda size: ":root{" + "".join(numbered("--a{n}:var(--b{n});", size)) + "}",
    "CSS: roots": repeated(":root{--a:b}"),
    "CSS: nested functions": halves("a(", "b", ")"),
})  # fmt: skip

# Pictures: of drawings the whole, of others as far as their header is read.
SVG = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"'
add("content/images/a.svg", {
    "pictures: XML comments": repeated("<!-- -->"),
    "pictures: open XML comments": lambda size: "<!--" + "-" * size,
    "pictures: entities": lambda size: "<!DOCTYPE svg [" + "<!ENTITY a '&a;&a;'>" * (size // 20),
    "pictures: attributes": lambda size: SVG + "".join(numbered(" a{n}='b'", size)) + "/>",
    "pictures: one attribute": lambda size: SVG + " a='b'" * (size // 6) + "/>",
    "pictures: elements": lambda size: SVG + ">" + "<g>" * (size // 3),
    "pictures: elements that are closed": lambda size: SVG + ">" + "<g>" * (size // 7) + "</g>" * (size // 7) + "</svg>",
    "pictures: namespaces": lambda size: SVG + "".join(numbered(" xmlns:a{n}='b{n}'", size)) + "/>",
    "pictures: namespaces in one another": lambda size: SVG + ">" + "".join(numbered("<g xmlns:a{n}='b{n}'>", size)),
    "pictures: one namespace again": lambda size: SVG + ">" + "<g xmlns:a='b'>" * (size // 15),
    "pictures: addresses": lambda size: SVG + ">" + "<g fill='url(#a)'/>" * (size // 19) + "</svg>",
    "pictures: an attribute of addresses": lambda size: SVG + " fill='" + "url(#a) " * (size // 8) + "'/>",
    "pictures: a style": lambda size: SVG + "><style>" + "a{b:url(#c)}" * (size // 12) + "</style></svg>",
    "pictures: a style in pieces": lambda size: SVG + "><style>" + "<![CDATA[a]]>" * (size // 13) + "</style></svg>",
    "pictures: open parentheses": lambda size: SVG + " fill='" + "url(" * (size // 4) + "'/>",
    "pictures: text": lambda size: SVG + ">" + "a\n" * (size // 2) + "</svg>",
    "pictures: entities of text": lambda size: "<!DOCTYPE svg [<!ENTITY a 'bb'>]>" + SVG + ">" + "&a;" * (size // 3) + "</svg>",
    "pictures: numbers": lambda size: SVG + ">" + "&#65;" * (size // 5) + "</svg>",
    "pictures: defaults": lambda size: "<!DOCTYPE svg [" + "".join(numbered("<!ATTLIST svg a{n} CDATA 'b'>", size)) + "]>" + SVG + "/>",
    "pictures: defaults again": lambda size: "<!DOCTYPE svg [<!ATTLIST g a CDATA 'bbbbbbbb'>]>" + SVG + ">" + "<g/>" * (size // 4) + "</svg>",
    "pictures: a long box": lambda size: '<svg xmlns="http://www.w3.org/2000/svg" viewBox="' + "1 " * (size // 2) + '"/>',
    "pictures: a long length": lambda size: '<svg xmlns="http://www.w3.org/2000/svg" width="' + "1" * size + '" height="1"/>',
})  # fmt: skip
PICTURE = {"content/menu.json": '{"items": [{"name": "a", "image": "a"}]}'}


def files(name, size):
    """The files of a site of a case."""
    base = {"content/site.json": '{"name": "a", "language": "en", "currency": "EUR"}', "content/menu.json": '{"items": [{"name": "a"}]}'}
    return base | (PICTURE if name.startswith("pictures") else {}) | CASES[name](size)
