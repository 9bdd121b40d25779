#!/bin/sh
# Checks that ARCHITECTURE.md names every file with mutable global state, or the type in it that has the state.
set -eu
cd "$(dirname "$0")/.."
status=0

# Static variables with a value, those that a lock or `nonisolated(unsafe)` protects, and shared objects.
pattern='static var [A-Za-z]+( *:[^{]*)? *= |nonisolated\(unsafe\).* static |static let.*(Mutex|Atomic|RecentValues)[<(]'
pattern="$pattern"'|static let shared = |@TaskLocal'
for file in $(grep -rlE --include='*.swift' "$pattern" Sources); do
  named=no
  for type in $(sed -nE 's/^[a-z ]*(class|struct|enum|extension) ([A-Z][A-Za-z]*).*/\2/p' "$file"); do
    if sed -n '/^## Globals/,/^## Glossary/p' ARCHITECTURE.md | grep -q "\`$type[.\`]"; then named=yes; fi
  done
  if [ $named = no ]; then
    grep -nE "$pattern" "$file" | sed "s|^|$file:|" >&2
    status=1
  fi
done
if [ $status = 1 ]; then
  echo "the lines above are globals: pass their values, or list them in ARCHITECTURE.md under Globals, with the reason" >&2
fi
exit $status
