import NibCore

/// A kind of element that is no object of a class (those have attribute tables): what of it is read, and what
/// is known to mean nothing here.
///
/// `id` and `key` are understood everywhere and in no row.
struct NibWord: Sendable {
  /// The element's name.
  let element: String
  /// By name. A long text stands in a keyed child instead.
  let attributes: [String: NibMeaning]
  /// By key, or by name for elements without a key.
  let children: [String: NibMeaning]
  /// Whether any object of a class may stand in it.
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

/// What is made of a word of a document: of an attribute, or of an element inside another.
package enum NibMeaning: Hashable, Sendable {
  /// It is read.
  case understood
  /// It is known to change neither the screen nor the loading, for the reason given.
  case nothing(because: String)
}

/// Reasons that many words share.
enum NibReason {
  static let editor = "only Interface Builder's editor uses it"
  static let history = "says which Interface Builder wrote the file, and for which"
}
