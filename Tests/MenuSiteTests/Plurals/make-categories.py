#!/usr/bin/env python3
"""Writes categories.tsv: CLDR's plural category of 0 to 200 and of 1000000 in each language of Carte's words.

python3 -m venv /tmp/v && /tmp/v/bin/pip install Babel==2.17.0 && /tmp/v/bin/python make-categories.py > categories.tsv
This Babel has CLDR 46, as the toolchain's ICU 76 has (CLDR 48 gives Vietnamese a form for one, which is that for other).
A category is one letter: zero, one, two, few, many, x for other.
"""
from babel import Locale

LANGUAGES = """ar az bg cs de el en es fa fr he hi hu it ja kk ko nl pl pt pt-PT ro ru sv th tr uk vi zh-Hans
zh-Hant""".split()
LETTERS = dict(zero="z", one="o", two="t", few="f", many="m", other="x")

for tag in LANGUAGES:
    plural = Locale.parse(tag, sep="-").plural_form
    print(tag, "".join(LETTERS[plural(n)] for n in [*range(201), 1_000_000]), sep="\t")
