import NibCore

extension NibElement {
  /// Whether the element is the list of prototype cells of a table or collection. Static cells are not prototypes.
  var listsPrototypes: Bool {
    isNamed("prototypes") || isNamed("cells") && (parent?.isNamed("collectionView") ?? false)
  }

  /// Whether the object is a prototype cell of a table or collection.
  var isPrototypeCell: Bool { parent?.listsPrototypes ?? false }

  /// The innermost prototype cell or supplementary view of a collection that is or contains the object; `nil` if UIKit
  /// creates the object only once.
  var repeatedContent: NibElement? {
    sequence(first: self, next: \.parent).first { $0.isPrototypeCell || $0.isSupplementaryView }
  }

  /// Whether the object is the header or footer of a collection's sections.
  private var isSupplementaryView: Bool {
    isNamed("collectionReusableView") && (parent?.isNamed("collectionView") ?? false)
  }

  /// Whether the object is inside another object, or is the same object.
  package func isInside(_ other: NibElement) -> Bool { sequence(first: self, next: \.parent).contains(other) }
}
