import NibCore

/// Reads the pixels that a PDF file contains.
enum PDFPixels {
  /// The greatest number of pixels.
  private static let mostPixels = 4 << 20
  /// The longest side of an image in the drawing.
  private static let longestSide = 1024

  /// The pixels of a stream; `nil` if their format is not known.
  static func image(_ stream: PDFStream, _ file: PDFFile, _ resources: [String: PDFObject]) -> PixelImage? {
    guard let colors = colors(of: stream, file, resources)?.reduced(to: longestSide) else { return nil }
    guard let mask = file[stream.entries["SMask"]].stream else { return colors }
    guard let alpha = Self.colors(of: mask, file, resources) else { return nil }
    return masked(colors, by: alpha)
  }

  /// The opaque pixels of a stream.
  private static func colors(
    of stream: PDFStream, _ file: PDFFile, _ resources: [String: PDFObject]
  ) -> PixelImage? {
    if file.lastFilter(of: stream) == "DCTDecode" {
      return try? JPEGReader.read(file.data(of: stream), longest: longestSide)
    }
    guard let width = file[stream.entries["Width"]].integer, width > 0,
      let height = file[stream.entries["Height"]].integer, height > 0, width <= mostPixels / height,
      file[stream.entries["BitsPerComponent"]].integer == 8, file[stream.entries["ImageMask"]].bool != true,
      stream.entries["Mask"] == nil,
      let space = PDFColorSpace(file[stream.entries["ColorSpace"]], file, resources), space.count > 0
    else { return nil }
    let data = file.data(of: stream)
    guard data.count >= width * height * space.count else { return nil }
    return pixels(data, space, width: width, height: height)
  }

  /// Pixels with the brightness of others as their opacity. The other image can have another size.
  private static func masked(_ image: PixelImage, by mask: PixelImage) -> PixelImage? {
    var bytes = image.bytes
    for y in 0..<image.height {
      for x in 0..<image.width {
        let place = (y * mask.height / image.height) * mask.width + x * mask.width / image.width
        bytes[4 * (y * image.width + x) + 3] = mask.bytes[4 * place]
      }
    }
    return PixelImage(width: image.width, height: image.height, straight: bytes)
  }

  private static func pixels(
    _ data: [UInt8], _ space: PDFColorSpace, width: Int, height: Int
  ) -> PixelImage? {
    var bytes = [UInt8](repeating: 255, count: 4 * width * height)
    let count = space.count
    let isIndexed = if case .indexed = space { true } else { false }
    for index in 0..<width * height {
      let parts = data[index * count..<(index + 1) * count]
      if case .rgb = space {
        for (part, value) in parts.enumerated() { bytes[4 * index + part] = value }
      } else {
        let (red, green, blue) = space.color(parts.map { isIndexed ? Double($0) : Double($0) / 255 }).bytes
        (bytes[4 * index], bytes[4 * index + 1], bytes[4 * index + 2]) = (red, green, blue)
      }
    }
    return PixelImage(width: width, height: height, straight: bytes)
  }
}
