import NibSupport

/// Reads NIBArchives, the format of compiled nibs since iOS 6 and macOS 10.13.
///
/// The file consists of a header and four lists (objects, keys, values, class names). An object refers to its
/// class and to a range of values; a value refers to its key. All indexes, counts and lengths are checked
/// before they are used.
enum NIBArchiveReader {
  /// Whether the bytes begin with the signature of a NIBArchive.
  static func canRead(_ bytes: [UInt8]) -> Bool { bytes.starts(with: NIBArchiveHeader.magic) }

  /// Reads the objects of an archive. O(size of the file), in time and memory.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: one `damaged-nib` diagnostic with the byte offset.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    do throws(DamagedNib) {
      guard canRead(bytes) else {
        throw DamagedNib("the file does not begin with the word NIBArchive", at: 0)
      }
      return try graph(of: bytes)
    } catch {
      throw error.error(file: file)
    }
  }

  /// The objects of an archive.
  private static func graph(of bytes: [UInt8]) throws(DamagedNib) -> CodedGraph {
    let header = try NIBArchiveHeader(bytes)
    guard header.count(.objects) > 0 else { throw DamagedNib("the archive contains no objects", at: 18) }
    let keys = try keys(of: bytes, header)
    let values = try values(of: bytes, header, keys: keys)
    let classes = try NIBArchiveClasses(bytes, header)
    let objects = try objects(of: bytes, header, values: values, classes: classes)
    var graph = CodedGraph(objects: objects, container: .nibArchive)
    graph.coderVersion = header.coderVersion
    return graph
  }

  /// The names of the keys, to which values refer by number.
  private static func keys(of bytes: [UInt8], _ header: NIBArchiveHeader) throws(DamagedNib) -> [String] {
    var cursor = header.cursor(.keys, in: bytes)
    var keys: [String] = []
    for _ in 0..<header.count(.keys) {
      keys.append(String(decoding: try cursor.readBytes(try cursor.readVarint()), as: UTF8.self))
    }
    return keys
  }

  /// The values of all objects, one after the other.
  private static func values(
    of bytes: [UInt8], _ header: NIBArchiveHeader, keys: [String]
  ) throws(DamagedNib) -> [CodedGraph.Entry] {
    var cursor = header.cursor(.values, in: bytes)
    var values: [CodedGraph.Entry] = []
    for number in 0..<header.count(.values) {
      let start = cursor.offset
      let key = try cursor.readVarint()
      guard key < keys.count else {
        throw DamagedNib(
          "value \(number) has key \(key), but the file has only \(NibNumber.count(keys.count, "key"))",
          at: start)
      }
      let value = try cursor.readValue()
      if case .object(let object) = value, object >= header.count(.objects) {
        throw DamagedNib(
          "value \(number) (\(keys[key])) refers to object \(object), but there are "
            + "\(header.count(.objects))",
          at: start)
      }
      values.append(CodedGraph.Entry(keys[key], value, offset: start))
    }
    return values
  }

  /// The objects, each with its part of the values.
  private static func objects(
    of bytes: [UInt8], _ header: NIBArchiveHeader, values: [CodedGraph.Entry], classes: NIBArchiveClasses
  ) throws(DamagedNib) -> [CodedGraph.Object] {
    var cursor = header.cursor(.objects, in: bytes)
    var objects: [CodedGraph.Object] = []
    var entryCount = 0
    for number in 0..<header.count(.objects) {
      let start = cursor.offset
      let classNumber = try cursor.readVarint()
      let first = try cursor.readVarint()
      let count = try cursor.readVarint()
      guard first <= values.count, count <= values.count - first else {
        throw DamagedNib(
          "object \(number) has \(count) values starting at value \(first), but there are \(values.count)",
          at: start)
      }
      // Objects may share values (nibsqueeze produces such files). The limit keeps memory use within bounds.
      entryCount += count
      guard entryCount <= bytes.count else {
        throw DamagedNib("the objects claim more values than a file of this size can hold", at: start)
      }
      objects.append(
        CodedGraph.Object(
          try classes.name(classNumber, ofObject: number, at: start),
          fallbackClassNames: classes.fallbacks(classNumber), entries: Array(values[first..<first + count]),
          offset: start))
    }
    return objects
  }
}

extension ByteCursor {
  /// Reads a variable-length integer: groups of 7 bits, the lowest group first. The high bit is set in the
  /// last byte.
  mutating func readVarint() throws(DamagedNib) -> Int {
    let start = offset
    var number = 0
    // Counts and indexes have at most 32 bits, which fit in five groups.
    for shift in stride(from: 0, to: 35, by: 7) {
      let byte = try readByte()
      number |= Int(byte & 0x7F) << shift
      if byte & 0x80 != 0 { return number }
    }
    throw DamagedNib("a number is longer than 5 bytes", at: start)
  }

  /// Reads a value: a byte for its type, and its content.
  mutating func readValue() throws(DamagedNib) -> CodedGraph.Value {
    let start = offset
    let type = try readByte()
    switch type {
    case 0: return .integer(Int64(Int8(truncatingIfNeeded: try readLittleEndian(1))))
    case 1: return .integer(Int64(Int16(truncatingIfNeeded: try readLittleEndian(2))))
    case 2: return .integer(Int64(Int32(truncatingIfNeeded: try readLittleEndian(4))))
    case 3: return .integer(Int64(bitPattern: try readLittleEndian(8)))
    case 4: return .bool(false)
    case 5: return .bool(true)
    case 6: return .float(Float(bitPattern: UInt32(try readLittleEndian(4))))
    case 7: return .double(Double(bitPattern: try readLittleEndian(8)))
    case 8: return .data(Array(try readBytes(try readVarint())))
    case 9: return .null
    case 10: return .object(Int(try readLittleEndian(4)))
    default: throw DamagedNib("a value of type \(type), expected 0 to 10", at: start)
    }
  }
}
