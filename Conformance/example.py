#!/usr/bin/env python3
"""An example of a program that run.py can score: it prints the frames in the documents, without a layout.

It fails all tests, because the frames in the documents that it gets are wrong. Replace `frames` by a call of your own
layout engine.
"""
import json
import sys
import xml.etree.ElementTree as ElementTree


def frames(document, replays_sizes):
    """The id and the frame (x, y, width, height) of each view, in points, in the coordinates of its superview."""
    for element in document.iter():
        for rect in element.findall("rect[@key='frame']"):
            yield element.get("id"), [float(rect.get(name)) for name in ("x", "y", "width", "height")]


def main():
    files = [argument for argument in sys.argv[1:] if argument != "--replay-sizes"]
    status = 0
    for file in files:
        try:
            document = ElementTree.parse(file).getroot()
        except ElementTree.ParseError as error:
            print(f"{file}: {error}", file=sys.stderr)
            status = 1
            continue
        for ident, frame in frames(document, "--replay-sizes" in sys.argv):
            print(json.dumps({"file": file, "id": ident, "frame": frame}))
    sys.exit(status)


if __name__ == "__main__":
    main()
