#!/usr/bin/env python3
"""Compares NibTerm with its peers and prints one table. `make bench` runs it; README.md describes it."""

import argparse
import importlib
import sys
import textwrap

from Harness import machine, thresholds
from Harness.bench import HERE, Bench
from Harness.table import table


def groups():
    """The names of the groups: each file in Groups is a module with a function `measure(bench)`."""
    return sorted(path.stem for path in (HERE / "Groups").glob("*.py"))


def arguments():
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", required=True, help="the release program")
    parser.add_argument("--corpus", default=str(HERE.parent / ".." / "shared" / "corpus"))
    parser.add_argument("--swift", default="swift")
    parser.add_argument("--linked", default="", help="the linker options of the program, which the benchmarks use too")
    parser.add_argument("--only", nargs="*", choices=groups(), default=[], help="groups to run (default: all)")
    parser.add_argument("--rounds", type=int, default=9, help="the number of measurements of NibTerm and the peer")
    parser.add_argument("--check", action="store_true", help="fail if a ratio exceeds its limit in thresholds.tsv")
    return parser.parse_args()


def item(text):
    """An item of a list, in lines of at most 120 columns."""
    return textwrap.fill(
        text, 120, initial_indent="- ", subsequent_indent="  ", break_long_words=False, break_on_hyphens=False)


def report(bench, swift):
    """The text of RESULTS.md."""
    parts = [
        "# Results",
        "Written by `make bench`. The figures are medians of rounds in which NibTerm (\"ours\") and the peer took\n"
        "turns, with the first and third quartiles in parentheses. The ratio is NibTerm's cost divided by the\n"
        "peer's: below 1, NibTerm is ahead.",
        "\n".join(machine.machine(swift)),
        table(bench.figures),
    ]
    if bench.notes:
        parts.append("\n".join(item(note) for note in bench.notes))
    return "\n\n".join(parts) + "\n"


def main():
    options = arguments()
    chosen = options.only or groups()
    bench = Bench(options.program, options.swift, options.linked.split(), options.corpus, options.rounds)
    for group in chosen:
        importlib.import_module(f"Groups.{group}").measure(bench)
    print(table(bench.figures))
    if not options.only:
        (HERE / "RESULTS.md").write_text(report(bench, options.swift), encoding="utf-8")
    if options.check:
        bounds = thresholds.read(HERE / "thresholds.tsv")
        violations = list(thresholds.violations(bounds, bench.figures, chosen, bench.left_out))
        for line in violations:
            print(f"limit exceeded: {line}", file=sys.stderr)
        sys.exit(1 if violations else 0)


if __name__ == "__main__":
    main()
