#!/bin/sh
# Runs the tests under the compiler's sanitizers, each in a build of its own: address (errors of memory), thread (races).
# Takes minutes a sanitizer.
set -eu
cd "$(dirname "$0")/.."
filter=${FILTER:-}

for sanitizer in "${@:-address}"; do
  scratch=.build/sanitize-$sanitizer
  swift build --build-tests --sanitize="$sanitizer" --scratch-path "$scratch"
  # What a program that the tests start reports must not look like its own ending: hence the status.
  # Leaks are not looked for: `make fuzz` does, in loops of documents, while Swift's runtime and the testing library keep
  # what they make once until the process ends.
  # Signals are the program's own affair: tests have it end by them, and it has a stack of its own for that.
  signals=handle_segv=0:handle_sigbus=0:handle_sigill=0:handle_sigfpe=0:handle_abort=0:use_sigaltstack=0
  NIBTERM_SANITIZER=$sanitizer ASAN_OPTIONS="detect_leaks=0:exitcode=86:$signals" \
    TSAN_OPTIONS="halt_on_error=1:exitcode=86:suppressions=$PWD/Scripts/thread-sanitizer.txt:$signals" \
    swift test --skip-build --disable-xctest --sanitize="$sanitizer" --scratch-path "$scratch" \
    ${filter:+--filter "$filter"}
  echo "--- $sanitizer: clean"
done
