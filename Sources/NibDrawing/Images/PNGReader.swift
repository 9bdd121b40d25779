#if canImport(CPNG)
  import CPNG
#endif

/// Reads PNG files. Only this type and `PNGWriter` use libpng.
enum PNGReader {
  /// The reason why a file could not be decoded.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// The image has more than `maximumPixels` pixels.
    case tooLarge(width: Int, height: Int)
    /// The compressed pixels expand to many more bytes than the image has.
    case surplus
    /// The file is damaged; the value is libpng's message.
    case broken(String)
    /// The program was built without libpng.
    case unsupported

    var description: String {
      switch self {
      case .tooLarge(let width, let height):
        "the image has \(width) x \(height) pixels; the limit is \(PNGReader.maximumPixels)"
      case .surplus: "the image cannot be read: it contains far more data than it has pixels"
      case .broken(let reason): "the image cannot be read: \(reason)"
      case .unsupported: "this program was built without a reader for PNG files"
      }
    }
  }

  /// The maximum number of pixels; an image of this size needs 64 megabytes. The limit exists because a file of a few
  /// bytes can declare a far larger size.
  static let maximumPixels = 1 << 24
  /// The maximum number of bytes by which the expanded data may exceed the pixels. The limit exists because libpng expands
  /// all data, and a file of a megabyte can expand to a gigabyte.
  static let maximumSurplus = 1 << 25
  /// The ratio by which data can be compressed at most.
  private static let maximumExpansion = 1_032

  #if canImport(CPNG)
    /// Reads the image from the bytes of a file.
    static func read(_ bytes: [UInt8], maximumSurplus: Int = maximumSurplus) throws(Failure) -> PixelImage {
      let chunks = PNGChunks(bytes)
      guard !hasSurplus(chunks, maximumSurplus) else { throw .surplus }
      var image = png_image()
      let result: Result<[UInt8], Failure> = chunks.file.withUnsafeBytes { buffer in
        guard nibpng_begin(&image, buffer.baseAddress, buffer.count) else {
          return .failure(failure(of: image))
        }
        defer { nibpng_free(&image) }
        let (width, height) = (Int(image.width), Int(image.height))
        guard width > 0, height > 0, width <= maximumPixels / height else {
          return .failure(.tooLarge(width: width, height: height))
        }
        var pixels = [UInt8](repeating: 0, count: 4 * width * height)
        guard nibpng_finish(&image, &pixels) else { return .failure(failure(of: image)) }
        return .success(pixels)
      }
      let pixels = try result.get()
      guard let decoded = PixelImage(width: Int(image.width), height: Int(image.height), straight: pixels)
      else { throw .broken("it has no pixels") }
      return decoded
    }

    /// Whether the compressed pixels expand to far more bytes than the image has. Small files are not expanded to find out.
    private static func hasSurplus(_ chunks: PNGChunks, _ maximumSurplus: Int) -> Bool {
      guard let count = chunks.pixelByteCount else { return false }
      let limit = count + maximumSurplus
      guard chunks.compressed.count > limit / maximumExpansion else { return false }
      return chunks.compressed.withUnsafeBytes { nibpng_expands_beyond($0.baseAddress, $0.count, limit) }
    }

    private static func failure(of image: png_image) -> Failure {
      withUnsafeBytes(of: image.message) { .broken(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
  #else
    /// Throws `unsupported`, because the program was built without libpng.
    static func read(_ bytes: [UInt8], maximumSurplus: Int = maximumSurplus) throws(Failure) -> PixelImage {
      throw .unsupported
    }
  #endif
}
