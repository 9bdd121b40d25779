import NibFormats

/// The items and attributes of a constraint with a new value of one of them.
struct ConstraintItems {
  private static let names: Set<String> = [
    "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation",
  ]

  private let constraint: NibElement
  private let name: String
  private let value: String?

  init(_ constraint: NibElement, setting name: String, to value: String?) {
    (self.constraint, self.name, self.value) = (constraint, name, value)
  }

  private subscript(name: String) -> String? { name == self.name ? value : constraint[name] }

  /// Refuses items and attributes that do not fit together.
  func check() throws(EditError) {
    guard ConstraintItems.names.contains(name), let owner = constraint.parent?.parent,
      let attribute = self["firstAttribute"]
    else { return }
    let item = self["firstItem"] ?? owner.id ?? ""
    try checkPlace(item, in: owner)
    try checkPlace(self["secondItem"], in: owner)
    guard (self["secondItem"] == nil) == (self["secondAttribute"] == nil) else {
      throw EditError(
        "the second item of a constraint and its attribute belong together; add another constraint")
    }
    var other = NewConstraint(.init(item, attribute))
    if let item = self["secondItem"], let attribute = self["secondAttribute"] {
      other.second = .init(item, attribute)
    }
    try other.checkAttributes()
    if let second = other.second, second.item == other.first.item { try other.checkRatio() }
  }

  /// Refuses an object that is not in the view of the constraint.
  private func checkPlace(_ id: String?, in owner: NibElement) throws(EditError) {
    guard let id, id == value, let item = constraint.document.object(id: id),
      !item.isNamed("viewControllerLayoutGuide"), !item.isInside(orEqual: owner)
    else { return }
    throw EditError(
      "\(item.name) '\(id)' is not in \(owner.name) '\(owner.id ?? "")', which has the constraint; add another one"
    )
  }
}
