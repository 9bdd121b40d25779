/// A property list, binary or XML, as a table of nodes. Containers refer to their items by number, the index
/// in `nodes`. In a damaged file these references can form cycles, so code that follows them must limit its
/// depth.
struct PropertyList: Sendable {
  enum Node: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    case data([UInt8])
    /// A reference to an object of a keyed archive: an index into its `$objects`.
    case uid(Int)
    case array([Int])
    /// The pairs of a dictionary, in file order.
    case dictionary([Pair])
  }

  /// A key of a dictionary, and the number of the node that is its value.
  struct Pair: Sendable {
    var key: String
    var value: Int
  }

  var nodes: [Node]
  /// The position of each node in the file, in bytes.
  var offsets: [Int]
  /// The number of the outermost node.
  var root: Int

  /// The node that a dictionary has for a key; `nil` if the key is missing or the node is not a dictionary.
  func value(_ key: String, of node: Int?) -> Int? {
    guard let node, case .dictionary(let pairs) = nodes[node] else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The pairs of a dictionary; empty for any other node.
  func pairs(of node: Int?) -> [Pair] {
    guard let node, case .dictionary(let pairs) = nodes[node] else { return [] }
    return pairs
  }

  /// The items of an array; `nil` for any other node.
  func items(of node: Int?) -> [Int]? {
    guard let node, case .array(let items) = nodes[node] else { return nil }
    return items
  }

  /// The text of a string; `nil` for any other node.
  func string(_ node: Int?) -> String? {
    guard let node, case .string(let text) = nodes[node] else { return nil }
    return text
  }

  /// The number that a reference contains; `nil` for any other node.
  func uid(_ node: Int?) -> Int? {
    guard let node, case .uid(let number) = nodes[node] else { return nil }
    return number
  }

  /// Reads a property list, binary or XML.
  ///
  /// - Throws: an error with one diagnostic: `damaged-nib`, `not-a-nib`, or one of the XML scanner.
  static func read(_ bytes: [UInt8], file: String) throws(NibReadError) -> PropertyList {
    guard BinaryPropertyList.canRead(bytes) else {
      return try XMLPropertyList.read(bytes, file: file)
    }
    do {
      return try BinaryPropertyList.read(bytes)
    } catch {
      throw error.error(file: file)
    }
  }
}
