#!/usr/bin/env python3
"""Compares NibTerm's frames with those that Interface Builder saved, for documents inside their projects.

In its project, a document is measured with the project's fonts and images. The same documents are then copied away from
the project, one in each folder, so that the two figures show what the files of the project are worth.

Usage: agreement-in-projects.py --nibterm PROGRAM --tools FOLDER [--replay-sizes] [--json] CHECKOUT...

FOLDER contains truth.py, which tells which saved frames can be trusted, and agreement.py, which runs the program. A
checkout is a folder with the files of a repository. Only views that constraints or stack views place are counted. A
view agrees if no number of its frame differs by more than a point.
"""

import argparse
import importlib
import json
import os
import pathlib
import shutil
import sys
import tempfile

TOLERANCE = 1.0
ENGINES = ("constraints", "stack")
# Folders with copies of other projects' documents.
SKIPPED = {".git", ".build", "Pods", "Carthage", "node_modules", "DerivedData"}


def documents(checkout):
    """The Interface Builder documents below a folder, in a stable order."""
    found = []
    for folder, folders, names in os.walk(checkout):
        folders[:] = sorted(set(folders) - SKIPPED)
        found += [os.path.join(folder, name) for name in sorted(names) if name.endswith((".xib", ".storyboard"))]
    return found


def copied(files, folder):
    """Copies of the documents, each in a folder of its own: {copy: document}."""
    copies = {}
    for number, file in enumerate(files):
        target = pathlib.Path(folder, str(number), os.path.basename(file))
        target.parent.mkdir()
        shutil.copyfile(file, target)
        copies[str(target)] = file
    return copies


def agreeing(records, frames, file):
    """The number of views of a document whose frames agree."""
    def agrees(record):
        frame = frames.get((file, record["id"]))
        return frame is not None and max(abs(a - b) for a, b in zip(frame, record["frame"])) <= TOLERANCE

    return sum(map(agrees, records))


def score(checkout, tools, options):
    """The counts of a checkout: documents, views, and the views that agree in the project and alone."""
    trusted = tools.truth(documents(checkout))
    wanted = {file: [r for r in records if r["driver"] in ENGINES] for file, records in trusted.items()}
    wanted = {file: records for file, records in wanted.items() if records}
    files = sorted(wanted)
    result = {"project": os.path.basename(os.path.normpath(checkout)), "documents": len(files),
              "views": sum(map(len, wanted.values()))}
    inside, _ = tools.solved(options.nibterm, files, options.replay_sizes, options.timeout)
    result["inside"] = sum(agreeing(wanted[file], inside, file) for file in files)
    with tempfile.TemporaryDirectory() as folder:
        copies = copied(files, folder)
        alone, _ = tools.solved(options.nibterm, list(copies), options.replay_sizes, options.timeout)
        result["alone"] = sum(agreeing(wanted[file], alone, copy) for copy, file in copies.items())
    return result


def line(result):
    share = [f"{100 * result[key] / result['views']:7.2f} %" if result["views"] else "        -"
             for key in ("inside", "alone")]
    return f"{result['project'][:40]:40} {result['documents']:9} {result['views']:6} {share[0]:>10} {share[1]:>10}"


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--nibterm", required=True, help="the program")
    parser.add_argument("--tools", required=True, help="the folder of truth.py and agreement.py")
    parser.add_argument("--replay-sizes", action="store_true", help="use the saved sizes of leaf views")
    parser.add_argument("--timeout", type=float, default=120, help="seconds for each run of the program")
    parser.add_argument("--json", action="store_true", help="print one JSON object for each checkout")
    parser.add_argument("checkouts", nargs="+")
    options = parser.parse_args()
    sys.path.insert(0, os.path.abspath(options.tools))
    tools = importlib.import_module("agreement")
    results = []
    if not options.json:
        print(f"{'project':40} {'documents':>9} {'views':>6} {'inside':>10} {'alone':>10}")
    for checkout in options.checkouts:
        results.append(score(checkout, tools, options))
        print(json.dumps(results[-1]) if options.json else line(results[-1]), flush=True)
    total = {key: sum(result[key] for result in results) for key in ("documents", "views", "inside", "alone")}
    if not options.json:
        print(line({"project": "all", **total}))


if __name__ == "__main__":
    main()
