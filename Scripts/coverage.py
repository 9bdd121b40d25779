#!/usr/bin/env python3
"""Runs the tests and prints their coverage: one row per layer, then the least covered files.

Programs that the tests start are counted too. Usage: coverage.py [--files NUMBER] [--missed FILE]
"""
import argparse
import collections
import glob
import json
import os
import pathlib
import shutil
import subprocess
import sys

ROOT = pathlib.Path(__file__).resolve().parent.parent
SCRATCH = ROOT / ".build/coverage"
PROFILES = SCRATCH / "profiles"
MERGED = SCRATCH / "tests.profdata"


def run(*command, **options):
    return subprocess.run([str(word) for word in command], cwd=ROOT, check=True, **options)


def tool(name):
    """The path of the LLVM tool that belongs to the compiler, because the format of profiles depends on the version."""
    report = json.loads(run("swift", "-print-target-info", stdout=subprocess.PIPE).stdout)
    return pathlib.Path(report["paths"]["runtimeResourcePath"]).parent.parent / "bin" / name


def test(filter_):
    """Runs the tests and returns whether all passed. The coverage is collected in either case."""
    run("swift", "build", "--build-tests", "--enable-code-coverage", "--scratch-path", SCRATCH)
    shutil.rmtree(PROFILES, ignore_errors=True)
    # %4m: all runs of a program add to the same four files.
    environment = dict(os.environ, LLVM_PROFILE_FILE=str(PROFILES / "%4m.profraw"))
    command = ["swift", "test", "--skip-build", "--disable-xctest", "--scratch-path", str(SCRATCH)]
    command += ["--filter", filter_] if filter_ else []
    passed = subprocess.run(command, cwd=ROOT, env=environment).returncode == 0
    run(tool("llvm-profdata"), "merge", "-sparse", *glob.glob(f"{PROFILES}/*.profraw"), "-o", MERGED)
    return passed


def objects():
    binaries = [path for path in SCRATCH.glob("debug/*.xctest") if path.is_file()] + [SCRATCH / "debug/nibterm"]
    return [word for path in binaries for word in ("-object", path)][1:]


def files():
    """The summary of each source file, by its path below Sources."""
    command = [tool("llvm-cov"), "export", "-summary-only", "-instr-profile", MERGED, *objects()]
    report = json.loads(run(*command, stdout=subprocess.PIPE).stdout)
    sources = {}
    for entry in report["data"][0]["files"]:
        path = pathlib.Path(entry["filename"])
        if path.is_relative_to(ROOT / "Sources"):
            sources[str(path.relative_to(ROOT / "Sources"))] = entry["summary"]
    return sources


def layer(path):
    parts = path.split("/")
    return "/".join(parts[:2]) if len(parts) > 2 else parts[0]


def show(sources, count):
    layers = collections.defaultdict(lambda: collections.Counter())
    for path, summary in sources.items():
        for name in (layer(path), "all"):
            layers[name]["files"] += 1
            for kind in ("lines", "functions"):
                layers[name][kind] += summary[kind]["count"]
                layers[name][f"{kind} covered"] += summary[kind]["covered"]
    print(f"\n{'layer':28} {'files':>6} {'lines':>7} {'covered':>8} {'functions':>10} {'covered':>8}")
    for name in sorted(layers, key=lambda name: (name == "all", name)):
        row = layers[name]
        print(
            f"{name:28} {row['files']:6} {row['lines']:7} {percent(row, 'lines')} {row['functions']:10} "
            f"{percent(row, 'functions')}")
    print("\nfiles with the most lines that no test reaches:")
    missed = sorted(sources, key=lambda path: (sources[path]["lines"]["covered"] - sources[path]["lines"]["count"], path))
    for path in missed[:count]:
        lines = sources[path]["lines"]
        print(f"{lines['count'] - lines['covered']:5} of {lines['count']:5}  {path}")


def percent(row, kind):
    return f"{100 * row[kind + ' covered'] / max(1, row[kind]):7.1f}%"


def show_missed(name):
    """The lines of one file that no test reaches."""
    path = next((ROOT / "Sources").rglob(name), None) or sys.exit(f"no file named {name} in Sources")
    command = [tool("llvm-cov"), "show", "-instr-profile", MERGED, *objects(), path]
    for line in run(*command, stdout=subprocess.PIPE, text=True).stdout.splitlines():
        columns = line.split("|")
        if len(columns) > 2 and columns[1].strip() == "0":
            print(line)


def main():
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--files", type=int, default=25, help="the number of files to list")
    parser.add_argument("--filter", help="run only these tests")
    parser.add_argument("--missed", metavar="FILE", help="list the lines of a file that the last run did not reach")
    arguments = parser.parse_args()
    if arguments.missed:
        return show_missed(arguments.missed)
    passed = test(arguments.filter)
    show(files(), arguments.files)
    sys.exit(0 if passed else 1)


if __name__ == "__main__":
    main()
