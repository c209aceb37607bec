#!/usr/bin/env python3
"""Writes units.tsv: how each language of Carte's words writes kilocalories, kilojoules and the comma of a list, in CLDR.

python3 -m venv /tmp/v && /tmp/v/bin/pip install Babel==2.17.0 && /tmp/v/bin/python make-units.py > units.tsv
This Babel has CLDR 46, as the toolchain's ICU 76 has. `{n}` is the number; a blank is written \\u0020, for sight.
"""
from babel import Locale
from babel.lists import format_list
from babel.units import format_unit

LANGUAGES = """ar az bg cs de el en es fa fr he hi hu it ja kk ko nl pl pt pt-PT ro ru sv th tr uk vi zh-Hans
zh-Hant""".split()


def unit(name, locale):
    """The short pattern of a unit: one for all numbers. (For 1 Babel has the long one where the short has "other" alone.)"""
    (pattern,) = {format_unit(n, name, length="short", locale=locale).replace(str(n), "{n}") for n in (5, 100, 210)}
    return pattern


def visible(text):
    return "".join(f"\\u{ord(c):04X}" if c.isspace() or not c.isprintable() else c for c in text)


for tag in LANGUAGES:
    locale = Locale.parse(tag, sep="-")
    comma = format_list(["A", "B", "C"], locale=locale).partition("A")[2].partition("B")[0]
    columns = [unit("energy-kilocalorie", locale), unit("energy-kilojoule", locale), comma]
    print(tag, *map(visible, columns), sep="\t")
