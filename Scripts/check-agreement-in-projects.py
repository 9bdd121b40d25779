#!/usr/bin/env python3
"""Checks agreement-in-projects.py with a made-up project and a made-up agreement.py."""

import json
import pathlib
import subprocess
import sys
import tempfile

SCRIPT = pathlib.Path(__file__).resolve().parent / "agreement-in-projects.py"
# Trusts two views of each document, one of which the layout engine places. It is laid out correctly in folders with a
# font; elsewhere, it is two points too wide.
TOOLS = '''
import os

def truth(files):
    placed = {"id": "a", "driver": "constraints", "frame": [0, 0, 40, 20]}
    return {file: [placed, {"id": "b", "driver": "autoresizing", "frame": [0, 0, 9, 9]}] for file in files}

def solved(program, files, replay, timeout):
    def width(file):
        return 40.5 if os.path.exists(os.path.join(os.path.dirname(file), "Font.ttf")) else 42
    return {(file, "a"): [0, 0, width(file), 20] for file in files}, {}
'''
FILES = ["App/Main.storyboard", "App/Font.ttf", "App/Pods/Other.xib", "Views/Cell.xib", "Views/Cell.swift"]
EXPECTED = {"project": "project", "documents": 2, "views": 2, "inside": 1, "alone": 0}


def main():
    with tempfile.TemporaryDirectory() as folder:
        root = pathlib.Path(folder)
        (root / "agreement.py").write_text(TOOLS, encoding="utf-8")
        for name in FILES:
            path = root / "project" / name
            path.parent.mkdir(parents=True, exist_ok=True)
            path.touch()
        run = subprocess.run(
            [sys.executable, SCRIPT, "--nibterm", "unused", "--tools", root, "--json", root / "project"],
            capture_output=True, text=True, check=True)
    found = json.loads(run.stdout)
    if found != EXPECTED:
        sys.exit(f"agreement-in-projects.py: {found}, not {EXPECTED}")


if __name__ == "__main__":
    main()
