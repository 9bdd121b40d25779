"""The solver compared with kiwi: building and resizing, and whether their optima are equal."""

import subprocess
import sys
from pathlib import Path

from Harness.figures import Figure

HERE = Path(__file__).resolve().parent.parent
WORKLOADS = HERE / "Workloads"
KINDS = ("row", "nest", "form")
SIZES = (10, 100, 1_000, 10_000)
# kiwi takes more than a hundred times as long to build a ten times larger system, and minutes for a form of 1,000 rows.
LARGEST_FOR_KIWI = 100
# The approximate numbers of views of the captured layouts.
CAPTURED = (50, 200, 600)
RANDOM_SYSTEMS = 3_000
FIRST_SEED = 1


def measure(bench):
    # The functions that count allocations replace those of the C library, so it must be linked dynamically.
    ours = bench.swift_product("SolverBench", linked=["--static-swift-stdlib"])
    flags = bench.kiwi_flags()
    kiwi = flags and bench.compiled("kiwi", "Peers/kiwi/kiwi.cpp", flags=flags)
    compare(bench, ours, kiwi, "solver: kiwi's own system", WORKLOADS / "enaml.txt")
    for kind in KINDS:
        for size in SIZES:
            path = generated(bench, kind, size)
            peer = kiwi if size <= LARGEST_FOR_KIWI else None
            compare(bench, ours, peer, f"solver: {kind} of {size:,}", path, rounds=bench.rounds if size < 1_000 else 3)
        compare_sizes(bench, kind)
    measure_captured(bench, ours, kiwi)
    if kiwi:
        bench.note(
            f"kiwi is measured only up to rows, nests and forms of {LARGEST_FOR_KIWI}, because larger ones take it "
            "minutes.")
        check_optima(bench, ours, kiwi)


def compare_sizes(bench, kind):
    """The largest system compared with ten of a tenth of its size: about 1 if the cost is proportional to the size."""
    figures = {figure.name: figure for figure in bench.figures}
    large, small = (figures[f"solver: {kind} of {size:,}, build"] for size in (SIZES[-1], SIZES[-2]))
    bench.figures.append(
        Figure(f"solver: {kind} of {SIZES[-1]:,}, build beside ten of {SIZES[-2]:,}", "us", ours=large.ours,
               peer=[10 * time for time in small.ours], peer_name="ten times the time of one"))


def measure_captured(bench, ours, kiwi):
    """Measures the systems of constraints that the layout engine gives to the solver for scenes of the documents."""
    for views, path, name in captured(bench):
        compare(bench, ours, kiwi, f"solver: {name}", path, rounds=bench.rounds if views < 600 else 3)
        found = f"{name}: the layout engine's problems for the solver, recorded from the documents."
        if kiwi:
            equal, better = compare_costs(read_sized(path), path, ours, kiwi)
            found += (
                f" At {equal} of {equal + better} sizes the objective equals kiwi's on every level, and at {better} it "
                "is better.")
        bench.note(found)


def captured(bench):
    """The number of views, path and description of each captured workload. A missing one is noted."""
    capture = bench.swift_product("CaptureBench", package=HERE.parent)
    bench.build_folder.mkdir(parents=True, exist_ok=True)
    command = [capture, str(bench.build_folder), ",".join(map(str, CAPTURED)), *bench.documents]
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True, check=True)
    for line in result.stdout.splitlines():
        views, *rest = line.split("\t")
        if rest:
            yield int(views), Path(rest[0]), rest[1]
        else:
            bench.note(f"The documents have too few scenes for a layout of {views} views.")


def compare(bench, ours, kiwi, name, path, rounds=None):
    bench.compare([ours, name, str(path)], kiwi and [kiwi, name, str(path)], "kiwi", rounds=rounds)


def generated(bench, *words):
    """A workload that the generator writes. It is the same every time."""
    bench.build_folder.mkdir(parents=True, exist_ok=True)
    path = bench.build_folder / ("-".join(map(str, words)) + ".txt")
    with path.open("w") as file:
        subprocess.run([sys.executable, str(WORKLOADS / "generate.py"), *map(str, words)], stdout=file, check=True)
    return path


# Correctness


def check_optima(bench, ours, kiwi):
    """Solves random systems with both solvers, and compares the refused constraints and the costs on each level."""
    path = generated(bench, "random", RANDOM_SYSTEMS, FIRST_SEED)
    equal, better = compare_costs(read_systems(path), path, ours, kiwi)
    last = FIRST_SEED + RANDOM_SYSTEMS - 1
    bench.note(
        f"Random systems, seeds {FIRST_SEED} to {last}: NibTerm refuses the same constraints as kiwi. The objective "
        f"equals kiwi's on every level in {equal:,} of them, and is better in {better:,}.")


def compare_costs(systems, path, ours, kiwi):
    """The number of systems that NibTerm solves as well as kiwi, and the number of those that it solves better.

    A worse solution, or other refused constraints, end the run with an error.
    """
    equal = better = 0
    for system, own, other in zip(systems, solutions(ours, path), solutions(kiwi, path), strict=True):
        own_costs, other_costs = costs(system, own, "ours"), costs(system, other, "kiwi")
        if own["refused"] != other["refused"] or is_less(other_costs, own_costs):
            raise SystemExit(
                f"bench: {system['name']}: refused {own['refused']}, at a cost of {own_costs}; "
                f"kiwi {other['refused']}, {other_costs}")
        if is_less(own_costs, other_costs):
            better += 1
        else:
            equal += 1
    return equal, better


def read_systems(path):
    systems = []
    for line in path.read_text().splitlines():
        words = line.split()
        if words[:1] == ["system"]:
            systems.append({"name": f"seed {words[1]}", "rows": []})
        elif words[:1] == ["constraint"]:
            systems[-1]["rows"].append(row(words))
    return systems


def read_sized(path):
    """One system per size, from the system in a file: its edit variables are required to have that size."""
    lines = [line.split() for line in path.read_text().splitlines()]
    rows = [row(words) for words in lines if words[0] == "constraint"]
    edits = [int(words[1]) for words in lines if words[0] == "edit"]
    for size in (words[1:] for words in lines if words[0] == "size"):
        given = [("required", "required", -float(value), [(edit, 1)]) for edit, value in zip(edits, size, strict=True)]
        yield {"name": f"{path.stem} at {' x '.join(size)}", "rows": rows + given}


def row(words):
    terms = [(int(words[at]), float(words[at + 1])) for at in range(4, len(words), 2)]
    return words[1], words[2], float(words[3]), terms


def solutions(program, path):
    """The output of a driver for each system: the rows that it refused, and the values."""
    result = subprocess.run([program, "values", str(path)], stdout=subprocess.PIPE, text=True, check=True)
    for line in result.stdout.splitlines():
        refused, values = line.removeprefix("refused").split("values")
        yield {"refused": [int(word) for word in refused.split()], "values": [float(word) for word in values.split()]}


def costs(system, solution, side):
    """The sum of the violations on each level, the strongest first. A violated required constraint ends the run."""
    levels = {}
    for index, (above, below, constant, terms) in enumerate(system["rows"]):
        if index in solution["refused"]:
            continue
        value = constant + sum(factor * solution["values"][variable] for variable, factor in terms)
        penalty = above if value > 0 else below
        if penalty == "required":
            if abs(value) > 1e-5:
                raise SystemExit(f"bench: {system['name']}, {side}: required constraint {index} misses by {value}")
        elif penalty != "free":
            levels[float(penalty)] = levels.get(float(penalty), 0) + abs(value)
        for word in {above, below} - {"required", "free"}:
            levels.setdefault(float(word), 0)
    return [levels[strength] for strength in sorted(levels, reverse=True)]


def is_less(a, b):
    """Whether the first costs are lower on the first level on which the two differ."""
    return next((x < y for x, y in zip(a, b) if abs(x - y) > 1e-5), False)
