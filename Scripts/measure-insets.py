#!/usr/bin/env python3
"""Compares insets and margins with those that Interface Builder used for its saved frames.

    Scripts/measure-insets.py PROGRAM DOCUMENT_OR_FOLDER... [--list]

An inset of a root view, or a margin of a cell, can be deduced from a required constraint between an edge of a view and a
guide or margin: it is the saved distance of the edge, without the constant of the constraint. The program is asked for the
same distance with `layout --replay-sizes`. Left out are views that a document marks as misplaced or ambiguous, views in
scroll views, and edges for which two constraints give different values. `--list` prints a line for each value that differs,
with tabs between its kind, guide, edge, device, toolsVersion, saved value, the program's value, document and root view.
"""
import argparse, collections, json, pathlib, subprocess, sys
import xml.etree.ElementTree as ElementTree

SCROLLING = {"scrollView", "tableView", "collectionView", "textView"}
EDGES = {"top": ("y", "height", False), "bottom": ("y", "height", True),
         "leading": ("x", "width", False), "trailing": ("x", "width", True),
         "left": ("x", "width", False), "right": ("x", "width", True)}


class Document:
    def __init__(self, path):
        self.root = ElementTree.parse(path).getroot()
        self.parents = {child: parent for parent in self.root.iter() for child in parent}
        self.objects = {e.get("id"): e for e in self.root.iter() if e.get("id")}
        device = self.root.find("device")
        self.device = device.get("id") if device is not None else "none"
        self.version = self.root.get("toolsVersion", "0").split(".")[0]
        self.excluded = {e.get("reference") for e in self.root.iter("exclude")}

    def superview(self, view):
        """The view that contains a view; None for a root."""
        parent = self.parents.get(view)
        if parent is None:
            return None
        if parent.tag in ("subviews", "prototypes", "cells"):
            return self.parents[parent]
        return parent if view.get("key") in ("contentView", "tableHeaderView", "tableFooterView") else None

    def is_root(self, view):
        return view.tag == "tableViewCellContentView" or view.tag == "collectionViewCellContentView" or (
            view.tag == "view" and view.get("key") == "contentView" and self.in_cell(view)) or (
            frame(view) is not None and self.superview(view) is None and view.get("key") in ("view", None))

    def in_cell(self, view):
        parent = self.parents.get(view)
        return parent is not None and parent.tag in ("tableViewCell", "collectionViewCell", "collectionReusableView")

    def kind(self, root):
        return "cell margin" if self.in_cell(root) or root.tag.endswith("Cell") else "inset"


def frame(view):
    for rect in view.findall("rect"):
        if rect.get("key") == "frame":
            return [float(rect.get(name, 0)) for name in ("x", "y", "width", "height")]
    return None


def guide(document, item, attribute):
    """The root and the name of the edge of a guide or margin that one side of a constraint refers to; None for others."""
    if item.tag == "viewControllerLayoutGuide":
        controller = document.parents[document.parents[item]]
        root = next((e for e in controller if e.get("key") == "view"), None)
        edge = {"top": "top", "bottom": "bottom"}.get(item.get("type"))
        inner = {"top": "bottom", "bottom": "top"}.get(edge)
        return (root, f"{edge} guide", edge) if root is not None and attribute == inner else None
    if item.tag == "viewLayoutGuide" and item.get("key") in ("safeArea", "layoutMargins") and attribute in EDGES:
        return document.parents[item], "safe area" if item.get("key") == "safeArea" else "margin", attribute
    if attribute.endswith("Margin") and attribute[:-6] in EDGES:
        return item, "margin", attribute[:-6]
    return None


def position(document, view, root, frames):
    """The frame of a view in root coordinates; None if it is not known."""
    x = y = 0.0
    own = frames(view)
    inner = view
    while inner is not root:
        outer = document.superview(inner)
        rectangle = frames(inner)
        if outer is None or rectangle is None or outer.tag in SCROLLING and outer is not root:
            return None
        if inner.get("misplaced") == "YES" or inner.get("ambiguous") == "YES":
            return None
        x, y, inner = x + rectangle[0], y + rectangle[1], outer
    return (x, y, own[2], own[3])


def distance(document, view, root, edge, frames):
    """The distance of an edge of a view from the same edge of its root."""
    place, whole = position(document, view, root, frames), frames(root)
    if place is None or whole is None:
        return None
    axis, length, is_end = EDGES[edge]
    start, size = (place[0], place[2]) if axis == "x" else (place[1], place[3])
    return (whole[2] if axis == "x" else whole[3]) - start - size if is_end else start


def deduced(document, solved):
    """Yields kind, root, guide, edge, the saved value and the value of the program for each constraint that gives one."""
    for constraint in document.root.iter("constraint"):
        values = constraint.attrib
        holder = document.parents[document.parents[constraint]]
        if (values.get("relation", "equal") != "equal" or values.get("multiplier", "1") != "1"
                or float(values.get("priority", 1000)) < 1000 or values.get("placeholder") == "YES"
                or values.get("symbolic") == "YES" or values.get("id") in document.excluded
                or "secondAttribute" not in values):
            continue
        sides = [(document.objects.get(values[f"{name}Item"]) if f"{name}Item" in values else holder,
                  values[f"{name}Attribute"]) for name in ("first", "second")]
        if any(item is None for item, _ in sides):
            continue
        for (view, attribute), (item, other), sign in ((sides[0], sides[1], 1), (sides[1], sides[0], -1)):
            found = guide(document, item, other)
            if not found or attribute not in EDGES or found[2] != attribute or view.tag.endswith("LayoutGuide"):
                continue
            root, name, edge = found
            if not document.is_root(root) or view is root:
                continue
            saved = distance(document, view, root, edge, frame)
            ours = distance(document, view, root, edge, lambda e: solved.get(e.get("id"), frame(e)))
            if saved is None or ours is None:
                continue
            constant = float(values.get("constant", 0)) * sign * (-1 if EDGES[edge][2] else 1)
            if saved - constant < -0.51:  # No inset is negative: the saved frame does not satisfy the constraint.
                continue
            yield document.kind(root), root, name, edge, saved - constant, ours - constant


def layouts(program, paths):
    """The frames that the program gives the views of documents, by path and id."""
    frames = collections.defaultdict(dict)
    for start in range(0, len(paths), 100):
        run = subprocess.run([program, "layout", "--replay-sizes", *paths[start:start + 100]],
                             capture_output=True, text=True)
        for line in run.stdout.split("\n"):
            if line.startswith("{"):
                record = json.loads(line)
                if record.get("id"):
                    frames[record["file"]][record["id"]] = record["frame"]
    return frames


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("paths", nargs="+", type=pathlib.Path)
    parser.add_argument("--list", action="store_true", help="print the insets and margins that differ")
    options = parser.parse_args()
    paths = []
    for path in options.paths:
        paths += [str(p) for p in sorted(path.rglob("*")) if p.suffix in (".xib", ".storyboard")] if path.is_dir() else [str(path)]
    frames = layouts(options.program, paths)
    counts = collections.Counter()
    for path in paths:
        try:
            document = Document(path)
        except ElementTree.ParseError:
            continue
        found = collections.defaultdict(list)
        for kind, root, name, edge, saved, ours in deduced(document, frames[path]):
            found[kind, root.get("id"), name, edge].append((saved, ours))
        for (kind, root, name, edge), values in found.items():
            if max(s for s, _ in values) - min(s for s, _ in values) > 0.51:
                counts[kind, "contradictory"] += 1
                continue
            is_right = any(abs(saved - ours) <= 0.51 for saved, ours in values)
            counts[kind, "right" if is_right else "wrong"] += 1
            if options.list and not is_right:
                saved, ours = values[0]
                print(f"{kind}\t{name}\t{edge}\t{document.device}\t{document.version}\t{saved:g}\t{ours:g}\t{path}\t{root}")
    for kind in ("inset", "cell margin"):
        right, wrong = counts[kind, "right"], counts[kind, "wrong"]
        share = f"{100 * right / (right + wrong):.2f} %" if right + wrong else "none"
        print(f"{kind}s: {right} of {right + wrong} match ({share}); {counts[kind, 'contradictory']} contradictory left out")


if __name__ == "__main__":
    main()
