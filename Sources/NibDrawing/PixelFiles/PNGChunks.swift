/// The chunks of a PNG file that its pixels depend on. All others are left out before libpng reads the file. It would
/// expand all compressed texts of the file, although they are not used, and a file can contain a thousand of them.
struct PNGChunks {
  private(set) var file: [UInt8]
  /// The compressed pixels: the contents of all `IDAT` chunks.
  private(set) var compressed: [UInt8] = []
  /// The number of bytes of the pixels before compression; `nil` if the header is damaged or the number is too large.
  let pixelByteCount: Int?

  /// The chunks that are not critical, but change colors or opacity.
  private static let colorChunks: Set<String> = ["tRNS", "gAMA", "cHRM", "sRGB", "iCCP", "cICP"]
  private static let signatureLength = 8

  /// Reads the chunks up to the end of the image. A damaged part of the file is kept with all that follows, so that
  /// libpng reports it.
  init(_ bytes: [UInt8]) {
    file = Array(bytes.prefix(PNGChunks.signatureLength))
    pixelByteCount = PNGHeader(bytes)?.byteCount
    var start = PNGChunks.signatureLength
    var seen: Set<String> = []
    while let chunk = PNGChunk(bytes, at: start) {
      if chunk.name == "IDAT" {
        compressed += bytes[chunk.content]
        // An empty chunk has no effect.
        if !chunk.content.isEmpty { file += bytes[chunk.range] }
      } else if PNGChunks.isNeeded(chunk.name, &seen) {
        file += bytes[chunk.range]
      }
      start = chunk.range.upperBound
      if chunk.name == "IEND" { return }
    }
    file += bytes.dropFirst(start)
  }

  /// Whether a chunk is critical, or the first of its kind that changes colors.
  private static func isNeeded(_ name: String, _ seen: inout Set<String>) -> Bool {
    // Critical chunks begin with a capital letter.
    guard let first = name.utf8.first, first & 0x20 != 0 else { return true }
    return colorChunks.contains(name) && seen.insert(name).inserted
  }
}
