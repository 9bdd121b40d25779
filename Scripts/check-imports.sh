#!/bin/sh
# Checks what the compiler cannot: which targets may import Foundation, ncurses and libpng.
set -eu
cd "$(dirname "$0")/.."
status=0

# $1: a pattern of imports, $2: a pattern of the files that may have them, $3: the rule
check() {
  found=$(grep -rlE "^ *(@[^ ]+ )?(public )?import $1" Sources | grep -vE "$2" || true)
  if [ -n "$found" ]; then
    echo "$found" >&2
    echo "the files above import $1: $3" >&2
    status=1
  fi
}

check CNCurses '^Sources/NibScreen/Screen/' 'only NibScreen/Screen talks to ncurses'
check CPNG '^Sources/NibDrawing/Images/PNGReader.swift$' 'only PNGReader talks to libpng'
check Foundation '^Sources/(NibCore|NibDrawing|NibAnalysis|NibScreen|NibTerm)/' 'targets below NibCore do without it'
exit $status
