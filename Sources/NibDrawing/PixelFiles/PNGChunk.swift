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

  #if canImport(CPNG)
    /// Whether the checksum after the content is that of the name and the content.
    func hasValidChecksum(in bytes: [UInt8]) -> Bool {
      let stored = bytes[content.upperBound..<range.upperBound].reduce(0) { $0 << 8 | UInt32($1) }
      return PNGReader.checksum(ofChunk: Array(bytes[range.lowerBound + 4..<content.upperBound])) == stored
    }
  #endif
}
