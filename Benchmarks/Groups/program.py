"""The whole program: starting, showing a document, laying out many documents."""

import os
import re
import shutil
import subprocess

from Harness.figures import Figure


def measure(bench):
    program = str(bench.program)
    hello = bench.swift_product("Hello")
    show = [program, "show", bench.cell_nib]
    version = [program, "--version"]
    less = shutil.which("less")
    if less is None:
        bench.note("less is missing: install Debian's less.")
    pager = less and [less, "--version"]
    _, memory = bench.processes("program: show of a cell nib", show, pager, "less --version")
    bench.figures.append(memory)
    bench.processes("program: --version", version, pager, "less --version")
    bench.processes("program: --version beside a hello", version, [hello], "a Swift hello linked alike")
    times, _ = bench.processes("program: show beside --version", show, version, "nibterm --version")
    beyond = [whole - start for whole, start in zip(times.ours, times.peer)]
    bench.value("program: show, beyond starting up", beyond, "ms")
    measure_instructions(bench, "program: instructions of show", show, hello)
    measure_instructions(bench, "program: instructions of --version", version, hello)
    measure_bat(bench, show)
    measure_layout(bench)
    bench.value("program: size of the file", [bench.program.stat().st_size / 1e6], "MB")


def measure_instructions(bench, name, command, hello):
    """Counts instructions, which a busy machine does not change, beside those of a hello."""
    valgrind = shutil.which("valgrind")
    if valgrind is None:
        bench.left_out.add(name)
        return bench.note("valgrind is missing: install Debian's valgrind to count instructions.")
    figure = Figure(name, "million", peer_name="a Swift hello linked alike")
    for side, measured in (("ours", command), ("peer", [hello])):
        call = [valgrind, "--tool=callgrind", "--callgrind-out-file=/dev/null", *measured]
        text = subprocess.run(call, stdout=subprocess.DEVNULL, stderr=subprocess.PIPE, text=True).stderr
        getattr(figure, side).append(int(re.search(r"Collected : (\d+)", text)[1]) / 1e6)
    bench.figures.append(figure)


def measure_bat(bench, show):
    bat = shutil.which("batcat") or shutil.which("bat")
    if bat is None:
        return bench.note("bat is missing: install Debian's bat.")
    reader = [bat, "--paging=never", "--color=always", bench.cell_nib]
    bench.processes("program: show beside a reader of its text", show, reader, "bat")


def measure_layout(bench):
    """Lays out all documents: one at a time, and one per core at the same time."""
    command = [str(bench.program), "layout"]
    alone = [*command, *bench.documents]
    together = [*command, "--jobs", str(os.cpu_count()), *bench.documents]
    times, memory = bench.processes(
        "program: layout of all documents with --jobs", together, alone, "one at a time", rounds=bench.rounds)
    count = len(bench.documents)
    bench.value("program: layout, one at a time", [count / (time / 1e3) for time in times.peer], "documents/s")
    bench.value("program: layout, --jobs", [count / (time / 1e3) for time in times.ours], "documents/s")
    bench.value("program: layout, one at a time, resident memory", memory.peer, "MB")
