#!/usr/bin/env python3
"""Builds the documentation of the libraries with DocC, and compiles the Swift code in its articles.

    Scripts/check-docs.py [--build FOLDER] [--output FOLDER]

The symbols come from the modules of a debug build (`swift build`). A warning of DocC is an error. With --output, the
documentation is stored in this folder as a website. If the toolchain has no DocC, a message says so, and only the code is
compiled.

The Swift blocks of an article are one program, called `Hello`. A block with a `try` statement at the beginning of a line
is its main.swift. A block that imports `Hello` (or another name) with @testable is a test of the program, and one that
imports PackageDescription is a package manifest.
"""

import argparse
import concurrent.futures
import json
import pathlib
import re
import shutil
import subprocess
import sys
import tempfile

ROOT = pathlib.Path(__file__).resolve().parent.parent
# The library products of the package. A library with articles has a catalog.
MODULES = ["NibCore", "NibScreen", "NibDrawing", "NibFormats"]
# The targets whose declarations programs know as those of a library.
PARTS = {"NibCore": ["NibFoundation", "NibResources"]}
BLOCK = re.compile(r"^```swift\n(.*?)^```$", re.M | re.S)
TESTED = re.compile(r"^@testable import (\w+)$", re.M)
# The class that the build plugin writes into a module with nibs.
BINDINGS = "import NibCore\nfinal class NibTermBindings: NibBindings {}\n"


class Toolchain:
    """The tools of the Swift toolchain, with the options that find the modules of a build."""

    def __init__(self, build: pathlib.Path):
        info = json.loads(subprocess.run(["swift", "-print-target-info"], check=True, capture_output=True).stdout)
        self.resources = pathlib.Path(info["paths"]["runtimeResourcePath"])
        self.tools = self.resources.parent.parent / "bin"
        self.modules = ["-I", str(build / "Modules")]
        for map in sorted(ROOT.glob("Sources/*/module.modulemap")):
            self.modules += ["-Xcc", f"-fmodule-map-file={map}"]
        target = ["-target", info["target"]["triple"]]
        if sys.platform == "darwin":
            sdk = subprocess.run(["xcrun", "--show-sdk-path"], check=True, capture_output=True, text=True).stdout
            target += ["-sdk", sdk.strip()]
        self.symbol_options = target + self.modules + ["-minimum-access-level", "public"]

    def missing(self) -> list[str]:
        return [name for name in ["swift-symbolgraph-extract", "docc"] if not (self.tools / name).exists()]

    def document(self, module: str, folder: pathlib.Path, is_kept: bool) -> str:
        """Writes the documentation archive of a module. Returns the messages of the tools; empty if there are none."""
        symbols = folder / f"{module}.symbols"
        symbols.mkdir()
        extract = [self.tools / "swift-symbolgraph-extract", "-module-name", module, "-output-dir", symbols]
        if module in PARTS:
            extract.append("-experimental-allowed-reexported-modules=" + ",".join(PARTS[module]))
        catalog = ROOT / f"Sources/{module}/{module}.docc"
        convert = [self.tools / "docc", "convert", *([catalog] if catalog.exists() else []), "--warnings-as-errors",
                   "--additional-symbol-graph-dir", symbols, "--ide-console-output", "--fallback-display-name", module,
                   "--fallback-bundle-identifier", f"nibterm.{module}",
                   "--output-dir", folder / f"{module}.doccarchive"]
        if not is_kept:  # A website has two files for each symbol.
            convert.append("--no-transform-for-static-hosting")
        return failure(extract + self.symbol_options) or failure(convert)

    def compile(self, article: pathlib.Path, folder: pathlib.Path) -> str:
        """Type-checks the blocks of an article. Returns the messages of the compiler; empty if there are none."""
        program, tests, manifests, name = [], [], [], "Hello"
        text = article.read_text(encoding="utf-8")
        for number, block in enumerate(BLOCK.finditer(text), 1):
            line = text.count("\n", 0, block.start(1)) + 1
            code = f'#sourceLocation(file: "{article}", line: {line})\n{block[1]}'
            tested = TESTED.search(code)
            is_main = re.search(r"^try ", code, re.M)
            path = folder / str(number) / ("main.swift" if is_main else f"block{number}.swift")
            path.parent.mkdir()
            path.write_text(code, encoding="utf-8")
            if tested:
                name = tested[1]
            (manifests if "import PackageDescription" in code else tests if tested else program).append(path)
        if program:
            (folder / "bindings.swift").write_text(BINDINGS, encoding="utf-8")
            program.append(folder / "bindings.swift")
        swift = [self.tools / "swiftc", "-warnings-as-errors", *self.modules]
        module = ["-emit-module", "-emit-module-path", folder / f"{name}.swiftmodule", "-enable-testing"]
        library = [] if any(path.name == "main.swift" for path in program) else ["-parse-as-library"]
        manifest = ["-I", self.resources / "pm/ManifestAPI", "-package-description-version", "6.0"]
        check = ["-typecheck", "-parse-as-library"]
        runs = []
        if program:
            runs.append([*swift, *module, *library, "-swift-version", "5", "-module-name", name, *program])
        if tests:
            runs.append([*swift, *check, "-swift-version", "6", "-I", folder, "-module-name", "Tests", *tests])
        runs += [[*swift, *check, *manifest, path] for path in manifests]
        for run in runs:
            messages = failure(run)
            if messages:
                return messages
        return ""

    def merge(self, folder: pathlib.Path, output: pathlib.Path) -> str:
        """Combines the archives of all modules into one."""
        shutil.rmtree(output, ignore_errors=True)
        output.parent.mkdir(parents=True, exist_ok=True)
        archives = [folder / f"{module}.doccarchive" for module in MODULES]
        return failure([self.tools / "docc", "merge", *archives, "--output-path", output,
                        "--synthesized-landing-page-name", "NibTerm"])


def failure(command: list) -> str:
    """Runs a command. Returns what it writes if it fails, else an empty text."""
    result = subprocess.run([str(part) for part in command], capture_output=True, text=True)
    return "" if result.returncode == 0 else result.stdout + result.stderr or f"{command[0]} failed"


def main() -> int:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--build", type=pathlib.Path, default=ROOT / ".build/debug")
    parser.add_argument("--output", type=pathlib.Path)
    options = parser.parse_args()
    if not (options.build / "Modules/NibScreen.swiftmodule").exists():
        print(f"{options.build} contains no modules: run swift build first", file=sys.stderr)
        return 1
    toolchain = Toolchain(options.build.resolve())
    missing = toolchain.missing()
    if missing:
        print(f"the documentation is not built: the Swift toolchain has no {' and no '.join(missing)}")
    articles = [*sorted(ROOT.glob("Sources/*/*.docc/*.md")), ROOT / "README.md"]
    with tempfile.TemporaryDirectory() as place, concurrent.futures.ThreadPoolExecutor(2) as pool:
        folder = pathlib.Path(place)
        is_kept = options.output is not None
        jobs = [] if missing else [pool.submit(toolchain.document, module, folder, is_kept) for module in MODULES]
        for article in articles:
            own = folder / f"{article.parent.stem}-{article.stem}"
            own.mkdir()
            jobs.append(pool.submit(toolchain.compile, article, own))
        messages = [job.result() for job in jobs if job.result()]
        if not messages and is_kept and not missing:
            messages = [text for text in [toolchain.merge(folder, options.output)] if text]
    for text in messages:
        print(text.strip(), file=sys.stderr)
    if not messages and not missing:
        print(f"the documentation of {', '.join(MODULES)} has no warnings, and its Swift code compiles")
    return 1 if messages else 0


if __name__ == "__main__":
    sys.exit(main())
