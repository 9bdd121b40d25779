import NibCore

#if canImport(CJPEG)
  import CJPEG
#endif

/// Reads JPEG files. Only this type uses libjpeg.
enum JPEGReader {
  #if canImport(CJPEG)
    /// The pixels of a file, upright. The image is made smaller until no side is longer than the given number of pixels,
    /// but not to less than an eighth of its size.
    static func read(_ bytes: [UInt8], longest: Int) throws(PixelFileFailure) -> PixelImage {
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

    /// The reason why libjpeg could not read a file.
    private static func failure(of image: nibjpeg_image) -> PixelFileFailure {
      let message = PixelFileFailure.text(of: image.message)
      return switch image.trouble {
      case nibjpeg_incomplete: .incomplete
      case nibjpeg_unusual: .unusual(message)
      default: .damagedPixels(message)
      }
    }
  #else
    /// Throws `unsupported`, because the program was built without libjpeg.
    static func read(_ bytes: [UInt8], longest: Int) throws(PixelFileFailure) -> PixelImage {
      throw .unsupported(.jpeg)
    }
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
