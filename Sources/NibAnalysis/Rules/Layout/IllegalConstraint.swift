import NibCore

extension CheckRule {
  static let illegalConstraint = CheckRule(
    "illegal-constraint", .layout, .error,
    "The attributes of a constraint do not fit together, or a position equals a constant.",
    details: """
      UIKit raises an exception when the constraint is created. A position, such as an edge or a center, needs a position \
      of a second item on the same axis, and a multiplier other than 0. A width or height only fits to another one. Left \
      and right do not fit to leading and trailing. Interface Builder never writes such constraints; they are the result \
      of an edit by hand.
      """,
    advice: "Correct the attributes, or name a second item.",
    wrong: .box(top: #"firstAttribute="top" constant="20""#), right: .box(),
    find: { $0.illegalConstraints },
    strict: { $0.installedConstraints.compactMap(\.illegalPairing) })
}

extension CheckContext {
  /// The constraints whose attributes do not fit together.
  var illegalConstraints: [Diagnostic] { fact { installedConstraints.compactMap(\.illegalPairing) } }
}

extension InstalledConstraint {
  /// The finding about attributes that do not fit together; `nil` if they fit.
  fileprivate var illegalPairing: Diagnostic? { IllegalPairing(element)?.diagnostic(at: element) }
}

/// The reason why UIKit does not accept the attributes of a constraint.
enum IllegalPairing {
  /// A position without a position to which it is equal, or with a multiplier of 0.
  case constant(multiplier: String?)
  case kinds, axes, directions

  /// Returns `nil` if the attributes fit together, or if they are not known.
  init?(_ element: NibElement) {
    guard let first = ConstraintAttribute(element["firstAttribute"]) else { return nil }
    guard element["secondItem"] != nil || element["secondAttribute"] != nil else {
      guard first.position != nil else { return nil }
      self = .constant(multiplier: nil)
      return
    }
    // A missing second attribute means that it is the same as the first one.
    guard let second = ConstraintAttribute(element["secondAttribute"] ?? element["firstAttribute"]) else {
      return nil
    }
    let multiplier = element["multiplier"]
    switch (first.position, second.position) {
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

  /// The finding about a constraint, at the attribute that is wrong.
  func diagnostic(at element: NibElement) -> Diagnostic {
    let sentence = "the constraint '\(ConstraintSentence(element).text)'"
    let message: String
    var attribute = "secondAttribute"
    switch self {
    case .constant(let multiplier):
      attribute = multiplier == nil ? "firstAttribute" : "multiplier"
      message =
        "\(sentence) sets a position to a constant: "
        + (multiplier == nil ? "name a second item" : "use another multiplier than 0")
    case .kinds: message = "\(sentence) compares a position with a length: use two positions or two lengths"
    case .axes: message = "\(sentence) compares a horizontal position with a vertical one: use one axis"
    case .directions:
      message = "\(sentence) compares left or right with leading or trailing: use the same kind of edges"
    }
    return Diagnostic(
      CheckRule.illegalConstraint.kind, "\(message); UIKit raises an exception",
      at: element.location(ofAttribute: attribute) ?? element.location, path: element.nibObjectPath)
  }
}

private struct ConstraintAttribute {
  /// The axis of a position; `nil` for a length.
  let position: NSLayoutConstraint.Axis?
  /// Whether the layout direction decides which edge it is; `nil` unless it is left, right, leading or trailing.
  let isDirectional: Bool?

  /// Returns `nil` for a word that is not an attribute.
  init?(_ word: String?) {
    guard let number = word.flatMap({ SchemaWords.layoutAttributes.number(of: $0) }),
      let attribute = NSLayoutConstraint.Attribute(rawValue: number)
    else { return nil }
    let left = attribute.nibResolved(isRightToLeft: false).attribute
    let axis: NSLayoutConstraint.Axis = left.isHorizontal ? .horizontal : .vertical
    position = left.isPosition ? axis : nil
    isDirectional =
      left == .left || left == .right ? attribute.nibResolved(isRightToLeft: true).attribute != left : nil
  }
}
