# NibTerm: `make demo` installs what is needed and runs the Elements demo, `make test` passes the tests.

PREFIX ?= /usr/local
SWIFT ?= swift
PROGRAM := .build/release/nibterm
# Warnings are errors in what developers and CI build; a newer compiler's warnings never stop a user's build.
STRICT := NIBTERM_STRICT=1

.PHONY: demo build test check layers install clean dependencies accept

demo: build
	@$(PROGRAM) elements

# The release program, linked with the static standard library: it starts fast and runs on machines without Swift.
build: dependencies
	$(SWIFT) build --configuration release --product nibterm --static-swift-stdlib

test: dependencies
	$(STRICT) $(SWIFT) build --build-tests
	$(STRICT) $(SWIFT) test --skip-build --disable-xctest

# Everything a reviewer would ask for besides the tests.
check: dependencies layers
	$(SWIFT) format lint --strict --parallel --recursive --configuration .swift-format Package.swift Sources Tests
	python3 Scripts/generate-font-tables.py --check
	python3 Scripts/embed-samples.py --check
	$(STRICT) $(SWIFT) build --build-tests

# Type-checks each layer of NibCore with only the layers that it may use.
layers:
	Scripts/check-layers.sh

# Accepts changed golden screens: make accept ONLY=name
accept: dependencies
	NIBTERM_ACCEPT="$(or $(ONLY),*)" $(STRICT) $(SWIFT) test --filter Golden

install: build
	install -d "$(DESTDIR)$(PREFIX)/bin" "$(DESTDIR)$(PREFIX)/share/nibterm/SampleNibs"
	install -s -m 755 $(PROGRAM) "$(DESTDIR)$(PREFIX)/bin/nibterm"
	install -m 644 SampleNibs/* "$(DESTDIR)$(PREFIX)/share/nibterm/SampleNibs"

clean:
	rm -rf .build

dependencies:
	@Scripts/install-dependencies.sh
