extension MergeElement {
  /// The name of the outlet or property that the element is the value of, of which its parent can have only one;
  /// `nil` for other elements.
  var slot: String? {
    if name == "outlet" { return string("property").map { "outlet \($0)" } }
    return name == "variation" ? nil : string("key").map { "key \($0)" }
  }

  /// Whether two elements of the same parent are values of the same property or outlet.
  func hasSameSlot(as other: MergeElement) -> Bool { slot.map { $0 == other.slot } ?? false }
}

/// A property or outlet that has one value only.
struct MergeSlot: Hashable {
  private let parent: Int
  private let name: String

  init?(_ element: MergeElement, in parent: Int) {
    // Two values without ids are the same element already.
    guard element.name == "outlet" || element.id != nil, let slot = element.slot else { return nil }
    (self.parent, name) = (parent, slot)
  }
}
