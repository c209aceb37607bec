"""Python's csv module as a second opinion: `peer.py write SEED COUNT` makes random tables in the dialects that spreadsheets
write, one line of JSON each ({"bytes": hex, "rows": [[…]]}); `peer.py read` reads tables in hex from standard input, one a
line, and prints their rows as JSON."""
import codecs, csv, io, json, random, sys

PIECES = ["", "a", "Latte", "é", "커피", "🍕", '"', '""', ",", ";", "\t", "\n", "\r\n", "\r", " ", "12,50", "=1+1", "\u2028", "'", "\\", "’"]
ENCODINGS = [("utf-8", b""), ("utf-8", codecs.BOM_UTF8), ("utf-16-le", codecs.BOM_UTF16_LE), ("utf-16-be", codecs.BOM_UTF16_BE),
             ("utf-16-le", b""), ("utf-16-be", b"")]


def write(seed, count):
    dice = random.Random(seed)
    for _ in range(count):
        width = dice.randint(1, 6)
        separator, line_end = dice.choice(",;\t"), dice.choice(["\r\n", "\n", "\r"])
        # The separator is found in the header: a plain one of more than one cell.
        rows = [["name", "price", "x y", "d", "e", "f"][:max(2, width)]]
        for _ in range(dice.randint(0, 6)):
            rows.append(["".join(dice.choices(PIECES, k=dice.randint(0, 4))) for _ in range(dice.randint(1, width))])
        out = io.StringIO(newline="")
        csv.writer(out, delimiter=separator, lineterminator=line_end, quoting=dice.choice([csv.QUOTE_MINIMAL, csv.QUOTE_ALL]) if line_end == "\r\n" else csv.QUOTE_ALL).writerows(rows)
        encoding, mark = dice.choice(ENCODINGS)
        text = out.getvalue()
        # Python leaves a lone CR bare where its own line end is another: such a text would read in two ways.
        print(json.dumps({"bytes": (mark + text.encode(encoding)).hex(), "rows": rows}))


def read():
    for line in sys.stdin:
        text = bytes.fromhex(line.strip()).decode("utf-8")
        print(json.dumps([row for row in csv.reader(io.StringIO(text, newline=""), strict=True)]))


write(int(sys.argv[2]), int(sys.argv[3])) if sys.argv[1] == "write" else read()
