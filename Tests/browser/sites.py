"""Small sites, written into a folder and built by the program under test."""

import json
import struct
import subprocess
import zlib


def png(width=8, height=6, colour=(180, 90, 40)):
    """A picture of one colour."""

    def chunk(kind, data):
        return struct.pack(">I", len(data)) + kind + data + struct.pack(">I", zlib.crc32(kind + data))

    rows = (b"\0" + bytes(colour) * width) * height
    header = struct.pack(">IIBBBBB", width, height, 8, 2, 0, 0, 0)
    return b"\x89PNG\r\n\x1a\n" + chunk(b"IHDR", header) + chunk(b"IDAT", zlib.compress(rows)) + chunk(b"IEND", b"")


def words(count, start=0):
    """Names that are words of their own, none a part of another: Dish-aa, Dish-ab…"""
    return ["Dish-" + chr(97 + n // 26) + chr(97 + n % 26) for n in range(start, start + count)]


def menu(categories=3, items=4, **more):
    """A menu of so many categories, each with so many items."""
    names = iter(words(categories * items))
    return {
        "categories": ["Part %d" % (n + 1) for n in range(categories)],
        "items": [
            {"name": next(names), "category": "Part %d" % (n + 1), "price": 100 + n, "description": "Made of good things"}
            for n in range(categories)
            for _ in range(items)
        ],
        **more,
    }


class Built:
    """A site's output folder and what the program said while making it."""

    def __init__(self, output, process):
        self.output, self.code, self.said = output, process.returncode, process.stderr

    @property
    def warnings(self):
        return [line for line in self.said.splitlines() if ": warning: " in line]

    def page(self, name="index.html"):
        return (self.output / name).read_text(encoding="utf-8")


def build(carte, folder, menu, site=None, pictures=(), files=None, arguments=()):
    """Writes `menu`, if there is one, and what goes with it under `folder`, runs the program, hands back what came of it."""
    content = folder / "content"
    (content / "images").mkdir(parents=True)
    site = {"name": "Corner Café", "language": "en", "currency": "EUR", **(site or {})}
    (content / "site.json").write_text(json.dumps(site, ensure_ascii=False), encoding="utf-8")
    if menu is not None:
        (content / "menu.json").write_text(json.dumps(menu, ensure_ascii=False), encoding="utf-8")
    for name in pictures:
        (content / "images" / name).write_bytes(png(*((960, 360) if "banner" in name else (240, 240))))
    for name, text in (files or {}).items():
        (content / name).parent.mkdir(parents=True, exist_ok=True)
        (content / name).write_text(text, encoding="utf-8")
    output = folder / "output"
    command = [carte, "build", folder, "--output", output, *arguments]
    return Built(output, subprocess.run(command, capture_output=True, text=True, timeout=60, stdin=subprocess.DEVNULL))
