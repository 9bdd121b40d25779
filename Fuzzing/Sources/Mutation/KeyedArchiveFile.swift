@testable import NibAnalysis
@testable import NibCells
@testable import NibCore
@testable import NibDrawing
@testable import NibFormats

/// Writes a graph of coded objects as a keyed archive, as a binary or an XML property list.
struct KeyedArchiveFile {
  private indirect enum Node {
    case string(String)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case bool(Bool)
    case data([UInt8])
    case uid(Int)
    case array([Node])
    case dictionary([(key: String, value: Node)])
  }

  private let root: Node

  init(_ graph: CodedGraph) {
    // `$objects` contains the null object, then the objects, then the class of each object.
    let count = graph.objects.count
    var objects: [Node] = [.string("$null")]
    for (number, object) in graph.objects.enumerated() {
      let entries = Self.entries(of: object)
      objects.append(.dictionary([("$class", .uid(1 + count + number))] + entries))
    }
    for object in graph.objects {
      let parents = ([object.className] + object.fallbackClassNames).map { Node.string($0) }
      objects.append(
        .dictionary([("$classname", .string(object.className)), ("$classes", .array(parents))]))
    }
    root = .dictionary([
      ("$version", .integer(100_000)), ("$archiver", .string("NSKeyedArchiver")),
      ("$top", .dictionary(Self.entries(of: graph.objects[graph.root]))), ("$objects", .array(objects)),
    ])
  }

  /// The entries by key. Several entries with the same key become a list.
  private static func entries(of object: CodedGraph.Object) -> [(key: String, value: Node)] {
    var order: [String] = []
    var values: [String: [Node]] = [:]
    for entry in object.entries {
      let isItem = entry.key == CodedGraph.itemKeys.nibArchive
      let key = isItem ? CodedGraph.itemKeys.keyedArchive : entry.key
      if values[key] == nil { order.append(key) }
      values[key, default: []].append(node(entry.value))
    }
    return order.map { key in
      let nodes = values[key] ?? []
      let isList = nodes.count != 1 || key == CodedGraph.itemKeys.keyedArchive
      return (key, isList ? .array(nodes) : nodes[0])
    }
  }

  private static func node(_ value: CodedGraph.Value) -> Node {
    switch value {
    case .null: .uid(0)
    case .bool(let value): .bool(value)
    case .integer(let number): .integer(number)
    case .float(let number): .float(number)
    case .double(let number): .double(number)
    case .string(let text): .string(text)
    case .data(let bytes): .data(bytes)
    case .object(let number): .uid(number + 1)
    }
  }

  // MARK: Binary

  /// The archive as `bplist00`.
  var binary: [UInt8] {
    var objects: [[UInt8]] = []
    let root = Self.add(root, to: &objects)
    var file = Array("bplist00".utf8)
    var offsets: [Int] = []
    for object in objects {
      offsets.append(file.count)
      file += object
    }
    let table = file.count
    for offset in offsets { file += Self.bytes(offset, 4) }
    file += [0, 0, 0, 0, 0, 0, 4, 4]
    return file + Self.bytes(objects.count, 8) + Self.bytes(root, 8) + Self.bytes(table, 8)
  }

  private static func add(_ node: Node, to objects: inout [[UInt8]]) -> Int {
    let number = objects.count
    objects.append([])
    switch node {
    case .string(let text) where text.utf8.allSatisfy({ $0 < 0x80 }):
      objects[number] = head(0x50, text.utf8.count) + Array(text.utf8)
    case .string(let text):
      objects[number] = head(0x60, text.utf16.count) + text.utf16.flatMap { bytes(Int($0), 2) }
    case .integer(let value): objects[number] = [0x13] + bytes(Int(value), 8)
    case .float(let value): objects[number] = [0x22] + bytes(Int(value.bitPattern), 4)
    case .double(let value): objects[number] = [0x23] + bytes(Int(bitPattern: UInt(value.bitPattern)), 8)
    case .bool(let value): objects[number] = [value ? 9 : 8]
    case .data(let data): objects[number] = head(0x40, data.count) + data
    case .uid(let value): objects[number] = [0x83] + bytes(value, 4)
    case .array(let items):
      let numbers = items.map { add($0, to: &objects) }
      objects[number] = head(0xA0, items.count) + numbers.flatMap { bytes($0, 4) }
    case .dictionary(let pairs):
      let keys = pairs.map { add(.string($0.key), to: &objects) }
      let values = pairs.map { add($0.value, to: &objects) }
      objects[number] = head(0xD0, pairs.count) + (keys + values).flatMap { bytes($0, 4) }
    }
    return number
  }

  private static func head(_ type: UInt8, _ count: Int) -> [UInt8] {
    count < 15 ? [type | UInt8(count)] : [type | 0xF, 0x12] + bytes(count, 4)
  }

  private static func bytes(_ value: Int, _ count: Int) -> [UInt8] {
    (0..<count).reversed().map { UInt8(truncatingIfNeeded: value >> (8 * $0)) }
  }

  // MARK: XML

  /// The archive as an XML property list, with its document type.
  var xml: [UInt8] {
    Array(
      """
      <?xml version="1.0" encoding="UTF-8"?>
      <!DOCTYPE plist PUBLIC "-//Apple//DTD PLIST 1.0//EN" "http://www.apple.com/DTDs/PropertyList-1.0.dtd">
      <plist version="1.0">\(Self.element(root))</plist>
      """.utf8)
  }

  private static func element(_ node: Node) -> String {
    switch node {
    case .string(let text): "<string>\(escaped(text))</string>"
    case .integer(let number): "<integer>\(number)</integer>"
    case .float(let number): "<real>\(number)</real>"
    case .double(let number): "<real>\(number)</real>"
    case .bool(let value): value ? "<true/>" : "<false/>"
    case .data(let data): "<data>\(base64(data))</data>"
    case .uid(let number): "<dict><key>CF$UID</key><integer>\(number)</integer></dict>"
    case .array(let items): "<array>\(items.map(element).joined())</array>"
    case .dictionary(let pairs):
      "<dict>\(pairs.map { "<key>\(escaped($0.key))</key>\(element($0.value))" }.joined())</dict>"
    }
  }

  private static func escaped(_ text: String) -> String {
    text.reduce(into: "") { result, character in
      switch character {
      case "&": result += "&amp;"
      case "<": result += "&lt;"
      default: result.append(character)
      }
    }
  }

  private static func base64(_ data: [UInt8]) -> String {
    let digits = Array("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789+/")
    var result = ""
    for start in stride(from: 0, to: data.count, by: 3) {
      let part = data[start..<min(start + 3, data.count)]
      let number = part.reduce(0) { $0 << 8 | Int($1) } << (8 * (3 - part.count))
      let four = [18, 12, 6, 0].map { digits[number >> $0 & 63] }
      result += String(four.prefix(part.count + 1)) + String(repeating: "=", count: 3 - part.count)
    }
    return result
  }
}
