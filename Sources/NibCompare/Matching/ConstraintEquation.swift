import NibCore

/// A constraint in a form that is equal for equal constraints: an equation between two items has one order of its
/// sides.
struct ConstraintEquation: Hashable {
  private let first: ExactText
  private let second: ExactText
  private let relation: ExactText
  private let constant: Double
  /// The factor as a number, in text; the text of the document if it is not valid.
  private let multiplier: ExactText
  private let priority: Double
  /// The remaining attributes, such as `identifier` and `placeholder`, and the values of variations.
  private let otherValues: ExactText

  /// - Parameters:
  ///   - owner: the id of the view that contains the constraint.
  ///   - newID: returns the id in the new version.
  init(_ element: NibElement, owner: String, newID: (String) -> String) {
    let firstItem = newID(element["firstItem"] ?? owner)
    let attribute = element["firstAttribute"] ?? ""
    let secondItem = element["secondItem"].map(newID) ?? ""
    let first = "\(firstItem).\(attribute)"
    // Without a second item, a second attribute means nothing.
    let second = (secondItem.isEmpty ? "" : "\(secondItem).") + (element["secondAttribute"] ?? "")
    let constant = element.double("constant") ?? 0
    let relation = element["relation"] ?? "equal"
    // The factor as a number: `50%`, `1:2` and `0.5` are equal.
    let factor = element["multiplier"].map { NibMultiplier.parse($0).map { "\($0)" } ?? $0 } ?? "1.0"
    multiplier = ExactText(factor)
    priority = element.double("priority") ?? 1000
    // Without a factor, the sides can be exchanged.
    let isExchanged = !secondItem.isEmpty && factor == "1.0" && second < first
    self.first = ExactText(isExchanged ? second : first)
    self.second = ExactText(isExchanged ? first : second)
    self.constant = isExchanged ? -constant : constant
    let opposite = ["lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual"]
    self.relation = ExactText(isExchanged ? opposite[relation] ?? relation : relation)
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
    first == other.first && second == other.second && relation == other.relation
      && otherValues == other.otherValues
      && abs(constant - other.constant) < 0.001 && abs(priority - other.priority) < 0.001
      && (multiplier == other.multiplier || NearValues.areNear(multiplier.text, other.multiplier.text))
  }
}
