#!/usr/bin/env python3
"""Writes the sample nibs and the elements into a Swift file, so that the program runs without their folder.

    Scripts/embed-samples.py            writes Sources/NibTerm/Samples/EmbeddedSamples.swift
    Scripts/embed-samples.py --check    fails if that file is out of date
"""

import pathlib
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SAMPLES = ROOT / "SampleNibs"
OUTPUT = ROOT / "Sources/NibTerm/Samples/EmbeddedSamples.swift"

HEADER = """\
// swift-format-ignore-file
// Made by Scripts/embed-samples.py from SampleNibs; do not edit.

/// The files of `SampleNibs`, for a program that is alone on its machine.
enum EmbeddedSamples {
"""


def literal(text: str) -> str:
    """A raw string literal with several lines. It ends with one line break, as the file does."""
    marks = "#"
    while f'"""{marks}' in text or f"\\{marks}" in text:
        marks += "#"
    return f'{marks}"""\n{text.rstrip(chr(10))}\n\n"""{marks}'


def documents() -> dict[str, pathlib.Path]:
    """The documents of all samples by name. Documents are looked up by name, so two with the same name are an error."""
    found: dict[str, pathlib.Path] = {}
    for path in sorted(SAMPLES.rglob("*")):
        if path.suffix not in (".xib", ".storyboard"):
            continue
        if path.stem in found:
            sys.exit(f"{path} and {found[path.stem]} have the same name")
        found[path.stem] = path
    return found


def generated() -> str:
    parts = [HEADER, "  /// The nibs and storyboards by name, without suffix.\n", "  static let nibs: [String: String] = [\n"]
    for name, nib in sorted(documents().items()):
        parts.append(f'"{name}": {literal(nib.read_text(encoding="utf-8"))},\n')
    elements = (SAMPLES / "Elements/elements.json").read_text(encoding="utf-8")
    parts.append("  ]\n\n  /// The records of the elements, as JSON.\n")
    parts.append(f"  static let elements = {literal(elements)}\n}}\n")
    return "".join(parts)


def main() -> int:
    text = generated()
    if sys.argv[1:] == ["--check"]:
        if OUTPUT.exists() and OUTPUT.read_text(encoding="utf-8") == text:
            return 0
        print(f"{OUTPUT.relative_to(ROOT)} is out of date; run Scripts/embed-samples.py", file=sys.stderr)
        return 1
    OUTPUT.write_text(text, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
