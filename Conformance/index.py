#!/usr/bin/env python3
"""Writes and checks cases.json, the index of the documents in this folder.

    index.py            write cases.json from the documents
    index.py --check    fail if cases.json is out of date or a document is not a valid case

Everything in the index comes from the documents: the rule and its source from the comment above the document, and the
frames from the document itself. docs/conformance.md describes the comment. Python 3.9 or later, without packages.
"""
import json
import pathlib
import re
import sys
import xml.etree.ElementTree as ElementTree

FOLDER = pathlib.Path(__file__).resolve().parent
INDEX = FOLDER / "cases.json"
DOCS = FOLDER.parent / "docs"
BOOK = DOCS / "interface-builder.md"

# The frames in documents have thirds of a point with few digits.
TOLERANCE = 0.01

# The origin of the numbers in a section of uikit-facts.md, as the section says. All sections of interface-builder.md
# were derived from saved frames.
ORIGINS = {"1": "saved", "4.1": "Apple", "4.2": "saved", "4.3": "saved", "4.4": "saved", "4.5": "published",
           "4.6": "published", "4.7": "published", "4.8": "Apple", "5.1": "saved", "5.2": "saved", "5.3": "saved",
           "5.4": "saved", "5.5": "saved"}

CITATION = re.compile(r"docs/(interface-builder|uikit-facts)\.md (\d+(?:\.\d+)?(?:(?:, | and )\d+(?:\.\d+)?)*)")
VERSIONS = re.compile(r" Also at toolsVersion (\d+(?:(?:, | and )\d+)*)\.")
# Elements whose size depends on a text, and so on the metrics of a font.
TEXTS = {"label", "button", "textField", "textView", "segmentedControl"}


class Problem(Exception):
    """A document that is not a valid case."""


def comment(text):
    """The comment above the document, in one line."""
    match = re.search(r"<!--(.*?)-->\s*<document ", text, re.S)
    if not match:
        raise Problem("there is no comment above the document")
    return " ".join(match.group(1).split())


def stated(text):
    """The rule, its source, and the further versions in the comment above a document."""
    head, mark, source = comment(text).partition(" Source: ")
    if not mark or not source.endswith("."):
        raise Problem("the comment does not end with 'Source: ...'")
    match = VERSIONS.search(head)
    versions = [int(number) for number in re.findall(r"\d+", match.group(1))] if match else []
    rule = VERSIONS.sub("", head)
    if len(rule) <= 20:
        raise Problem("the comment does not state the rule")
    return rule, source[:-1], versions


def sections(source):
    """The sections that a source cites, such as `interface-builder 2.1`."""
    return [f"{name} {number}" for name, numbers in CITATION.findall(source)
            for number in re.findall(r"\d+(?:\.\d+)?", numbers)]


def origins(source, cited):
    """Where the numbers come from: saved, Apple, published or memory."""
    said = set(re.findall(r"\b(?:saved|Apple|published|memory)\b", CITATION.sub("", source)))
    if said & {"published", "memory"}:
        return sorted(said)
    for section in cited:
        name, number = section.split()
        said.add("saved" if name == "interface-builder" else ORIGINS[number])
    if not said:
        raise Problem(f"the source does not say its origin: {source}")
    return sorted(said)


def is_solved(element, parents):
    """Whether constraints, a stack view or the style of a cell place the view."""
    if element.get("translatesAutoresizingMaskIntoConstraints") != "NO":
        content = parents.get(parents[element])
        return content is not None and content.tag == "tableViewCellContentView" and \
            parents[content].get("style") is not None
    # The effect of a mask on a subview depends on the saved size of its superview.
    subviews = element.find("subviews")
    return element.get("fixedFrame") != "YES" and not any(
        view.get("translatesAutoresizingMaskIntoConstraints") != "NO" for view in subviews or [])


def case(path):
    """The entry of a document in the index."""
    text = path.read_text(encoding="utf-8")
    rule, source, versions = stated(text)
    root = ElementTree.fromstring(text)
    parents = {child: parent for parent in root.iter() for child in parent}
    frames, given, texts = {}, [], False
    for element in root.iter():
        rect = next((child for child in element if child.tag == "rect" and child.get("key") == "frame"), None)
        texts = texts or element.tag in TEXTS
        if rect is None:
            continue
        ident = element.get("id")
        if not ident or ident in frames:
            raise Problem(f"a view has no id of its own: {ident}")
        frames[ident] = [number(rect.get(name)) for name in ("x", "y", "width", "height")]
        if not is_solved(element, parents):
            given.append(ident)
    if len(given) == len(frames):
        raise Problem("no view is solved")
    cited = sections(source)
    device = root.find("device")
    return {
        "id": path.stem, "document": path.relative_to(FOLDER).as_posix(), "topic": path.parent.name, "rule": rule,
        "source": source, "sections": cited, "origins": origins(source, cited),
        "toolsVersions": sorted({int(root.get("toolsVersion")), *versions}),
        "device": device.get("id") if device is not None else None,
        "orientation": device.get("orientation") if device is not None else None,
        "texts": texts, "frames": frames, "given": given,
    }


def number(text):
    value = float(text)
    return int(value) if value == int(value) else value


def titles(cases):
    """The titles of all cited sections; fails if a section does not exist."""
    found = {}
    for name in ("interface-builder", "uikit-facts"):
        for level, title in re.findall(r"^##+ (\d+(?:\.\d+)?)\.? (.*)$", (DOCS / f"{name}.md").read_text(), re.M):
            found[f"{name} {level}"] = title
    cited = {section for entry in cases for section in entry["sections"]}
    missing = sorted(cited - set(found))
    if missing:
        raise Problem(f"docs has no section {', '.join(missing)}")
    return {section: title for section, title in found.items() if section in cited}


def ranges():
    """The ranges of toolsVersion and their versions of Xcode, from section 1.3 of the book."""
    table = BOOK.read_text().partition("| toolsVersion | Xcode |")[2].partition("\n\n")[0]
    found = []
    for versions, xcode in re.findall(r"^\| (.*?) \| (.*?) \|$", table, re.M):
        numbers = re.findall(r"\d+", versions)
        if numbers:
            found.append({"from": 0 if versions.startswith("up to") else int(numbers[0]), "xcode": xcode})
    # Documents with this number were saved by various versions.
    return found + [{"from": 32700, "xcode": "32700"}]


def index():
    """The whole index as text, with one case per line."""
    cases, problems, names = [], [], {}
    for path in sorted(FOLDER.glob("documents/*/*")):
        try:
            if path.suffix not in (".xib", ".storyboard"):
                raise Problem("this is not a document")
            if names.setdefault(path.stem, path) != path:
                raise Problem(f"{names[path.stem]} has the same name")
            cases.append(case(path))
        except (Problem, ElementTree.ParseError, KeyError, ValueError) as problem:
            problems.append(f"{path.relative_to(FOLDER)}: {problem}")
    if problems:
        raise Problem("\n".join(problems))
    head = {"format": 1, "licence": "MIT", "tolerance": TOLERANCE, "toolsVersionRanges": ranges(),
            "sections": titles(cases)}
    parts = [f"{json.dumps(key)}: {json.dumps(value)}" for key, value in head.items()]
    lines = ",\n".join(json.dumps(entry, ensure_ascii=False) for entry in cases)
    return "{" + ",\n".join(parts) + ',\n"cases": [\n' + lines + "\n]}\n"


def main():
    if sys.argv[1:] not in ([], ["--check"]):
        sys.exit(__doc__)
    try:
        text = index()
    except Problem as problem:
        sys.exit(str(problem))
    if not sys.argv[1:]:
        INDEX.write_text(text, encoding="utf-8")
    elif not INDEX.exists() or INDEX.read_text(encoding="utf-8") != text:
        sys.exit("Conformance/cases.json is out of date; run 'python3 Conformance/index.py' and commit it.")


if __name__ == "__main__":
    main()
