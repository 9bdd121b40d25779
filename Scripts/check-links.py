#!/usr/bin/env python3
"""Checks that what the documentation names exists in the repository.

All Markdown files: the files to which links lead, and the headings; none has markers of conflicts. ARCHITECTURE.md and
CONTRIBUTING.md also name files, folders and targets of `make` in backquotes; a name is right if a path in the
repository ends with it. Names of types and members are right if the code contains all their words.
"""

import pathlib
import re
import subprocess
import sys
import unicodedata

ROOT = pathlib.Path(__file__).resolve().parent.parent
LINK = re.compile(r"\]\(<?([^)\s>]+)>?\)")
CODE = re.compile(r"`([^`\n]+)`")
FENCE = re.compile(r"^ *```.*?^ *```$", re.M | re.S)
# Names with these endings are files. Names without an ending are folders if they contain a slash.
FILE = re.compile(r"[\w./+*-]+\.(swift|sh|py|md|yml|json|txt|xib|docc)")
FOLDER = re.compile(r"[A-Z.][\w.]*(/[\w.*-]+)+/?")
# Types, members and functions with the labels of their arguments.
SYMBOL = re.compile(r"\.?[A-Za-z_]\w*(\.\w+)*(\([\w:]*\))?")
CODE_FILES = (".swift", ".h", ".py", ".sh", "Makefile")
GUIDES = ["ARCHITECTURE.md", "CONTRIBUTING.md"]
# Files that a contributor writes, and files of users.
EXAMPLES = {"UIThing.swift", "Cell.xib", ".nibterm.yml", ".iblinter.yml", "base.xib", "ours.xib", "theirs.xib",
            "merged.xib", "exchanged.xib", "report.txt", "main.swift", "README.txt", "UIThing+Vector.swift", "UIThing",
            "ThingWord", "Int(someDouble)", "vVERSION"}


def headings(path: pathlib.Path) -> set[str]:
    """The anchors that GitHub makes of the headings of a file."""
    found: set[str] = set()
    for line in FENCE.sub("", path.read_text(encoding="utf-8")).splitlines():
        if heading := re.match(r"#+ +(.*)", line):
            text = re.sub(r"\[([^]]*)\]\([^)]*\)", r"\1", heading[1]).strip().lower()
            kept = [c for c in text if c in " -_" or unicodedata.category(c)[0] in "LNM"]
            anchor = base = "".join(kept).replace(" ", "-")
            number = 0
            while anchor in found:
                number += 1
                anchor = f"{base}-{number}"
            found.add(anchor)
    return found


def problems_of_links(path: pathlib.Path, text: str):
    for link in LINK.finditer(text):
        name, _, anchor = link[1].partition("#")
        if re.match(r"[a-z]+:", name):
            continue
        target = (path.parent / name).resolve() if name else path
        if not target.exists():
            yield link.start(), f"the link leads to {link[1]}, which does not exist"
        elif anchor and target.suffix == ".md" and anchor not in headings(target):
            yield link.start(), f"the link leads to {link[1]}, but {target.name} has no such heading"


def problems_of_merges(text: str):
    for marker in re.finditer(r"^(<{7}|>{7}|\|{7}) ", text, re.M):
        yield marker.start(), "a marker of a conflict, which a merge left"


def problems_of_names(text: str, paths: set[str], targets: set[str], words: set[str]):
    for code in CODE.finditer(text):
        name = code[1]
        if make := re.match(r"make ([a-z-]+)", name):
            if make[1] not in targets:
                yield code.start(), f"the Makefile has no target {make[1]}"
        elif FILE.fullmatch(name) or FOLDER.fullmatch(name):
            ending = name.rstrip("/").removeprefix("../")
            if pathlib.Path(ending).name in EXAMPLES or name.startswith((".build", "NIB", "../")):
                continue
            pattern = re.compile("(^|.*/)" + ".*".join(map(re.escape, ending.split("*"))) + "$")
            if not any(pattern.match(path) for path in paths):
                yield code.start(), f"the repository contains no {name}"
        elif SYMBOL.fullmatch(name) and name not in EXAMPLES:
            missing = set(re.findall(r"[A-Za-z_]\w+", name)) - words
            if missing:
                yield code.start(), f"the code contains no {', '.join(sorted(missing))}"


def main() -> int:
    listed = subprocess.run(["git", "ls-files", "-z", "--cached", "--others", "--exclude-standard"], cwd=ROOT,
                            check=True, capture_output=True, text=True).stdout
    files = [name for name in listed.split("\0") if name and (ROOT / name).exists()]
    paths = set(files) | {str(folder) for name in files for folder in pathlib.PurePath(name).parents}
    targets = set(re.findall(r"^([a-z][a-z -]*):", (ROOT / "Makefile").read_text(encoding="utf-8"), re.M))
    targets = {word for names in targets for word in names.split()}
    code = [name for name in files if name.endswith(CODE_FILES)]
    words = {word for name in code for word in re.findall(r"[A-Za-z_]\w+", (ROOT / name).read_text(errors="replace"))}
    words |= {part for path in paths for part in pathlib.PurePath(path).parts}
    count = 0
    for name in sorted(files):
        if not name.endswith(".md"):
            continue
        path = ROOT / name
        text = path.read_text(encoding="utf-8")
        # Code keeps its length, so that the positions of the rest are right.
        prose = FENCE.sub(lambda block: re.sub(r"[^\n]", " ", block[0]), text)
        found = list(problems_of_links(path, CODE.sub(lambda code: " " * len(code[0]), prose)))
        found += problems_of_merges(prose)
        if name in GUIDES:
            found += problems_of_names(prose, paths, targets, words)
        for start, problem in found:
            print(f"{name}:{text.count(chr(10), 0, start) + 1}: {problem}", file=sys.stderr)
        count += len(found)
    return 1 if count else 0


if __name__ == "__main__":
    sys.exit(main())
