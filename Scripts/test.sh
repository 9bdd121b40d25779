#!/usr/bin/env bash
# Runs the tests, which are built already, in three processes at once: the tests of everything with a screen run on one
# thread, the main actor, so that a process of them keeps one processor busy at most. Prints the output of all, one after
# the other, and then the total in the words of `swift test`. Arguments are passed to `swift test`.
set -euo pipefail
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
commands='^(NibTermTests|NibToolsTests)\.'
screens='^(NibBrowserTests|NibScreenTests)\.'
logs=$(mktemp -d)
trap 'rm -rf "$logs"' EXIT

# The lock of the build folder, which `swift test` holds until the tests end, has no use when nothing is built.
run() {
  "$swift" test --ignore-lock --skip-build --disable-xctest "$@" 2>&1
}

status=0
run --filter "$screens" "$@" >"$logs/screens" &
screens_process=$!
run --skip "$commands" --skip "$screens" "$@" >"$logs/libraries" &
libraries_process=$!
run --filter "$commands" "$@" | tee "$logs/commands" || status=1
wait "$screens_process" || status=1
wait "$libraries_process" || status=1
cat "$logs/screens" "$logs/libraries"
total=$(sed -n 's/.*Test run with \([0-9]*\) tests* .*/\1/p' "$logs"/* | awk '{ sum += $1 } END { print sum + 0 }')
if [ "$status" = 0 ]; then
  echo "✔ Test run with $total tests in three processes passed."
else
  echo "✘ Test run with $total tests in three processes failed; the failures are above."
fi
exit "$status"
