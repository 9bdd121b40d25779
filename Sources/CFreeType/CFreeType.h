// The functions of FreeType that open fonts and read their metrics and outlines.
//
// FreeType's own headers are in a folder of their own, which SwiftPM adds to the search path only together with the
// shared library. So the few functions are declared here, with the types from FreeType's documentation.
// Scripts/check-freetype.sh lets a C compiler compare these declarations with FreeType's headers.
#ifndef NIBTERM_CFREETYPE_H
#define NIBTERM_CFREETYPE_H

typedef struct FT_LibraryRec_ *FT_Library;
typedef struct FT_FaceRec_ *FT_Face;

/// Every function that returns an `int` returns an error; 0 means success.
int FT_Init_FreeType(FT_Library *library);
int FT_Done_FreeType(FT_Library library);

/// Opens a face in the bytes of a font file, which must stay until `FT_Done_Face`. The lower 16 bits of `index` are the
/// number of the face in a collection; the upper ones are the number of a variable font's named instance, from 1.
int FT_New_Memory_Face(FT_Library library, const unsigned char *bytes, long count, long index, FT_Face *face);
int FT_Done_Face(FT_Face face);

/// The PostScript name, or NULL. It is valid until `FT_Done_Face`.
const char *FT_Get_Postscript_Name(FT_Face face);

/// The glyph of a Unicode scalar; 0 if the font has none.
unsigned int FT_Get_Char_Index(FT_Face face, unsigned long scalar);

/// The advance of a glyph. With the flag `nibft_unscaled`, it is in units of the font.
int FT_Get_Advance(FT_Face face, unsigned int glyph, int flags, long *advance);

/// FreeType's FT_LOAD_NO_SCALE.
static const int nibft_unscaled = 1;

/// Loads a glyph into the face. With the flag `nibft_unscaled`, its outline is in units of the font.
int FT_Load_Glyph(FT_Face face, unsigned int glyph, int flags);

/// A point of an outline; y points up.
typedef struct {
  long x, y;
} nibft_point;

/// FreeType's FT_Outline.
typedef struct {
  unsigned short contour_count;
  unsigned short point_count;
  const nibft_point *points;
  /// For each point: 1 for a point on the outline, 0 for the control point of a quadratic curve, 2 for that of a cubic
  /// curve; the upper bits have other meanings.
  const unsigned char *tags;
  /// The last point of each contour.
  const unsigned short *ends;
  int flags;
} nibft_outline;

/// The beginning of FreeType's FT_GlyphSlotRec.
struct nibft_slot {
  void *library, *face, *next;
  unsigned int index;
  void *generic[2];
  long metrics[12];
  int format;
  struct {
    unsigned int rows, width;
    int pitch;
    unsigned char *buffer;
    unsigned short grays;
    unsigned char mode, palette_mode;
    void *palette;
  } bitmap;
  int left, top;
  nibft_outline outline;
};

/// The beginning of FreeType's FT_FaceRec.
struct nibft_face {
  long numbers[5];
  char *names[2];
  int size_count;
  void *sizes;
  int map_count;
  void *maps;
  void *generic[2];
  long box[4];
  unsigned short units;
  short metrics[7];
  struct nibft_slot *slot;
};

/// The outline of the glyph that was loaded last; NULL if it has none.
static inline const nibft_outline *nibft_loaded_outline(FT_Face face) {
  const struct nibft_slot *slot = ((const struct nibft_face *)face)->slot;
  // FreeType's FT_GLYPH_FORMAT_OUTLINE.
  return slot && slot->format == 0x6F75746C ? &slot->outline : 0;
}

/// Copies a table of the font. If `*length` is 0, nothing is copied, and `*length` becomes the length of the table.
int FT_Load_Sfnt_Table(FT_Face face, unsigned long tag, long offset, unsigned char *buffer, unsigned long *length);

#endif
