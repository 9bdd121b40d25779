import NibCore

#if canImport(CJPEG)
  import CJPEG
#endif

/// Reads JPEG files. Only this type uses libjpeg.
enum JPEGReader {
  /// The reason why a file could not be decoded.
  enum Failure: Error, Hashable, CustomStringConvertible {
    /// The image has more than `PNGReader.maximumPixels` pixels.
    case tooLarge(width: Int, height: Int)
    /// The file is damaged; the value is libjpeg's message.
    case broken(String)
    /// The program was built without libjpeg.
    case unsupported

    var description: String {
      switch self {
      case .tooLarge(let width, let height):
        PNGReader.Failure.tooLarge(width: width, height: height).description
      case .broken(let reason): PNGReader.Failure.broken(reason).description
      case .unsupported: "this program was built without a reader for JPEG files"
      }
    }
  }

  #if canImport(CJPEG)
    /// The pixels of a file, upright. The image is made smaller until no side is longer than the given number of pixels,
    /// but not to less than an eighth of its size.
    static func read(_ bytes: [UInt8], longest: Int) throws(Failure) -> PixelImage {
      var image = nibjpeg_image()
      let side = UInt32(clamping: longest)
      guard nibjpeg_read(&image, bytes, bytes.count, side, nil, 0) else { throw failure(of: image) }
      let (width, height) = (Int(image.width), Int(image.height))
      guard width > 0, height > 0, width <= PNGReader.maximumPixels / height else {
        throw .tooLarge(width: width, height: height)
      }
      let size = (width: Int(image.shown_width), height: Int(image.shown_height))
      var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
      guard nibjpeg_read(&image, bytes, bytes.count, side, &pixels, pixels.count) else {
        throw failure(of: image)
      }
      return PixelImage(width: size.width, height: size.height, bytes: pixels)
        .upright(from: JPEGHeader(bytes).orientation)
    }

    private static func failure(of image: nibjpeg_image) -> Failure {
      withUnsafeBytes(of: image.message) { .broken(String(decoding: $0.prefix { $0 != 0 }, as: UTF8.self)) }
    }
  #else
    /// Throws `unsupported`, because the program was built without libjpeg.
    static func read(_ bytes: [UInt8], longest: Int) throws(Failure) -> PixelImage { throw .unsupported }
  #endif
}

extension PixelImage {
  /// The image turned and mirrored as EXIF's number of its orientation says.
  func upright(from orientation: Int) -> PixelImage {
    guard (2...8).contains(orientation) else { return self }
    let size = orientation < 5 ? (width: width, height: height) : (width: height, height: width)
    var result = [UInt8](repeating: 0, count: bytes.count)
    for y in 0..<size.height {
      for x in 0..<size.width {
        let (column, row) =
          switch orientation {
          case 2: (width - 1 - x, y)
          case 3: (width - 1 - x, height - 1 - y)
          case 4: (x, height - 1 - y)
          case 5: (y, x)
          case 6: (y, height - 1 - x)
          case 7: (width - 1 - y, height - 1 - x)
          default: (width - 1 - y, x)
          }
        let (from, to) = (4 * (row * width + column), 4 * (y * size.width + x))
        for part in 0..<4 { result[to + part] = bytes[from + part] }
      }
    }
    return PixelImage(width: size.width, height: size.height, bytes: result)
  }
}
