#!/bin/sh
# Type-checks each folder of NibCore together with only the folders that it may use, so that no layer depends on a
# higher one. Only the terminal's screen may import ncurses, and only the file that reads pictures may import libpng.
set -eu
cd "$(dirname "$0")/.."
core=Sources/NibCore
status=0
errors=$(mktemp)
trap 'rm -f "$errors"' EXIT

check() {
  layer=$1
  shift
  files=$(for folder in "$layer" "$@"; do find "$core/$folder" -name '*.swift'; done | sort)
  # shellcheck disable=SC2086 -- one word per file is intended
  if swiftc -wmo -typecheck -swift-version 6 -module-name NibCore $files 2>/tmp/nibterm-layer.$$; then
    echo "layer $layer: ok"
  else
    echo "layer $layer uses a layer that it may not use (allowed: ${*:-none}):" >&2
    grep -E 'error:' /tmp/nibterm-layer.$$ | sort -u | head -20 >&2
    status=1
  fi
  rm -f /tmp/nibterm-layer.$$
}

check Support
check Document Support
check Formats Document Support
check Solver Support
check Canvas Support
check Layout Solver Canvas Support
check UIKit Layout Solver Canvas Formats Document Support
check CustomViews UIKit Layout Solver Canvas Formats Document Support

for folder in Support Document Formats Solver Canvas Layout; do
  if grep -rln '^ *import Foundation' "$core/$folder"; then
    echo "the files above import Foundation, which layers below UIKit must not use" >&2
    status=1
  fi
done
if grep -rl 'import CNCurses' Sources | grep -v '^Sources/NibScreen/Screen/'; then
  echo "the files above import CNCurses, which only NibScreen/Screen may use" >&2
  status=1
fi
if grep -rl 'import CPNG' Sources | grep -v '^Sources/NibCore/Rendering/Images/PNGReader.swift$'; then
  echo "the files above import CPNG, which only PNGReader may use" >&2
  status=1
fi
exit $status
