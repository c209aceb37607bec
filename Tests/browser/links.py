"""Whether a page's ids and addresses hold together, as an HTML parser sees them."""

from urllib.parse import unquote, urlsplit

import html5lib

XHTML = "{http://www.w3.org/1999/xhtml}"


def parse(text):
    """The page's tree."""
    return html5lib.parse(text, namespaceHTMLElements=False)


def strict_errors(text):
    """What a parser says against the page's syntax."""
    parser = html5lib.HTMLParser(namespaceHTMLElements=False)
    parser.parse(text)
    return ["%s at %s" % (code, place) for place, code, _ in parser.errors]


def text_of(element):
    return "".join(element.itertext())


def by_class(tree, name):
    return [e for e in tree.iter() if isinstance(e.tag, str) and name in (e.get("class") or "").split()]


def skeleton(tree):
    """Elements and the names of their attributes, in order: what hostile text must not change."""
    return [(e.tag, tuple(sorted(e.attrib))) for e in tree.iter() if isinstance(e.tag, str)]


def faults(output, page="index.html"):
    """Ids that are empty or twice, fragments without an element, files that are not there."""
    path = output / page
    tree = parse(path.read_text(encoding="utf-8"))
    found = []
    ids = [e.get("id") for e in tree.iter() if e.get("id") is not None]
    found += ["empty id"] * ids.count("") + ["id %r twice" % i for i in set(ids) if ids.count(i) > 1]
    for element in tree.iter():
        for name in ("href", "src"):
            address = element.get(name)
            if address is None or (element.tag == "link" and element.get("rel") in ("canonical", "icon")):
                continue
            if address.startswith("#"):
                if unquote(address[1:]) not in ids:
                    found.append("nothing has the id of %r" % address)
            elif not urlsplit(address).scheme:
                file = path.parent / unquote(urlsplit(address).path)
                if not file.is_file() or file.name not in [f.name for f in file.parent.iterdir()]:
                    found.append("no file for %r" % address)
                if " " in address:
                    found.append("raw space in %r" % address)
    return found
