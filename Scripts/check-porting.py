#!/usr/bin/env python3
"""Ports the Swift code of the seed documents with nibterm port, compiles it against NibCore, and runs it.

    Scripts/check-porting.py [--seeds FOLDER] [--build FOLDER]

Each program in Tests/Porting is Swift code that includes code of the seed documents. A line

    //: seed 001 "    func insertInnerView() {" to "    }" 2

is replaced by lines of document 001. They begin at the second line that starts with the first text (or at the first
such line if there is no number), and end at the next line that starts with the second text. Only nibterm port edits
these lines. A program passes if it compiles and exits with 0. If the documents are missing, a message says so and
nothing is run.
"""

import argparse
import os
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
PROGRAMS = ROOT / "Tests/Porting"
MARK = re.compile(r'^\s*//: seed (\d{3}) "(.*?)" to "(.*?)"(?: (\d+))?\s*$')


def passage(document: pathlib.Path, first: str, last: str, place: int) -> str:
    lines = document.read_text(encoding="utf-8").splitlines()
    starts = [index for index, line in enumerate(lines) if line.startswith(first)]
    if len(starts) < place:
        raise SystemExit(f"{document.name}: fewer than {place} lines begin with {first!r}")
    start = starts[place - 1]
    ends = [index for index, line in enumerate(lines) if index >= start and line.startswith(last)]
    if not ends:
        raise SystemExit(f"{document.name}: no line after {first!r} begins with {last!r}")
    return "\n".join(lines[start:ends[0] + 1])


def ported(text: str, nibterm: pathlib.Path) -> str:
    return subprocess.run([nibterm, "port", "-"], input=text, text=True, check=True, capture_output=True).stdout


def program(template: pathlib.Path, seeds: pathlib.Path, nibterm: pathlib.Path) -> str:
    lines = []
    for line in template.read_text(encoding="utf-8").splitlines():
        mark = MARK.match(line)
        if not mark:
            lines.append(line)
            continue
        number, first, last, place = mark.groups()
        document = next(seeds.glob(f"{number}_*"))
        lines.append(ported(passage(document, first, last, int(place or 1)), nibterm))
    return "\n".join(lines) + "\n"


def run(template: pathlib.Path, seeds: pathlib.Path, build: pathlib.Path, folder: pathlib.Path) -> bool:
    source = folder / "main.swift"
    source.write_text(program(template, seeds, build / "nibterm"), encoding="utf-8")
    binary = folder / template.stem
    # The objects are found by the names of the sources, because a build folder can contain objects of deleted files.
    targets = ["NibSupport", "NibFormats", "NibLayout", "NibCells", "NibResources", "NibFoundation", "NibCore"]
    objects = [str(build / f"{target}.build" / f"{path.name}.o")
               for target in targets for path in sorted((ROOT / "Sources" / target).rglob("*.swift"))]
    names = ["freetype", "png16", "jpeg", "brotlidec", "brotlicommon", "z"] if sys.platform == "linux" else []
    libraries = [option for name in names for option in ("-Xlinker", f"-l:lib{name}.a")]
    includes = [build / "Modules", *(ROOT / "Sources" / name for name in ("CFreeType", "CPNG", "CXattr"))]
    compiler = ["swiftc", "-swift-version", "6", *(option for path in includes for option in ("-I", path)),
                "-o", binary, source, *objects, *libraries, "-lm"]
    compiled = subprocess.run(compiler, text=True, capture_output=True)
    if compiled.returncode != 0:
        print(f"{template.name}: does not compile\n{compiled.stderr}", file=sys.stderr)
        return False
    finished = subprocess.run([binary, template.with_suffix("")], text=True, capture_output=True, timeout=60,
                              env=os.environ | {"SWIFT_BACKTRACE": "enable=no"})
    if finished.returncode != 0:
        print(f"{template.name}: exit status {finished.returncode}\n{finished.stdout}{finished.stderr}", file=sys.stderr)
        return False
    print(f"{template.name}: compiled and run ({finished.stdout.strip()})")
    return True


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--seeds", type=pathlib.Path, default=ROOT.parent / "shared/seeds")
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug")
    options = parser.parse_args()
    if not options.seeds.is_dir():
        print(f"skipped: no seed documents in {options.seeds}; name their folder with --seeds")
        return 0
    with tempfile.TemporaryDirectory() as folder:
        results = [run(template, options.seeds, options.build, pathlib.Path(folder))
                   for template in sorted(PROGRAMS.glob("*.swift"))]
    return 0 if all(results) else 1


if __name__ == "__main__":
    sys.exit(main())
