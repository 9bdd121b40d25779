#!/bin/sh
# Checks that the declarations in Sources/CFreeType are those of FreeType: a C compiler reports declarations that differ.
set -eu
cd "$(dirname "$0")/.."

headers=
for folder in /usr/include/freetype2 /usr/local/include/freetype2; do
  if [ -f "$folder/ft2build.h" ]; then headers=$folder; fi
done
if [ -z "$headers" ]; then
  echo "skipped: FreeType's headers are not installed" >&2
  exit 0
fi

printf '%s\n' '#include <ft2build.h>' '#include FT_FREETYPE_H' '#include FT_ADVANCES_H' \
  '#include FT_TRUETYPE_TABLES_H' '#include "CFreeType.h"' \
  '_Static_assert(FT_LOAD_NO_SCALE == 1, "nibft_unscaled");' |
  cc -x c -std=c11 -fsyntax-only -I "$headers" -I Sources/CFreeType -
