/// The list of tables at the start of a font. It shows damage that FreeType does not report: FreeType leaves out tables
/// that end after the end of the file, and does not compare checksums.
struct FontDirectory {
  private struct Table {
    let offset: Int
    let length: Int
    /// The sum of the table's numbers according to the list.
    let checksum: Int
  }

  private var tables: [Int: Table] = [:]
  private let content: [UInt8]

  /// Reads the list of a font.
  ///
  /// - Parameters:
  ///   - content: the bytes of the file.
  ///   - start: the offset of the font in the file.
  /// - Throws: `broken` if the list or a table ends after the end of the file.
  init(_ content: [UInt8], at start: Int) throws(FontFile.Failure) {
    self.content = content
    let bytes = FontTable(content)
    guard let count = bytes.uint16(at: start + 4) else { throw .broken("the list of its tables is cut off") }
    for index in 0..<count {
      let entry = start + 12 + 16 * index
      guard let tag = bytes.uint32(at: entry), let checksum = bytes.uint32(at: entry + 4),
        let offset = bytes.uint32(at: entry + 8), let length = bytes.uint32(at: entry + 12)
      else { throw .broken("the list of its tables is cut off") }
      guard offset + length <= content.count else {
        throw .broken("its table '\(FontDirectory.name(ofTag: tag))' ends after the end of the file")
      }
      tables[tag] = Table(offset: offset, length: length, checksum: checksum)
    }
  }

  /// Checks that the font has the tables that every font needs, and that the tables for characters, widths and outlines
  /// are those that the font was made with.
  ///
  /// - Throws: `broken` if a table is missing or has another checksum.
  func validate() throws(FontFile.Failure) {
    for name in ["cmap", "head", "hhea", "hmtx", "maxp"] as [StaticString]
    where tables[FontTable.tag(name)] == nil {
      throw .broken("it has no table '\(name)'")
    }
    for name in FontDirectory.comparedNames {
      guard let table = tables[FontTable.tag(name)], table.checksum != 0 else { continue }
      guard sum(of: table) == table.checksum else {
        throw .broken("its table '\(name)' is damaged: it has another checksum than the file states")
      }
    }
  }

  /// The tables whose checksums are compared. Those of `head` and `hhea` are wrong in fonts that are in wide use, such as
  /// Roboto and Font Awesome. Some programs write 0 instead of a checksum.
  private static let comparedNames: [StaticString] = ["cmap", "glyf", "hmtx", "loca", "maxp", "CFF ", "CFF2"]

  /// The sum of a table's 32-bit numbers, modulo 2^32. Zeros follow the last byte.
  private func sum(of table: Table) -> Int {
    content.withUnsafeBytes { bytes in
      var sum: UInt32 = 0
      let whole = table.length / 4 * 4
      for offset in stride(from: table.offset, to: table.offset + whole, by: 4) {
        sum &+= UInt32(bigEndian: bytes.loadUnaligned(fromByteOffset: offset, as: UInt32.self))
      }
      var rest: UInt32 = 0
      for index in 0..<table.length - whole {
        rest |= UInt32(bytes[table.offset + whole + index]) << (24 - 8 * UInt32(index))
      }
      return Int(sum &+ rest)
    }
  }

  /// The four letters of a tag, without those that are not ASCII.
  private static func name(ofTag tag: Int) -> String {
    let bytes = [24, 16, 8, 0].map { UInt8(truncatingIfNeeded: tag >> $0) }
    return String(decoding: bytes.filter { (0x20..<0x7F).contains($0) }, as: UTF8.self)
  }
}
