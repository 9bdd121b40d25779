/// Reads a NIBArchive, the form of compiled nibs since iOS 6 and macOS 10.13.
///
/// The file consists of a header and four lists (objects, keys, values, class names). An object refers to its
/// class and to a range of values; a value refers to its key. All indexes, counts and lengths are checked
/// before they are used.
enum NIBArchiveReader {
  /// Whether the bytes begin like a NIBArchive.
  static func isContent(of bytes: [UInt8]) -> Bool { bytes.starts(with: NIBArchiveHeader.magic) }

  /// The objects of an archive. O(size of the file), in time and memory.
  ///
  /// - Parameter file: the name to show in locations.
  /// - Throws: one `damaged-nib` diagnostic with the byte offset.
  static func graph(of bytes: [UInt8], file: String) throws(NibReadError) -> CodedGraph {
    do throws(DamagedNib) {
      guard isContent(of: bytes) else {
        throw DamagedNib("the file does not begin with the word NIBArchive", at: 0)
      }
      return try graph(of: bytes)
    } catch {
      throw error.error(file: file)
    }
  }

  private static func graph(of bytes: [UInt8]) throws(DamagedNib) -> CodedGraph {
    let header = try NIBArchiveHeader(bytes)
    guard header.count(.objects) > 0 else { throw DamagedNib("the archive holds no objects", at: 18) }
    let keys = try keys(of: bytes, header)
    let values = try values(of: bytes, header, keys: keys)
    let classes = try NIBArchiveClasses(bytes, header)
    let objects = try objects(of: bytes, header, values: values, classes: classes)
    return CodedGraph(objects: objects, container: .nibArchive)
  }

  private static func keys(of bytes: [UInt8], _ header: NIBArchiveHeader) throws(DamagedNib) -> [String] {
    var cursor = header.cursor(.keys, in: bytes)
    var keys: [String] = []
    for _ in 0..<header.count(.keys) {
      keys.append(String(decoding: try cursor.take(try cursor.groupedNumber()), as: UTF8.self))
    }
    return keys
  }

  private static func values(
    of bytes: [UInt8], _ header: NIBArchiveHeader, keys: [String]
  ) throws(DamagedNib) -> [CodedGraph.Entry] {
    var cursor = header.cursor(.values, in: bytes)
    var values: [CodedGraph.Entry] = []
    for number in 0..<header.count(.values) {
      let start = cursor.offset
      let key = try cursor.groupedNumber()
      guard key < keys.count else {
        throw DamagedNib("value \(number) has key \(key), but there are \(keys.count) keys", at: start)
      }
      let value = try cursor.codedValue()
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

  private static func objects(
    of bytes: [UInt8], _ header: NIBArchiveHeader, values: [CodedGraph.Entry], classes: NIBArchiveClasses
  ) throws(DamagedNib) -> [CodedGraph.Object] {
    var cursor = header.cursor(.objects, in: bytes)
    var objects: [CodedGraph.Object] = []
    var entryCount = 0
    for number in 0..<header.count(.objects) {
      let start = cursor.offset
      let classNumber = try cursor.groupedNumber()
      let first = try cursor.groupedNumber()
      let count = try cursor.groupedNumber()
      guard first <= values.count, count <= values.count - first else {
        throw DamagedNib(
          "object \(number) has the values \(first) to \(first + count), but there are \(values.count)",
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

/// The class names of a NIBArchive.
struct NIBArchiveClasses {
  private var names: [String] = []
  /// For each class, the numbers of the classes to use if it is unknown.
  private var fallbackNumbers: [[Int]] = []

  init(_ bytes: [UInt8], _ header: NIBArchiveHeader) throws(DamagedNib) {
    var cursor = header.cursor(.classNames, in: bytes)
    let count = header.count(.classNames)
    for number in 0..<count {
      let start = cursor.offset
      let length = try cursor.groupedNumber()
      var fallbacks: [Int] = []
      for _ in 0..<(try cursor.groupedNumber()) {
        let fallback = Int(try cursor.littleEndian(4))
        guard fallback < count else {
          throw DamagedNib(
            "class \(number) falls back to class \(fallback), but there are \(count)", at: start)
        }
        fallbacks.append(fallback)
      }
      // The length includes a terminating zero.
      let name = try cursor.take(length)
      names.append(String(decoding: name.last == 0 ? name.dropLast() : name, as: UTF8.self))
      fallbackNumbers.append(fallbacks)
    }
  }

  /// The name of a class.
  func name(_ number: Int, ofObject object: Int, at offset: Int) throws(DamagedNib) -> String {
    guard number < names.count else {
      throw DamagedNib("object \(object) has class \(number), but there are \(names.count)", at: offset)
    }
    return names[number]
  }

  /// The names of the classes to use if the class is unknown.
  func fallbacks(_ number: Int) -> [String] { fallbackNumbers[number].map { names[$0] } }
}
