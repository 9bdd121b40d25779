import NibFormats

/// The items and attributes of a constraint, of which a change set some.
struct ConstraintItems {
  private static let names: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation",
  ]

  private let constraint: NibElement
  private let changed: Set<String>

  /// - Parameter changed: the names of the properties that were set.
  init(_ constraint: NibElement, changed: Set<String>) {
    (self.constraint, self.changed) = (constraint, changed)
  }

  /// Refuses items and attributes that do not fit together.
  func check() throws(EditError) {
    guard !changed.isDisjoint(with: ConstraintItems.names), let owner = constraint.parent?.parent,
      let attribute = constraint["firstAttribute"]
    else { return }
    let item = constraint["firstItem"] ?? owner.id ?? ""
    try checkPlace("firstItem", in: owner)
    try checkPlace("secondItem", in: owner)
    guard (constraint["secondItem"] == nil) == (constraint["secondAttribute"] == nil) else {
      throw EditError(
        "the second item of a constraint and its attribute belong together; add another constraint")
    }
    var other = NewConstraint(.init(item, attribute))
    if let item = constraint["secondItem"], let attribute = constraint["secondAttribute"] {
      other.second = .init(item, attribute)
    }
    try other.checkAttributes()
    if let second = other.second, second.item == other.first.item { try other.checkRatio() }
  }

  /// Refuses a new item that is not in the view of the constraint.
  private func checkPlace(_ name: String, in owner: NibElement) throws(EditError) {
    guard changed.contains(name), let id = constraint[name], let item = constraint.document.object(id: id),
      !item.isNamed("viewControllerLayoutGuide"), !item.isInside(orEqual: owner)
    else { return }
    throw EditError(
      "\(item.name) '\(id)' is not in \(owner.name) '\(owner.id ?? "")', which has the constraint; add another one"
    )
  }
}
