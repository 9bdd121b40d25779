#!/usr/bin/env python3
"""Mutates documents and runs the release program on them: it reads, loads, lays out, checks and draws them. This is
independent of the fuzz targets: it uses another language, another parser and other mutations.

    Fuzzing/mutants.py [--count NUMBER] [--seed NUMBER] .build/release/nibterm FOLDER...

Mutant N of a seed is the same every time. Documents are laid out and checked in batches. A batch that crashes, or takes
longer than the limit for one document, is run again file by file. One in ten documents is drawn, searched, explained,
mapped, and compared and merged with the original. The exit status is 1
if a document ended a command by a signal, or took more than one second of processor time or 512 MB. Such documents are
printed, and kept in Fuzzing/.build/mutants.
"""

import argparse
import os
import pathlib
import random
import resource
import shutil
import signal
import subprocess
import sys
import tempfile
import time
import xml.etree.ElementTree as ET

# Commands that accept several documents get a whole batch; the others get some documents of a batch, one at a time.
TOGETHER = ("layout", "check")
# The arguments for one document: its path, that of the original, and the id of an object.
ALONE = (
    "show {new}", "show --linear {new}", "tree {new}", "find e {new}", "explain {new} {id}", "check --strict {new}",
    "map {new}", "diff {old} {new}", "diff {new} {old}", "merge {old} {old} {new}", "merge {old} {new} {other}",
    "compile {new} -o {new}.nib")
BATCH = 50
DRAWN = 5
SECONDS = 1.0
# A command ends after this much processor time, and only if it does not use any, after a longer time.
MOST_SECONDS = 30
LONGEST_WAIT = 1_800
MEGABYTES = 512
KEPT = pathlib.Path(__file__).resolve().parent / ".build/mutants"

NUMBERS = (
    "0", "-0", "-0.0", "1", "-1", "0.5", "1e308", "-1e308", "1e-308", "nan", "NaN", "inf", "-inf", "9223372036854775808",
    "-9223372036854775809", "18446744073709551616", "4294967296", "2147483648", "10000000", "-10000000", "1e400", "0x10",
    "1,5", "", " ", "9" * 400)
TEXTS = (
    "", "YES", "NO", "maybe", "\u202e", "e" + "\u0301" * 50, "👨‍👩‍👧", "x" * 5000, "\n\n\n", "%@ %n %s", "../../etc/passwd", "-1", "-2",
    "leading", "trailingMargin", "firstBaseline", "width", "UIView", "UITableView", "NSObject", "_TtC3App4View", "\u200b", "漢字")
PROPERTIES = (
    "accessoryView", "backgroundView", "selectedBackgroundView", "contentView", "tableHeaderView", "leftView", "titleView",
    "customView", "view", "inputView", "refreshControl", "navigationBar", "toolbar", "tabBar", "viewControllers", "items",
    "rootViewController", "navigationItem", "delegate", "dataSource", "collectionViewLayout", "layer", "subviews", "window",
    "arrangedSubviews", "gestureRecognizers", "constraints", "tintColor", "font", "image", "text", "hidden", "frame")


def elements(root):
    """All elements except the root, with their parents."""
    return [(parent, child) for parent in root.iter() for child in parent]


def drop(root, rng):
    parent, child = rng.choice(elements(root))
    parent.remove(child)


def double(root, rng):
    parent, child = rng.choice(elements(root))
    parent.insert(rng.randrange(len(parent) + 1), ET.fromstring(ET.tostring(child)))


def swap(root, rng):
    (parent, child), (other_parent, other) = rng.choice(elements(root)), rng.choice(elements(root))
    first, second = list(parent).index(child), list(other_parent).index(other)
    if child not in other.iter() and other not in child.iter():
        parent[first], other_parent[second] = other, child


def move(root, rng):
    parent, child = rng.choice(elements(root))
    target = rng.choice([element for _, element in elements(root)])
    if target not in child.iter():
        parent.remove(child)
        target.append(child)


def nest(root, rng):
    """Puts copies of an element into itself."""
    _, child = rng.choice(elements(root))
    for _ in range(rng.choice((1, 3, 30))):
        target = rng.choice(list(child.iter()))
        if sum(1 for _ in child.iter()) < 400:
            target.append(ET.fromstring(ET.tostring(child)))


def rename(root, rng):
    everything = elements(root)
    rng.choice(everything)[1].tag = rng.choice(everything)[1].tag


def attributed(root, rng):
    return rng.choice([element for element in root.iter() if element.attrib] or [root])


def remove_attribute(root, rng):
    element = attributed(root, rng)
    if element.attrib:
        del element.attrib[rng.choice(list(element.attrib))]


def retype(root, rng):
    """Gives attributes values of other kinds, mostly numbers."""
    for _ in range(rng.choice((1, 1, 4))):
        element = attributed(root, rng)
        if element.attrib:
            element.set(rng.choice(list(element.attrib)), rng.choice(rng.choice((NUMBERS, NUMBERS, TEXTS))))


def exchange(root, rng):
    """Copies an attribute from another element."""
    source, target = attributed(root, rng), attributed(root, rng)
    if source.attrib:
        name = rng.choice(list(source.attrib))
        target.set(name, source.get(name))


def rewire(root, rng):
    """Replaces a reference or an id by that of another object."""
    ids = [element.get("id") for element in root.iter() if element.get("id")]
    if not ids:
        return
    users = [(element, name) for element in root.iter() for name, value in element.attrib.items() if value in ids]
    for element, name in rng.choices(users, k=rng.choice((1, 1, 5))):
        element.set(name, rng.choice(ids))


def enlarge(root, rng):
    """Gives a rectangle or a constraint an arbitrary size."""
    found = [element for element in root.iter() if element.tag in ("rect", "constraint", "size", "point", "inset")]
    for element in rng.choices(found, k=min(len(found), 3)) if found else ():
        element.set(rng.choice(("x", "y", "width", "height", "constant", "multiplier", "priority")), rng.choice(NUMBERS))


def connect(root, rng):
    """Adds outlets between arbitrary objects, with UIKit's own names."""
    objects = [element for element in root.iter() if element.get("id")]
    for number in range(rng.choice((1, 1, 5)) if objects else 0):
        source = rng.choice(objects)
        found = source.find("connections")
        connections = ET.SubElement(source, "connections") if found is None else found
        ET.SubElement(
            connections, rng.choice(("outlet", "outlet", "outletCollection")), property=rng.choice(PROPERTIES),
            destination=rng.choice(objects).get("id"), id=f"outlet-{number}-{rng.randrange(10_000)}")


MUTATIONS = (
    drop, double, swap, move, nest, rename, remove_attribute, retype, retype, exchange, rewire, rewire, enlarge, connect)


def mutant(sources, seed, number):
    """A mutated document: its original path and its bytes."""
    rng = random.Random(f"{seed} {number}")
    path, text = rng.choice(sources)
    root = ET.fromstring(text)
    for _ in range(rng.choice((1, 1, 2, 3, 8))):
        if elements(root):
            rng.choice(MUTATIONS)(root, rng)
    text = ET.tostring(root, encoding="UTF-8", xml_declaration=True)
    if rng.randrange(20) == 0:
        place = rng.randrange(len(text))
        text = text[:place] + rng.choice((b"", b"\0", b"<", b"&", b"\xff\xfe", b"]]>", b'"')) + text[place + rng.randrange(9):]
    return path, text


def run(program, command, files=()):
    """The signal that ended a command (or 0), the processor time in seconds and the memory in megabytes."""
    seconds = MOST_SECONDS + len(files)

    def limit():
        resource.setrlimit(resource.RLIMIT_CPU, (seconds, seconds + 5))

    with subprocess.Popen(
            [program, *command.split(), *map(str, files)], stdin=subprocess.DEVNULL, stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL, preexec_fn=limit) as process:
        signal.alarm(LONGEST_WAIT)
        try:
            _, status, usage = os.wait4(process.pid, 0)
        except TimeoutError:
            process.kill()
            _, status, usage = os.wait4(process.pid, 0)
        finally:
            signal.alarm(0)
        process.returncode = os.waitstatus_to_exitcode(status)
    return max(0, -process.returncode), usage.ru_utime + usage.ru_stime, usage.ru_maxrss / 1024


def on_alarm(*_):
    raise TimeoutError


def is_bad(result):
    ended, seconds, megabytes = result
    return ended != 0 or seconds > SECONDS or megabytes > MEGABYTES


def alone(batch, originals, folder):
    """The commands for single documents, each with its document."""
    commands = []
    for path, original in zip(batch, originals):
        # The original may have a name with spaces.
        old = pathlib.Path(folder) / f"original{original.suffix}"
        old = old.with_stem(f"original-{path.stem}")
        shutil.copy(original, old)
        ids = [word.split(b'"')[0].decode(errors="replace") for word in path.read_bytes().split(b' id="')[1:]]
        identifier = next((word for word in ids if word and not set(word) & set(" -&")), "x")
        commands += [
            (command.format(new=path, old=old, other=batch[0], id=identifier), path) for command in ALONE]
    return commands


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--count", type=int, default=2_000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--first", type=int, default=0, help="the number of the first mutant")
    parser.add_argument("program")
    parser.add_argument("folders", nargs="+")
    arguments = parser.parse_args()
    signal.signal(signal.SIGALRM, on_alarm)
    files = sorted(
        path for folder in arguments.folders for path in pathlib.Path(folder).rglob("*")
        if path.suffix in (".xib", ".storyboard") and path.stat().st_size < 40_000)
    sources = []
    for path in files:
        try:
            ET.fromstring(path.read_bytes())
            sources.append((path, path.read_bytes()))
        except ET.ParseError:
            pass
    if not sources:
        sys.exit("mutants: found no documents to mutate")
    bad, largest, done = 0, 0.0, 0
    begin = time.monotonic()
    with tempfile.TemporaryDirectory() as folder:
        for start in range(arguments.first, arguments.first + arguments.count, BATCH):
            batch, originals = [], []
            for number in range(start, min(start + BATCH, arguments.first + arguments.count)):
                original, text = mutant(sources, arguments.seed, number)
                path = pathlib.Path(folder) / f"{arguments.seed}-{number}{original.suffix}"
                path.write_bytes(text)
                batch.append(path)
                originals.append(original)
            suspects = alone(batch[:DRAWN], originals[:DRAWN], folder)
            for command in TOGETHER:
                result = run(arguments.program, command, batch)
                largest = max(largest, result[2])
                if is_bad(result):
                    suspects += [(f"{command} {path}", path) for path in batch]
            for command, path in suspects:
                result = run(arguments.program, command)
                largest = max(largest, result[2])
                if is_bad(result):
                    bad += 1
                    KEPT.mkdir(parents=True, exist_ok=True)
                    shutil.copy(path, KEPT)
                    kept = KEPT / path.name
                    print(f"{command} {kept}: signal {result[0]}, {result[1]:.1f} s, {result[2]:.0f} MB", flush=True)
            for path in batch:
                path.unlink()
            done += len(batch)
            if done % 5_000 == 0:
                print(f"{done:,} mutants, {time.monotonic() - begin:.0f} s", flush=True)
    print(f"{done:,} mutants of {len(sources)} documents, seed {arguments.seed}: {bad} bad, at most {largest:.0f} MB")
    sys.exit(1 if bad else 0)


if __name__ == "__main__":
    main()
