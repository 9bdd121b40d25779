#!/usr/bin/env python3
"""Compares versions of documents that differ only in what Interface Builder writes by itself.

    resaved.py PROGRAM REPOSITORY... [--limit N]

A pair is the document before and after a commit whose elements are the same if versions of tools, frames, places on the
canvas, devices and dependencies are left out, and if attributes, constraints and resources are sorted. These rules are
independent of those of nibterm. Prints the pairs for which 'nibterm diff' finds changes, and their number.
"""

import argparse
import collections
import pathlib
import re
import subprocess
import tempfile
import xml.etree.ElementTree

SUFFIXES = ("*.xib", "*.storyboard")
LEFT_OUT = {"dependencies", "device", "simulatedMetricsContainer", "inferredMetricsTieBreakers"}
TOOLS = {
    "version", "toolsVersion", "systemVersion", "colorMatched", "propertyAccessControl", "variant",
    "customModuleProvider"}


def git(repository, *arguments, text=None):
    """The output of a git command as bytes."""
    return subprocess.run(["git", "-C", repository, *arguments], input=text, capture_output=True).stdout


def number(text):
    """A number with four digits; other texts as they are."""
    try:
        return f"{float(text):.4g}"
    except ValueError:
        return text


def meaning(element):
    """An element without what Interface Builder writes by itself."""
    children = [
        meaning(child) for child in element
        if child.tag not in LEFT_OUT and child.get("key") not in ("frame", "canvasLocation")]
    if element.tag in ("constraints", "resources"):
        children.sort()
    attributes = sorted((name, number(value)) for name, value in element.items() if name not in TOOLS)
    return element.tag, attributes, (element.text or "").strip(), children


def is_resaved(old, new):
    """Whether two versions of a document mean the same."""
    try:
        old, new = (meaning(xml.etree.ElementTree.fromstring(text)) for text in (old, new))
    except xml.etree.ElementTree.ParseError:
        return False
    return old == new


def versions(repository):
    """The changes of documents in commits that are not merges: (commit, old blob, new blob, path)."""
    commits = git(repository, "log", "--no-merges", "--all", "--format=%H", "--diff-filter=M", "--", *SUFFIXES)
    output = git(
        repository, "diff-tree", "--stdin", "-r", "-z", "--no-renames", "--", *SUFFIXES, text=commits).decode(
            errors="surrogateescape")
    fields = iter(output.split("\0"))
    commit = ""
    for field in fields:
        found = re.match(r"\n?([0-9a-f]{40})\n?$", field)
        if found:
            commit = found.group(1)
        elif field.startswith(":"):
            _, _, old, new, status = field.split()
            path = next(fields)
            if status == "M":
                yield commit, old, new, path


def pairs(repository, limit, known):
    """Pairs of a repository, at most `limit`: (commit, path, old text, new text)."""
    count = 0
    for commit, old, new, path in versions(repository):
        if count == limit:
            return
        if (old, new) in known:
            continue
        known.add((old, new))
        texts = [git(repository, "cat-file", "blob", blob) for blob in (old, new)]
        if all(b"<document" in text[:400] and len(text) < 400_000 for text in texts) and is_resaved(*texts):
            count += 1
            yield commit, path, *texts


def main():
    parser = argparse.ArgumentParser()
    parser.add_argument("program")
    parser.add_argument("repositories", nargs="+")
    parser.add_argument("--limit", type=int, default=12, help="the largest number of pairs of a repository")
    options = parser.parse_args()
    statuses = collections.Counter()
    known = set()
    with tempfile.TemporaryDirectory() as folder:
        for repository in options.repositories:
            for commit, path, *texts in pairs(repository, options.limit, known):
                files = [pathlib.Path(folder, name + pathlib.Path(path).suffix) for name in ("old", "new")]
                for file, text in zip(files, texts):
                    file.write_bytes(text)
                run = subprocess.run([options.program, "diff", *files], capture_output=True, text=True)
                statuses[run.returncode] += 1
                if run.returncode:
                    print(pathlib.Path(repository).name, commit, path)
                    print(run.stdout)
    print(f"{statuses.total()} pairs: {statuses[0]} without changes, {statuses[1]} with changes, {statuses[2]} errors")


if __name__ == "__main__":
    main()
