"""What a page is whatever its texts say, by Lexbor, an HTML5 parser that is not ours (PyPI selectolax)."""
import json, re
from selectolax.lexbor import LexborHTMLParser
from hostile import ELEMENTS

#: Where Markdown stands on a page, by the class of the element around it.
MARKDOWN = {"item__description", "section__description", "intro"}
#: Attributes that a browser runs, loads or goes by.
LOADED = {"src", "srcset", "poster", "data", "action", "formaction", "background"}

#: Ids in a style sheet: a hash or a string, by CSS Syntax 3, sections 4.3.4, 4.3.5, 4.3.7 and 4.3.11.
NAMES = re.compile(r"""#(?:[-\w]|[^\x00-\x7f]|\\[0-9a-fA-F]{1,6}\s?|\\[^\n])+|"(?:[^"\\\n]|\\.)*\"""")


def shape(value):
    """A JSON value without its texts: the names of its fields in order, the kinds of what they hold."""
    if isinstance(value, dict):
        return [(name, shape(inner)) for name, inner in value.items()]
    return [shape(inner) for inner in value] if isinstance(value, list) else type(value).__name__


def skeleton(html):
    """The elements of a page in their nesting, with the names of their attributes; scripts and styles with what they say, the
    JSON-LD with its structure. Of Markdown only that it is there; what it brought is given beside."""
    parser = LexborHTMLParser(html)
    parts, brought = [], []

    def walk(node, depth):
        while node is not None:
            if node.is_element_node:
                attributes = node.attributes
                said = ""
                if node.tag == "script" and attributes.get("type") == "application/ld+json":
                    said = shape(json.loads(node.text()))
                elif node.tag in ("script", "style"):
                    said = NAMES.sub("id", node.text()) if node.tag == "style" else node.text()
                parts.append((depth, node.tag, *attributes, said))
                if MARKDOWN.intersection((attributes.get("class") or "").split()):
                    brought.extend(inner for inner in node.traverse(include_text=False) if inner.mem_id != node.mem_id)
                else:
                    walk(node.first_child, depth + 1)
            node = node.next

    walk(parser.root, 0)
    return parts, brought


def faults(brought):
    """What Markdown brought that is none of CommonMark's own, or leads elsewhere than it may."""
    found = []
    for node in brought:
        if not set(node.attributes) <= ELEMENTS.get(node.tag, {None}) or node.tag not in ELEMENTS:
            found.append("<%s %s>" % (node.tag, node.attributes))
        address = (node.attributes.get("href") or "").strip().lower()
        if ":" in address.split("/")[0].split("?")[0].split("#")[0] and address.split(":")[0] not in ("https", "http", "mailto", "tel", "sms", "geo"):
            found.append(address)
        if LOADED.intersection(node.attributes) and not (node.attributes.get("src") or "").startswith(("../", "images/", "https:")):
            found.append("<%s src=%s>" % (node.tag, node.attributes.get("src")))
    return found
