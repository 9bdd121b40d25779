#!/usr/bin/env python3
"""Checks that the folders of each target are in an order, so that a folder only uses those before it.

A folder uses another one if a file in it names a top-level type that only a file in the other one declares. Members of
extensions are not seen. Folders that use each other in a circle are an error, except those in TOGETHER.
"""

import collections
import pathlib
import re
import sys

SOURCES = pathlib.Path(__file__).resolve().parent.parent / "Sources"
# Folders that need each other; ARCHITECTURE.md has the reasons.
TOGETHER = [{f"NibCore/{name}" for name in ["Application", "Constraints", "Controllers", "Storyboards", "Views"]}]
IGNORED = re.compile(r'"""(?:.|\n)*?"""|//.*|"(?:\\.|[^"\\\n])*"')
MODIFIER = r"(?:@\w+(?:\([^)]*\))?\s+)*(?:(?:public|package|open|private|fileprivate|final|indirect)\s+)*"
TYPE = re.compile(rf"^{MODIFIER}(?:struct|class|enum|protocol|actor|typealias)\s+([A-Z]\w*)", re.M)
NAME = re.compile(r"\b[A-Z]\w*")


def reachable(start, uses):
    """The folders that a folder uses, also through others."""
    found, rest = set(), [start]
    while rest:
        for folder in uses[rest.pop()] - found:
            found.add(folder)
            rest.append(folder)
    return found


def main():
    texts = {file: IGNORED.sub("", file.read_text()) for file in SOURCES.rglob("*.swift")}
    places = collections.defaultdict(set)
    for file, text in texts.items():
        for name in TYPE.findall(text):
            places[name].add(file)
    uses, example = collections.defaultdict(set), {}
    for file, text in texts.items():
        folder = "/".join(file.relative_to(SOURCES).parts[:-1][:2])
        for name in sorted(set(NAME.findall(text))):
            if len(places[name]) != 1:
                continue
            other = "/".join(next(iter(places[name])).relative_to(SOURCES).parts[:-1][:2])
            if other != folder and other.split("/")[0] == folder.split("/")[0]:
                uses[folder].add(other)
                example.setdefault((folder, other), f"{file.relative_to(SOURCES.parent)} names {name}")
    below = {folder: reachable(folder, uses) for folder in list(uses)}
    wrong = sorted(
        (folder, other) for (folder, other) in example
        if folder in below.get(other, set()) and not any({folder, other} <= group for group in TOGETHER))
    for folder, other in wrong:
        print(f"{folder} uses {other}, which uses it too: {example[folder, other]}", file=sys.stderr)
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
