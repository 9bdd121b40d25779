/// The bytes of a table in a font file, read as big-endian numbers. Numbers outside the table are `nil`, whatever
/// offsets the file contains.
struct FontTable: Sendable {
  private let bytes: [UInt8]

  init(_ bytes: [UInt8]) { self.bytes = bytes }

  /// The 16-bit number at an offset.
  func uint16(at offset: Int) -> Int? {
    guard offset >= 0, offset <= bytes.count - 2 else { return nil }
    return Int(bytes[offset]) << 8 | Int(bytes[offset + 1])
  }

  /// The signed 16-bit number at an offset.
  func int16(at offset: Int) -> Int? {
    uint16(at: offset).map { $0 < 0x8000 ? $0 : $0 - 0x10000 }
  }

  /// The 32-bit number at an offset. Four letters that identify something in a font are read as such a number too.
  func uint32(at offset: Int) -> Int? {
    guard let high = uint16(at: offset), let low = uint16(at: offset + 2) else { return nil }
    return high << 16 | low
  }

  /// The 16-bit numbers of a list that begins with their count; empty if the count is outside the table. Numbers
  /// outside the table and those after the first `limit` are left out.
  func list(at offset: Int, limit: Int) -> [Int] {
    guard let count = uint16(at: offset) else { return [] }
    return (0..<min(count, limit)).compactMap { uint16(at: offset + 2 + 2 * $0) }
  }

  /// The offset of the record that contains a value, in a sorted list of records; `nil` if there is none.
  ///
  /// O(log count), also for lists that are not sorted, in which it may miss the record.
  ///
  /// - Parameters:
  ///   - start: the offset of the first record.
  ///   - order: compares the record at an offset with the value: negative if the record is before the value, 0 if it
  ///     contains it; `nil` if the record is outside the table.
  func record(from start: Int, count: Int, size: Int, _ order: (Int) -> Int?) -> Int? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      guard let order = order(start + middle * size) else { return nil }
      if order == 0 { return start + middle * size }
      if order < 0 { low = middle + 1 } else { high = middle }
    }
    return nil
  }
}

extension FontTable {
  /// The tag of four ASCII letters, such as `GPOS`.
  static func tag(_ name: StaticString) -> Int {
    name.withUTF8Buffer { $0.reduce(0) { $0 << 8 | Int($1) } }
  }
}
