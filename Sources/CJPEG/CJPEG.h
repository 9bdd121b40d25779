// The part of libjpeg that reads a whole picture in memory, as functions that Swift can import: libjpeg reports errors with
// a jump, which Swift cannot receive.
#ifndef NIBTERM_CJPEG_H
#define NIBTERM_CJPEG_H

#include <setjmp.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <stdio.h>
#include <stdlib.h>
#include <string.h>

#include <jerror.h>
#include <jpeglib.h>

/// Why a picture could not be read: it is damaged, its end is missing, or it has a form that only other programs read.
typedef enum { nibjpeg_damaged, nibjpeg_incomplete, nibjpeg_unusual } nibjpeg_trouble;

/// A picture that is read, with libjpeg's message if that failed.
typedef struct {
  /// The size in the file, in pixels.
  unsigned width, height;
  /// The size after it was made smaller.
  unsigned shown_width, shown_height;
  char message[JMSG_LENGTH_MAX];
  nibjpeg_trouble trouble;
} nibjpeg_image;

struct nibjpeg_errors {
  struct jpeg_error_mgr manager;
  nibjpeg_image *image;
  jmp_buf escape;
};

/// The number of scans of a progressive picture that are read. A file of some kilobytes can have thousands, each of which takes as
/// long as a whole picture.
enum { nibjpeg_scan_limit = 100 };

static inline nibjpeg_trouble nibjpeg_trouble_of(int code) {
  switch (code) {
  case JWRN_JPEG_EOF:
  case JERR_INPUT_EOF: return nibjpeg_incomplete;
  case JERR_ARITH_NOTIMPL:
  case JERR_BAD_PRECISION:
  case JERR_CONVERSION_NOTIMPL:
  case JERR_SOF_UNSUPPORTED: return nibjpeg_unusual;
  default: return nibjpeg_damaged;
  }
}

static inline void nibjpeg_fail(j_common_ptr info) {
  struct nibjpeg_errors *errors = (struct nibjpeg_errors *)info->err;
  info->err->format_message(info, errors->image->message);
  errors->image->trouble = nibjpeg_trouble_of(info->err->msg_code);
  longjmp(errors->escape, 1);
}

/// Fails if a part of the picture is missing. Other warnings are about bytes that do not belong to the picture.
static inline void nibjpeg_note(j_common_ptr info, int level) {
  int code = info->err->msg_code;
  if (level < 0 && (code == JWRN_JPEG_EOF || code == JWRN_HIT_MARKER)) nibjpeg_fail(info);
}

static inline void nibjpeg_progress(j_common_ptr info) {
  if (((j_decompress_ptr)info)->input_scan_number <= nibjpeg_scan_limit) return;
  struct nibjpeg_errors *errors = (struct nibjpeg_errors *)info->err;
  snprintf(errors->image->message, sizeof errors->image->message, "it has more than %d scans", nibjpeg_scan_limit);
  errors->image->trouble = nibjpeg_unusual;
  longjmp(errors->escape, 1);
}

/// The product of two parts of a color, which are 0...255.
static inline uint8_t nibjpeg_product(unsigned a, unsigned b) { return (uint8_t)((a * b + 127) / 255); }

/// Converts a row of cyan, magenta, yellow and black, stored inverted as Adobe's programs do, to red, green, blue and opacity.
static inline void nibjpeg_convert(uint8_t *row, unsigned width, bool is_inverted) {
  for (unsigned x = 0; x < width; x++, row += 4) {
    for (int part = 0; part < 4 && !is_inverted; part++) row[part] = 255 - row[part];
    for (int part = 0; part < 3; part++) row[part] = nibjpeg_product(row[part], row[3]);
    row[3] = 255;
  }
}

/// Reads a picture into 4 bytes per pixel, from the top: red, green, blue and opacity. If `pixels` is NULL, only the sizes are
/// read. The longest side is made at most `longest` pixels long, but not less than an eighth of its length.
static __attribute__((noinline)) bool nibjpeg_read(
    nibjpeg_image *image, const void *bytes, size_t count, unsigned longest, uint8_t *pixels, size_t capacity) {
  struct jpeg_decompress_struct reader;
  struct nibjpeg_errors errors;
  struct jpeg_progress_mgr progress;
  memset(image, 0, sizeof *image);
  memset(&reader, 0, sizeof reader);
  memset(&progress, 0, sizeof progress);
  reader.err = jpeg_std_error(&errors.manager);
  errors.manager.error_exit = nibjpeg_fail;
  errors.manager.emit_message = nibjpeg_note;
  errors.image = image;
  progress.progress_monitor = nibjpeg_progress;
  if (setjmp(errors.escape)) {
    jpeg_destroy_decompress(&reader);
    return false;
  }
  jpeg_create_decompress(&reader);
  reader.progress = &progress;
  jpeg_mem_src(&reader, bytes, count);
  jpeg_read_header(&reader, TRUE);
  image->width = reader.image_width;
  image->height = reader.image_height;
  unsigned side = reader.image_width > reader.image_height ? reader.image_width : reader.image_height;
  reader.scale_num = 1;
  reader.scale_denom = 1;
  while (reader.scale_denom < 8 && side / reader.scale_denom > longest) reader.scale_denom *= 2;
  bool has_black = reader.jpeg_color_space == JCS_CMYK || reader.jpeg_color_space == JCS_YCCK;
  reader.out_color_space = has_black ? JCS_CMYK : JCS_EXT_RGBA;
  jpeg_calc_output_dimensions(&reader);
  image->shown_width = reader.output_width;
  image->shown_height = reader.output_height;
  size_t row = 4 * (size_t)reader.output_width;
  bool is_read = pixels == NULL;
  if (pixels != NULL && capacity >= row * reader.output_height) {
    jpeg_start_decompress(&reader);
    while (reader.output_scanline < reader.output_height) {
      JSAMPROW place = pixels + row * reader.output_scanline;
      jpeg_read_scanlines(&reader, &place, 1);
      if (has_black) nibjpeg_convert(place, reader.output_width, reader.saw_Adobe_marker);
    }
    is_read = true;
  }
  jpeg_destroy_decompress(&reader);
  return is_read;
}

#endif
