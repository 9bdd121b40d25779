// The part of libpng that reads a whole picture from memory, as functions that Swift can import: the formats are macros
// in libpng itself.
#ifndef NIBTERM_CPNG_H
#define NIBTERM_CPNG_H

#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <string.h>

/// Reads the header of a picture; its size is in `image` then. The bytes must stay until `nibpng_finish`.
static inline bool nibpng_begin(png_image *image, const void *bytes, size_t count) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  return png_image_begin_read_from_memory(image, bytes, count) != 0;
}

/// Reads all pixels, from the top, 4 bytes each: red, green, blue and opacity, not multiplied. Frees the reader.
static inline bool nibpng_finish(png_image *image, void *pixels) {
  image->format = PNG_FORMAT_RGBA;
  return png_image_finish_read(image, NULL, pixels, 0, NULL) != 0;
}

/// Frees the reader of a picture that is not read to its end.
static inline void nibpng_free(png_image *image) { png_image_free(image); }

#endif
