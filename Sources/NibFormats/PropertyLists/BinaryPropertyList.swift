import NibSupport

/// Reads binary property lists (`bplist00`).
///
/// A trailer of 32 bytes at the end gives the position of the offset table, which gives the position of each
/// object. An object begins with a marker, a byte whose high half is the type. The low half of the marker is
/// the length of the object (15 if an integer with the length follows). For a number, it is the exponent of
/// the power of two that is the size of the number in bytes.
struct BinaryPropertyList {
  private let bytes: [UInt8]
  private let trailer: BinaryPropertyListTrailer
  /// The number of content bytes and references that may still be read; initially the size of the file. In a
  /// valid file, each byte belongs to one object. Objects that overlap, so that they have more content than
  /// the file has bytes, could exhaust the memory.
  private var remainingBudget: Int

  /// Whether the bytes begin with the signature of a binary property list.
  static func canRead(_ bytes: [UInt8]) -> Bool { bytes.starts(with: "bplist0".utf8) }

  /// The keys of a list that is a dictionary, with those values that are texts; `nil` if the list is damaged or is
  /// something else.
  static func texts(in bytes: [UInt8]) -> [(key: String, value: String?)]? {
    guard let list = try? read(bytes), list.nodes.indices.contains(list.root),
      case .dictionary(let pairs) = list.nodes[list.root]
    else { return nil }
    return pairs.map { ($0.key, list.string($0.value)) }
  }

  /// Reads the list. O(size of the file), in time and memory.
  static func read(_ bytes: [UInt8]) throws(DamagedNib) -> PropertyList {
    var reader = try BinaryPropertyList(bytes)
    var list = PropertyList(nodes: [], offsets: [], root: reader.trailer.root)
    var dictionaries: [(node: Int, keys: [Int], values: [Int])] = []
    for number in 0..<reader.trailer.objectCount {
      let offset = try reader.trailer.offset(of: number, in: bytes)
      var cursor = ByteCursor(bytes, at: offset, part: "object \(number) of the property list")
      let marker = try cursor.readByte()
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
    remainingBudget = bytes.count
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
      return .integer(Int64(bitPattern: try cursor.readBigEndian(1 << low)))
    case 0x2 where low == 2: return .float(Float(bitPattern: UInt32(try cursor.readBigEndian(4))))
    case 0x2 where low == 3: return .double(Double(bitPattern: try cursor.readBigEndian(8)))
    case 0x3 where low == 3: return .double(Double(bitPattern: try cursor.readBigEndian(8)))
    case 0x4: return .data(Array(try content(marker, unit: 1, &cursor)))
    case 0x5, 0x7: return .string(String(decoding: try content(marker, unit: 1, &cursor), as: UTF8.self))
    case 0x6: return .string(Self.text(utf16: try content(marker, unit: 2, &cursor)))
    case 0x8:
      guard let number = Int(exactly: try cursor.readBigEndian(low + 1)) else { break }
      return .uid(number)
    case 0xA, 0xB, 0xC: return .array(try references(try count(marker, &cursor), &cursor))
    default: break
    }
    throw DamagedNib("an object has an unknown type (\(Int(marker).hex))", at: cursor.offset - 1)
  }

  /// The length of an object: the low half of its marker, or the integer that follows the marker.
  private func count(_ marker: UInt8, _ cursor: inout ByteCursor) throws(DamagedNib) -> Int {
    guard marker & 0xF == 0xF else { return Int(marker & 0xF) }
    let start = cursor.offset
    let size = try cursor.readByte()
    guard size >> 4 == 1, size & 0xF <= 3,
      let count = Int(exactly: try cursor.readBigEndian(1 << Int(size & 0xF)))
    else { throw DamagedNib("a length is not an integer", at: start) }
    return count
  }

  /// Reads the content of data or text.
  ///
  /// - Parameter unit: the size of a unit of the length, in bytes.
  private mutating func content(
    _ marker: UInt8, unit: Int, _ cursor: inout ByteCursor
  ) throws(DamagedNib) -> ArraySlice<UInt8> {
    let count = try count(marker, &cursor)
    // `readBytes` throws for a count that is too large. It is not multiplied, because the product could
    // overflow.
    let bytes = try cursor.readBytes(count > cursor.remaining ? count : count * unit)
    try deductFromBudget(bytes.count, at: cursor.offset)
    return bytes
  }

  /// Reads the given number of references to objects.
  private mutating func references(
    _ count: Int, _ cursor: inout ByteCursor
  ) throws(DamagedNib) -> [Int] {
    let start = cursor.offset
    guard count <= cursor.remaining / trailer.referenceSize else {
      throw DamagedNib(
        "a container claims \(NibNumber.count(count, "item")), more than fit into the rest of the file",
        at: start)
    }
    try deductFromBudget(count, at: start)
    var numbers: [Int] = []
    for _ in 0..<count {
      let number = try cursor.readBigEndian(trailer.referenceSize)
      guard number < UInt64(trailer.objectCount) else {
        throw DamagedNib(
          "a container refers to object \(number), but there are \(trailer.objectCount)", at: start)
      }
      numbers.append(Int(number))
    }
    return numbers
  }

  /// Subtracts from the number of bytes and references that may still be read, and throws if it is exceeded.
  private mutating func deductFromBudget(_ count: Int, at offset: Int) throws(DamagedNib) {
    remainingBudget -= count
    guard remainingBudget >= 0 else {
      throw DamagedNib("the objects claim more data than the file contains", at: offset)
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
