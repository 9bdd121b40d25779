/// Reads binary property lists (`bplist00`).
///
/// A trailer of 32 bytes at the end gives the position of the offset table. Each object begins with a byte
/// whose high half is its type. The low half is the length of the object, or, for a number, the power of two
/// that is its size.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let trailer: BinaryPropertyListTrailer
  /// The number of content bytes and references that may still be read. Each byte of a file belongs to one
  /// object. Objects that together need more bytes than the file has are damaged, and may have been crafted
  /// to exhaust the memory.
  private var budget: Int

  /// Whether the bytes begin like a binary property list.
  static func isContent(of bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

  /// Reads the list. O(size of the file), in time and memory.
  static func read(_ bytes: [UInt8]) throws(DamagedNib) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    var list = PropertyList(nodes: [], offsets: [], root: reader.trailer.root)
    var dictionaries: [(node: Int, keys: [Int], values: [Int])] = []
    for number in 0..<reader.trailer.objectCount {
      let offset = try reader.trailer.offset(of: number, in: bytes)
      var cursor = ByteCursor(bytes, at: offset, part: "object \(number) of the property list")
      let marker = try cursor.byte()
      if marker >> 4 == 0xD {
        let count = try reader.count(marker, &cursor)
        let keys = try reader.references(count, &cursor)
        dictionaries.append((number, keys, try reader.references(count, &cursor)))
        list.nodes.append(.dictionary([]))
      } else {
        list.nodes.append(try reader.node(marker, &cursor))
      }
      list.offsets.append(offset)
    }
    // Keys may come after their dictionary in the file.
    for dictionary in dictionaries {
      let pairs = zip(dictionary.keys, dictionary.values).compactMap { key, value in
        list.string(key).map { PropertyList.Pair(key: $0, value: value) }
      }
      guard pairs.count == dictionary.keys.count else {
        throw DamagedNib("a dictionary has a key that is not a string", at: list.offsets[dictionary.node])
      }
      list.nodes[dictionary.node] = .dictionary(pairs)
    }
    return list
  }

  private init(_ bytes: [UInt8]) throws(DamagedNib) {
    self.bytes = bytes
    trailer = try BinaryPropertyListTrailer(bytes)
    budget = bytes.count
  }

  /// Reads an object that is not a dictionary.
  private mutating func node(
    _ marker: UInt8, _ cursor: inout ByteCursor
  ) throws(DamagedNib) -> PropertyList.Node {
    let low = Int(marker & 0xF)
    switch marker >> 4 {
    case 0x0:
      switch low {
      case 0, 0xF: return .null
      case 8: return .bool(false)
      case 9: return .bool(true)
      default: break
      }
    case 0x1 where low <= 4:
      // Integers of one, two and four bytes are unsigned.
      return .integer(Int64(bitPattern: try cursor.bigEndian(1 << low)))
    case 0x2 where low == 2: return .float(Float(bitPattern: UInt32(try cursor.bigEndian(4))))
    case 0x2 where low == 3: return .double(Double(bitPattern: try cursor.bigEndian(8)))
    case 0x3 where low == 3: return .double(Double(bitPattern: try cursor.bigEndian(8)))
    case 0x4: return .data(Array(try content(marker, unit: 1, &cursor)))
    case 0x5, 0x7: return .string(String(decoding: try content(marker, unit: 1, &cursor), as: UTF8.self))
    case 0x6: return .string(Self.text(utf16: try content(marker, unit: 2, &cursor)))
    case 0x8:
      guard let number = Int(exactly: try cursor.bigEndian(low + 1)) else { break }
      return .uid(number)
    case 0xA, 0xB, 0xC: return .array(try references(try count(marker, &cursor), &cursor))
    default: break
    }
    throw DamagedNib("an object has an unknown type (\(Int(marker).hex))", at: cursor.offset - 1)
  }

  /// The length from the marker, or from the integer that follows it.
  private func count(_ marker: UInt8, _ cursor: inout ByteCursor) throws(DamagedNib) -> Int {
    guard marker & 0xF == 0xF else { return Int(marker & 0xF) }
    let start = cursor.offset
    let size = try cursor.byte()
    guard size >> 4 == 1, size & 0xF <= 3,
      let count = Int(exactly: try cursor.bigEndian(1 << Int(size & 0xF)))
    else { throw DamagedNib("a length is not an integer", at: start) }
    return count
  }

  private mutating func content(
    _ marker: UInt8, unit: Int, _ cursor: inout ByteCursor
  ) throws(DamagedNib) -> ArraySlice<UInt8> {
    let count = try count(marker, &cursor)
    // The comparison prevents an overflow of the product.
    let bytes = try cursor.take(count > cursor.remaining ? count : count * unit)
    try spend(bytes.count, at: cursor.offset)
    return bytes
  }

  private mutating func references(
    _ count: Int, _ cursor: inout ByteCursor
  ) throws(DamagedNib) -> [Int] {
    let start = cursor.offset
    guard count <= cursor.remaining / trailer.referenceSize else {
      throw DamagedNib(
        "a container claims \(count) items, more than fit into the rest of the file", at: start)
    }
    try spend(count, at: start)
    var numbers: [Int] = []
    for _ in 0..<count {
      let number = try cursor.bigEndian(trailer.referenceSize)
      guard number < UInt64(trailer.objectCount) else {
        throw DamagedNib(
          "a container refers to object \(number), but there are \(trailer.objectCount)", at: start)
      }
      numbers.append(Int(number))
    }
    return numbers
  }

  /// Subtracts from the budget, and throws if it is exceeded.
  private mutating func spend(_ count: Int, at offset: Int) throws(DamagedNib) {
    budget -= count
    guard budget >= 0 else {
      throw DamagedNib(
        "the objects claim more data than the file "
          + "contains", at: offset)
    }
  }

  /// Decodes big-endian UTF-16 text.
  private static func text(utf16 bytes: ArraySlice<UInt8>) -> String {
    let units = stride(from: bytes.startIndex, to: bytes.endIndex - 1, by: 2).map {
      UInt16(bytes[$0]) << 8 | UInt16(bytes[$0 + 1])
    }
    return String(decoding: units, as: UTF16.self)
  }
}

/// The last 32 bytes of a binary property list: sizes, counts, and the position of the offset table.
struct BinaryPropertyListTrailer {
  static let size = 32

  /// The size of a reference to an object, in bytes.
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

  /// The position of an object.
  func offset(of object: Int, in bytes: [UInt8]) throws(DamagedNib) -> Int {
    var cursor = ByteCursor(bytes, at: tableStart + object * offsetSize, part: "the table of offsets")
    let place = cursor.offset
    let offset = try cursor.bigEndian(offsetSize)
    guard offset < UInt64(tableStart) else {
      throw DamagedNib(
        "object \(object) begins at 0x\(String(offset, radix: 16)), after the end of the objects", at: place)
    }
    return Int(offset)
  }
}
