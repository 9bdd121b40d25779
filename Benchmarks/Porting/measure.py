#!/usr/bin/env python3
"""Ports iOS projects with `nibterm port`, and counts those that compile.

    collect.py REPOSITORIES > projects.jsonl
    measure.py REPOSITORIES projects.jsonl [--build .build/debug] [--output errors.json]

The Swift files of each ported project are type-checked against the modules of a build of NibTerm (`swift build`). The
output has a line for each project with its number of errors, and then the messages in the order of the number of
projects that have them. The compiler does not report everything in one run: errors about types hide others.
"""

import argparse
import collections
import json
import pathlib
import re
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent.parent
ERROR = re.compile(r"^(\S.*?:\d+:\d+): error: (.*)$", re.M)


def compiler(build: pathlib.Path) -> list[str]:
    command = ["swiftc", "-typecheck", "-swift-version", "5", "-suppress-warnings", "-parse-as-library",
               "-module-name", "App", "-I", str(build / "Modules")]
    for library in ["CFreeType", "CNCurses", "CPNG", "CJPEG"]:
        command += ["-Xcc", f"-fmodule-map-file={ROOT}/Sources/{library}/module.modulemap"]
    return command


def errors(project: pathlib.Path, build: pathlib.Path) -> list[str]:
    """The messages of the compiler for a project, or of the port."""
    with tempfile.TemporaryDirectory() as folder:
        port = subprocess.run([build / "nibterm", "port", project, "-o", f"{folder}/package"],
                              capture_output=True, text=True, timeout=120)
        if port.returncode != 0:
            return ["port: " + port.stderr.strip().splitlines()[-1]]
        files = sorted(str(path) for path in pathlib.Path(folder, "package/Sources").rglob("*.swift"))
        command = compiler(build)
        if any(path.endswith("/main.swift") for path in files):
            command.remove("-parse-as-library")
        result = subprocess.run(command + files, capture_output=True, text=True, timeout=300)
        found = [message for _, message in ERROR.findall(result.stderr)]
        return found or ([] if result.returncode == 0 else ["the compiler failed"])


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("repositories", type=pathlib.Path)
    parser.add_argument("projects", type=pathlib.Path)
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug")
    parser.add_argument("--output", type=pathlib.Path)
    options = parser.parse_args()
    results: dict[str, list[str]] = {}
    for line in options.projects.read_text(encoding="utf-8").splitlines():
        path = json.loads(line)["path"]
        results[path] = errors(options.repositories / path, options.build)
        print(f"{len(results[path]):4} {path}", flush=True)
    if options.output:
        options.output.write_text(json.dumps(results, indent=1), encoding="utf-8")
    projects = collections.Counter(message for found in results.values() for message in set(found))
    for message, count in projects.most_common(60):
        print(f"{count:4} {message}")
    print(f"{sum(not found for found in results.values())} of {len(results)} projects compile")
    return 0


if __name__ == "__main__":
    sys.exit(main())
