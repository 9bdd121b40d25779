import NibCore

extension PixelImage {
  /// The pixels of a PNG or JPEG file, halved until no side is longer than the given number of pixels.
  static func read(_ bytes: [UInt8], longest: Int) throws(PixelFileFailure) -> PixelImage {
    let isJPEG = ImageFormat(bytes) == .jpeg
    let image = isJPEG ? try JPEGReader.read(bytes, longest: longest) : try PNGReader.read(bytes)
    return image.reduced(to: longest)
  }
}
