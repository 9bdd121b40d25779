import NibCore

/// The attributes and children of one kind of element that does not describe an object. It lists the words that
/// are read, and those that are known to have no effect. Objects have attribute tables instead.
///
/// `id` and `key` are accepted everywhere and are not listed.
struct NibWord: Sendable {
  let element: String
  /// Attributes by name. Interface Builder writes a long text as a child with the same key instead.
  let attributes: [String: NibMeaning]
  /// Children by key, or by name for elements without a key.
  let children: [String: NibMeaning]
  /// Whether the element may contain objects of any class.
  let containsObjects: Bool
  /// Whether the element is an object, which may have connections and runtime attributes.
  let isObject: Bool

  init(
    _ element: String, reads attributes: [String] = [], ignores: [String: String] = [:],
    readsChildren children: [String] = [], ignoresChildren: [String: String] = [:],
    containsObjects: Bool = false, isObject: Bool = false
  ) {
    self.element = element
    self.attributes = NibWord.meanings(attributes, ignores)
    self.children = NibWord.meanings(children, ignoresChildren)
    self.containsObjects = containsObjects
    self.isObject = isObject
  }

  private static func meanings(_ understood: [String], _ nothing: [String: String]) -> [String: NibMeaning] {
    var meanings = nothing.mapValues { NibMeaning.nothing(because: $0) }
    for name in understood { meanings[name] = .understood }
    return meanings
  }
}
