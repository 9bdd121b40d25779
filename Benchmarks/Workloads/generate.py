#!/usr/bin/env python3
"""Writes workloads for the solvers: `generate.py row|nest|form COUNT`, or `generate.py random COUNT FIRST-SEED`.

The format is that of `Sources/SolverBench/Workload.swift`. Strengths are on kiwi's scale: strong, medium, weak.
"""

import random
import sys

STRONG, MEDIUM, WEAK = 1_000_000, 1_000, 1
REQUIRED, FREE = "required", "free"


class System:
    """Variables and constraints, as lines."""

    def __init__(self):
        self.count = 0
        self.lines = []

    def variable(self):
        self.count += 1
        return self.count - 1

    def add(self, terms, constant, above, below):
        words = " ".join(f"{variable} {coefficient}" for variable, coefficient in terms)
        self.lines.append(f"constraint {above} {below} {constant} {words}")

    def equal(self, terms, constant=0, strength=REQUIRED):
        self.add(terms, constant, strength, strength)

    def at_least(self, terms, constant=0, strength=REQUIRED):
        self.add(terms, constant, FREE, strength)

    def write(self, edits, sizes):
        print(f"variables {self.count}")
        for variable in edits:
            print(f"edit {variable} {STRONG}")
        print("\n".join(self.lines))
        for size in sizes:
            print("size", *size)


def row(count):
    """Equally wide views side by side, which fill the width."""
    system = System()
    width = system.variable()
    views = [(system.variable(), system.variable()) for _ in range(count)]
    for index, (left, length) in enumerate(views):
        if index == 0:
            system.equal([(left, 1)], -8)
        else:
            before, before_length = views[index - 1]
            system.equal([(left, 1), (before, -1), (before_length, -1)], -8)
            system.equal([(length, 1), (views[0][1], -1)])
        system.at_least([(length, 1)])
    left, length = views[-1]
    system.equal([(width, 1), (left, -1), (length, -1)], -8)
    system.write([width], [(factor * count,) for factor in (20, 30, 40, 25, 60, 22)])


def nest(count):
    """Nested views, each 4 points smaller on both sides. Each prefers a width of at least 20, and weakly one of 20."""
    system = System()
    width = system.variable()
    outer = None
    for _ in range(count):
        left, right = system.variable(), system.variable()
        if outer is None:
            system.equal([(left, 1)])
            system.equal([(right, 1), (width, -1)])
        else:
            system.equal([(left, 1), (outer[0], -1)], -4)
            system.equal([(outer[1], 1), (right, -1)], -4)
        system.at_least([(right, 1), (left, -1)])
        system.at_least([(right, 1), (left, -1)], -20, MEDIUM)
        system.equal([(right, 1), (left, -1)], -20, WEAK)
        outer = left, right
    system.write([width], [(factor * count + 100,) for factor in (20, 30, 10, 25, 60, 9)])


def form(count):
    """Rows of a label and a field, one below the other. Fields are aligned, and views prefer their content size."""
    numbers = random.Random(7)
    system = System()
    width, height = system.variable(), system.variable()
    above = first = None
    for _ in range(count):
        lx, lw, ly, lh, fx, fw, fy, fh = (system.variable() for _ in range(8))
        natural = numbers.randint(30, 120)
        system.equal([(lx, 1)], -16)
        system.equal([(fx, 1), (lx, -1), (lw, -1)], -8)
        system.equal([(width, 1), (fx, -1), (fw, -1)], -16)
        for length in (lw, fw, lh, fh):
            system.at_least([(length, 1)])
        for length, preferred, hugging in ((lw, natural, 2.5), (fw, 60, WEAK), (fh, 21, 2.5), (lh, 17, 2.5)):
            system.at_least([(length, 1)], -preferred, 7 * MEDIUM)
            system.equal([(length, 1)], -preferred, hugging)
        if first is None:
            first = fx
            system.equal([(fy, 1)], -20)
        else:
            system.equal([(fx, 1), (first, -1)])
            system.equal([(fy, 1), (above[0], -1), (above[1], -1)], -8)
        system.equal([(ly, 1), (lh, 0.5), (fy, -1), (fh, -0.5)])
        above = fy, fh
    system.at_least([(height, 1), (above[0], -1), (above[1], -1)], -16, MEDIUM)
    sizes = ((400, 30), (600, 40), (800, 60), (1200, 35), (400, 45), (800, 33))
    system.write([width, height], [(across, down * count) for across, down in sizes])


def tangle(seed):
    """A small system with integer coefficients, in which ties, redundancy and contradictions are common."""
    numbers = random.Random(seed)
    system = System()
    variables = [system.variable() for _ in range(numbers.randint(1, 5))]
    for _ in range(numbers.randint(1, 12)):
        terms = [(variable, numbers.choice((-2, -1, -1, 1, 1, 2))) for variable in variables if numbers.random() < 0.55]
        penalty = REQUIRED if numbers.random() < 0.5 else numbers.choice((STRONG, MEDIUM, WEAK))
        above, below = numbers.choice(((penalty, penalty), (FREE, penalty), (penalty, FREE)))
        if terms:
            system.add(terms, numbers.randint(-6, 6), above, below)
    print(f"system {seed}")
    system.write([], [()])


def main():
    kind, count = sys.argv[1], int(sys.argv[2])
    if kind == "random":
        for seed in range(int(sys.argv[3]), int(sys.argv[3]) + count):
            tangle(seed)
    else:
        {"row": row, "nest": nest, "form": form}[kind](count)


if __name__ == "__main__":
    main()
