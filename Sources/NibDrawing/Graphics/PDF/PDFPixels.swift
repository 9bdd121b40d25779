import NibCore

/// Reads the pixels that a PDF file contains.
enum PDFPixels {
  /// The greatest number of pixels.
  private static let mostPixels = 4 << 20
  /// The greatest number of steps in which the colors of pixels are computed.
  private static let mostComputed = 4 << 20
  /// The longest side of an image in the drawing.
  private static let longestSide = 1024

  /// The pixels of a stream; `nil` if their format is not known.
  static func image(_ stream: PDFStream, _ file: PDFFile, _ resources: [String: PDFObject]) -> PixelImage? {
    guard let colors = colors(of: stream, file, resources)?.reduced(to: longestSide) else { return nil }
    guard let mask = file[stream.entries["SMask"]].stream else { return colors }
    guard let alpha = Self.colors(of: mask, file, resources) else { return nil }
    return masked(colors, by: alpha)
  }

  /// The number of pixels of a stream that have to be read; `nil` if it is not known.
  static func size(of stream: PDFStream, _ file: PDFFile) -> CGSize? {
    if file.lastFilter(of: stream) == "DCTDecode" { return JPEGHeader(file.data(of: stream)).size }
    guard let width = file[stream.entries["Width"]].number, let height = file[stream.entries["Height"]].number
    else { return nil }
    return CGSize(width: width, height: height)
  }

  /// The opaque pixels of a stream.
  private static func colors(
    of stream: PDFStream, _ file: PDFFile, _ resources: [String: PDFObject]
  ) -> PixelImage? {
    if file.lastFilter(of: stream) == "DCTDecode" {
      return try? PixelImage.read(file.data(of: stream), longest: longestSide)
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
    func set(_ index: Int, _ color: (UInt8, UInt8, UInt8)) {
      (bytes[4 * index], bytes[4 * index + 1], bytes[4 * index + 2]) = color
    }
    let count = space.count
    if case .rgb = space {
      for index in 0..<width * height {
        set(index, (data[3 * index], data[3 * index + 1], data[3 * index + 2]))
      }
    } else if count == 1 {
      // Each of the 256 colors is computed once.
      let isIndexed = if case .indexed = space { true } else { false }
      let colors = (0...255).map { space.color([isIndexed ? Double($0) : Double($0) / 255]).bytes }
      for index in 0..<width * height { set(index, colors[Int(data[index])]) }
    } else {
      guard width * height <= mostComputed / space.cost else { return nil }
      for index in 0..<width * height {
        set(index, space.color(data[index * count..<(index + 1) * count].map { Double($0) / 255 }).bytes)
      }
    }
    return PixelImage(width: width, height: height, straight: bytes)
  }
}
