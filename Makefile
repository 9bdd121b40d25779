# NibTerm: `make demo` installs what is needed, builds, and runs the Elements demo. `make test` builds and runs tests.

PREFIX ?= /usr/local
SWIFT ?= swift
PROGRAM := .build/release/nibterm

.PHONY: rules demo build test test-release sanitize coverage lint check porting install dist dist-check clean dependencies accept \
  docs agreement conformance vocabulary pictures bench bench-check fuzz torture

demo: build
	@$(PROGRAM) elements

# The linker options of the release program. On Linux it is linked statically at fixed addresses: it starts without
# searching, binding or relocating anything, and runs on machines without Swift. Symbols are kept for backtraces. There is
# no debug data, not even during compilation: it contains the paths of the sources, and the compiler writes a checksum of
# it into the program, which would then depend on the folder in which it is built. For the same reason, the names of
# files in the assertions of C code are relative. Generic types are formed from the addresses of their parts and not from
# their names, because the search for the conformances of a named type reads all those of the program, on each first use.
ifeq ($(shell uname -s),Linux)
LINKED := -debug-info-format none -Xcc -fmacro-prefix-map=$(CURDIR)/= -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker --strip-debug \
  -Xswiftc -Xfrontend -Xswiftc -disable-concrete-type-metadata-mangled-name-accessors
endif

# The debug builds have the options of `swift build` and `swift test`, so that they share products with these. For the same
# reason, NIBTERM_STRICT, which makes warnings errors, is not set here but in the environment: .ci/run and CI set it.
#
# On macOS, ncurses.h is part of a module of the system, which does not see the macros of CNCurses.h. So the macro that
# declares the functions for wide characters is given to the compiler.
ifeq ($(shell uname -s),Darwin)
WIDE := -Xcc -DNCURSES_WIDECHAR=1
endif

build: dependencies rules
	$(SWIFT) build --configuration release --product nibterm $(LINKED) $(WIDE)

# Lists the rules of `check` that were added, and removes those that are gone (Sources/NibAnalysis/Rules/CheckRule+All.swift).
rules:
	@python3 Scripts/rules.py --write

test: dependencies rules
	$(SWIFT) build --build-tests $(WIDE)
	@SWIFT="$(SWIFT)" Scripts/test.sh $(WIDE)

# Runs the tests with the optimization of the release program, because bugs of the optimizer can break a program. Takes
# minutes.
RELEASE_TESTS := --configuration release -Xswiftc -enable-testing --scratch-path .build/release-tests $(WIDE)
test-release: dependencies
	$(SWIFT) build --build-tests $(RELEASE_TESTS)
	$(SWIFT) test --skip-build --disable-xctest $(RELEASE_TESTS)

# Runs the optimized program on a pseudo-terminal, and sends it thousands of signals and resizes and megabytes of input:
# see docs/terminal.md. Takes minutes. Options: ONLY=word, KILOBYTES=n.
TORTURE := --configuration release --scratch-path .build/torture $(WIDE)
torture: dependencies
	$(SWIFT) build --product nibterm $(TORTURE)
	$(SWIFT) build --product EndingProgram $(TORTURE)
	python3 Scripts/torture.py --only "$(ONLY)" --kilobytes "$(or $(KILOBYTES),1024)" .build/torture/release

# Runs the tests under the sanitizers, first for memory errors, then for data races, each in a separate build.
# Takes a long time.
sanitize: dependencies
	Scripts/sanitize.sh address thread

# Shows the coverage of the tests: one row per layer, then the files with the most lines that no test reaches.
coverage: dependencies
	python3 Scripts/coverage.py

# $(call conformance,PROGRAM) is the command that scores a program.
conformance = python3 Conformance/run.py --known-failures Conformance/known-failures.txt --program "$1 layout"

# Runs the checks that need no build, in less than a minute.
lint:
	@SWIFT="$(SWIFT)" Scripts/lint.sh

# Runs all checks except the tests.
check: lint dependencies
	$(SWIFT) build --build-tests $(WIDE)
	Scripts/check-conversions.sh
	python3 Scripts/check-docs.py
	python3 Scripts/check-agreement-in-projects.py
	python3 Scripts/check-porting.py --seeds "$(SEEDS)"
	python3 Scripts/check-reporters.py .build/debug/nibterm
	python3 Scripts/check-nibs.py --program .build/debug/nibterm SampleNibs
	Scripts/pictures.sh --check .build/debug/nibterm
	$(call conformance,.build/debug/nibterm) --brief

# Builds the documentation of the libraries as a website in .build/docs. Show it with
# `python3 -m http.server --directory .build/docs`, at http://localhost:8000/documentation.
docs: dependencies
	$(SWIFT) build $(WIDE)
	python3 Scripts/check-docs.py --output .build/docs

# Compiles and runs the Swift code of the seed documents with the edits in docs/porting.md. SEEDS is their folder.
SEEDS ?= ../shared/seeds
porting: dependencies
	$(SWIFT) build --build-tests $(WIDE)
	python3 Scripts/check-porting.py --seeds "$(SEEDS)"

# Compares layouts with the frames that Interface Builder saved in a folder of documents. CORPUS must contain `files`
# and `agreement.py`. The first score uses NibTerm's text metrics, the second one the saved size of every leaf view.
CORPUS ?= ../shared/corpus
agreement: build
	@if [ -f "$(CORPUS)/agreement.py" ]; then \
	  python3 "$(CORPUS)/agreement.py" --nibterm $(PROGRAM) "$(CORPUS)/files" | tail -1; \
	  python3 "$(CORPUS)/agreement.py" --replay-sizes --nibterm $(PROGRAM) "$(CORPUS)/files" | tail -1; \
	else echo "skipped: no documents in $(CORPUS); name their folder with CORPUS=..."; fi

# Scores the program with the conformance suite, first with its own sizes of texts and controls, then with the saved
# ones (docs/conformance.md).
conformance: build
	$(call conformance,$(PROGRAM))
	$(call conformance,$(PROGRAM)) --replay-sizes --brief

# Lists the elements and attributes in the documents of CORPUS that NibTerm does not know, then those that are known to
# have no effect, with the reasons.
vocabulary: build
	@if [ -d "$(CORPUS)/files" ]; then $(PROGRAM) check --vocabulary "$(CORPUS)/files"; \
	else echo "skipped: no documents in $(CORPUS); name their folder with CORPUS=..."; fi

# Measures the release program and its parts against their peers (Benchmarks/README.md), prints a table and writes
# Benchmarks/RESULTS.md. ONLY=documents runs one group, ROUNDS=3 runs fewer rounds.
bench bench-check: build
	@Benchmarks/install-peers.sh
	@python3 Benchmarks/run.py --program $(PROGRAM) --corpus "$(CORPUS)" --swift "$(SWIFT)" \
	  --linked="$(LINKED)" $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(ONLY),--only $(ONLY)) $(if $(filter bench-check,$@),--check)

# Fuzzes every reader, the input decoder and the whole path from bytes to a drawing, for SECONDS in total
# (Fuzzing/README.md).
SECONDS ?= 120
fuzz: dependencies
	CORPUS="$(CORPUS)" Scripts/fuzz.sh $(SECONDS)

# Accepts changed golden screens: make accept ONLY=name
accept: dependencies
	NIBTERM_ACCEPT="$(or $(ONLY),*)" $(SWIFT) test --filter Golden $(WIDE)

# Draws the pictures of the documentation again, from the samples.
pictures: dependencies
	$(SWIFT) build --product nibterm $(WIDE)
	Scripts/pictures.sh .build/debug/nibterm

# Installs the program, its manual page, the completions for bash, zsh and fish, and the nibs of the samples.
install: build
	Scripts/stage.sh $(PROGRAM) "$(DESTDIR)$(PREFIX)"

# Packages the program for Linux: a tarball, a Debian package and their checksums, in the folder dist.
dist: dependencies
	SWIFT="$(SWIFT)" Scripts/pin-packages.sh
	$(MAKE) build
	SWIFT="$(SWIFT)" Scripts/dist.sh $(PROGRAM) dist

# Tests the packages: the same bytes again, installing, running without Swift, lintian. Takes one to two minutes.
dist-check: build
	SWIFT="$(SWIFT)" Scripts/check-dist.sh $(PROGRAM)

clean:
	rm -rf .build dist

dependencies:
	@SWIFT="$(SWIFT)" Scripts/install-dependencies.sh
