# NibTerm: `make demo` installs what is needed and runs the Elements demo, `make test` passes the tests.

PREFIX ?= /usr/local
SWIFT ?= swift
PROGRAM := .build/release/nibterm
# Warnings are errors in what developers and CI build; a newer compiler's warnings never stop a user's build.
STRICT := NIBTERM_STRICT=1

.PHONY: demo build test test-release check layers porting install clean dependencies accept agreement vocabulary

demo: build
	@$(PROGRAM) elements

# The release program, linked with the static standard library: it starts fast and runs on machines without Swift.
build: dependencies
	$(SWIFT) build --configuration release --product nibterm --static-swift-stdlib

test: dependencies
	$(STRICT) $(SWIFT) build --build-tests
	$(STRICT) $(SWIFT) test --skip-build --disable-xctest

# The tests once more, optimised as users run the program: the optimizer has faults of its own. Takes minutes.
RELEASE_TESTS := --configuration release -Xswiftc -enable-testing --scratch-path .build/release-tests
test-release: dependencies
	$(SWIFT) build --build-tests $(RELEASE_TESTS)
	$(SWIFT) test --skip-build --disable-xctest $(RELEASE_TESTS)

# Everything a reviewer would ask for besides the tests.
check: dependencies layers
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Tests
	python3 Scripts/generate-font-tables.py --check
	python3 Scripts/embed-samples.py --check
	$(STRICT) $(SWIFT) build --build-tests
	python3 Scripts/check-porting.py --seeds "$(SEEDS)"

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

# Accepts changed golden screens: make accept ONLY=name
accept: dependencies
	NIBTERM_ACCEPT="$(or $(ONLY),*)" $(STRICT) $(SWIFT) test --filter Golden

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/nibterm"
	for folder in SampleNibs/*/; do \
	  install -d "$(DESTDIR)$(PREFIX)/share/nibterm/$$folder" && \
	  install -m 644 "$$folder"* "$(DESTDIR)$(PREFIX)/share/nibterm/$$folder" || exit 1; \
	done

clean:
	rm -rf .build

dependencies:
	@Scripts/install-dependencies.sh
