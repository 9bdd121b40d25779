// The functions of FreeType that open fonts and read their metrics.
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

/// Copies a table of the font. If `*length` is 0, nothing is copied, and `*length` becomes the length of the table.
int FT_Load_Sfnt_Table(FT_Face face, unsigned long tag, long offset, unsigned char *buffer, unsigned long *length);

#endif
