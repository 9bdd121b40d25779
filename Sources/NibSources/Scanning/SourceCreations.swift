import NibFormats

/// The classes of controllers that code creates.
package struct SourceCreations: Hashable, Sendable {
  /// The classes that code creates without arguments: `CardController()`, `[CardController new]`.
  package var plain: Set<String> = []
  /// The classes to which code passes the name of a nib: `CardController(nibName: "Card", bundle: nil)`.
  package var withNibName: Set<String> = []

  package init() {}

  package mutating func formUnion(_ other: SourceCreations) {
    plain.formUnion(other.plain)
    withNibName.formUnion(other.withNibName)
  }
}
