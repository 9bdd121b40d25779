/// Writes a NIBArchive. Equal keys and equal classes are written once, in the order of their first use, so
/// that the same graph always gives the same bytes.
struct NIBArchiveWriter {
  private var keys = UniqueList<String>()
  private var classes = UniqueList<ClassEntry>()
  private var objectBytes: [UInt8] = []
  private var valueBytes: [UInt8] = []
  private var valueCount = 0

  /// A class and those to use in its place: what the archive's list of classes has an item for.
  private struct ClassEntry: Hashable {
    var name: String
    var fallbacks: [String]
  }

  /// The file that holds this graph.
  ///
  /// - Precondition: the root is object 0, as the format has it, and every reference names an object.
  static func bytes(of graph: CodedGraph) -> [UInt8] {
    precondition(graph.root == 0, "a NIBArchive's root is its first object")
    var writer = NIBArchiveWriter()
    for object in graph.objects { writer.add(object, objectCount: graph.objects.count) }
    return writer.file(objectCount: graph.objects.count)
  }

  private mutating func add(_ object: CodedGraph.Object, objectCount: Int) {
    for fallback in object.fallbackClassNames {
      _ = classes.index(of: ClassEntry(name: fallback, fallbacks: []))
    }
    let entry = ClassEntry(name: object.className, fallbacks: object.fallbackClassNames)
    objectBytes.appendGrouped(classes.index(of: entry))
    objectBytes.appendGrouped(valueCount)
    objectBytes.appendGrouped(object.entries.count)
    for entry in object.entries {
      if case .object(let number) = entry.value {
        precondition((0..<objectCount).contains(number), "\(entry.key) refers to no object")
      }
      valueBytes.appendGrouped(keys.index(of: entry.key))
      valueBytes.appendCoded(entry.value)
      valueCount += 1
    }
  }

  private mutating func file(objectCount: Int) -> [UInt8] {
    var keyBytes: [UInt8] = []
    for key in keys.items {
      keyBytes.appendGrouped(key.utf8.count)
      keyBytes += key.utf8
    }
    let sections = [
      (count: objectCount, bytes: objectBytes), (count: keys.items.count, bytes: keyBytes),
      (count: valueCount, bytes: valueBytes), (count: classes.items.count, bytes: classBytes()),
    ]
    var file = NIBArchiveHeader.magic
    file.appendLittleEndian(UInt64(NIBArchiveHeader.formatVersion), count: 4)
    file.appendLittleEndian(UInt64(NIBArchiveHeader.coderVersion), count: 4)
    var offset = NIBArchiveHeader.size
    for section in sections {
      file.appendLittleEndian(UInt64(section.count), count: 4)
      file.appendLittleEndian(UInt64(offset), count: 4)
      offset += section.bytes.count
    }
    return sections.reduce(into: file) { $0 += $1.bytes }
  }

  private mutating func classBytes() -> [UInt8] {
    var bytes: [UInt8] = []
    for entry in classes.items {
      bytes.appendGrouped(entry.name.utf8.count + 1)
      bytes.appendGrouped(entry.fallbacks.count)
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

/// Items in the order of their first use, with their numbers.
private struct UniqueList<Item: Hashable> {
  private(set) var items: [Item] = []
  private var numbers: [Item: Int] = [:]

  mutating func index(of item: Item) -> Int {
    if let known = numbers[item] { return known }
    numbers[item] = items.count
    items.append(item)
    return items.count - 1
  }
}
