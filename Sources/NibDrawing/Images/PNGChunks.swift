/// The chunks of a PNG file that its pixels depend on. All others are left out before libpng reads the file: libpng
/// would expand all compressed texts of the file, although they are not used, and a file can contain a thousand of
/// them.
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

/// The place of one chunk in a PNG file.
struct PNGChunk {
  let name: String
  /// The whole chunk: length, name, content and a checksum.
  let range: Range<Int>
  let content: Range<Int>

  /// The bytes of a chunk before and after its content.
  private static let frontLength = 8
  private static let backLength = 4

  /// `nil` if the file ends before the chunk does.
  init?(_ bytes: [UInt8], at start: Int) {
    guard start + PNGChunk.frontLength <= bytes.count else { return nil }
    let length = bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) }
    content = start + PNGChunk.frontLength..<start + PNGChunk.frontLength + length
    range = start..<content.upperBound + PNGChunk.backLength
    guard range.upperBound <= bytes.count else { return nil }
    name = String(decoding: bytes[start + 4..<start + 8], as: UTF8.self)
  }
}

/// The part of a PNG file's header that determines how many bytes its pixels have.
struct PNGHeader {
  private var width, height, bitsPerPixel: Int
  private var isInterlaced: Bool
  /// Whether each pixel has its own red, green and blue.
  let hasColorComponents: Bool

  /// The column and row at which each pass of an interlaced image begins, and the distances to the next ones.
  private static let passes = [
    (0, 0, 8, 8), (4, 0, 8, 8), (0, 4, 4, 8), (2, 0, 4, 4), (0, 2, 2, 4), (1, 0, 2, 2), (0, 1, 1, 2),
  ]

  /// `nil` if the file does not begin with a valid header, or the image is too large.
  init?(_ bytes: [UInt8]) {
    guard bytes.count >= 29, bytes[12..<16].elementsEqual("IHDR".utf8) else { return nil }
    func number(_ start: Int) -> Int { bytes[start..<start + 4].reduce(0) { $0 << 8 | Int($1) } }
    // The number of components by color type.
    guard let components = [0: 1, 2: 3, 3: 1, 4: 2, 6: 4][bytes[25]], bytes[24] <= 16 else { return nil }
    width = number(16)
    height = number(20)
    bitsPerPixel = Int(bytes[24]) * components
    isInterlaced = bytes[28] != 0
    hasColorComponents = components >= 3
    guard width > 0, height > 0, width <= PNGReader.maximumPixels / height else { return nil }
  }

  /// The number of bytes of all rows, each of which has one byte more for its filter.
  var byteCount: Int {
    guard isInterlaced else { return byteCount(width, height) }
    return PNGHeader.passes.reduce(0) { sum, pass in
      let columns = (width - pass.0 + pass.2 - 1) / pass.2
      let rows = (height - pass.1 + pass.3 - 1) / pass.3
      return sum + byteCount(max(0, columns), max(0, rows))
    }
  }

  private func byteCount(_ columns: Int, _ rows: Int) -> Int {
    columns == 0 ? 0 : rows * (1 + (columns * bitsPerPixel + 7) / 8)
  }
}
