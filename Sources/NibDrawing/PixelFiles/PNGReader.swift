import NibCore

#if canImport(CPNG)
  import CPNG
#endif

/// Reads PNG files. Only this type and `PNGWriter` use libpng.
enum PNGReader {
  /// The maximum number of pixels; an image of this size needs 64 megabytes. The limit exists because a file of a few
  /// bytes can declare a far larger size.
  static let maximumPixels = 1 << 24
  /// The maximum number of bytes by which the expanded data may exceed the pixels. The limit exists because libpng
  /// expands all data, and a file of a megabyte can expand to a gigabyte.
  static let maximumSurplus = 1 << 25
  /// The ratio by which data can be compressed at most.
  private static let maximumExpansion = 1_032

  #if canImport(CPNG)
    static func read(_ bytes: [UInt8], maximumSurplus: Int = maximumSurplus) throws(PixelFileFailure)
      -> PixelImage
    {
      guard XcodePNG.isXcodePNG(bytes) else {
        let image = try decode(bytes, maximumSurplus)
        return try result(PixelImage(width: image.width, height: image.height, straight: image.pixels))
      }
      guard let converted = XcodePNG(bytes, maximumSurplus: maximumSurplus) else {
        throw .broken("it is a file that Xcode has optimized for devices, and it is damaged")
      }
      var image = try decode(converted.file, maximumSurplus)
      guard converted.hasSwappedColors else {
        return try result(PixelImage(width: image.width, height: image.height, straight: image.pixels))
      }
      XcodePNG.swapColors(&image.pixels)
      return try result(PixelImage(width: image.width, height: image.height, multiplied: image.pixels))
    }

    private static func result(_ image: PixelImage?) throws(PixelFileFailure) -> PixelImage {
      guard let image else { throw .broken("it has no pixels") }
      return image
    }

    /// Lets libpng read the pixels, as they are in the file: 4 bytes each.
    private static func decode(
      _ bytes: [UInt8], _ maximumSurplus: Int
    ) throws(PixelFileFailure) -> (width: Int, height: Int, pixels: [UInt8]) {
      let chunks = PNGChunks(bytes)
      guard !hasSurplus(chunks, maximumSurplus) else { throw .surplus }
      var image = png_image()
      let result: Result<[UInt8], PixelFileFailure> = chunks.file.withUnsafeBytes { buffer in
        guard nibpng_begin(&image, buffer.baseAddress, buffer.count) else {
          return .failure(failure(of: image, bytes))
        }
        defer { nibpng_free(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width > 0, height > 0, width <= maximumPixels / height else {
          return .failure(.tooLarge(width: width, height: height))
        }
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        guard nibpng_finish(&image, &pixels) else { return .failure(failure(of: image, bytes)) }
        return .success(pixels)
      }
      return (Int(image.width), Int(image.height), try result.get())
    }

    /// Whether the compressed pixels expand to far more bytes than the image has. Small files are not expanded to find
    /// out.
    private static func hasSurplus(_ chunks: PNGChunks, _ maximumSurplus: Int) -> Bool {
      guard let count = chunks.pixelByteCount else { return false }
      let limit = count + maximumSurplus
      guard chunks.compressed.count > limit / maximumExpansion else { return false }
      return chunks.compressed.withUnsafeBytes { nibpng_expands_beyond($0.baseAddress, $0.count, limit) }
    }

    /// zlib's checksum of the expanded form of data without a zlib header; `nil` if they are damaged, or expand to more
    /// bytes than the limit.
    static func checksum(ofExpanded compressed: [UInt8], limit: Int) -> UInt32? {
      var checksum: UInt32 = 0
      return nibpng_checksum_of_expanded(compressed, compressed.count, limit, &checksum) ? checksum : nil
    }

    /// The checksum of a chunk's name and content.
    static func checksum(ofChunk bytes: [UInt8]) -> UInt32 { nibpng_crc(bytes, bytes.count) }

    /// The reason why libpng could not read a file.
    private static func failure(of image: png_image, _ bytes: [UInt8]) -> PixelFileFailure {
      if let damage = PNGChunks.damage(in: bytes) { return .broken(damage) }
      return .damagedPixels(PixelFileFailure.text(of: image.message))
    }
  #else
    /// Throws `unsupported`, because the program was built without libpng.
    static func read(_ bytes: [UInt8], maximumSurplus: Int = maximumSurplus) throws(PixelFileFailure)
      -> PixelImage
    {
      throw .unsupported(.png)
    }
  #endif
}
