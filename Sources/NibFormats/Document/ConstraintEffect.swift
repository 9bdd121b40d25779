import NibSupport

/// The equation and the priority of a constraint. Constraints with the same effect have equal values, because an equation
/// between two items always has the same order of its sides. Values of size classes (`variation`) are left out.
package struct ConstraintEffect: Hashable, Sendable {
  package let first: ExactText
  package let second: ExactText
  package let relation: ExactText
  /// In points.
  package let constant: Double
  /// The factor as a number, in text; the text of the document if it is not valid.
  package let multiplier: ExactText
  package let priority: Double

  /// - Parameters:
  ///   - owner: the id of the view that contains the constraint.
  ///   - newID: returns the id by which an item is known in the compared document.
  package init(_ element: NibElement, owner: String, newID: (String) -> String = { $0 }) {
    let firstItem = newID(element["firstItem"] ?? owner)
    let secondItem = element["secondItem"].map(newID) ?? ""
    let first = "\(firstItem).\(element["firstAttribute"] ?? "")"
    // Without a second item, a second attribute means nothing.
    let second = (secondItem.isEmpty ? "" : "\(secondItem).") + (element["secondAttribute"] ?? "")
    let constant = element.double("constant") ?? 0
    let relation = element["relation"] ?? "equal"
    // The factor as a number: `50%`, `1:2` and `0.5` are equal.
    let factor = element["multiplier"].map { NibMultiplier.parse($0).map { "\($0)" } ?? $0 } ?? "1.0"
    multiplier = ExactText(factor)
    priority = element.double("priority") ?? 1000
    // Without a factor, the sides can be exchanged: `a = b + 8` is the same as `b = a - 8`. The constants of variations
    // would have to be exchanged as well.
    let isExchanged =
      !secondItem.isEmpty && factor == "1.0" && second < first && element.child(named: "variation") == nil
    self.first = ExactText(isExchanged ? second : first)
    self.second = ExactText(isExchanged ? first : second)
    self.constant = isExchanged ? -constant : constant
    self.relation = ExactText(isExchanged ? Self.opposites[relation] ?? relation : relation)
  }

  /// The relations after the sides have been exchanged.
  private static let opposites = [
    "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
  ]
}
