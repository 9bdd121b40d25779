/// What a compiled nib holds, whatever its container: objects with classes and keyed values, as an NSCoder
/// wrote them.
///
/// Objects are numbered and refer to each other by number; references may form cycles. Every reference of
/// a graph that a reader returned names one of its objects.
struct CodedGraph: Sendable {
  /// One coded value.
  enum Value: Hashable, Sendable {
    case null
    case bool(Bool)
    case integer(Int64)
    case float(Float)
    case double(Double)
    /// A string that is no object of its own: those of property lists.
    case string(String)
    case data([UInt8])
    case object(Int)
  }

  /// A value and the key it was coded with. A list has several entries of one key, in order.
  struct Entry: Hashable, Sendable {
    var key: String
    var value: Value
    /// Where the entry stands in the file.
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
    /// Classes to use in turn where `className` is not known.
    var fallbackClassNames: [String]
    var entries: [Entry]
    /// Where the object stands in the file.
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

  /// The two forms in which compiled nibs are stored. They differ in how some values are coded: a
  /// rectangle is data in the one and text in the other.
  enum Container: Hashable, Sendable { case nibArchive, keyedArchive }

  var objects: [Object]
  /// The object whose values are the archive's top-level ones (`UINibTopLevelObjectsKey` and so on).
  var root: Int
  var container: Container

  /// A graph of these objects.
  ///
  /// - Precondition: `root` is the number of one of them.
  init(objects: [Object], root: Int = 0, container: Container) {
    precondition(objects.indices.contains(root), "the root is one of the objects")
    self.objects = objects
    self.root = root
    self.container = container
  }

  /// The value that an object has for a key; the first if there are several.
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
  /// The key of a list's items in a NIBArchive, and in a keyed archive.
  static let itemKeys = (nibArchive: "UINibEncoderEmptyKey", keyedArchive: "NS.objects")

  /// The items of an array, set or ordered set; nil if the value is no such object.
  func array(_ value: Value?) -> [Value]? {
    guard let object = object(value), Self.isList(objects[object].className) else { return nil }
    return items(of: object)
  }

  /// The pairs of a dictionary, in the order of the file; nil if the value is no dictionary.
  func dictionary(_ value: Value?) -> [(key: Value, value: Value)]? {
    guard let object = object(value), Self.isDictionary(objects[object].className) else { return nil }
    let items = items(of: object)
    let keys = objects[object].entries.filter { $0.key == "NS.keys" }.map(\.value)
    if !keys.isEmpty { return zip(keys, items).map { (key: $0, value: $1) } }
    // A NIBArchive has keys and values in turn.
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
  /// Takes in the objects of another nib, as UIKit does when one nib loads another: a storyboard's scene its
  /// view, a table its prototype cells.
  ///
  /// - Parameter proxies: what stands behind the other nib's proxies, by their identifiers. A proxy that is
  ///   not named stays one.
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

  /// Adds the items of one of another root's lists to the own root's list.
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
