/// The last 32 bytes of a binary property list: sizes, counts, and where the table of offsets is.
struct BinaryPropertyListTrailer {
  static let size = 32

  /// The number of bytes of a reference to an object.
  let referenceSize: Int
  let objectCount: Int
  /// The number of the outermost object.
  let root: Int
  private let offsetSize: Int
  private let tableStart: Int

  init(_ bytes: [UInt8]) throws(DamagedNib) {
    let start = bytes.count - Self.size
    guard start >= 8 else {
      throw DamagedNib("the binary property list ends before its trailer", at: bytes.count)
    }
    var cursor = ByteCursor(bytes, at: start + 6, part: "the trailer of the property list")
    offsetSize = Int(try cursor.byte())
    referenceSize = Int(try cursor.byte())
    let numbers = [try cursor.bigEndian(8), try cursor.bigEndian(8), try cursor.bigEndian(8)]
    let counts = numbers.compactMap { Int(exactly: $0) }
    guard (1...8).contains(offsetSize), (1...8).contains(referenceSize), counts.count == numbers.count else {
      throw DamagedNib("the trailer of the property list makes no sense: is the file complete?", at: start)
    }
    objectCount = counts[0]
    root = counts[1]
    tableStart = counts[2]
    guard tableStart <= start, objectCount <= (start - tableStart) / offsetSize else {
      throw DamagedNib(
        "the table of \(objectCount) offsets at \(tableStart.hex) goes beyond the end of the file "
          + "(\(bytes.count.hex))", at: start)
    }
    guard root < objectCount else {
      throw DamagedNib("the outermost object is object \(root), but there are \(objectCount)", at: start)
    }
  }

  /// Where an object begins.
  func offset(of object: Int, in bytes: [UInt8]) throws(DamagedNib) -> Int {
    var cursor = ByteCursor(bytes, at: tableStart + object * offsetSize, part: "the table of offsets")
    let place = cursor.offset
    let offset = try cursor.bigEndian(offsetSize)
    guard offset < UInt64(tableStart) else {
      throw DamagedNib(
        "object \(object) begins at 0x\(String(offset, radix: 16)), behind all objects", at: place)
    }
    return Int(offset)
  }
}
