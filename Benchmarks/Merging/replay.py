#!/usr/bin/env python3
"""Replays the merges of real repositories with git's text merge and with 'nibterm merge'.

    replay.py collect CASES REPOSITORY...   writes the documents that both sides of a merge commit changed
    replay.py run CASES --program PROGRAM   merges them and prints the figures

A case is a folder with the files base, ours, theirs and, if people kept the document, result: the document as they
committed it. CASES/cases.tsv says where each one comes from. Repositories need their whole history.
"""

import argparse
import collections
import concurrent.futures
import hashlib
import os
import pathlib
import subprocess
import sys
import time
import xml.etree.ElementTree

SUFFIXES = ("*.xib", "*.storyboard")


def git(repository, *arguments, text=None, check=True):
    """The output of a git command as bytes."""
    run = subprocess.run(
        ["git", "-C", repository, *arguments], input=text, capture_output=True, check=False)
    if check and run.returncode:
        raise RuntimeError(f"git {arguments[0]} in {repository}: {run.stderr.decode(errors='replace').strip()}")
    return run.stdout


def merges(repository):
    """The merge commits with two parents whose parents differ in a document: (merge, ours, theirs)."""
    lines = git(repository, "log", "--all", "--min-parents=2", "--max-parents=2", "--format=%H %P").decode()
    commits = [line.split() for line in lines.splitlines()]
    # Each line compares the first commit of it with the second one.
    pairs = "".join(f"{ours} {theirs}\n" for _, ours, theirs in commits)
    differences = git(
        repository, "diff-tree", "--stdin", "-r", "--name-only", "--", *SUFFIXES, text=pairs.encode(), check=False)
    differing = {line for line in differences.decode(errors="replace").split("\n")}
    for merge, ours, theirs in commits:
        if ours in differing:
            yield merge, ours, theirs


def blobs(repository, old, new):
    """The documents that differ between two commits: path to blob in the new commit (None if it was deleted)."""
    found = {}
    output = git(repository, "diff-tree", "-r", "-z", "--no-renames", old, new, "--", *SUFFIXES, check=False)
    fields = output.decode(errors="surrogateescape").split("\0")
    for header, path in zip(fields[::2], fields[1::2]):
        mode, _, before, after, status = header.lstrip(":").split()
        found[path] = (before if status != "A" else None, after if status != "D" else None)
    return found


def cases_of(repository):
    """The documents that both sides of merges changed, as (merge, path, base, ours, theirs, result)."""
    seen = set()
    for merge, ours, theirs in merges(repository):
        bases = git(repository, "merge-base", "--all", ours, theirs, check=False).decode().split()
        if len(bases) != 1:
            continue
        mine = blobs(repository, bases[0], ours)
        yours = blobs(repository, bases[0], theirs)
        for path in sorted(set(mine) & set(yours)):
            base, a = mine[path]
            _, b = yours[path]
            if None in (base, a, b) or len({base, a, b}) < 3 or (base, a, b) in seen:
                continue
            seen.add((base, a, b))
            result = git(repository, "rev-parse", "-q", "--verify", f"{merge}:{path}", check=False).decode().strip()
            yield merge, path, base, a, b, result or None


def collect(cases, repositories, limit):
    cases.mkdir(parents=True, exist_ok=True)
    with open(cases / "cases.tsv", "a", encoding="utf-8", errors="surrogateescape") as index:
        for repository in repositories:
            start, count = time.time(), 0
            name = repository.rstrip("/").removesuffix("/.git").removesuffix("/repo").split("/")[-1]
            try:
                for merge, path, *versions in cases_of(repository):
                    case = hashlib.sha1(f"{name} {' '.join(versions[:3])}".encode()).hexdigest()[:12]
                    folder = cases / case
                    if not folder.exists():
                        folder.mkdir()
                        for role, blob in zip(("base", "ours", "theirs", "result"), versions):
                            if blob:
                                (folder / role).write_bytes(git(repository, "cat-file", "blob", blob))
                        print(case, name, merge, path, sep="\t", file=index, flush=True)
                    count += 1
                    if limit and count >= limit:
                        break
            except RuntimeError as error:
                print(error, file=sys.stderr)
            print(f"{name}: {count} documents, {time.time() - start:.1f} s", file=sys.stderr, flush=True)


def canonical(data):
    """The document without white space between elements and without the order of unordered lists; None if invalid."""
    try:
        root = xml.etree.ElementTree.fromstring(data)
    except xml.etree.ElementTree.ParseError:
        return None

    def words(element):
        children = [words(child) for child in element]
        if element.tag not in ("subviews", "items", "cells", "sections", "segments"):
            children.sort()
        facts = repr((element.tag, sorted(element.attrib.items()), (element.text or "").strip(), children))
        return hashlib.sha1(facts.encode(errors="surrogatepass")).hexdigest()

    return words(root)


def ids(data):
    """All ids of a document, and those that occur twice."""
    counts = collections.Counter(
        element.get("id") for element in xml.etree.ElementTree.fromstring(data).iter() if element.get("id"))
    return {name for name, count in counts.items() if count > 1}


def replay(folder, program, options, keep):
    """Merges one case. Returns a dictionary of facts."""
    base, ours, theirs = (str(folder / role) for role in ("base", "ours", "theirs"))
    data = {role: (folder / role).read_bytes() for role in ("base", "ours", "theirs")}
    facts = {"case": folder.name}
    text = subprocess.run(["git", "merge-file", "-p", ours, base, theirs], capture_output=True, check=False)
    facts["git"] = "error" if text.returncode > 127 else "conflict" if text.returncode else "clean"
    start = time.time()
    try:
        run = subprocess.run(
            [program, "merge", base, ours, theirs, *options], capture_output=True, check=False, timeout=120)
        status, output, report = run.returncode, run.stdout, run.stderr.decode(errors="replace")
    except subprocess.TimeoutExpired:
        status, output, report = "timeout", b"", ""
    facts["time"] = time.time() - start
    facts["nibterm"] = {0: "clean", 1: "conflict", 2: "trouble"}.get(status, f"status {status}")
    if "merged as text" in report:
        facts["nibterm"] += " (text)"
    elif status in (0, 1):
        if canonical(output) is None:
            facts["invalid"] = True
        elif ids(output) - ids(data["ours"]) - ids(data["theirs"]):
            facts["duplicate ids"] = True
    facts["git invalid"] = text.returncode == 0 and canonical(text.stdout) is None
    if (folder / "result").exists() and status == 0:
        result = (folder / "result").read_bytes()
        facts["equal"] = output == result
        facts["same"] = canonical(output) == canonical(result)
    if keep:
        (folder / "merged").write_bytes(output)
        (folder / "report").write_text(report)
    return facts


def run(cases, program, options, keep, jobs, only):
    folders = sorted(path for path in cases.iterdir() if path.is_dir())
    if only:
        folders = [folder for folder in folders if folder.name.startswith(only)]
    with concurrent.futures.ThreadPoolExecutor(jobs) as pool:
        facts = list(pool.map(lambda folder: replay(folder, program, options, keep), folders))
    count = lambda test: sum(1 for fact in facts if test(fact))  # noqa: E731
    conflicts = [fact for fact in facts if fact["git"] == "conflict"]
    print(f"documents changed on both sides: {len(facts)}")
    for tool in ("git", "nibterm"):
        print(f"  {tool}: {dict(collections.Counter(fact[tool] for fact in facts))}")
    clean = [fact for fact in conflicts if fact["nibterm"] == "clean"]
    share = 100 * len(clean) / max(1, len(conflicts))
    print(f"in conflict with git: {len(conflicts)}; merged by nibterm: {len(clean)} ({share:.1f} %)")
    print(f"invalid output of nibterm: {count(lambda fact: fact.get('invalid'))}")
    print(f"new duplicate ids: {count(lambda fact: fact.get('duplicate ids'))}")
    print(f"clean in git, not XML: {count(lambda fact: fact['git invalid'])}")
    print(f"clean in git, not in nibterm: "
          f"{count(lambda fact: fact['git'] == 'clean' and fact['nibterm'] != 'clean')}")
    for title, group in (("merged by nibterm", facts), ("of these, in conflict with git", conflicts)):
        known = [fact for fact in group if "same" in fact]
        print(f"{title}, with a committed result: {len(known)}; the same bytes: "
              f"{sum(fact['equal'] for fact in known)}; the same up to order: {sum(fact['same'] for fact in known)}")
    print(f"slowest: {max((fact['time'] for fact in facts), default=0):.1f} s")
    return facts


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    commands = parser.add_subparsers(dest="command", required=True)
    collecting = commands.add_parser("collect", help="write the cases of repositories")
    collecting.add_argument("cases", type=pathlib.Path)
    collecting.add_argument("repositories", nargs="+")
    collecting.add_argument("--limit", type=int, default=0, help="the largest number of cases of a repository")
    running = commands.add_parser("run", help="merge the cases and print figures")
    running.add_argument("cases", type=pathlib.Path)
    running.add_argument("--program", default="nibterm")
    running.add_argument("--option", action="append", default=[], help="an option for 'nibterm merge'; repeatable")
    running.add_argument("--keep", action="store_true", help="write what nibterm made of a case into its folder")
    running.add_argument("--jobs", type=int, default=os.cpu_count())
    running.add_argument("--only", help="run only cases whose name begins so")
    running.add_argument("--facts", type=pathlib.Path, help="write a line for each case to this file")
    arguments = parser.parse_args()
    if arguments.command == "collect":
        return collect(arguments.cases, arguments.repositories, arguments.limit)
    facts = run(
        arguments.cases, arguments.program, arguments.option, arguments.keep, arguments.jobs, arguments.only)
    if arguments.facts:
        arguments.facts.write_text("".join(f"{fact}\n" for fact in facts))
    return None


if __name__ == "__main__":
    main()
