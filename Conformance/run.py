#!/usr/bin/env python3
"""Scores a program that lays out Interface Builder documents. Python 3.9 or later, without packages.

    run.py --program "COMMAND"                    score the program
    run.py --program "COMMAND" --replay-sizes     let it use the saved sizes of views without subviews
    run.py --list                                 list the tests and the rule of each

COMMAND is run with documents as arguments, and prints one JSON line for each view: docs/conformance.md describes the
protocol. The frames in the documents that it gets are wrong, so a program cannot pass by printing them again. The
exit status is 0 if all tests pass, 1 if some fail, and 2 if the suite or the command line is not valid.
"""
import argparse
import collections
import json
import pathlib
import re
import shlex
import subprocess
import sys
import tempfile
import xml.parsers.expat

FOLDER = pathlib.Path(__file__).resolve().parent
# The distance in points by which the frames in the documents differ from the expected ones.
SHIFT = 7
BATCH = 100

# A document at one toolsVersion.
Test = collections.namedtuple("Test", "case version")


class Failure(Exception):
    """The suite or the command line is not valid."""


# ---- Documents


class Rects:
    """The ranges of bytes of the frames in a document, by the id of the view."""

    def __init__(self, data):
        self.found = {}
        self.leaves = set()
        self._open = []
        self._parser = xml.parsers.expat.ParserCreate()
        self._parser.StartElementHandler = self._start
        self._parser.EndElementHandler = self._end
        self._parser.Parse(data, True)

    def _start(self, tag, attributes):
        if tag == "rect" and attributes.get("key") == "frame" and self._open:
            self.found[self._open[-1]] = self._parser.CurrentByteIndex
            self.leaves.add(self._open[-1])
        if tag == "subviews" and self._open:
            self.leaves.discard(self._open[-1])
        self._open.append(attributes.get("id"))

    def _end(self, tag):
        self._open.pop()


def document(test, replays):
    """The bytes of the document that the program gets: at the test's toolsVersion and with wrong frames.

    Frames that the layout does not determine stay as they are. With replayed sizes, so do the sizes of views without
    subviews.
    """
    data = (FOLDER / test.case["document"]).read_bytes()
    rects = Rects(data)
    for ident, start in sorted(rects.found.items(), key=lambda pair: -pair[1]):
        if ident in test.case["given"]:
            continue
        numbers = [value + SHIFT for value in test.case["frames"][ident]]
        if replays and ident in rects.leaves:
            numbers[2:] = test.case["frames"][ident][2:]
        rect = '<rect key="frame" x="%s" y="%s" width="%s" height="%s"/>' % tuple(numbers)
        data = data[:start] + rect.encode() + data[data.index(b">", start) + 1:]
    return re.sub(rb'toolsVersion="\d+"', b'toolsVersion="%d"' % test.version, data, count=1)


# ---- The program


class Program:
    """Runs the program, and collects the frames that it prints and what went wrong."""

    def __init__(self, command, timeout):
        self.command = command
        self.timeout = timeout
        self.frames = collections.defaultdict(dict)
        self.problems = {}

    def run(self, files):
        for start in range(0, len(files), BATCH):
            batch = files[start:start + BATCH]
            if not self._lay_out(batch):
                # A document ended the program. Those without frames are tried alone.
                for file in batch:
                    if file not in self.frames:
                        self._lay_out([file])

    def _lay_out(self, files):
        """Runs the program once. Returns false if it must run again for each document."""
        try:
            result = subprocess.run([*self.command, *files], capture_output=True, timeout=self.timeout)
        except subprocess.TimeoutExpired:
            return self._fail(files, f"the program did not end within {self.timeout:g} seconds")
        except OSError as error:
            raise Failure(f"cannot run {self.command[0]}: {error.strerror}") from error
        if result.returncode not in (0, 1):
            said = result.stderr.decode(errors="replace").strip().splitlines()
            return self._fail(files, f"the program ended with status {result.returncode}" +
                              (f": {said[-1]}" if said else ""))
        for line in result.stdout.decode(errors="replace").split("\n"):
            if line.strip():
                self._take(line, files)
        return result.returncode == 0 or len(files) == 1

    def _fail(self, files, problem):
        if len(files) == 1:
            self.problems[files[0]] = problem
        return len(files) == 1

    def _take(self, line, files):
        try:
            entry = json.loads(line)
            file, ident, frame = entry["file"], entry["id"], [float(value) for value in entry["frame"]]
        except (ValueError, KeyError, TypeError):
            raise Failure(f"the program printed a line that is not of the protocol: {line[:200]}") from None
        if file not in files:
            raise Failure(f"the program printed a file that was not one of its arguments: {file}")
        if len(frame) != 4:
            raise Failure(f"a frame has four numbers: {line[:200]}")
        self.frames[file][ident] = frame


# ---- Scores


def differences(test, printed, tolerance):
    """One text for each view with the wrong frame."""
    found = []
    for ident, expected in test.case["frames"].items():
        frame = printed.get(ident)
        if frame is None:
            if ident not in test.case["given"]:
                found.append(f"{ident}: expected {text(expected)}, not printed")
        elif not all(abs(a - b) <= tolerance for a, b in zip(frame, expected)):
            found.append(f"{ident}: expected {text(expected)}, printed {text(frame)}")
    return found


def text(frame):
    return "[" + ", ".join(f"{value:g}" for value in frame) + "]"


def score(tests, arguments, tolerance):
    """The failures of each test; an empty list if it passes."""
    command = shlex.split(arguments.program) + (["--replay-sizes"] if arguments.replay_sizes else [])
    if not command:
        raise Failure("the command is empty")
    program = Program(command, arguments.timeout)
    with tempfile.TemporaryDirectory(prefix="conformance") as folder:
        files = {}
        for test in tests:
            # The folder of the version keeps apart the variants of one document.
            path = pathlib.Path(folder, str(test.version), pathlib.Path(test.case["document"]).name)
            path.parent.mkdir(exist_ok=True)
            path.write_bytes(document(test, arguments.replay_sizes))
            files[str(path)] = test
        program.run(list(files))
        return {name(test): [program.problems[file]] if file in program.problems
                else differences(test, program.frames[file], tolerance) for file, test in files.items()}


def name(test):
    return f"{test.case['id']}@{test.version}"


# ---- Output


def table(tests, failures, index):
    """The table of rules and ranges of toolsVersion: passed tests, or passed/all if some fail."""
    ranges = index["toolsVersionRanges"]
    counts = collections.defaultdict(lambda: [0, 0])
    rows = {}
    for test in tests:
        section = (test.case["sections"] or [None])[0]
        row = (test.case["topic"], section)
        rows.setdefault(row[0], {})[section] = f"{section} {index['sections'][section]}" if section else \
            "not in a numbered section (" + ", ".join(test.case["origins"]) + ")"
        column = max(number for number, entry in enumerate(ranges) if entry["from"] <= test.version)
        passed = not failures[name(test)]
        for key in ((row, column), (row, None), (row[0], column), (row[0], None), (None, column), (None, None)):
            counts[key][0] += passed
            counts[key][1] += 1

    def cell(row, column):
        passed, total = counts.get((row, column), (0, 0))
        return "" if not total else str(total) if passed == total else f"{passed}/{total}"

    def line(label, row):
        cells = [cell(row, column) for column in range(len(ranges))]
        return f"{label[:52]:52}" + "".join(f"{value:>8}" for value in cells) + f"{cell(row, None):>9}"

    heads = [re.sub(r" and | to ", "-", re.sub(r"\.\d| and earlier", "", entry["xcode"])) for entry in ranges]
    lines = [f"{'Xcode':52}" + "".join(f"{head:>8}" for head in heads) + f"{'all':>9}"]
    for topic in sorted(rows):
        lines.append(line(topic, topic))
        lines += [line("  " + label, (topic, section)) for section, label in sorted(
            rows[topic].items(), key=lambda pair: pair[0] or "~")]
    return "\n".join(lines + [line("all", None)])


def report(tests, failures, known, limit):
    failed = [test for test in tests if failures[name(test)] and test.case["id"] not in known]
    for test in failed[:limit]:
        case = test.case
        print(f"\n{name(test)}: {case['rule']}\n  Source: {case['source']}\n  {case['document']}")
        print("\n".join(f"  {line}" for line in failures[name(test)]))
    if len(failed) > limit:
        print(f"\n{len(failed) - limit} more tests fail; --failures {len(failed)} shows them")


def totals(tests, failures, known):
    """The last line, and the exit status."""
    failed = [test for test in tests if failures[name(test)]]
    surprises = [test for test in failed if test.case["id"] not in known]
    fixed = sorted(known & {test.case["id"] for test in tests} - {test.case["id"] for test in failed})
    line = f"{len(tests) - len(failed)} of {len(tests)} tests pass"
    if known:
        line += f"; {len(failed) - len(surprises)} failures are known"
    if fixed:
        line += f"; no longer failing: {', '.join(fixed)}"
    return line, 1 if surprises or fixed else 0


# ---- Command line


def tests_of(index, only):
    """The tests whose id, topic or section begins with the given word."""
    return [Test(case, version) for case in index["cases"] for version in case["toolsVersions"]
            if not only or any(word.startswith(only) for word in (case["id"], case["topic"], *case["sections"]))]


def known_failures(path):
    """The ids in a file: the first word of each line. Empty lines and lines that begin with # do not count."""
    if not path:
        return set()
    lines = pathlib.Path(path).read_text(encoding="utf-8").splitlines()
    return {line.split()[0] for line in lines if line.strip() and not line.startswith("#")}


def validate(index):
    """Fails if the index and the documents do not fit together."""
    folder = FOLDER / "documents"
    listed = {case["document"] for case in index["cases"]}
    present = {path.relative_to(FOLDER).as_posix() for path in folder.rglob("*") if path.is_file()}
    problems = [f"{file} is not in cases.json" for file in sorted(present - listed)]
    problems += [f"{file} does not exist" for file in sorted(listed - present)]
    for case in index["cases"]:
        if case["document"] in present:
            try:
                rects = Rects((FOLDER / case["document"]).read_bytes())
            except xml.parsers.expat.ExpatError as error:
                problems.append(f"{case['document']}: {error}")
                continue
            problems += [f"{case['document']} has no view {ident} with a frame"
                         for ident in case["frames"] if ident not in rects.found]
    if problems:
        raise Failure("\n".join(problems))


def main():
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--program", metavar="COMMAND", help="the command to score")
    parser.add_argument("--replay-sizes", action="store_true",
                        help="give views without subviews their expected size in the document, and pass --replay-sizes")
    parser.add_argument("--only", metavar="WORD", default="",
                        help="only tests whose id, topic or section begins with WORD, such as StackViews")
    parser.add_argument("--without-texts", action="store_true", help="only tests whose documents contain no text")
    parser.add_argument("--known-failures", metavar="FILE", help="a file with the ids of cases that fail")
    parser.add_argument("--brief", action="store_true", help="print no table, only the failures and the total")
    parser.add_argument("--failures", metavar="NUMBER", type=int, default=20,
                        help="the number of failures to show (20)")
    parser.add_argument("--tolerance", type=float, help="the allowed difference of each number in points (0.01)")
    parser.add_argument("--timeout", type=float, default=60, help="seconds for each run of the program (60)")
    parser.add_argument("--list", action="store_true", help="list the tests and run nothing")
    parser.add_argument("--json", action="store_true", help="print the result, or the list, as JSON")
    parser.add_argument("--export", metavar="FOLDER", help="write the documents that a program gets into this folder")
    arguments = parser.parse_args()
    try:
        sys.exit(run(arguments))
    except BrokenPipeError:
        sys.stderr.close()
        sys.exit(2)
    except (Failure, OSError) as problem:
        print(problem, file=sys.stderr)
        sys.exit(2)


def run(arguments):
    index = json.loads((FOLDER / "cases.json").read_text(encoding="utf-8"))
    validate(index)
    tests = [test for test in tests_of(index, arguments.only) if not (arguments.without_texts and test.case["texts"])]
    if not tests:
        raise Failure(f"no test begins with {arguments.only}; --list lists them")
    if arguments.list:
        for test in tests:
            print(json.dumps({"test": name(test), **test.case}, ensure_ascii=False) if arguments.json
                  else f"{name(test):44} {test.case['rule']}")
        return 0
    if arguments.export:
        for test in tests:
            path = pathlib.Path(arguments.export, str(test.version), pathlib.Path(test.case["document"]).name)
            path.parent.mkdir(parents=True, exist_ok=True)
            path.write_bytes(document(test, arguments.replay_sizes))
        return 0
    if not arguments.program:
        raise Failure("name the program: --program \"nibterm layout\"; --help explains the options")
    tolerance = index["tolerance"] if arguments.tolerance is None else arguments.tolerance
    failures = score(tests, arguments, tolerance)
    known = known_failures(arguments.known_failures)
    line, status = totals(tests, failures, known)
    if arguments.json:
        results = [{"test": name(test), "topic": test.case["topic"], "sections": test.case["sections"],
                    "passed": not failures[name(test)], "differences": failures[name(test)]} for test in tests]
        print(json.dumps({"passed": sum(not lines for lines in failures.values()), "tests": len(tests),
                          "results": results}))
    else:
        if not arguments.brief:
            print(table(tests, failures, index))
        report(tests, failures, known, arguments.failures)
        print(line if arguments.brief else "\n" + line)
    return status


if __name__ == "__main__":
    main()
