// Writes ranges.tsv: CLDR's form of price ranges in the pairs of prices.tsv, as ECMA-402's Intl.NumberFormat has them, in a
// copy of CLDR's data of its own: `node make-ranges.mjs > ranges.tsv`, made with Node 20.20 (CLDR 48).
// A row: locale, currency, 8 to 12 and 1234 to 56789, each with the currency's decimals.
import { readFileSync } from "node:fs"

for (const row of readFileSync(new URL("prices.tsv", import.meta.url), "utf8").trimEnd().split("\n")) {
  const [tag, currency] = row.split("\t")
  const form = new Intl.NumberFormat(tag, { style: "currency", currency })
  console.log([tag, currency, form.formatRange(8, 12), form.formatRange(1234, 56789)].join("\t"))
}
