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
