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
  ASAN_OPTIONS="detect_leaks=0:exitcode=86" \
    TSAN_OPTIONS="halt_on_error=1:exitcode=86" \
    swift test --skip-build --disable-xctest --sanitize="$sanitizer" --scratch-path "$scratch" \
    ${filter:+--filter "$filter"}
  echo "--- $sanitizer: clean"
done
