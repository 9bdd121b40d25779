import NibCore

/// The attributes and children of one kind of element that does not describe an object. It lists the words that
/// are read, and those that are known to have no effect. Objects have attribute tables instead.
///
/// `id` and `key` are accepted everywhere and are not listed.
struct NibWord: Sendable {
  let element: String
  private let readAttributes: [String]
  /// The attributes without effect, with the reasons.
  private let ignoredAttributes: KeyValuePairs<String, String>
  private let readChildren: [String]
  private let ignoredChildren: KeyValuePairs<String, String>
  /// Whether the element may contain objects of any class.
  let containsObjects: Bool
  /// Whether the element is an object, which may have connections and runtime attributes.
  let isObject: Bool

  init(
    _ element: String, reads attributes: [String] = [], ignores: KeyValuePairs<String, String> = [:],
    readsChildren children: [String] = [], ignoresChildren: KeyValuePairs<String, String> = [:],
    containsObjects: Bool = false, isObject: Bool = false
  ) {
    self.element = element
    readAttributes = attributes
    ignoredAttributes = ignores
    readChildren = children
    ignoredChildren = ignoresChildren
    self.containsObjects = containsObjects
    self.isObject = isObject
  }

  /// The meaning of an attribute; `nil` if it is unknown. Interface Builder writes a long text as a child with the same
  /// key instead.
  func attribute(_ name: String) -> NibMeaning? {
    NibWord.meaning(of: name, readAttributes, ignoredAttributes)
  }

  /// The meaning of a child with the given key, or with the given name if it has no key; `nil` if it is unknown.
  func child(_ name: String) -> NibMeaning? { NibWord.meaning(of: name, readChildren, ignoredChildren) }

  // The lists are short, and most of them are never searched, so there are no tables of them.
  private static func meaning(
    of name: String, _ understood: [String], _ nothing: KeyValuePairs<String, String>
  ) -> NibMeaning? {
    if understood.contains(name) { return .understood }
    return nothing.first { $0.key == name }.map { .nothing(because: $0.value) }
  }
}
