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
  '_Static_assert(FT_LOAD_NO_SCALE == 1, "nibft_unscaled");' \
  '_Static_assert(FT_GLYPH_FORMAT_OUTLINE == 0x6F75746C, "format");' \
  '_Static_assert(__builtin_offsetof(struct nibft_face, slot) == __builtin_offsetof(FT_FaceRec, glyph), "slot");' \
  '_Static_assert(__builtin_offsetof(struct nibft_slot, format) == __builtin_offsetof(FT_GlyphSlotRec, format), "f");' \
  '_Static_assert(__builtin_offsetof(struct nibft_slot, outline) == __builtin_offsetof(FT_GlyphSlotRec, outline), "o");' \
  '_Static_assert(__builtin_offsetof(nibft_outline, points) == __builtin_offsetof(FT_Outline, points), "points");' \
  '_Static_assert(__builtin_offsetof(nibft_outline, tags) == __builtin_offsetof(FT_Outline, tags), "tags");' \
  '_Static_assert(__builtin_offsetof(nibft_outline, ends) == __builtin_offsetof(FT_Outline, contours), "ends");' \
  '_Static_assert(sizeof(nibft_point) == sizeof(FT_Vector), "point");' |
  cc -x c -std=c11 -fsyntax-only -I "$headers" -I Sources/CFreeType -
