#!/usr/bin/env python3
"""Writes Sources/NibCells/Canvas/CharacterWidthTable.swift from Unicode's character data.

Usage: Scripts/character-width-table.py > Sources/NibCells/Canvas/CharacterWidthTable.swift

The data comes from the package unicodedata2 if it is installed (`pip install unicodedata2` installs the newest
Unicode version), otherwise from Python itself. CharacterWidthTests compares the result with the Swift standard library.
"""

try:
    import unicodedata2 as data
except ImportError:
    import unicodedata as data

# Format characters that are visible: they enclose the digits after them (Prepended_Concatenation_Mark).
VISIBLE_FORMATS = {
    *range(0x600, 0x606), 0x6DD, 0x70F, 0x890, 0x891, 0x8E2, 0x110BD, 0x110CD,
}
# The second and third parts of a Hangul syllable are drawn into the columns of the first.
HANGUL_PARTS = {*range(0x1160, 0x1200), *range(0xD7B0, 0xD7FC)}
ENTRIES_PER_LINE = 10


def columns(value):
    """The columns that a terminal gives to a code point: 0, 1 or 2."""
    character = chr(value)
    if value in HANGUL_PARTS:
        return 0
    if data.category(character) in ("Mn", "Me"):
        return 0
    if data.category(character) == "Cf" and value not in VISIBLE_FORMATS:
        return 0
    # Emoji with an emoji presentation are W as well. Ambiguous characters are narrow outside East Asia.
    return 2 if data.east_asian_width(character) in ("W", "F") else 1


def changes():
    """The code points where the number of columns changes, each with its new number."""
    last = None
    for value in range(0x110000):
        if 0xD800 <= value <= 0xDFFF:
            continue
        width = columns(value)
        if width != last:
            yield value << 2 | width
            last = width


def main():
    entries = [f"0x{entry:X}" for entry in changes()]
    lines = [
        "    " + ", ".join(entries[start:start + ENTRIES_PER_LINE]) + ","
        for start in range(0, len(entries), ENTRIES_PER_LINE)
    ]
    major, minor = data.unidata_version.split(".")[:2]
    print(f"""\
// Written by Scripts/character-width-table.py from Unicode {data.unidata_version}: do not edit.

/// The number of columns of every scalar, from Unicode's East Asian widths and general categories.
enum CharacterWidthTable {{
  /// The version of Unicode from which the table was generated.
  static let unicodeVersion = (major: {major}, minor: {minor})

  /// The scalars at which the number of columns changes, in ascending order. Each is shifted left by 2, and the
  /// new number of columns (0, 1 or 2) is added.
  static let changes: [UInt32] = [""")
    print("\n".join(lines))
    print("  ]\n}")


if __name__ == "__main__":
    main()
