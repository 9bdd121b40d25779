#!/bin/sh
# Runs the tests under the compiler's sanitizers, each in a separate build: address (memory errors) and thread (data
# races). Takes a few minutes per sanitizer. Usage: Scripts/sanitize.sh [SANITIZER...] (default: address). FILTER
# selects tests by name.
set -eu
cd "$(dirname "$0")/.."
filter=${FILTER:-}

for sanitizer in "${@:-address}"; do
  scratch=.build/sanitize-$sanitizer
  swift build --build-tests --sanitize="$sanitizer" --scratch-path "$scratch"
  # The tests start programs. The exit status 86 means that a program was ended by a report of a sanitizer.
  # Leaks are not checked, because Swift's runtime and the testing library keep some memory until the process ends.
  # `make fuzz` checks them, in loops over documents.
  # The sanitizers must not handle signals: tests end the program with signals, and it handles them on its own stack.
  signals=handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:handle_abort=0:use_sigaltstack=0
  NIBTERM_SANITIZER=$sanitizer ASAN_OPTIONS="detect_leaks=0:exitcode=86:$signals" \
    TSAN_OPTIONS="halt_on_error=1:exitcode=86:suppressions=$PWD/Scripts/thread-sanitizer.txt:$signals" \
    swift test --skip-build --disable-xctest --sanitize="$sanitizer" --scratch-path "$scratch" \
    ${filter:+--filter "$filter"}
  echo "--- $sanitizer: clean"
done
