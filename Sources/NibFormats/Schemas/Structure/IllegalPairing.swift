/// The reason why UIKit does not accept the attributes of a constraint.
package enum IllegalPairing: Equatable, Sendable {
  /// A position without a position to which it is equal, or with a multiplier of 0.
  case constant(multiplier: String?)
  /// A position and a length.
  case kinds
  /// A horizontal and a vertical position.
  case axes
  /// Left or right, and leading or trailing.
  case directions

  /// Returns `nil` if the attributes fit together, or if they are not known.
  package init?(_ element: NibElement) {
    guard let first = ConstraintSide(element["firstAttribute"]) else { return nil }
    guard element["secondItem"] != nil || element["secondAttribute"] != nil else {
      guard first.axis != nil else { return nil }
      self = .constant(multiplier: nil)
      return
    }
    // A missing second attribute means that it is the same as the first one.
    guard let second = ConstraintSide(element["secondAttribute"] ?? element["firstAttribute"]) else {
      return nil
    }
    let multiplier = element["multiplier"]
    switch (first.axis, second.axis) {
    case (nil, nil): return nil
    case (nil, _), (_, nil): self = .kinds
    case (let one, let other) where one != other: self = .axes
    default:
      if let multiplier, NibMultiplier.parse(multiplier) == 0 {
        self = .constant(multiplier: multiplier)
      } else if let one = first.isDirectional, let other = second.isDirectional, one != other {
        self = .directions
      } else {
        return nil
      }
    }
  }

  /// The problem of the constraint and its correction, as the end of a sentence that begins with the constraint.
  package var problem: String {
    switch self {
    case .constant(let multiplier):
      "sets a position to a constant: "
        + (multiplier == nil ? "name a second item" : "use another multiplier than 0")
    case .kinds: "compares a position with a length: use two positions or two lengths"
    case .axes: "compares a horizontal position with a vertical one: use one axis"
    case .directions: "compares left or right with leading or trailing: use the same kind of edges"
    }
  }

  /// The attribute of the element that is wrong.
  package var word: String {
    if case .constant(let multiplier) = self { return multiplier == nil ? "firstAttribute" : "multiplier" }
    return "secondAttribute"
  }
}

/// What the attribute of one side of a constraint is about.
private struct ConstraintSide {
  enum Axis { case horizontal, vertical }

  /// The axis of a position; `nil` for a length.
  let axis: Axis?
  /// Whether the layout direction decides which edge it is; `nil` unless it is left, right, leading or trailing.
  let isDirectional: Bool?

  /// Returns `nil` for a word that is not an attribute.
  init?(_ word: String?) {
    guard let word, let number = SchemaWords.layoutAttributes.number(of: word),
      let edge = SchemaWords.layoutAttributes.word(of: CodedConstraints.withoutMargins(number))
    else { return nil }
    switch edge {
    case "width", "height": axis = nil
    case "left", "right", "leading", "trailing", "centerX": axis = .horizontal
    default: axis = .vertical
    }
    isDirectional = axis == .horizontal && edge != "centerX" ? ["leading", "trailing"].contains(edge) : nil
  }
}

extension NibElement {
  /// The attributes of a constraint with an item outside the view to which the constraint belongs. UIKit raises an
  /// exception for such a constraint. An item can be the view itself, its contents, or a guide of its controller.
  package var outsideItemWords: [String] {
    guard let owner = parent?.parent else { return [] }
    return ["firstItem", "secondItem"].filter { word in
      guard let id = self[word], let item = document.object(id: id) else { return false }
      if sequence(first: item, next: \.parent).contains(owner) { return false }
      let controller = sequence(first: owner, next: \.parent).first(where: \.isController)
      return !(item.isNamed("viewControllerLayoutGuide") && item.parent?.parent == controller)
    }
  }
}
