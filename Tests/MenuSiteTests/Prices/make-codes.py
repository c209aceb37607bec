#!/usr/bin/env python3
"""Writes codes.tsv: the currencies that are legal tender somewhere, those that were, and the languages of CLDR's locales.

As make-prices.py: `/tmp/v/bin/python make-codes.py > codes.tsv`, with Babel 2.17.0. A row: what it is, then the codes.
"""
from babel.core import get_global
from babel.localedata import locale_identifiers

tender, spans = set(), get_global("territory_currencies").values()
for span in spans:
    tender |= {code for code, start, end, is_tender in span if end is None and is_tender}
known = {code for span in spans for code, *_ in span}
print("tender", *sorted(tender), sep="\t")
print("former", *sorted(c for c in known - tender if all(s[2] for span in spans for s in span if s[0] == c)), sep="\t")
print("languages", *sorted({name.split("_")[0] for name in locale_identifiers()}), sep="\t")
