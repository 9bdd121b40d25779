import NibCore

/// A constraint in a form that is equal for constraints with the same effect and the same other values.
struct ConstraintEquation: Hashable {
  private let effect: ConstraintEffect
  /// The remaining attributes, such as `identifier` and `placeholder`, and the values of variations.
  private let otherValues: ExactText

  /// - Parameters:
  ///   - owner: the id of the view that contains the constraint.
  ///   - newID: returns the id in the new version.
  init(_ element: NibElement, owner: String, newID: (String) -> String) {
    effect = ConstraintEffect(element, owner: owner, newID: newID)
    let attributes = element.attributes.filter { attribute in
      // A constraint without this attribute is not symbolic.
      attribute.name == "symbolic"
        ? attribute.value == "YES" : !Self.comparedAttributes.contains(attribute.name)
    }.map { "\($0.name)=\($0.value)" }
    otherValues = ExactText((attributes.sorted() + element.children.map { $0.dump() }).joined(separator: " "))
  }

  /// The attributes that the equation has as values of its own.
  static let comparedAttributes: Set<String> = [
    "id", "firstItem", "firstAttribute", "secondItem", "secondAttribute", "relation", "constant",
    "multiplier", "priority", "symbolType",
  ]

  /// Whether the two differ only in rounding.
  func isNear(_ other: ConstraintEquation) -> Bool {
    let (one, two) = (effect, other.effect)
    return one.first == two.first && one.second == two.second && one.relation == two.relation
      && otherValues == other.otherValues
      && abs(one.constant - two.constant) < 0.001 && abs(one.priority - two.priority) < 0.001
      && (one.multiplier == two.multiplier || NearValues.areNear(one.multiplier.text, two.multiplier.text))
  }
}
