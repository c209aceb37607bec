#!/usr/bin/env python3
"""Writes prices.tsv: CLDR's form of prices in 81 pairs of locale and currency, all of VOCABULARY's among them.

python3 -m venv /tmp/v && /tmp/v/bin/pip install Babel==2.17.0 && /tmp/v/bin/python make-prices.py > prices.tsv
This Babel has CLDR 46, as the toolchain's ICU 76 has. A row: locale, currency, then each of AMOUNTS with the currency's
decimals ('-' where it has fewer than the amount), and 1234567 without any, as menus of many languages write whole amounts.
"""
from decimal import Decimal

from babel import Locale
from babel.numbers import format_currency, get_currency_precision

PAIRS = """
en-US/USD en-GB/GBP en/EUR en-IE/EUR en-AU/AUD en-CA/CAD en-NZ/NZD en-IN/INR en-ZA/ZAR en-SG/SGD en/KWD en/JPY
de/EUR de-AT/EUR de-CH/CHF de-LI/CHF de/USD es/EUR es-MX/MXN es-AR/ARS es-CL/CLP es-CO/COP es-PE/PEN it/EUR it-CH/CHF
el/EUR fr/EUR fr-CA/CAD fr-CH/CHF fr-BE/EUR nl/EUR nl-BE/EUR pt-BR/BRL pt-PT/EUR pl/PLN cs/CZK sk/EUR sl/EUR hr/EUR
ru/RUB ru-KZ/KZT uk/UAH kk/KZT hu/HUF ro/RON bg/BGN sr/RSD tr/TRY az/AZN he/ILS ar/SAR ar-EG/EGP ar-AE/AED ar-MA/MAD
ar-KW/KWD ar-BH/BHD ar-TN/TND fa/IRR ja/JPY ko/KRW zh-Hans/CNY zh-Hant/TWD zh-Hant-HK/HKD vi/VND hi/INR bn/BDT th/THB
id/IDR ms/MYR fil/PHP sv/SEK da/DKK nb/NOK fi/EUR is/ISK et/EUR lv/EUR lt/EUR ka/GEL ca/EUR eu/EUR
""".split()
AMOUNTS = ["1", "12.5", "999.99", "1234", "12345.6", "1234567.89"]
# Babel knows which digits a locale has, and not how these are written (CLDR, numberingSystems).
NOUGHTS = dict(arab=0x660, arabext=0x6F0, beng=0x9E6)

for pair in PAIRS:
    tag, currency = pair.split("/")
    locale = Locale.parse(tag, sep="-")
    nought = NOUGHTS.get(locale.default_numbering_system, 0x30)

    def price(amount, digits):
        if digits < -Decimal(amount).as_tuple().exponent:
            return "-"
        pattern = locale.currency_formats["standard"].pattern
        whole = pattern.replace(".00", "" if digits == 0 else "." + digits * "0")
        text = format_currency(
            Decimal(amount), currency, whole, locale, currency_digits=False, numbering_system="default"
        )
        return text.translate({0x30 + n: nought + n for n in range(10)})

    digits = get_currency_precision(currency)
    print(tag, currency, *[price(a, digits) for a in AMOUNTS], price("1234567", 0), sep="\t")
