/// A PNG file in the form that Xcode gives the files of apps for devices.
///
/// The form begins with a chunk `CgBI`, which only Apple's readers know. The compressed pixels have no zlib header and
/// no checksum. Blue comes before green and red, and colors are multiplied by the opacity.
struct XcodePNG {
  /// The same file in the form of the standard. Its pixels are not changed.
  let file: [UInt8]
  /// Whether blue comes first, and colors are multiplied: true for pixels with separate colors, but not for gray ones
  /// and those of a palette.
  let hasSwappedColors: Bool

  private static let signatureLength = 8
  /// The chunks that decide about the pixels. Colors are those of the device, whatever other chunks say.
  private static let neededChunks: Set<String> = ["IHDR", "PLTE", "tRNS"]

  /// Whether a file has this form. It can still be damaged.
  static func isXcodePNG(_ bytes: [UInt8]) -> Bool {
    bytes.count >= 16 && bytes[12..<16].elementsEqual("CgBI".utf8)
  }

  #if canImport(CPNG)
    /// - Parameter maximumSurplus: the number of bytes by which the expanded data may exceed the pixels.
    /// - Returns: `nil` if the file is damaged or the image is too large.
    init?(_ bytes: [UInt8], maximumSurplus: Int) {
      var file = Array(bytes.prefix(XcodePNG.signatureLength))
      var compressed: [UInt8] = []
      var start = XcodePNG.signatureLength
      while let chunk = PNGChunk(bytes, at: start) {
        if chunk.name == "IDAT" {
          compressed += bytes[chunk.content]
        } else if XcodePNG.neededChunks.contains(chunk.name) {
          file += bytes[chunk.range]
        }
        start = chunk.range.upperBound
        if chunk.name == "IEND" { break }
      }
      guard let header = PNGHeader(file) else { return nil }
      let limit = header.byteCount + maximumSurplus
      guard let checksum = PNGReader.checksum(ofExpanded: compressed, limit: limit) else { return nil }
      file += XcodePNG.chunk("IDAT", [0x78, 0x01] + compressed + XcodePNG.bytes(checksum))
      file += XcodePNG.chunk("IEND", [])
      self.file = file
      hasSwappedColors = header.hasColorComponents
    }

    private static func chunk(_ name: String, _ content: [UInt8]) -> [UInt8] {
      let checked = Array(name.utf8) + content
      return bytes(UInt32(content.count)) + checked + bytes(PNGReader.checksum(ofChunk: checked))
    }
  #endif

  /// The bytes of a number, the most significant first.
  private static func bytes(_ number: UInt32) -> [UInt8] {
    [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: number >> $0) }
  }

  /// Puts red before green and blue, in pixels of 4 bytes.
  static func swapColors(_ pixels: inout [UInt8]) {
    for place in stride(from: 0, to: pixels.count, by: 4) { pixels.swapAt(place, place + 2) }
  }
}
