"""The tools for a group's measurements: builds programs, runs ours and the peer in turns, and collects the figures."""

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
        self.notes = []
        # The names of figures for which a tool is missing. Their limits do not apply.
        self.left_out = set()
        self.documents = self.find_documents(Path(corpus))
        self._swift_products = {}

    def find_documents(self, corpus):
        """The documents in the corpus, or our own samples if there is none, sorted by name in every run."""
        files = corpus / "files"
        if not files.is_dir():
            self.note(f"There are no documents in {corpus}: our own samples are read instead.")
            files = HERE.parent / "SampleNibs"
        return sorted(str(path) for ending in ("xib", "storyboard") for path in files.rglob(f"*.{ending}"))

    @property
    def largest_document(self):
        return max(self.documents, key=lambda path: (Path(path).stat().st_size, path))

    @property
    def cell_nib(self):
        """The nib of a table view cell, from our own samples."""
        return str(HERE.parent / "SampleNibs" / "Lesson" / "MyTableViewCell.xib")

    def note(self, sentence):
        """Adds a note for readers of the table, such as a missing peer or a size that was left out."""
        if sentence not in self.notes:
            self.notes.append(sentence)
            print(f"bench: {sentence}", file=sys.stderr)

    # Building

    def swift_product(self, name, linked=None, package=HERE):
        """Builds an executable of a package. It is linked like the program, unless `linked` gives other options."""
        if name not in self._swift_products:
            # The variable adds the benchmarks that are targets of NibTerm's own package.
            command = ["env", "NIBTERM_BENCHMARKS=1", self.swift, "build", "--package-path", str(package),
                       "--configuration", "release", "--product", name, *(self.linked if linked is None else linked)]
            say(f"building {name}")
            run(command)
            self._swift_products[name] = str(package / ".build" / "release" / name)
        return self._swift_products[name]

    def compiled(self, name, *sources, flags=()):
        """Builds a program from C or C++ sources in this folder with -O3."""
        self.build_folder.mkdir(parents=True, exist_ok=True)
        product = self.build_folder / name
        compiler = "c++" if any(source.endswith(".cpp") for source in sources) else "cc"
        paths = [str(HERE / source) for source in sources]
        standard = "-std=c++17" if compiler == "c++" else "-std=gnu11"
        run([compiler, standard, "-O3", "-DNDEBUG", "-Wall", *paths, *flags, "-o", str(product)])
        return str(product)

    def library_flags(self, name, sentence):
        """The compiler options for a Debian library. If it is missing, adds the note and returns None."""
        flags = peers.package_flags(name)
        if flags is None:
            self.note(sentence)
        return flags

    def kiwi_flags(self):
        """The compiler options for programs that use kiwi. If it is not available, adds a note and returns None."""
        headers = peers.kiwi_headers(self.build_folder)
        if headers is None:
            self.note("kiwi is missing: pip could not get kiwisolver from PyPI.")
            return None
        return [f"-I{headers}"]

    # Measuring

    def value(self, name, values, unit):
        """Adds a row of numbers without a comparison."""
        self.figures.append(Figure(name, unit, ours=values))

    def compare(self, ours, peer=None, peer_name="", rounds=None, prefix=""):
        """Runs two commands in turns, beginning with ours in every other round, and pairs the lines that they print.

        Each line is `name<TAB>number<TAB>unit`. A name that both print becomes a row with a ratio, and a name that
        only ours prints becomes one without. If the unit ends with `/s`, larger numbers are better.
        `prefix` is put before the names, for a command that is run on several inputs.
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
        """Compares whole processes in turns, from start to exit. Their output is discarded.

        Returns the figure of the times, which becomes a row unless `is_row` is false, and that of the memory, which the
        caller can add to `figures`.
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
    """Runs a build command, or exits with its error message."""
    try:
        status = subprocess.run(command, stdout=sys.stderr).returncode
    except FileNotFoundError:
        raise SystemExit(f"bench: {command[0]} was not found in PATH") from None
    if status != 0:
        raise SystemExit(f"bench: this failed: {' '.join(command)}")


def say(text):
    print(f"bench: {text}", file=sys.stderr, flush=True)


def lines(command):
    """Runs a measuring program and returns the name, value and unit of each line that it prints."""
    result = subprocess.run(command, stdout=subprocess.PIPE, text=True)
    if result.returncode != 0:
        raise SystemExit(f"bench: {' '.join(command)[:300]} ended with status {result.returncode}")
    for line in result.stdout.splitlines():
        name, value, unit = line.split("\t")
        yield name, float(value), unit
