"""The solver beside kiwi: building, resizing, changing one constraint; and that both find the same optimum."""

import subprocess
import sys
from pathlib import Path

HERE = Path(__file__).resolve().parent.parent
WORKLOADS = HERE / "Workloads"
KINDS = ("row", "nest", "form")
SIZES = (10, 100, 1_000, 10_000)
# Building ten times as much takes kiwi more than a hundred times as long, and a form of 1,000 rows minutes.
LARGEST_FOR_KIWI = 100
RANDOM_SYSTEMS = 3_000
FIRST_SEED = 1


def measure(bench):
    # The functions that count allocations stand before those of the C library, which must be a library of its own then.
    ours = bench.swift_product("SolverBench", linked=["--static-swift-stdlib"])
    flags = bench.kiwi_flags()
    kiwi = flags and bench.compiled("kiwi", "Peers/kiwi/kiwi.cpp", flags=flags)
    compare(bench, ours, kiwi, "solver: kiwi's own system", WORKLOADS / "enaml.txt")
    for kind in KINDS:
        for size in SIZES:
            path = generated(bench, kind, size)
            peer = kiwi if size <= LARGEST_FOR_KIWI else None
            compare(bench, ours, peer, f"solver: {kind} of {size:,}", path, rounds=bench.rounds if size < 1_000 else 3)
    if kiwi:
        bench.remark(f"kiwi takes part up to rows, nests and forms of {LARGEST_FOR_KIWI}; larger ones take it minutes.")
        check_optima(bench, ours, kiwi)


def compare(bench, ours, kiwi, name, path, rounds=None):
    bench.compare([ours, name, str(path)], kiwi and [kiwi, name, str(path)], "kiwi", rounds=rounds)


def generated(bench, *words):
    """A workload that the generator writes: the same every time."""
    bench.build_folder.mkdir(parents=True, exist_ok=True)
    path = bench.build_folder / ("-".join(map(str, words)) + ".txt")
    with path.open("w") as file:
        subprocess.run([sys.executable, str(WORKLOADS / "generate.py"), *map(str, words)], stdout=file, check=True)
    return path


# Correctness


def check_optima(bench, ours, kiwi):
    """Solves random systems with both, and compares what was refused and, level by level, what the rest costs."""
    path = generated(bench, "random", RANDOM_SYSTEMS, FIRST_SEED)
    systems = read_systems(path)
    equal = better = 0
    for system, own, other in zip(systems, solutions(ours, path), solutions(kiwi, path), strict=True):
        own_costs, other_costs = costs(system, own, "ours"), costs(system, other, "kiwi")
        if own["refused"] != other["refused"] or is_less(other_costs, own_costs):
            raise SystemExit(
                f"bench: seed {system['seed']}: refused {own['refused']}, at a cost of {own_costs}; "
                f"kiwi {other['refused']}, {other_costs}")
        if is_less(own_costs, other_costs):
            better += 1
        else:
            equal += 1
    last = FIRST_SEED + RANDOM_SYSTEMS - 1
    bench.remark(
        f"Random systems, seeds {FIRST_SEED} to {last}: the same constraints refused as by kiwi, the same objective on "
        f"every level in {equal:,}, a better one in {better:,}, a worse one in none.")


def read_systems(path):
    systems = []
    for line in path.read_text().splitlines():
        words = line.split()
        if words[:1] == ["system"]:
            systems.append({"seed": int(words[1]), "rows": []})
        elif words[:1] == ["constraint"]:
            terms = [(int(words[at]), float(words[at + 1])) for at in range(4, len(words), 2)]
            systems[-1]["rows"].append((words[1], words[2], float(words[3]), terms))
    return systems


def solutions(program, path):
    """What a driver says of each system: the rows that it refused, and the values."""
    result = subprocess.run([program, "values", str(path)], stdout=subprocess.PIPE, text=True, check=True)
    for line in result.stdout.splitlines():
        refused, values = line.removeprefix("refused").split("values")
        yield {"refused": [int(word) for word in refused.split()], "values": [float(word) for word in values.split()]}


def costs(system, solution, side):
    """The sum of violations on each level, the strongest first; a required one that does not hold ends the run."""
    levels = {}
    for index, (above, below, constant, terms) in enumerate(system["rows"]):
        if index in solution["refused"]:
            continue
        value = constant + sum(factor * solution["values"][variable] for variable, factor in terms)
        penalty = above if value > 0 else below
        if penalty == "required":
            if abs(value) > 1e-5:
                raise SystemExit(f"bench: seed {system['seed']}, {side}: required constraint {index} misses by {value}")
        elif penalty != "free":
            levels[float(penalty)] = levels.get(float(penalty), 0) + abs(value)
        for word in {above, below} - {"required", "free"}:
            levels.setdefault(float(word), 0)
    return [levels[strength] for strength in sorted(levels, reverse=True)]


def is_less(a, b):
    """Whether the first costs are less on the first level where the two differ."""
    return next((x < y for x, y in zip(a, b) if abs(x - y) > 1e-5), False)
