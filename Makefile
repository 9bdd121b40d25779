# NibTerm: `make demo` installs what is needed and runs the Elements demo, `make test` passes the tests.

PREFIX ?= /usr/local
SWIFT ?= swift
PROGRAM := .build/release/nibterm
# Warnings are errors in what developers and CI build; a newer compiler's warnings never stop a user's build.
STRICT := NIBTERM_STRICT=1

.PHONY: demo build test test-release sanitize coverage check layers porting install clean dependencies accept agreement \
  vocabulary pictures bench bench-check fuzz torture

demo: build
	@$(PROGRAM) elements

# How the release program is linked. On Linux into one file at fixed addresses that needs no library: nothing is searched,
# bound or relocated when it starts, and it runs on machines without Swift. Symbols stay, for backtraces; debug data goes.
ifeq ($(shell uname -s),Linux)
LINKED := -Xswiftc -static-executable -Xswiftc -use-ld=lld -Xlinker --strip-debug
endif

build: dependencies
	$(SWIFT) build --configuration release --product nibterm $(LINKED)

test: dependencies
	$(STRICT) $(SWIFT) build --build-tests
	$(STRICT) $(SWIFT) test --skip-build --disable-xctest

# The tests once more, optimised as users run the program: the optimizer has faults of its own. Takes minutes.
RELEASE_TESTS := --configuration release -Xswiftc -enable-testing --scratch-path .build/release-tests
test-release: dependencies
	$(SWIFT) build --build-tests $(RELEASE_TESTS)
	$(SWIFT) test --skip-build --disable-xctest $(RELEASE_TESTS)

# Storms and floods on a pseudo-terminal, by the optimised program: docs/terminal.md. Takes minutes. ONLY=word, KILOBYTES=n.
torture: dependencies
	$(SWIFT) build --configuration release --product nibterm
	$(SWIFT) build --configuration release --product EndingProgram
	python3 Scripts/torture.py --only "$(ONLY)" --kilobytes "$(or $(KILOBYTES),1024)" .build/release

# The tests under the sanitizers: errors of memory, then races, in builds of their own. Takes long.
sanitize: dependencies
	Scripts/sanitize.sh address thread

# What the tests reach, a row a layer, and the files with most lines that none reaches.
coverage: dependencies
	python3 Scripts/coverage.py

# Everything a reviewer would ask for besides the tests.
check: dependencies layers
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Tests \
	  Benchmarks/Package.swift Benchmarks/Sources
	python3 Scripts/generate-font-tables.py --check
	python3 Scripts/embed-samples.py --check
	$(STRICT) $(SWIFT) build --build-tests
	python3 Scripts/check-porting.py --seeds "$(SEEDS)"
	Scripts/pictures.sh --check .build/debug/nibterm

# Type-checks each layer of NibCore with only the layers that it may use.
layers:
	Scripts/check-layers.sh

# Compiles and runs the seed documents' Swift, edited as docs/porting.md says. SEEDS holds the documents.
SEEDS ?= ../shared/seeds
porting: dependencies
	$(STRICT) $(SWIFT) build --build-tests
	python3 Scripts/check-porting.py --seeds "$(SEEDS)"

# Scores layouts against the frames that Interface Builder saved in a folder of documents: CORPUS holds `files` and
# `agreement.py`. First with our own text metrics, then with every leaf's saved size.
CORPUS ?= ../shared/corpus
agreement: build
	@if [ -f "$(CORPUS)/agreement.py" ]; then \
	  python3 "$(CORPUS)/agreement.py" --nibterm $(PROGRAM) "$(CORPUS)/files" | tail -1; \
	  python3 "$(CORPUS)/agreement.py" --replay-sizes --nibterm $(PROGRAM) "$(CORPUS)/files" | tail -1; \
	else echo "skipped: there are no documents in $(CORPUS); name a folder with CORPUS=..."; fi

# Lists what the documents of CORPUS say that nothing here understands, and what means nothing, with the reasons.
vocabulary: build
	@if [ -d "$(CORPUS)/files" ]; then $(PROGRAM) check --vocabulary "$(CORPUS)/files"; \
	else echo "skipped: there are no documents in $(CORPUS); name a folder with CORPUS=..."; fi

# Measures the release program and its parts beside their peers (Benchmarks/README.md): one table, and
# Benchmarks/RESULTS.md. ONLY=documents runs one group, ROUNDS=3 fewer rounds.
bench bench-check: build
	@Benchmarks/install-peers.sh
	@python3 Benchmarks/run.py --program $(PROGRAM) --corpus "$(CORPUS)" --swift "$(SWIFT)" \
	  --linked="$(LINKED)" $(if $(ROUNDS),--rounds $(ROUNDS)) $(if $(ONLY),--only $(ONLY)) $(if $(filter bench-check,$@),--check)

# Fuzzes every reader, the input decoder and the whole way from bytes to a drawing for SECONDS altogether (Fuzzing/README.md).
SECONDS ?= 120
fuzz: dependencies
	CORPUS="$(CORPUS)" Scripts/fuzz.sh $(SECONDS)

# Accepts changed golden screens: make accept ONLY=name
accept: dependencies
	NIBTERM_ACCEPT="$(or $(ONLY),*)" $(STRICT) $(SWIFT) test --filter Golden

# Makes the pictures of the documentation again, from the samples, by the program itself.
pictures: dependencies
	$(STRICT) $(SWIFT) build --product nibterm
	Scripts/pictures.sh .build/debug/nibterm

# The program, its manual page, the completions of bash, zsh and fish, and the samples' nibs.
install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/nibterm"
	Scripts/manual-install.sh $(PROGRAM) "$(DESTDIR)$(PREFIX)/share"
	for folder in SampleNibs/*/; do \
	  install -d "$(DESTDIR)$(PREFIX)/share/nibterm/$$folder" && \
	  install -m 644 "$$folder"* "$(DESTDIR)$(PREFIX)/share/nibterm/$$folder" || exit 1; \
	done

clean:
	rm -rf .build

dependencies:
	@Scripts/install-dependencies.sh
