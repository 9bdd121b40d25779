#!/usr/bin/env bash
# Runs the tests, which are built already, in three processes at once: the tests of everything with a screen run on one
# thread, the main actor, so that a process of them keeps one processor busy at most. Prints the output of all, one after
# the other, and then the total in the words of `swift test`. Arguments are passed to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
# Half of the tests of the program, and the other half with those of the targets below it.
first='^NibTermTests\.[A-L]'
second='^(NibTermTests\.[^A-L]|(NibToolsTests|NibBrowserTests|NibScreenTests)\.)'
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# The lock of the build folder, which `swift test` holds until the tests end, has no use when nothing is built.
run() {
  "$swift" test --ignore-lock --skip-build --disable-xctest "$@" 2>&1
}

status=0
run --filter "$second" "$@" >"$logs/second" &
second_process=$!
run --skip "$first" --skip "$second" "$@" >"$logs/libraries" &
libraries_process=$!
run --filter "$first" "$@" | tee "$logs/first" || status=1
wait "$second_process" || status=1
wait "$libraries_process" || status=1
cat "$logs/second" "$logs/libraries"
total=$(sed -n 's/.*Test run with \([0-9]*\) tests* .*/\1/p' "$logs"/* | awk '{ sum += $1 } END { print sum + 0 }')
if [ "$status" = 0 ]; then
  echo "✔ Test run with $total tests in three processes passed."
else
  # The failures stand far above: they are said again, since the last lines are all that some logs keep.
  echo "--- failures"
  grep -hE '^(✘|error:)|Fatal error|unexpected signal' "$logs"/* || true
  echo "✘ Test run with $total tests in three processes failed."
fi
exit "$status"
