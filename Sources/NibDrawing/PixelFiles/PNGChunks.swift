import NibCore

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

  /// Whether nothing can be drawn without a chunk. The names of such chunks begin with a capital letter.
  private static func isCritical(_ name: String) -> Bool { name.utf8.first.map { $0 & 0x20 == 0 } ?? true }

  /// Whether a chunk is critical, or the first of its kind that changes colors.
  private static func isNeeded(_ name: String, _ seen: inout Set<String>) -> Bool {
    isCritical(name) || colorChunks.contains(name) && seen.insert(name).inserted
  }
}

#if canImport(CPNG)
  extension PNGChunks {
    /// The damage of a file's structure: a missing end, or a critical part whose checksum is wrong. `nil` if it is
    /// intact; then the contents of its parts can still be damaged.
    static func damage(in bytes: [UInt8]) -> String? {
      var start = signatureLength
      while let chunk = PNGChunk(bytes, at: start) {
        guard !isCritical(chunk.name) || chunk.hasValidChecksum(in: bytes) else {
          return "its part '\(VisibleText.line(chunk.name))' is damaged, because its checksum is wrong"
        }
        if chunk.name == "IEND" { return nil }
        start = chunk.range.upperBound
      }
      return "the file is not complete"
    }
  }
#endif
