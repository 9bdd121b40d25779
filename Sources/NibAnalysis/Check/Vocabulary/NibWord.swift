import NibCore

/// A kind of element that does not describe an object (objects have attribute tables). Lists the words that
/// are read, and those that are known to have no effect.
///
/// `id` and `key` are accepted everywhere and are not listed.
struct NibWord: Sendable {
  /// The element's name.
  let element: String
  /// Attributes by name. A long text is in a child with this key instead.
  let attributes: [String: NibMeaning]
  /// Children by key, or by name for elements without a key.
  let children: [String: NibMeaning]
  /// Whether the element may contain objects of any class.
  let holdsObjects: Bool

  init(
    _ element: String, reads attributes: [String] = [], ignores: [String: String] = [:],
    holds children: [String] = [], ignoresChildren: [String: String] = [:], holdsObjects: Bool = false
  ) {
    self.element = element
    self.attributes = NibWord.meanings(attributes, ignores)
    self.children = NibWord.meanings(children, ignoresChildren)
    self.holdsObjects = holdsObjects
  }

  private static func meanings(_ understood: [String], _ nothing: [String: String]) -> [String: NibMeaning] {
    var meanings = nothing.mapValues { NibMeaning.nothing(because: $0) }
    for name in understood { meanings[name] = .understood }
    return meanings
  }
}

/// The meaning of a word in a document: of an attribute, or of a child element.
package enum NibMeaning: Hashable, Sendable {
  /// The word is read.
  case understood
  /// The word is known to affect neither the screen nor the loading, for the given reason.
  case nothing(because: String)
}

/// Reasons that many words share.
enum NibReason {
  static let editor = "only Interface Builder's editor uses it"
  static let history = "it records the version of Interface Builder that wrote the file, or that can open it"
}
