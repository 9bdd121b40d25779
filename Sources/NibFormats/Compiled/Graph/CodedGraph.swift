/// The content of a compiled nib, independent of its container: objects with classes and keyed values, as an
/// NSCoder wrote them.
///
/// Objects are numbered and refer to each other by number. References may form cycles. In a graph that a
/// reader returned, every reference is the number of an existing object.
struct CodedGraph: Sendable {
  /// One coded value.
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    /// A string that is not an object. Only property lists have these.
    case string(String)
    case data([UInt8])
    case object(Int)
  }

  /// A value and its key. A list has several entries with the same key, in order.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: Value
    /// The position of the entry in the file.
    var offset: Int?

    init(_ key: String, _ value: Value, offset: Int? = nil) {
      self.key = key
      self.value = value
      self.offset = offset
    }
  }

  /// An object as it was coded.
  struct Object: Hashable, Sendable {
    var className: String
    /// Classes to try in order if `className` is unknown.
    var fallbackClassNames: [String]
    var entries: [Entry]
    /// The position of the object in the file.
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

  /// The two containers in which compiled nibs are stored. Some values are coded differently: a rectangle is
  /// data in a NIBArchive and text in a keyed archive.
  enum Container: Hashable, Sendable { case nibArchive, keyedArchive }

  var objects: [Object]
  /// The object that holds the top-level values of the archive (`UINibTopLevelObjectsKey` and so on).
  var root: Int
  var container: Container

  /// Creates a graph from its objects.
  ///
  /// - Precondition: `root` is the number of one of the objects.
  init(objects: [Object], root: Int = 0, container: Container) {
    precondition(objects.indices.contains(root), "the root is one of the objects")
    self.objects = objects
    self.root = root
    self.container = container
  }

  /// The value that an object has for a key; the first one if there are several.
  func value(_ key: String, of object: Int) -> Value? {
    guard objects.indices.contains(object) else { return nil }
    return objects[object].entries.first { $0.key == key }?.value
  }

  /// The number of the object that a value refers to.
  func object(_ value: Value?) -> Int? {
    guard case .object(let number)? = value, objects.indices.contains(number) else { return nil }
    return number
  }

  /// The class of the object that a value refers to.
  func className(_ value: Value?) -> String? { object(value).map { objects[$0].className } }
}

extension CodedGraph {
  /// The key of a list's items in each of the two containers.
  static let itemKeys = (nibArchive: "UINibEncoderEmptyKey", keyedArchive: "NS.objects")

  /// The items of an array, set or ordered set; nil for any other value.
  func array(_ value: Value?) -> [Value]? {
    guard let object = object(value), Self.isList(objects[object].className) else { return nil }
    return items(of: object)
  }

  /// The pairs of a dictionary, in file order; nil if the value is not a dictionary.
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
  /// Adds the objects of another nib, as UIKit does when one nib loads another: a storyboard's scene loads
  /// its view, a table its prototype cells.
  ///
  /// - Parameter proxies: the objects that replace the proxies of the other nib, by the identifiers of the
  ///   proxies. Other proxies remain proxies.
  /// - Returns: the new number of the other nib's root.
  mutating func link(_ other: CodedGraph, proxies: [String: Int] = [:]) -> Int {
    let base = objects.count
    let targets = other.objects.indices.map { number -> Int in
      guard other.objects[number].className == "UIProxyObject",
        let identifier = other.string(other.value("UIProxiedObjectIdentifier", of: number)),
        let target = proxies[identifier]
      else { return base + number }
      return target
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

  /// Appends the items of a list of another root to the same list of this graph's root.
  mutating func join(_ key: String, of otherRoot: Int) {
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
