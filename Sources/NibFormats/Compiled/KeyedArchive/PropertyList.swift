/// A property list, binary or XML, as a table of numbered nodes. Containers hold the numbers of their items;
/// a damaged file can make cycles of them, so whoever follows them has to count.
struct PropertyList: Sendable {
  /// One value of the list.
  enum Node: Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    case string(String)
    case data([UInt8])
    /// A keyed archive's reference to one of its objects.
    case uid(Int)
    case array([Int])
    case dictionary([Pair])
  }

  /// A key and a value of a dictionary, in the order of the file.
  struct Pair: Sendable {
    var key: String
    var value: Int
  }

  var nodes: [Node]
  /// Where each node stands in the file.
  var offsets: [Int]
  var root: Int

  /// The node that a dictionary has for a key; nil if it has none, or if the node is no dictionary.
  func value(_ key: String, of node: Int?) -> Int? {
    guard let node, case .dictionary(let pairs) = nodes[node] else { return nil }
    return pairs.first { $0.key == key }?.value
  }

  /// The pairs of a dictionary, none if the node is something else.
  func pairs(of node: Int?) -> [Pair] {
    guard let node, case .dictionary(let pairs) = nodes[node] else { return [] }
    return pairs
  }

  /// The items of an array, nil if the node is something else.
  func items(of node: Int?) -> [Int]? {
    guard let node, case .array(let items) = nodes[node] else { return nil }
    return items
  }

  /// The text of a string, nil if the node is something else.
  func string(_ node: Int?) -> String? {
    guard let node, case .string(let text) = nodes[node] else { return nil }
    return text
  }

  /// The number of the object that a reference means, nil if the node is something else.
  func uid(_ node: Int?) -> Int? {
    guard let node, case .uid(let number) = nodes[node] else { return nil }
    return number
  }

  /// The list that a file holds, whichever of the two forms it has.
  ///
  /// - Throws: one `damaged-nib` or XML diagnostic.
  static func read(_ bytes: [UInt8], file: String) throws(NibReadError) -> PropertyList {
    guard BinaryPropertyList.isContent(of: bytes) else {
      return try XMLPropertyList.read(bytes, file: file)
    }
    do {
      return try BinaryPropertyList.read(bytes)
    } catch {
      throw error.error(file: file)
    }
  }
}
