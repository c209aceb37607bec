#!/usr/bin/env python3
"""Writes hours.tsv: how each language of Carte's words, and some of its regions, write days, times and dates in CLDR.

python3 -m venv /tmp/v && /tmp/v/bin/pip install Babel==2.17.0 && /tmp/v/bin/python make-hours.py > hours.tsv
This Babel has CLDR 46, as the toolchain's ICU 76 has. A row: locale; the first day of the week (0 is Monday); the short names of
the days that stand alone, from Monday on, with `|` between them; 09:05 and 18:30; the span of both; 09:05 to 11:30; the 24th of
December 2026 with its day of the week. Blanks but the plain one, and characters that cannot be seen, are written \\u00A0.

Babel writes dates in the Gregorian calendar and with the digits of ASCII; Arabic and Persian ones are put in by Unicode's code
points, where CLDR has them as the locale's own.
"""
import datetime, re
from babel import Locale
from babel.core import get_global
from babel.dates import format_skeleton, parse_pattern

LANGUAGES = """ar az bg cs de el en es fa fr he hi hu it ja kk ko nl pl pt pt-PT ro ru sv th tr uk vi zh-Hans
zh-Hant""".split()
REGIONS = "en-US en-GB en-IE fr-CA pt-BR de-AT ar-EG".split()
MORNING, NOON, EVENING = (datetime.datetime(1970, 1, 1, *time) for time in ((9, 5), (11, 30), (18, 30)))
CHRISTMAS_EVE = datetime.date(2026, 12, 24)


def visible(text):
    return "".join(f"\\u{ord(c):04X}" if c != " " and (c.isspace() or not c.isprintable()) else c for c in text)


def own_digits(text, locale):
    zero = {"arab": 0x660, "arabext": 0x6F0}.get(locale.default_numbering_system, ord("0"))
    return text.translate({ord("0") + digit: zero + digit for digit in range(10)})


def regional(tag):
    """The locale with the region that most of its readers live in, where the tag names none."""
    return Locale.parse(get_global("likely_subtags").get(tag.replace("-", "_"), tag.replace("-", "_")))


def time_skeleton(locale):
    """The hour by the habit of the region (CLDR, timeData), which Babel has not: as the short form of a time has it."""
    pattern = re.sub("'[^']*'", "", locale.time_formats["short"].pattern)
    return ("B" if "B" in pattern else "") + ("h" if "h" in pattern else "H") + "m"


def span(locale, start, end):
    """CLDR's pattern of an interval, which has the fields of both ends in it."""
    skeleton = time_skeleton(locale)
    patterns = locale.interval_formats.get(skeleton)
    if not patterns:
        return "-"
    differs = "a" if "a" in patterns and (start.hour < 12) != (end.hour < 12) else skeleton[-2]
    parts = patterns.get(differs)
    if not parts:
        return "-"
    return "".join(parse_pattern(part).apply(moment, locale) for part, moment in zip(parts, (start, end)))


for tag in LANGUAGES + REGIONS:
    locale = Locale.parse(tag, sep="-")
    names = locale.days["stand-alone"]["abbreviated"]
    skeleton = time_skeleton(locale)
    times = [format_skeleton(skeleton, time, locale=locale) for time in (MORNING, EVENING)]
    row = [tag, str(regional(tag).first_week_day), "|".join(names[day] for day in range(7))]
    texts = [*times, span(locale, MORNING, EVENING), span(locale, MORNING, NOON), format_skeleton("yMMMEd", CHRISTMAS_EVE, locale=locale)]
    print(*map(visible, [*row, *(own_digits(text, locale) for text in texts)]), sep="\t")
