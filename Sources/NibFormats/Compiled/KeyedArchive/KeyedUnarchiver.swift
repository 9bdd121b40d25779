/// Converts the property list of a keyed archive to a graph.
struct KeyedUnarchiver {
  private let list: PropertyList
  /// The nodes of `$objects`. A UID is an index into this array.
  private let table: [Int]
  /// The graph's value for a reference to each node of the table.
  private var values: [CodedGraph.Value] = []
  private var objects: [CodedGraph.Object] = []
  /// The number of entries that may still be added to objects. A nested container that several others share
  /// is copied for each of them, so a small damaged file could exhaust the memory.
  private var remainingEntries: Int

  /// The greatest depth of containers that are stored inside each other.
  private static let depthLimit = 64

  /// - Parameters:
  ///   - objects: the nodes of `$objects`.
  ///   - limit: the largest number of entries in the graph.
  init(_ list: PropertyList, objects: [Int], limit: Int) {
    self.list = list
    table = objects
    remainingEntries = limit
  }

  /// Builds the graph. The root gets the entries of the dictionary `top`.
  mutating func graph(top: Int) throws(DamagedNib) -> CodedGraph {
    objects = [CodedGraph.Object("NSObject", offset: list.offsets[top])]
    var pending: [(object: Int, node: Int)] = [(0, top)]
    for node in table {
      switch list.nodes[node] {
      case .dictionary:
        if let name = list.string(list.value("$classname", of: node)) {
          values.append(.string(name))
        } else {
          values.append(.object(objects.count))
          pending.append((objects.count, node))
          objects.append(try emptyObject(for: node))
        }
      case .array:
        values.append(.object(objects.count))
        pending.append((objects.count, node))
        objects.append(CodedGraph.Object("NSArray", offset: list.offsets[node]))
      default: values.append(scalar(node))
      }
    }
    // By convention, the first object of the table is the string $null, which represents `nil`.
    if values.first == .string("$null") { values[0] = .null }
    for (object, node) in pending { try addEntries(to: object, from: node, depth: 0) }
    return CodedGraph(objects: objects, container: .keyedArchive)
  }

  /// An object with the class of a node, but without entries.
  private func emptyObject(for node: Int) throws(DamagedNib) -> CodedGraph.Object {
    let offset = list.offsets[node]
    guard let reference = list.value("$class", of: node) else {
      return CodedGraph.Object("NSDictionary", offset: offset)
    }
    guard let uid = list.uid(reference), uid < table.count,
      let name = list.string(list.value("$classname", of: table[uid]))
    else { throw DamagedNib("the $class of an object is not a class of the archive", at: offset) }
    let hints = strings(list.value("$classhints", of: table[uid]))
    let parents = strings(list.value("$classes", of: table[uid])).filter { $0 != name }
    return CodedGraph.Object(name, fallbackClassNames: hints + parents, offset: offset)
  }

  /// The strings in an array; empty for any other node.
  private func strings(_ node: Int?) -> [String] {
    (list.items(of: node) ?? []).compactMap { list.string($0) }
  }

  /// Adds the entries of a node to an object. The root and an object with a class get an entry for each key
  /// of the dictionary, or several if the value is an array. A dictionary or an array without a class is a
  /// plain collection, whose items become entries.
  private mutating func addEntries(to object: Int, from node: Int, depth: Int) throws(DamagedNib) {
    let isCoded = list.value("$class", of: node) != nil
    switch list.nodes[node] {
    case .dictionary(let pairs) where isCoded || object == 0:
      for pair in pairs where pair.key != "$class" {
        if case .array(let items) = list.nodes[pair.value] {
          for item in items { try append(pair.key, item, to: object, depth: depth) }
        } else {
          try append(pair.key, pair.value, to: object, depth: depth)
        }
      }
    case .dictionary(let pairs):
      for pair in pairs {
        objects[object].entries.append(CodedGraph.Entry("NS.keys", .string(pair.key)))
        try append(CodedGraph.itemKeys.keyedArchive, pair.value, to: object, depth: depth)
      }
    case .array(let items):
      for item in items { try append(CodedGraph.itemKeys.keyedArchive, item, to: object, depth: depth) }
    default: break
    }
  }

  /// Adds a value to an object. The number of values is limited, because a damaged file could refer to the same ones
  /// again and again.
  private mutating func append(_ key: String, _ node: Int, to object: Int, depth: Int) throws(DamagedNib) {
    let offset = list.offsets[node]
    remainingEntries -= 1
    guard remainingEntries >= 0 else {
      throw DamagedNib("the objects claim more values than the file contains", at: offset)
    }
    let value = try value(of: node, depth: depth + 1)
    objects[object].entries.append(CodedGraph.Entry(key, value, offset: offset))
  }

  /// The value of a node. A container that is stored in place, not in the object table, also becomes an
  /// object of the graph.
  private mutating func value(of node: Int, depth: Int) throws(DamagedNib) -> CodedGraph.Value {
    let offset = list.offsets[node]
    switch list.nodes[node] {
    case .uid(let number):
      guard number < values.count else {
        throw DamagedNib("a reference refers to object \(number), but there are \(values.count)", at: offset)
      }
      return values[number]
    case .array, .dictionary:
      guard depth < Self.depthLimit else {
        throw DamagedNib("containers are nested more than \(Self.depthLimit) deep", at: offset)
      }
      let object = objects.count
      let isList = list.items(of: node) != nil
      objects.append(CodedGraph.Object(isList ? "NSArray" : "NSDictionary", offset: offset))
      try addEntries(to: object, from: node, depth: depth)
      return .object(object)
    default: return scalar(node)
    }
  }

  /// The value of a node that is not an object.
  private func scalar(_ node: Int) -> CodedGraph.Value {
    switch list.nodes[node] {
    case .bool(let flag): .bool(flag)
    case .integer(let number): .integer(number)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .data(let bytes): .data(bytes)
    case .null, .uid, .array, .dictionary: .null
    }
  }
}
