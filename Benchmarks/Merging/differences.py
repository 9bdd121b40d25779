#!/usr/bin/env python3
"""Compares what 'nibterm merge' made of merges with what people committed, and says how they differ.

    differences.py CASES [--table FILE]

CASES is the folder of 'replay.py run CASES --keep'. Only documents that were merged without a conflict and whose result
is in the history are compared. The numbers of documents with each kind of difference are printed; --table writes a line
for each document that differs: case, repository, merge commit, path, and the kinds with the number of places.
"""

import argparse
import collections
import pathlib
import xml.etree.ElementTree

from replay import canonical, ids

KINDS = {
    "took ours": "people committed ours as a whole, without the changes of theirs",
    "took theirs": "people committed theirs as a whole, without the changes of ours",
    "not XML": "people committed a text that is not well-formed, for example with markers",
    "duplicate ids": "people committed duplicate ids",
    "dangling": "people committed references to objects that are not there",
    "edited": "a value or element that neither version has: people edited the document during the merge",
    "dropped": "people left out a change or an element that only one version made",
    "kept": "people kept an element or a value that one version deleted and the other did not change",
    "computed": "values that Interface Builder computes: frames, versions, canvas, marks, sizes and colors in resources",
    "new id": "an object that both versions added alike: people kept both, or the other id",
    "order": "the same elements in another order",
}
COMPUTED_ELEMENTS = {"rect", "device", "adaptation", "point", "plugIn", "deployment", "capability", "designable", "animations"}
COMPUTED_ATTRIBUTES = {"misplaced", "ambiguous", "toolsVersion", "systemVersion", "version", "minToolsVersion",
                       "cocoaTouchSystemColor", "customColorSpace", "fixedFrame"}
DISTINGUISHING = ("key", "reference", "keyPath", "identifier", "name", "className")


def facts(root):
    """The elements of a document by identity: (parent, name, attributes, text, the identities of those around it)."""
    found = {}

    def add(element, parent, ancestors):
        counts = collections.Counter()
        for child in element:
            name = child.get("id") or child.get("sceneID")
            if name is None or child.tag == "device":
                first = parent, child.tag, next((child.get(a) for a in DISTINGUISHING if child.get(a)), "")
                name = (*first, counts[first])
                counts[first] += 1
            found[name] = (parent, child.tag, dict(child.attrib), (child.text or "").strip(), ancestors)
            add(child, name, ancestors + [child.tag])

    found["document"] = (None, root.tag, dict(root.attrib), "", [])
    add(root, "document", [])
    return found


def is_computed(fact, attribute):
    _, tag, attributes, _, ancestors = fact
    if attribute in COMPUTED_ATTRIBUTES or tag in COMPUTED_ELEMENTS:
        return True
    return bool({"resources", "designables", "dependencies"} & set(ancestors[:2] + [tag]))


def dangling(root):
    known = {e.get("id") for e in root.iter()} | {None}
    return any(e.get(a) not in known for e in root.iter() if e.tag in ("constraint", "outlet", "action", "segue")
               for a in ("firstItem", "secondItem", "destination") if not (e.get(a) or "-").startswith("-"))


def choice(values, merged, result):
    """The kind of difference between the value of the merge and that of the result."""
    base, ours, theirs = values
    if result not in (ours, theirs):
        return "edited" if result != base else "dropped"
    if result is not None and merged is None:
        return "kept"
    return "dropped"


def kinds(folder):
    """The kinds of difference of one case with the number of places."""
    data = {role: (folder / role).read_bytes() for role in ("base", "ours", "theirs", "merged", "result")}
    if canonical(data["merged"]) == canonical(data["result"]):
        return {}
    if canonical(data["result"]) is None:
        return {"not XML": 1}
    if canonical(data["result"]) in (canonical(data["ours"]), canonical(data["theirs"])):
        return {"took ours" if canonical(data["result"]) == canonical(data["ours"]) else "took theirs": 1}
    found = collections.Counter()
    roots = {role: xml.etree.ElementTree.fromstring(text) for role, text in data.items()}
    if ids(data["result"]) - ids(data["ours"]) - ids(data["theirs"]):
        found["duplicate ids"] += 1
    if dangling(roots["result"]) and not dangling(roots["merged"]):
        found["dangling"] += 1
    all_facts = {role: facts(root) for role, root in roots.items()}
    versions = [all_facts[role] for role in ("base", "ours", "theirs")]
    merged, result = all_facts["merged"], all_facts["result"]
    for name in merged.keys() | result.keys():
        mine, yours = merged.get(name), result.get(name)
        if mine is None or yours is None:
            fact = mine or yours
            present = [name in version for version in versions]
            if is_computed(fact, ""):
                found["computed"] += 1
            elif fact[0] not in (merged if mine is None else result):
                continue  # a part of an element that is counted already
            elif yours is not None and not any(present):
                found["edited"] += 1
            elif present == [False, True, True] or yours is None and fact[1] in ("constraint", "outlet", "action") and any(
                    other[1] == fact[1] and other[0] == fact[0] and other[2] | {"id": ""} == fact[2] | {"id": ""}
                    for other in result.values()):
                found["new id"] += 1
            else:
                found["kept" if mine is None else "dropped"] += 1
            continue
        if mine[0] != yours[0]:
            found[choice([version.get(name, [None])[0] for version in versions], mine[0], yours[0])] += 1
        attributes = mine[2].keys() | yours[2].keys()
        values = [(a, mine[2].get(a), yours[2].get(a), [v[name][2].get(a) if name in v else None for v in versions])
                  for a in sorted(attributes)]
        values.append(("", mine[3], yours[3], [v[name][3] if name in v else None for v in versions]))
        for attribute, a, b, known in values:
            if a != b:
                found["computed" if is_computed(mine, attribute) else choice(known, a, b)] += 1
    return found or {"order": 1}


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("cases", type=pathlib.Path)
    parser.add_argument("--table", type=pathlib.Path)
    arguments = parser.parse_args()
    totals, only, lines, count = collections.Counter(), collections.Counter(), [], 0
    for line in (arguments.cases / "cases.tsv").read_text(errors="replace").splitlines():
        case, repository, merge, path = line.split("\t")[:4]
        folder = arguments.cases / case
        report = folder / "report"
        if not (folder / "result").exists() or not report.exists():
            continue
        words = report.read_text(errors="replace")
        if "left in comments" in words or "merged as text" in words or not (folder / "merged").stat().st_size:
            continue
        count += 1
        found = kinds(folder)
        if found:
            totals.update(found.keys())
            # Documents are counted by their first kind in the order of KINDS.
            only[next(kind for kind in KINDS if kind in found)] += 1
            words = ", ".join(f"{kind} {found[kind]}" for kind in KINDS if kind in found)
            lines.append(f"{case}\t{repository}\t{merge}\t{path}\t{words}\n")
    print(f"merged, with a committed result: {count}; the same up to order: {count - len(lines)}")
    for kind, words in KINDS.items():
        print(f"{totals[kind]:5} {only[kind]:5}  {kind}: {words}")
    if arguments.table:
        arguments.table.write_text("case\trepository\tmerge\tpath\tdifferences\n" + "".join(lines))


if __name__ == "__main__":
    main()
