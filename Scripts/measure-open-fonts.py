#!/usr/bin/env python3
"""Adds the widths, kerning and heights of open fonts to Scripts/data/named-fonts-open.json.

Run generate-font-tables.py afterwards. Only fonts with a free license may be added; name the family, its version and
its license in Scripts/data/SOURCES.md.

Usage: measure-open-fonts.py --license LICENSE [--without-kerning] FONT-FILE...

The faces are stored under their PostScript names; faces that the table already contains are replaced. The script needs
the Python packages fontTools and uharfbuzz. Kerning is the distance that HarfBuzz adds to a pair of characters,
including that of ligatures. It makes up four fifths of a face's size, so leave it out for rare faces.
"""

import argparse
import json
import pathlib
import statistics
import unicodedata

import uharfbuzz
from fontTools.ttLib import TTFont

DATA = pathlib.Path(__file__).resolve().parent / "data/named-fonts-open.json"
# The last characters of the table stand for all Kana, ideographs, Hangul syllables and icons (private use).
FAMILIES_OF_GLYPHS = {"\u3042": (0x3040, 0x30FF), "\u4E00": (0x4E00, 0x9FFF), "\uAC00": (0xAC00, 0xD7A3), "\uE000": (0xE000, 0xF8FF)}
KERNED = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789 .,-'/:\"()&!?’“”"


def advances(font, characters):
    """The width of each character in 1/10000 em; 0 for that of the base letter, or if there is no glyph."""
    em, glyphs, metrics = font["head"].unitsPerEm, font.getBestCmap(), font["hmtx"]
    def units(code):
        return round(metrics[glyphs[code]][0] * 10000 / em)

    width = {c: units(ord(c)) for c in characters if ord(c) in glyphs}
    for character, (first, last) in FAMILIES_OF_GLYPHS.items():
        all_units = [units(code) for code in glyphs if first <= code <= last]
        # A few such characters, such as logos, are in fonts that otherwise have none of them.
        width[character] = round(statistics.median(all_units)) if len(all_units) > 40 else 0

    def stored(character):
        base = unicodedata.normalize("NFD", character)[0]
        return 0 if base != character and width.get(base) == width.get(character) else width.get(character, 0)

    return [stored(c) for c in characters]


def grouped(vectors):
    """The characters with equal vectors, each group with its vector. Vectors of zeros are left out."""
    groups = {}
    for character, vector in vectors.items():
        if any(vector):
            groups.setdefault(tuple(vector), []).append(character)
    return [("".join(members), list(vector)) for vector, members in groups.items()]


def kerning(font, path):
    """The classes of characters on the left and on the right, and the amounts between them in 1/1000 em."""
    em, glyphs = font["head"].unitsPerEm, font.getBestCmap()
    shaper = uharfbuzz.Font(uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(path))))

    def width(text, is_kerned):
        buffer = uharfbuzz.Buffer()
        buffer.add_str(text)
        buffer.guess_segment_properties()
        uharfbuzz.shape(shaper, buffer, {"kern": is_kerned, "liga": is_kerned, "clig": is_kerned})
        return sum(position.x_advance for position in buffer.glyph_positions)

    known = [c for c in KERNED if ord(c) in glyphs]
    rows = {a: [round((width(a + b, True) - width(a + b, False)) * 1000 / em) for b in known] for a in known}
    right = grouped({b: [rows[a][index] for a in known] for index, b in enumerate(known)})
    left = grouped({a: [rows[a][known.index(members[0])] for members, _ in right] for a in known})
    return {"left": [m for m, _ in left], "right": [m for m, _ in right], "values": [v for _, v in left]}


def face(path, license_name, characters, is_kerned):
    """The PostScript name of a font file and the entry for it."""
    font = TTFont(path, lazy=True)
    em, lines, names = font["head"].unitsPerEm, font["hhea"], font["name"]
    ascender, descender, gap = (round(x / em, 5) for x in (lines.ascent, -lines.descent, lines.lineGap))
    entry = {
        "source": f"{names.getDebugName(16) or names.getDebugName(1)}, {license_name}",
        "version": names.getDebugName(5),
        "ascender": ascender,
        "descender": descender,
        "lineGap": gap,
        "lineHeight": round(ascender + descender + gap, 5),
        "advances": advances(font, characters),
        "kerning": kerning(font, path) if is_kerned else {"left": [], "right": [], "values": []},
    }
    return names.getDebugName(6), entry


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--license", required=True, help='the license of the fonts, for example "OFL 1.1"')
    parser.add_argument("--without-kerning", action="store_true")
    parser.add_argument("files", nargs="+", type=pathlib.Path)
    arguments = parser.parse_args()
    data = json.loads(DATA.read_text(encoding="utf-8"))
    for path in arguments.files:
        name, entry = face(path, arguments.license, data["characters"], not arguments.without_kerning)
        data["fonts"][name] = entry

    def short(value):
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"))

    rows = [f"{short(key)}:{short(value)}" for key, value in data.items() if key != "fonts"]
    fonts = ",\n".join(f"{short(name)}:{short(entry)}" for name, entry in data["fonts"].items())
    DATA.write_text("{\n" + ",\n".join(rows) + ',\n"fonts":{\n' + fonts + "\n}}\n", encoding="utf-8")
    print(f"{len(data['fonts'])} faces, {DATA.stat().st_size} bytes")


if __name__ == "__main__":
    main()
