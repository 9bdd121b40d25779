import NibCore

extension PixelImage {
  /// The pixels of a PNG or JPEG file, halved until no side is longer than the given number of pixels.
  ///
  /// - Throws: `JPEGReader.Failure` for a JPEG file, otherwise `PNGReader.Failure`.
  static func read(_ bytes: [UInt8], longest: Int) throws -> PixelImage {
    let image =
      ImageFormat(bytes) == .jpeg
      ? try JPEGReader.read(bytes, longest: longest) : try PNGReader.read(bytes)
    return image.reduced(to: longest)
  }
}
