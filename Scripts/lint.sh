#!/bin/sh
# Runs the checks that need no build. All of them run, even if one fails, so that one run shows everything.
set -eu
cd "$(dirname "$0")/.."
swift=${SWIFT:-swift}
status=0

run() {
  "$@" || {
    echo "lint: $* failed" >&2
    status=1
  }
}

# The format takes the most time, so that the other checks run meanwhile.
format=
if "$swift" format --version >/dev/null 2>&1; then
  "$swift" format lint --strict --parallel --recursive --configuration .swift-format Package.swift Plugins Sources \
    Tests Benchmarks/Package.swift Benchmarks/Sources &
  format=$!
else
  echo "lint: the format is not checked, because the Swift toolchain has no swift-format" >&2
fi
run Scripts/check-imports.sh
run Scripts/check-globals.sh
run python3 Scripts/check-folders.py
run Scripts/check-freetype.sh
run python3 Scripts/check-links.py
run python3 Scripts/rules.py
run python3 Scripts/generate-font-tables.py --check
run python3 Conformance/index.py --check
run python3 Conformance/test_run.py
[ -z "$format" ] || wait "$format" || {
  echo "lint: the files above are formatted differently; '$swift format --in-place FILE' formats a file" >&2
  status=1
}
exit $status
