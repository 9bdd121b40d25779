/// A kind of difference between two versions of a document that says nothing about the objects in it: Interface Builder
/// makes such differences whenever it saves a document.
package enum ComparisonNoise: String, Sendable, CaseIterable {
  /// The versions of Interface Builder and its plug-ins.
  case tools
  /// The device of the canvas, and the places of scenes on it.
  case canvas
  /// Frames that a layout computes when the document is loaded.
  case frames
  /// Attributes in another order.
  case attributeOrder
  /// Constraints, connections, scenes or resources in another order or list, or constraints whose two items are
  /// exchanged.
  case order
  /// Numbers that differ only in rounding.
  case rounding
  /// New ids of objects that are otherwise the same. The new id of an object with entries in a `.strings` file is a
  /// change instead.
  case ids
  /// Attributes that have the default value of the class, and that only one version contains.
  case defaults
  /// Marks of Interface Builder, such as `misplaced`, and saved values of system colors and images.
  case marks
  /// White space, and other ways to write the same XML.
  case formatting

  /// A number of such differences, such as `2 saved frames`.
  package func text(count: Int) -> String {
    "\(count) \(count == 1 ? nouns.singular : nouns.plural)"
  }

  private var nouns: (singular: String, plural: String) {
    switch self {
    case .tools: ("version of a tool", "versions of tools")
    case .canvas: ("setting of the canvas", "settings of the canvas")
    case .frames: ("saved frame", "saved frames")
    case .attributeOrder: ("order of attributes", "orders of attributes")
    case .order: ("order of objects", "orders of objects")
    case .rounding: ("rounding", "roundings")
    case .ids: ("new id", "new ids")
    case .defaults: ("default value", "default values")
    case .marks: ("mark of Interface Builder", "marks of Interface Builder")
    case .formatting: ("change of spacing", "changes of spacing")
    }
  }
}

extension [ComparisonNoise: Int] {
  /// The differences in one line, such as `2 versions of tools, 14 saved frames`; empty if there are none.
  package var text: String {
    ComparisonNoise.allCases.compactMap { kind in self[kind].map { kind.text(count: $0) } }.joined(
      separator: ", ")
  }
}
