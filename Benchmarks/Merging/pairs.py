#!/usr/bin/env python3
"""Merges random pairs of edits of documents and checks the results.

    pairs.py PROGRAM FOLDER [--pairs 10000] [--seed 1]

Each pair makes two edited versions of a document of FOLDER: attributes are changed, elements are added, removed and
moved, entries of lists without ids are added, removed and changed, and ids are changed with their references. The program
is 'nibterm', which merges them in both directions and with the base itself. The merged documents must be well-formed,
have no duplicate id and no reference to an object that is not there, must be the same in both directions up to order (if
there is no conflict), and must be the other version byte for byte if one of them is the base. One line is printed for
each pair that is not so.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import random
import re
import subprocess
import tempfile
import xml.etree.ElementTree

REFERENCES = ("firstItem", "secondItem", "destination", "target", "initialViewController")
ATTRIBUTE = re.compile(rb'([\w:]+)="([^"]*)"')


def elements(text):
    """The elements of a document as (start, end, name, line start), in document order, without the root."""
    found, stack = [], []
    for match in re.finditer(rb"<!--.*?-->|<!\[CDATA\[.*?\]\]>|<\?.*?\?>|<(/?)([\w:]+)((?:[^\">]|\"[^\"]*\")*?)(/?)>", text, re.S):
        if match.group(2) is None:
            continue
        if match.group(1):
            start, name = stack.pop()
            found.append((start, match.end(), name))
        elif match.group(4):
            found.append((match.start(), match.end(), match.group(2)))
        else:
            stack.append((match.start(), match.group(2)))
    return sorted(found)[1:]


def new_id(random_source):
    letters = "abcdefghijkmnopqrstuvwxyzABCDEFGHJKLMNPQRSTUVWXYZ23456789"
    part = lambda count: "".join(random_source.choice(letters) for _ in range(count))  # noqa: E731
    return f"{part(3)}-{part(2)}-{part(3)}".encode()


def drop_dangling(text):
    """Removes constraints and connections of objects that are gone, and whatever refers to those."""
    while True:
        ids = set(re.findall(rb'\bid="([^"]*)"', text))
        for start, end, name in elements(text):
            tag = text[start : text.index(b">", start)]
            values = dict(ATTRIBUTE.findall(tag))
            gone = [key for key in REFERENCES if values.get(key.encode(), b"") not in ids | {b""}]
            gone += ["reference"] if name in (b"exclude", b"include", b"segue") and values.get(b"reference", b"x") not in ids | {b"x"} else []
            if gone:
                text = removed(text, start, end)
                break
        else:
            return text


def removed(text, start, end):
    line = text.rfind(b"\n", 0, start) + 1
    if not text[line:start].strip() and text[end : end + 1] == b"\n":
        return text[:line] + text[end + 1 :]
    return text[:start] + text[end:]


def edit(text, source):
    """A document after one random edit."""
    all_elements = elements(text)
    if not all_elements:
        return text
    start, end, name = source.choice(all_elements)
    kind = source.choice(("attribute", "attribute", "remove", "add", "move", "constraint", "rename", "entry"))
    tag_end = text.index(b">", start)
    if kind == "attribute":
        found = [m for m in ATTRIBUTE.finditer(text, start, tag_end) if m.group(1) in (
            b"text", b"title", b"x", b"y", b"width", b"height", b"constant", b"contentMode", b"customClass", b"tag", b"alpha")]
        if found:
            match = source.choice(found)
            return text[: match.start(2)] + str(source.randint(1, 300)).encode() + text[match.end(2) :]
        at = start + 1 + len(name)
        return text if b"userLabel=" in text[start:tag_end] else text[:at] + b' userLabel="L%d"' % source.randint(1, 99) + text[at:]
    objects = [e for e in all_elements if b' id="' in text[e[0] : text.index(b">", e[0])] and e[2] != b"device"]
    if kind == "remove" and objects:
        start, end, name = source.choice(objects)
        return drop_dangling(removed(text, start, end))
    lists = [e for e in all_elements if e[2] == b"subviews"]
    if kind in ("add", "move") and lists:
        at = source.choice(lists)
        place = text.index(b">", at[0]) + 1
        if kind == "add":
            view = b'\n<view id="%s"><rect key="frame" x="0.0" y="0.0" width="%d" height="9"/></view>' % (new_id(source), source.randint(1, 99))
            return text[:place] + view + text[place:]
        views = [e for e in objects if any(l[0] < e[0] and e[1] < l[1] for l in lists) and not (e[0] <= at[0] <= e[1])
                 and re.search(rb"<subviews>\s*(?:<(\w+).*</\1>\s*)?$", text[: e[0]][-200:], re.S)]
        if views:
            start, end, name = source.choice(views)
            piece = text[start:end]
            if place <= start:
                return text[:place] + b"\n" + piece + text[place:start] + text[end:]
            return text[:start] + text[end:place] + b"\n" + piece + text[place:]
    constraints = [e for e in all_elements if e[2] == b"constraint"]
    if kind == "constraint" and constraints:
        start, end, name = source.choice(constraints)
        copy = re.sub(rb'\bid="[^"]*"', b'id="%s"' % new_id(source), text[start:end])
        copy = re.sub(rb'constant="[^"]*"', b'constant="%d"' % source.randint(1, 99), copy)
        return text[:end] + b"\n" + copy + text[end:]
    entries = [e for e in all_elements if e[2] in (b"segment", b"userDefinedRuntimeAttribute")]
    if kind == "entry" and entries:
        start, end, name = source.choice(entries)
        change = source.choice(("add", "remove", "change"))
        if change == "remove":
            return removed(text, start, end)
        entry = re.sub(rb'\b(title|keyPath)="[^"]*"', rb'\1="n%d"' % source.randint(1, 999), text[start:end], count=1)
        return text[:end] + b"\n" + entry + text[end:] if change == "add" else text[:start] + entry + text[end:]
    if kind == "rename" and objects:
        start, end, name = source.choice(objects)
        old = re.search(rb' id="([^"]*)"', text[start:]).group(1)
        return text.replace(b'"' + old + b'"', b'"' + new_id(source) + b'"') if len(old) == 10 else text
    return text


def canonical(data):
    def words(element):
        facts = repr((element.tag, sorted(element.attrib.items()), (element.text or "").strip(),
                      sorted(words(child) for child in element)))
        return hashlib.sha1(facts.encode()).hexdigest()

    return words(xml.etree.ElementTree.fromstring(data))


def problems(data):
    """The duplicate ids and dangling references of a document."""
    root = xml.etree.ElementTree.fromstring(data)
    counts = collections.Counter(e.get("id") for e in root.iter() if e.get("id"))
    found = {f"duplicate {name}" for name, count in counts.items() if count > 1}
    for element in root.iter():
        if element.tag in ("constraint", "outlet", "action", "outletCollection", "segue", "exclude", "include"):
            for name in REFERENCES + ("reference",):
                if element.get(name) and element.get(name) not in counts:
                    found.add(f"dangling {element.get(name)}")
    return found


def merge(program, folder, base, ours, theirs):
    return subprocess.run(
        [program, "merge", "--no-check", *(str(folder / name) for name in (base, ours, theirs))],
        capture_output=True, check=False, timeout=120)


def pair(program, file, seed):
    """Merges one pair. Returns the outcome and what is wrong with it."""
    source = random.Random(seed)
    text = file.read_bytes()
    versions = []
    for _ in range(2):
        version = text
        for _ in range(source.randint(1, 4)):
            version = edit(version, source)
        versions.append(version)
    wrong = []
    with tempfile.TemporaryDirectory() as name:
        folder = pathlib.Path(name)
        for role, data in zip(("base", "ours", "theirs"), (text, *versions)):
            (folder / role).write_bytes(data)
        runs = [merge(program, folder, "base", *order) for order in (("ours", "theirs"), ("theirs", "ours"))]
        same = [merge(program, folder, "base", "base", "ours"), merge(program, folder, "base", "ours", "base")]
    if any(run.stdout != versions[0] or run.returncode for run in same):
        wrong.append("merging with the base does not give the other version")
    if {run.returncode for run in runs} - {0, 1} or runs[0].returncode != runs[1].returncode:
        wrong.append(f"status {[run.returncode for run in runs]}")
    elif any(b"merged as text" in run.stderr for run in runs):
        wrong.append(f"merged as text: {runs[0].stderr.decode(errors='replace').strip()[:200]}")
    else:
        known = problems(text) | problems(versions[0]) | problems(versions[1])
        for run in runs:
            try:
                wrong += sorted(problems(run.stdout) - known)
            except xml.etree.ElementTree.ParseError as error:
                wrong.append(f"not well-formed: {error}")
        if not wrong and runs[0].returncode == 0 and canonical(runs[0].stdout) != canonical(runs[1].stdout):
            wrong.append("the directions differ")
    return ("conflict" if runs[0].returncode == 1 else "clean"), wrong


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("program")
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--pairs", type=int, default=10_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=os.cpu_count())
    arguments = parser.parse_args()
    files = []
    for file in sorted(arguments.folder.rglob("*")):
        if file.suffix in (".xib", ".storyboard") and file.stat().st_size < 300_000:
            try:
                if xml.etree.ElementTree.fromstring(file.read_bytes()).tag == "document":
                    files.append(file)
            except (xml.etree.ElementTree.ParseError, ValueError):
                pass
    outcomes = collections.Counter()

    def one(number):
        file = files[number % len(files)]
        try:
            return file, number, *pair(arguments.program, file, f"{arguments.seed} {number}")
        except (IndexError, ValueError, AttributeError) as error:
            return file, number, f"no edit ({type(error).__name__})", []

    with concurrent.futures.ThreadPoolExecutor(arguments.jobs) as pool:
        for file, number, outcome, wrong in pool.map(one, range(arguments.pairs)):
            outcomes["wrong" if wrong else outcome] += 1
            if wrong:
                print(f"{number} {file.name}: {'; '.join(wrong[:3])}", flush=True)
    print(dict(outcomes))


if __name__ == "__main__":
    main()
