#!/usr/bin/env bash
# Runs the tests, which are built already, in two processes at once: the tests of everything with a screen run on one
# thread, the main actor, so that one process keeps one processor busy. Prints the output of both, one after the other,
# and then the total in the words of `swift test`. Arguments are passed to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
programs='^(NibTermTests|NibBrowserTests|NibScreenTests|NibToolsTests)\.'
log=$(mktemp)
libraries_log=$(mktemp)
trap 'rm -f "$log" "$libraries_log"' EXIT

# The lock of the build folder, which `swift test` holds until the tests end, has no use when nothing is built.
run() {
  "$swift" test --ignore-lock --skip-build --disable-xctest "$@" 2>&1
}

status=0
run --skip "$programs" "$@" >"$libraries_log" &
libraries=$!
run --filter "$programs" "$@" | tee "$log" || status=1
wait "$libraries" || status=1
cat "$libraries_log"
total=$(sed -n 's/.*Test run with \([0-9]*\) tests* .*/\1/p' "$log" "$libraries_log" | awk '{ sum += $1 } END { print sum + 0 }')
if [ "$status" = 0 ]; then
  echo "✔ Test run with $total tests in two processes passed."
else
  echo "✘ Test run with $total tests in two processes failed; the failures are above."
fi
exit "$status"
