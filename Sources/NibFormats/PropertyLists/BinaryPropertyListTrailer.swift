/// The trailer of a binary property list: sizes, counts, and the position of the offset table.
struct BinaryPropertyListTrailer {
  /// The size of the trailer, in bytes.
  static let size = 32

  /// The size of a reference to an object, in bytes.
  let referenceSize: Int
  let objectCount: Int
  /// The number of the outermost object.
  let root: Int
  /// The size of an entry of the offset table, in bytes.
  private let offsetSize: Int
  /// The position of the offset table in the file.
  private let tableStart: Int

  init(_ bytes: [UInt8]) throws(DamagedNib) {
    let start = bytes.count - Self.size
    guard start >= 8 else {
      throw DamagedNib("the binary property list ends before its trailer", at: bytes.count)
    }
    var cursor = ByteCursor(bytes, at: start + 6, part: "the trailer of the property list")
    offsetSize = Int(try cursor.readByte())
    referenceSize = Int(try cursor.readByte())
    let numbers = [try cursor.readBigEndian(8), try cursor.readBigEndian(8), try cursor.readBigEndian(8)]
    let counts = numbers.compactMap { Int(exactly: $0) }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), counts.count == numbers.count else {
      throw DamagedNib("the trailer of the property list is invalid; the file may be incomplete", at: start)
    }
    objectCount = counts[0]
    root = counts[1]
    tableStart = counts[2]
    guard tableStart <= start, objectCount <= (start - tableStart) / offsetSize else {
      throw DamagedNib(
        "the table of \(objectCount) offsets at \(tableStart.hex) extends past the end of the file "
          + "(\(bytes.count.hex))", at: start)
    }
    guard root < objectCount else {
      throw DamagedNib("the outermost object is object \(root), but there are \(objectCount)", at: start)
    }
  }

  /// The position of an object in the file.
  func offset(of object: Int, in bytes: [UInt8]) throws(DamagedNib) -> Int {
    var cursor = ByteCursor(bytes, at: tableStart + object * offsetSize, part: "the table of offsets")
    let place = cursor.offset
    let offset = try cursor.readBigEndian(offsetSize)
    guard offset < UInt64(tableStart) else {
      throw DamagedNib(
        "object \(object) begins at 0x\(String(offset, radix: 16)), after the end of the objects", at: place)
    }
    return Int(offset)
  }
}
