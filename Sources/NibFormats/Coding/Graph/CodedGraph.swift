/// The content of a compiled nib, whether it was stored as a NIBArchive or as a keyed archive: objects with
/// classes and keyed values, as an NSCoder wrote them.
///
/// Objects refer to each other by number, which is their index in `objects`. References may form cycles. In a
/// graph that a reader returned, every reference is the number of an existing object.
struct CodedGraph: Sendable {
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    /// A string that is not an object. Only keyed archives contain these; in a NIBArchive, strings are
    /// objects.
    case string(String)
    case data([UInt8])
    /// A reference to the object with this number.
    case object(Int)
  }

  /// A value and its key. An object that is a list has several entries with the same key, one for each item,
  /// in order.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: Value
    /// The position of the entry in the file, in bytes; `nil` if the entry was not read from a file.
    var offset: Int?

    init(_ key: String, _ value: Value, offset: Int? = nil) {
      self.key = key
      self.value = value
      self.offset = offset
    }
  }

  struct Object: Hashable, Sendable {
    var className: String
    /// Classes to try in order if `className` is unknown.
    var fallbackClassNames: [String]
    var entries: [Entry]
    /// The position of the object in the file, in bytes; `nil` if the object was not read from a file.
    var offset: Int?

    init(
      _ className: String, fallbackClassNames: [String] = [], entries: [Entry] = [], offset: Int? = nil
    ) {
      self.className = className
      self.fallbackClassNames = fallbackClassNames
      self.entries = entries
      self.offset = offset
    }
  }

  /// The two file formats in which compiled nibs are stored. They code some values differently: a rectangle
  /// is data in a NIBArchive and text in a keyed archive.
  enum Container: Hashable, Sendable { case nibArchive, keyedArchive }

  var objects: [Object]
  /// The number of the object that contains the top-level values of the archive (`UINibTopLevelObjectsKey`
  /// and so on).
  var root: Int
  var container: Container
  /// The version of the encoder that wrote a NIBArchive; `nil` if it is not known.
  var coderVersion: Int?

  /// Creates a graph from its objects.
  ///
  /// - Precondition: `root` is the number of one of the objects.
  init(objects: [Object], root: Int = 0, container: Container) {
    precondition(objects.indices.contains(root), "the root is not one of the objects")
    self.objects = objects
    self.root = root
    self.container = container
  }

  /// The value that an object has for a key; the first one if there are several, `nil` if there is none.
  func value(_ key: String, of object: Int) -> Value? {
    guard objects.indices.contains(object) else { return nil }
    return objects[object].entries.first { $0.key == key }?.value
  }

  /// The number of the object that a value refers to; `nil` if the value is not a reference to an existing
  /// object.
  func object(_ value: Value?) -> Int? {
    guard case .object(let number)? = value, objects.indices.contains(number) else { return nil }
    return number
  }

  /// The class of the object that a value refers to; `nil` if the value is not a reference.
  func className(_ value: Value?) -> String? { object(value).map { objects[$0].className } }
}

extension CodedGraph {
  /// The key of each item of a list, in the two containers.
  static let itemKeys = (nibArchive: "UINibEncoderEmptyKey", keyedArchive: "NS.objects")

  /// The items of an array, set or ordered set; `nil` for any other value. An ordered set that has a separate
  /// key for each item (`NS.object.0`) gives an empty array.
  func array(_ value: Value?) -> [Value]? {
    guard let object = object(value), Self.isList(objects[object].className) else { return nil }
    return items(of: object)
  }

  /// The pairs of a dictionary, in file order; `nil` if the value is not a dictionary.
  func dictionary(_ value: Value?) -> [(key: Value, value: Value)]? {
    guard let object = object(value), Self.isDictionary(objects[object].className) else { return nil }
    let items = items(of: object)
    let keys = objects[object].entries.filter { $0.key == "NS.keys" }.map(\.value)
    if !keys.isEmpty { return zip(keys, items).map { (key: $0, value: $1) } }
    // In a NIBArchive, keys and values alternate.
    return stride(from: 0, to: items.count - 1, by: 2).map { (key: items[$0], value: items[$0 + 1]) }
  }

  private func items(of object: Int) -> [Value] {
    objects[object].entries
      .filter { $0.key == Self.itemKeys.nibArchive || $0.key == Self.itemKeys.keyedArchive }
      .map(\.value)
  }

  private static func isList(_ className: String) -> Bool {
    [
      "NSArray", "NSMutableArray", "NSSet", "NSMutableSet", "NSOrderedSet", "NSMutableOrderedSet",
    ].contains(className)
  }

  private static func isDictionary(_ className: String) -> Bool {
    className == "NSDictionary" || className == "NSMutableDictionary"
  }
}

extension CodedGraph {
  /// The identifier of a placeholder (`UIProxyObject`) in a UIKit nib, for example `IBFilesOwner`; `nil` for
  /// any other object.
  func proxyIdentifier(of object: Int) -> String? {
    guard objects[object].className == "UIProxyObject" else { return nil }
    return string("UIProxiedObjectIdentifier", of: object)
  }

  /// Adds the objects of a nested nib, such as that of a prototype cell, to this graph.
  ///
  /// - Parameter proxies: the objects that replace the proxies (`UIProxyObject`) of the nested nib, by the
  ///   identifiers of the proxies. Proxies with other identifiers are not replaced.
  /// - Returns: the new number of the nested nib's root.
  mutating func link(_ other: CodedGraph, proxies: [String: Int] = [:]) -> Int {
    let base = objects.count
    let targets = other.objects.indices.map { number in
      other.proxyIdentifier(of: number).flatMap { proxies[$0] } ?? base + number
    }
    objects += other.objects.map { object in
      var object = object
      for index in object.entries.indices {
        guard case .object(let number) = object.entries[index].value else { continue }
        object.entries[index].value = .object(targets[number])
      }
      return object
    }
    return base + other.root
  }

  /// Appends the items that a linked nib has in one of its top-level lists to the list with the same key of
  /// this graph.
  ///
  /// - Parameter otherRoot: the number of the linked nib's root in this graph.
  mutating func appendList(_ key: String, ofRoot otherRoot: Int) {
    guard let items = array(value(key, of: otherRoot)), !items.isEmpty else { return }
    let entries = items.map { Entry(CodedGraph.itemKeys.nibArchive, $0) }
    if let list = object(value(key, of: root)), container == .nibArchive {
      objects[list].entries += entries
      return
    }
    let known = (array(value(key, of: root)) ?? []).map { Entry(CodedGraph.itemKeys.nibArchive, $0) }
    objects.append(Object("NSArray", entries: known + entries))
    objects[root].entries.removeAll { $0.key == key }
    objects[root].entries.append(Entry(key, .object(objects.count - 1)))
  }
}
