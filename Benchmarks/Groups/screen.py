"""The screen: scrolling, resizing, colors, and the cost of a key press in long lists."""

import os
import shutil
import tempfile
from pathlib import Path

from Harness.figures import Figure

KEYS = 100


def measure(bench):
    pty = bench.compiled("pty", "Peers/pty/pty.c")
    ours = [pty, bench.swift_product("ScreenBench")]
    bench.compare([*ours, "table", "1000000"], [*ours, "table", "100"], "the same with 100 rows")
    bench.compare([*ours, "resize", "350"], [*ours, "resize", "35"], "the same with 35 views")
    flags = bench.library_flags("ncursesw", "ncurses is missing: install Debian's libncurses-dev and pkg-config.")
    peer = None if flags is None else [pty, bench.compiled("gradient", "Peers/ncurses/gradient.c", flags=flags)]
    bench.compare([*ours, "colors"], peer, "ncurses alone")
    with tempfile.TemporaryDirectory() as folder:
        measure_list(bench, Path(folder))


def measure_list(bench, folder):
    """The cost of a key press in the browser's list: the time that 100 key presses add to a run, divided by 100."""
    costs = {}
    for count in (50_000, 100):
        place = folder / str(count)
        fill(place, bench.cell_nib, count)
        command = [str(bench.program), str(place), "--screen", "200x60", "--keys"]
        keys = " ".join(["j", "k"] * (KEYS // 2))
        times, _ = bench.processes(
            f"screen: list of {count:,} documents", [*command, keys], [*command, ""], rounds=bench.rounds,
            is_row=False)
        costs[count] = [max(0.001, (with_keys - without) / KEYS * 1e3)
                        for with_keys, without in zip(times.ours, times.peer)]
    bench.figures.append(
        Figure("screen: a key in a list of 50,000 documents", "us", ours=costs[50_000], peer=costs[100],
               peer_name="in one of 100"))


def fill(folder, document, count):
    """Creates `count` documents, 1,000 per folder. Those of a folder are links to one file, whose number is limited."""
    for number in range(count):
        place = folder / f"part{number // 1000:03}"
        if number % 1000 == 0:
            place.mkdir(parents=True)
            shutil.copy(document, place / "cell000.xib")
        else:
            os.link(place / "cell000.xib", place / f"cell{number % 1000:03}.xib")
