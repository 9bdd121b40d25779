import NibCore

/// Finds constraints that duplicate another one, and constraints whose items are outside the view that holds
/// the constraint.
struct ConstraintCheck {
  private(set) var diagnostics: [Diagnostic] = []
  private let document: NibDocument
  private let disabledIDs: Set<String>

  init(_ document: NibDocument, _ environment: NibEnvironment) {
    self.document = document
    disabledIDs = document.disabledIDs(for: environment.nibTraits)
    var seen: [CheckedConstraint: NibElement] = [:]
    for element in document.root.descendants where element.isNamed("constraint") {
      guard let holder = element.parent?.parent, isInstalled(element) else { continue }
      checkItems(of: element, holder)
      let constraint = CheckedConstraint(element, holder)
      if let first = seen[constraint] {
        diagnostics.append(.duplicateConstraint(element, first))
      } else {
        seen[constraint] = element
      }
    }
  }

  private func isInstalled(_ element: NibElement) -> Bool {
    element["installed"] != "NO" && !(element.id.map(disabledIDs.contains) ?? false)
  }

  private mutating func checkItems(of element: NibElement, _ holder: NibElement) {
    for name in ["firstItem", "secondItem"] {
      guard let id = element[name], let item = document.object(id: id), !item.isIn(holder) else { continue }
      diagnostics.append(.constraintOutside(element, name, id, holder))
    }
  }
}

/// The meaning of a constraint, independent of its notation.
private struct CheckedConstraint: Hashable {
  struct Side: Hashable {
    let item: String
    let attribute: String
  }

  private let sides: [Side]
  private let relation: String
  private let numbers: [String]

  init(_ element: NibElement, _ holder: NibElement) {
    let first = Side(
      item: element["firstItem"] ?? holder.id ?? "<\(holder.index)>",
      attribute: element["firstAttribute"] ?? "")
    let second = Side(item: element["secondItem"] ?? "", attribute: element["secondAttribute"] ?? "")
    let constant = element["constant"] ?? "0"
    let multiplier = element["multiplier"] ?? "1"
    let isSymmetric = element["relation"] == nil && constant == "0" && multiplier == "1"
    let isTurned = isSymmetric && (second.item, second.attribute) < (first.item, first.attribute)
    sides = isTurned ? [second, first] : [first, second]
    relation = element["relation"] ?? ""
    numbers =
      [constant, multiplier, element["priority"] ?? "1000"]
      + element.children(named: "variation").map { "\($0.key ?? "") \($0["constant"] ?? "")" }
  }
}

extension NibElement {
  /// Whether a constraint of `holder` may refer to this object: the holder itself, its contents, or a guide
  /// of its controller.
  fileprivate func isIn(_ holder: NibElement) -> Bool {
    var current: NibElement? = self
    while let element = current {
      if element == holder { return true }
      current = element.parent
    }
    return isNamed("viewControllerLayoutGuide") && parent?.parent == holder.controller
  }

  /// The controller that contains this view.
  private var controller: NibElement? {
    var current: NibElement? = self
    while let element = current, !element.isController { current = element.parent }
    return current
  }
}

extension Diagnostic {
  fileprivate static func duplicateConstraint(_ element: NibElement, _ first: NibElement) -> Diagnostic {
    Diagnostic(
      "duplicate-constraint", .warning, "the constraint repeats an earlier one", at: element.location,
      path: element.nibObjectPath, notes: [Note("the earlier constraint", at: first.location)])
  }

  fileprivate static func constraintOutside(
    _ element: NibElement, _ attribute: String, _ id: String, _ holder: NibElement
  ) -> Diagnostic {
    Diagnostic(
      "constraint-outside-view", .error,
      "\(attribute)=\"\(id)\" of the constraint is not in <\(holder.name)>, which holds the constraint: "
        + "UIKit raises an exception",
      at: element.location(ofAttribute: attribute), path: element.nibObjectPath)
  }
}
