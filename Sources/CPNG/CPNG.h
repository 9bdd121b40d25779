// The parts of libpng that read and write a whole picture in memory, as functions that Swift can import: the formats are macros
// in libpng itself.
#ifndef NIBTERM_CPNG_H
#define NIBTERM_CPNG_H

#include <png.h>
#include <stdbool.h>
#include <stddef.h>
#include <stdint.h>
#include <string.h>
#include <zlib.h>

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

/// Whether compressed data expand to more than `limit` bytes. Stops there, and at damaged data.
static inline bool nibpng_expands_beyond(const void *bytes, size_t count, size_t limit) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit(&stream) != Z_OK) return false;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  unsigned char buffer[32768];
  size_t total = 0;
  int result;
  do {
    stream.next_out = buffer;
    stream.avail_out = sizeof buffer;
    result = inflate(&stream, Z_NO_FLUSH);
    total += sizeof buffer - stream.avail_out;
  } while (result == Z_OK && total <= limit);
  inflateEnd(&stream);
  return total > limit;
}

/// Computes zlib's checksum of the expanded form of data that are compressed without a zlib header. False if the data are
/// damaged, or expand to more than `limit` bytes.
static inline bool nibpng_checksum_of_expanded(const void *bytes, size_t count, size_t limit, uint32_t *checksum) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  if (inflateInit2(&stream, -MAX_WBITS) != Z_OK) return false;
  stream.next_in = (Bytef *)bytes;
  stream.avail_in = (uInt)count;
  unsigned char buffer[32768];
  size_t total = 0;
  uLong sum = adler32(0, Z_NULL, 0);
  int result;
  do {
    stream.next_out = buffer;
    stream.avail_out = sizeof buffer;
    result = inflate(&stream, Z_NO_FLUSH);
    size_t length = sizeof buffer - stream.avail_out;
    sum = adler32(sum, buffer, (uInt)length);
    total += length;
  } while (result == Z_OK && total <= limit);
  inflateEnd(&stream);
  *checksum = (uint32_t)sum;
  return result == Z_STREAM_END && total <= limit;
}

/// Expands data in zlib's format into `room` bytes of memory. Stops where the memory is full or the data are damaged. Returns
/// the number of bytes that were written, and whether the data are whole: with a header, their last block, and the right
/// checksum, which some programs leave out.
static inline size_t nibpng_expand(const unsigned char *bytes, size_t count, void *expanded, size_t room, bool *whole) {
  z_stream stream;
  memset(&stream, 0, sizeof stream);
  *whole = false;
  bool has_header = count >= 2 && (bytes[0] & 15) == Z_DEFLATED && (bytes[0] << 8 | bytes[1]) % 31 == 0
    && (bytes[1] & 32) == 0;
  if (!has_header || inflateInit2(&stream, -MAX_WBITS) != Z_OK) return 0;
  stream.next_in = (Bytef *)bytes + 2;
  stream.avail_in = (uInt)count - 2;
  stream.next_out = (Bytef *)expanded;
  stream.avail_out = (uInt)room;
  int result = inflate(&stream, Z_FINISH);
  size_t written = room - stream.avail_out;
  if (result == Z_STREAM_END) {
    const Bytef *sum = stream.next_in;
    *whole = stream.avail_in < 4
      || adler32(1, (const Bytef *)expanded, (uInt)written)
        == ((uLong)sum[0] << 24 | (uLong)sum[1] << 16 | (uLong)sum[2] << 8 | (uLong)sum[3]);
  }
  inflateEnd(&stream);
  return written;
}

/// The checksum of a chunk: that of its name and content.
static inline uint32_t nibpng_crc(const void *bytes, size_t count) {
  return (uint32_t)crc32(crc32(0, Z_NULL, 0), (const Bytef *)bytes, (uInt)count);
}

/// Prepares to write a picture of 4 bytes per pixel: red, green, blue and opacity, not multiplied. Returns the number of
/// bytes that are enough for the file.
static inline size_t nibpng_limit(png_image *image, unsigned width, unsigned height) {
  memset(image, 0, sizeof *image);
  image->version = PNG_IMAGE_VERSION;
  image->width = width;
  image->height = height;
  image->format = PNG_FORMAT_RGBA;
  return PNG_IMAGE_PNG_SIZE_MAX(*image);
}

/// Writes the picture to `bytes`. `count` is the size of this memory, and then that of the file. Pictures of more than
/// 10 million pixels are compressed less, because that takes a fifth of the time.
static inline bool nibpng_write(png_image *image, const void *pixels, void *bytes, size_t *count) {
  if ((uint64_t)image->width * image->height > 10000000) image->flags |= PNG_IMAGE_FLAG_FAST;
  return png_image_write_to_memory(image, bytes, count, 0, pixels, 0, NULL) != 0;
}

#endif
