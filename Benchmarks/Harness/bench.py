"""What a group measures with: it builds, runs ours and the peer in turns, and collects the figures."""

import subprocess
import sys
from pathlib import Path

from Harness import peers
from Harness.figures import Figure

HERE = Path(__file__).resolve().parent.parent


class Bench:
    """One run of the benchmarks."""

    def __init__(self, program, swift, linked, corpus, rounds):
        self.program = Path(program).resolve()
        self.swift = swift
        self.linked = linked
        self.rounds = rounds
        self.build_folder = HERE / ".build" / "peers"
        self.figures = []
        self.remarks = []
        self.documents = self.find_documents(Path(corpus))
        self._swift_products = {}

    def find_documents(self, corpus):
        """The documents of a folder of real ones, else our own samples; by name, as every run has them."""
        files = corpus / "files"
        if not files.is_dir():
            self.remark(f"There are no documents in {corpus}: our own samples are read instead.")
            files = HERE.parent / "SampleNibs"
        return sorted(str(path) for ending in ("xib", "storyboard") for path in files.rglob(f"*.{ending}"))

    @property
    def largest_document(self):
        return max(self.documents, key=lambda path: (Path(path).stat().st_size, path))

    @property
    def cell_nib(self):
        """The nib of a table view cell, a sample of ours."""
        return str(HERE.parent / "SampleNibs" / "Lesson" / "MyTableViewCell.xib")

    def remark(self, sentence):
        """Something that the reader of the table must know: a peer that is missing, a size that was left out."""
        if sentence not in self.remarks:
            self.remarks.append(sentence)
            print(f"bench: {sentence}", file=sys.stderr)

    # Building

    def swift_product(self, name, linked=None):
        """An executable of this package, built and linked as the program is, unless it must be linked otherwise."""
        if name not in self._swift_products:
            command = [self.swift, "build", "--package-path", str(HERE), "--configuration", "release",
                       "--product", name, *(self.linked if linked is None else linked)]
            say(f"building {name}")
            run(command)
            self._swift_products[name] = str(HERE / ".build" / "release" / name)
        return self._swift_products[name]

    def compiled(self, name, *sources, flags=()):
        """A program of C or C++ sources of this folder, built with -O3."""
        self.build_folder.mkdir(parents=True, exist_ok=True)
        product = self.build_folder / name
        compiler = "c++" if any(source.endswith(".cpp") for source in sources) else "cc"
        paths = [str(HERE / source) for source in sources]
        standard = "-std=c++17" if compiler == "c++" else "-std=gnu11"
        run([compiler, standard, "-O3", "-DNDEBUG", "-Wall", *paths, *flags, "-o", str(product)])
        return str(product)

    def library_flags(self, name, sentence):
        """What a Debian library is compiled with; None, and the sentence in the report, if it is not there."""
        flags = peers.package_flags(name)
        if flags is None:
            self.remark(sentence)
        return flags

    def kiwi_flags(self):
        """What a driver of kiwi is compiled with; None, and a sentence in the report, without PyPI."""
        headers = peers.kiwi_headers(self.build_folder)
        if headers is None:
            self.remark("kiwi is missing: pip could not get kiwisolver from PyPI.")
            return None
        return [f"-I{headers}"]

    # Measuring

    def value(self, name, values, unit):
        """A row of numbers that nothing is compared with."""
        self.figures.append(Figure(name, unit, ours=values))

    def compare(self, ours, peer=None, peer_name="", rounds=None, prefix=""):
        """Runs two commands in turns, ours first in every other round, and pairs the lines that they print.

        A line is `name<TAB>number<TAB>unit`. What both print by the same name becomes a row with a ratio; what
        only ours prints becomes one without. The unit decides what is better: more, if it ends with `/s`.
        `prefix` is put before the names, for one command that is run on several things.
        """
        say(prefix or Path(ours[0]).name)
        rows = {}
        for round_number in range(rounds or self.rounds):
            sides = [("ours", ours)] + ([("peer", peer)] if peer else [])
            for side, command in sides if round_number % 2 == 0 else reversed(sides):
                for name, value, unit in lines(command):
                    row = rows.setdefault(prefix + name, Figure(prefix + name, unit, peer_name=peer_name))
                    getattr(row, side).append(value)
        self.figures += [row for row in rows.values() if row.ours]

    def processes(self, name, ours, peer=None, peer_name="", rounds=None, is_row=True):
        """Compares whole processes, from starting one to its end, in turns; their output goes nowhere.

        Gives the figure of the times, which is a row unless `is_row` is false, and that of the memory, which the
        caller may add to `figures`.
        """
        say(name)
        timer = self.compiled("timer", "Peers/timer/timer.c")
        command = [timer, str(rounds or 10 * self.rounds), *ours]
        if peer:
            command += ["--", *peer]
        times = Figure(name, "ms", peer_name=peer_name)
        memory = Figure(f"{name}, resident memory", "MB", peer_name=peer_name)
        for side, milliseconds, kilobytes in lines(command):
            getattr(times, side).append(milliseconds)
            getattr(memory, side).append(float(kilobytes) / 1024)
        if is_row:
            self.figures.append(times)
        return times, memory


def run(command):
    """Builds something, or ends with a sentence."""
    try:
        status = subprocess.run(command, stdout=sys.stderr).returncode
    except FileNotFoundError:
        raise SystemExit(f"bench: there is no {command[0]} in PATH") from None
    if status != 0:
        raise SystemExit(f"bench: this failed: {' '.join(command)}")


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def lines(command):
    """What a measuring program prints: name, value and unit of each line."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command)[:300]} ended with status {result.returncode}")
    for line in result.stdout.splitlines():
        name, value, unit = line.split("\t")
        yield name, float(value), unit
