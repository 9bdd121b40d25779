import NibCore

/// Finds constraints that duplicate another one, constraints whose items are outside the view that the constraint belongs
/// to, and constraints whose attributes do not fit together.
struct ConstraintCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: NibDocument
  private let disabledIDs: Set<String>

  init(_ document: NibDocument, _ environment: NibEnvironment) {
    self.document = document
    disabledIDs = document.disabledIDs(for: environment.nibTraits)
    lazy var choice = DuplicateChoice(document)
    var seen: [CheckedConstraint: NibElement] = [:]
    for element in document.root.descendants where element.isNamed("constraint") {
      guard let owner = element.parent?.parent, isInstalled(element) else { continue }
      checkItems(of: element, owner)
      if let reason = IllegalPairing(element) { diagnostics.append(reason.diagnostic(at: element)) }
      let constraint = CheckedConstraint(element, owner)
      if let first = seen[constraint] {
        diagnostics.append(.duplicateConstraint(element, first, choice))
      } else {
        seen[constraint] = element
      }
    }
  }

  private func isInstalled(_ element: NibElement) -> Bool {
    element["installed"] != "NO" && !(element.id.map(disabledIDs.contains) ?? false)
  }

  private mutating func checkItems(of element: NibElement, _ owner: NibElement) {
    for name in ["firstItem", "secondItem"] {
      guard let id = element[name], let item = document.object(id: id), !item.isIn(owner) else { continue }
      diagnostics.append(.constraintOutside(element, name, id, owner))
    }
  }
}

/// The meaning of a constraint. Two values are equal if the constraints have the same effect, even if they name
/// their items in a different order. A placeholder, which Xcode removes at build time, does not have the effect of a real
/// constraint.
private struct CheckedConstraint: Hashable {
  struct Side: Hashable {
    let item: String
    let attribute: String
  }

  private let sides: [Side]
  private let relation: String
  private let numbers: [String]
  private let isPlaceholder: Bool

  init(_ element: NibElement, _ owner: NibElement) {
    isPlaceholder = element["placeholder"] == "YES"
    let first = Side(
      item: element["firstItem"] ?? owner.id ?? "<\(owner.index)>",
      attribute: element["firstAttribute"] ?? "")
    let second = Side(item: element["secondItem"] ?? "", attribute: element["secondAttribute"] ?? "")
    let constant = element["constant"] ?? "0"
    let written = element["multiplier"] ?? "1"
    let factor = NibMultiplier.parse(written)
    let relation = element["relation"] ?? "equal"
    let variations = element.children(named: "variation").map { variation in
      variation.attributes.map { "\($0.name)=\($0.value)" }.sorted().joined(separator: " ")
    }
    // `a = b + 8` is the same as `b = a - 8`.
    let isReversible =
      element["secondItem"] != nil && factor == 1 && Double(constant) != nil && variations.isEmpty
    let isReversed = isReversible && (second.item, second.attribute) < (first.item, first.attribute)
    sides = isReversed ? [second, first] : [first, second]
    self.relation = isReversed ? Self.reversed[relation] ?? relation : relation
    // Adding zero turns a negative zero into zero.
    let number = Double(constant).map { "\(0 + (isReversed ? 0 - $0 : $0))" } ?? constant
    numbers = [number, factor.map { "\($0)" } ?? written, element["priority"] ?? "1000"] + variations
  }

  /// The relations after the sides have been exchanged.
  private static let reversed = [
    "lessThanOrEqual": "greaterThanOrEqual", "greaterThanOrEqual": "lessThanOrEqual",
  ]
}

extension NibElement {
  /// Whether a constraint of `owner` may refer to this object: the owner itself, its contents, or a guide
  /// of its controller.
  fileprivate func isIn(_ owner: NibElement) -> Bool {
    var current: NibElement? = self
    while let element = current {
      if element == owner { return true }
      current = element.parent
    }
    return isNamed("viewControllerLayoutGuide") && parent?.parent == owner.controller
  }

  /// The controller that contains this view.
  private var controller: NibElement? {
    var current: NibElement? = self
    while let element = current, !element.isController { current = element.parent }
    return current
  }
}

extension Diagnostic {
  fileprivate static func duplicateConstraint(
    _ element: NibElement, _ first: NibElement, _ choice: DuplicateChoice
  ) -> Diagnostic {
    let notes = [Note("the earlier constraint is here", at: first.location)]
    return Diagnostic(
      CheckRule.duplicateConstraint.kind,
      "the constraint '\(ConstraintSentence(element).text)' repeats an earlier one: remove one of them",
      at: element.location, path: element.nibObjectPath,
      notes: notes + [choice.refusal(element, first)].compactMap { $0.map { Note($0) } })
  }

  fileprivate static func constraintOutside(
    _ element: NibElement, _ attribute: String, _ id: String, _ owner: NibElement
  ) -> Diagnostic {
    Diagnostic(
      CheckRule.constraintOutsideView.kind,
      "\(attribute)=\"\(id)\" is outside the <\(owner.name)> that the constraint belongs to, so UIKit raises an "
        + "exception: move the constraint to a common ancestor",
      at: element.location(ofAttribute: attribute), path: element.nibObjectPath)
  }
}
