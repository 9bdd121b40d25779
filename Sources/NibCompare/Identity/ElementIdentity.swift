import NibFormats

/// Identifies an element in all versions of a document. Elements of two versions with equal identities are the same.
///
/// An element with an `id` has the same identity wherever it stands. The identity of any other element is that of its
/// place: its name, the attribute that distinguishes it from its siblings, and its number among siblings that have both
/// in common.
package struct ElementIdentity: Hashable, Sendable, CustomStringConvertible {
  /// The name of the element; empty for an element with an id, so that an object whose class changes stays the same.
  package let name: String
  /// The `id`, or the value of the distinguishing attribute; empty if there is none.
  package let value: String
  /// Counts from 0 the siblings with the same name and value.
  package let number: Int

  /// Whether the identity is an `id`, which does not depend on the element's place.
  package var isID: Bool { name.isEmpty }

  package var description: String {
    isID ? "#\(value)" : value.isEmpty ? "\(name)[\(number)]" : "\(name)[\(value)]"
  }

  /// The identities of the children of an element, in document order.
  package static func children(of element: NibElement) -> [ElementIdentity] {
    var counts: [ElementIdentity: Int] = [:]
    return element.children.map { child in
      let first = ElementIdentity(child)
      let count = counts[first, default: 0]
      counts[first] = count + 1
      return ElementIdentity(name: first.name, value: first.value, number: count)
    }
  }

  private init(_ element: NibElement) {
    let id = element.id ?? element["sceneID"]
    name = id == nil ? element.name : ""
    value = id ?? element["key"] ?? ElementIdentity.distinguishing.lazy.compactMap { element[$0] }.first ?? ""
    number = 0
  }

  private init(name: String, value: String, number: Int) {
    self.name = name
    self.value = value
    self.number = number
  }

  /// The attributes that distinguish siblings without an id and without a `key`, which is the property of the parent that
  /// an element is the value of. They occur in lists: of a variation (`reference`), of runtime attributes (`keyPath`), of
  /// dependencies (`identifier`), and of resources and capabilities (`name`). The most specific is the first.
  static let distinguishing = ["reference", "keyPath", "identifier", "name", "className"]
}
