/// Writes a NIBArchive. Equal keys and equal classes are written once, in order of first use, so that the
/// same graph always gives the same bytes.
struct NIBArchiveWriter {
  private var keys = UniqueList<String>()
  private var classes = UniqueList<ClassEntry>()
  private var objectBytes: [UInt8] = []
  private var valueBytes: [UInt8] = []
  private var valueCount = 0

  /// An entry in the archive's list of classes: a class, and the classes to use if it is unknown.
  private struct ClassEntry: Hashable {
    var name: String
    var fallbacks: [String]
  }

  /// Encodes a graph as a file.
  ///
  /// - Precondition: the root is object 0, as the format requires, and every reference refers to an existing
  ///   object.
  ///
  /// - Parameter coderVersion: the second number of the header.
  static func bytes(of graph: CodedGraph, coderVersion: Int = NIBArchiveHeader.coderVersion) -> [UInt8] {
    precondition(graph.root == 0, "the root of a NIBArchive must be its first object")
    var writer = NIBArchiveWriter()
    for object in graph.objects { writer.add(object, objectCount: graph.objects.count) }
    return writer.file(objectCount: graph.objects.count, coderVersion: coderVersion)
  }

  /// Adds an object with its class and values.
  private mutating func add(_ object: CodedGraph.Object, objectCount: Int) {
    for fallback in object.fallbackClassNames {
      _ = classes.index(of: ClassEntry(name: fallback, fallbacks: []))
    }
    let entry = ClassEntry(name: object.className, fallbacks: object.fallbackClassNames)
    objectBytes.appendVarint(classes.index(of: entry))
    objectBytes.appendVarint(valueCount)
    objectBytes.appendVarint(object.entries.count)
    for entry in object.entries {
      if case .object(let number) = entry.value {
        precondition(
          (0..<objectCount).contains(number), "\(entry.key) refers to an object that does not exist")
      }
      valueBytes.appendVarint(keys.index(of: entry.key))
      valueBytes.appendValue(entry.value)
      valueCount += 1
    }
  }

  /// The bytes of the file: the header and the four sections.
  private mutating func file(objectCount: Int, coderVersion: Int) -> [UInt8] {
    var keyBytes: [UInt8] = []
    for key in keys.items {
      keyBytes.appendVarint(key.utf8.count)
      keyBytes += key.utf8
    }
    let sections = [
      (count: objectCount, bytes: objectBytes), (count: keys.items.count, bytes: keyBytes),
      (count: valueCount, bytes: valueBytes), (count: classes.items.count, bytes: classBytes()),
    ]
    var file = NIBArchiveHeader.magic
    file.appendLittleEndian(UInt64(NIBArchiveHeader.formatVersion), count: 4)
    file.appendLittleEndian(UInt64(coderVersion), count: 4)
    var offset = NIBArchiveHeader.size
    for section in sections {
      file.appendLittleEndian(UInt64(section.count), count: 4)
      file.appendLittleEndian(UInt64(offset), count: 4)
      offset += section.bytes.count
    }
    return sections.reduce(into: file) { $0 += $1.bytes }
  }

  /// The section with the names of the classes.
  private mutating func classBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in classes.items {
      bytes.appendVarint(entry.name.utf8.count + 1)
      bytes.appendVarint(entry.fallbacks.count)
      for fallback in entry.fallbacks {
        let number = classes.index(of: ClassEntry(name: fallback, fallbacks: []))
        bytes.appendLittleEndian(UInt64(number), count: 4)
      }
      bytes += entry.name.utf8
      bytes.append(0)
    }
    return bytes
  }
}

/// A list without duplicates, in order of first use.
private struct UniqueList<Item: Hashable> {
  private(set) var items: [Item] = []
  private var numbers: [Item: Int] = [:]

  /// The index of an item, which is appended if it is not in the list yet.
  mutating func index(of item: Item) -> Int {
    if let known = numbers[item] { return known }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }
}

extension [UInt8] {
  /// Appends a variable-length integer: groups of 7 bits, the lowest group first. The high bit is set in the
  /// last byte.
  mutating func appendVarint(_ number: Int) {
    precondition(number >= 0, "counts and indexes must not be negative")
    var rest = number
    while rest > 0x7F {
      append(UInt8(rest & 0x7F))
      rest >>= 7
    }
    append(UInt8(rest) | 0x80)
  }

  /// Appends the lowest `count` bytes of a number, the lowest first.
  mutating func appendLittleEndian(_ number: UInt64, count: Int) {
    for index in 0..<count { append(UInt8(truncatingIfNeeded: number >> (8 * index))) }
  }

  /// Appends a value: a byte for its type, and its content. A string is written as data, because the format
  /// has no type for strings.
  mutating func appendValue(_ value: CodedGraph.Value) {
    switch value {
    case .null: append(9)
    case .bool(let flag): append(flag ? 5 : 4)
    case .integer(let number): appendInteger(number)
    case .float(let number):
      append(6)
      appendLittleEndian(UInt64(number.bitPattern), count: 4)
    case .double(let number):
      append(7)
      appendLittleEndian(number.bitPattern, count: 8)
    case .string(let text): appendData(Array(text.utf8))
    case .data(let bytes): appendData(bytes)
    case .object(let number):
      append(10)
      appendLittleEndian(UInt64(number), count: 4)
    }
  }

  /// Appends an integer in the smallest size that fits. A negative integer has eight bytes, as in the files
  /// of Apple's encoder.
  private mutating func appendInteger(_ number: Int64) {
    let type: UInt8 =
      switch number {
      case 0...0x7F: 0
      case 0x80...0x7FFF: 1
      case 0x8000...0x7FFF_FFFF: 2
      default: 3
      }
    append(type)
    appendLittleEndian(UInt64(bitPattern: number), count: 1 << Int(type))
  }

  private mutating func appendData(_ bytes: [UInt8]) {
    append(8)
    appendVarint(bytes.count)
    self += bytes
  }
}
