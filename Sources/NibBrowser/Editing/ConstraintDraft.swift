import NibAnalysis
import NibCore
import NibEditing

/// A constraint that is being entered: the choices for each of its parts, and their values.
struct ConstraintDraft {
  /// An object to which the view can be constrained.
  struct Target: Hashable {
    let name: String
    /// The id of the object; `nil` for a length alone.
    let id: String?
    var isSafeArea = false
    /// Whether the attributes of edges are those of the margins.
    var usesMargins = false
  }

  static let attributes = [
    "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "ratio",
  ]
  static let relations = [("=", "equal"), ("≥", "greaterThanOrEqual"), ("≤", "lessThanOrEqual")]

  private let id: String
  /// The frames of the objects in the coordinates of the superview, by their ids.
  private let frames: [String: CGRect]
  private let isRightToLeft: Bool
  let targets: [Target]
  var attribute = 0
  var relation = 0
  var target = 0
  var otherAttribute = 0
  /// The constant and the priority as they are entered. The constant is the current distance until it is entered.
  var constant: String?
  var priority = "1000"

  init(of element: NibElement, _ view: UIView) {
    id = element.id ?? ""
    isRightToLeft = (view.superview ?? view).nibIsRightToLeft
    var targets: [Target] = []
    var frames: [String: CGRect] = [id: view.frame]
    if let superview = view.superview, let origin = superview.nibOrigin, !origin.id.isEmpty {
      if origin.element.child(key: "safeArea") != nil {
        targets.append(Target(name: "safe area", id: origin.id, isSafeArea: true))
      }
      targets.append(Target(name: "superview", id: origin.id))
      targets.append(Target(name: "margins of the superview", id: origin.id, usesMargins: true))
      frames[origin.id] = superview.bounds
      for sibling in superview.subviews where sibling !== view {
        guard let other = sibling.nibOrigin, !other.id.isEmpty else { continue }
        targets.append(Target(name: ObjectName(other.element).brief, id: other.id))
        frames[other.id] = sibling.frame
      }
    }
    self.targets = targets + [Target(name: "nothing", id: nil)]
    self.frames = frames
  }

  private var isRatio: Bool { ConstraintDraft.attributes[attribute] == "ratio" }
  private var isLength: Bool { ["width", "height"].contains(ConstraintDraft.attributes[attribute]) }

  /// The attributes of the other object that can be related to that of the view.
  var otherAttributes: [String] {
    switch ConstraintDraft.attributes[attribute] {
    case "leading", "trailing": ["leading", "trailing", "centerX"]
    case "top", "bottom", "centerY", "firstBaseline": ["top", "bottom", "centerY", "firstBaseline"]
    case "centerX": ["centerX", "leading", "trailing"]
    case "width", "height": ["width", "height"]
    default: []
    }
  }

  /// Chooses the usual attribute of the other object, and its usual target.
  mutating func attributeDidChange() {
    let name = ConstraintDraft.attributes[attribute]
    otherAttribute = otherAttributes.firstIndex(of: name) ?? 0
    if isRatio || isLength { target = targets.count - 1 } else if targets[target].id == nil { target = 0 }
  }

  /// The constraint with the values.
  var constraint: NewConstraint {
    let name = ConstraintDraft.attributes[attribute]
    let target = targets[target]
    var constraint: NewConstraint
    if isRatio {
      constraint = NewConstraint(.init(id, "width"), .init(id, "height"))
      constraint.multiplier = constant ?? currentConstant
    } else if let other = target.id {
      let otherName = otherAttributes[otherAttribute]
      let edge = NewConstraint.Anchor(
        other, target.usesMargins ? ConstraintText.margins[otherName] ?? otherName : otherName,
        isSafeArea: target.isSafeArea)
      let own = NewConstraint.Anchor(id, name)
      constraint = isReversed ? NewConstraint(edge, own) : NewConstraint(own, edge)
    } else {
      constraint = NewConstraint(.init(id, name))
    }
    if !isRatio { constraint.constant = constant ?? currentConstant }
    constraint.relation = ConstraintDraft.relations[relation].1
    constraint.priority = priority
    return constraint
  }

  /// Whether the constraint is written from the other object to the view, so that the distance is positive inside.
  private var isReversed: Bool {
    let name = ConstraintDraft.attributes[attribute]
    return ["trailing", "bottom"].contains(name) && otherAttributes[otherAttribute] == name
  }

  /// The constants that can be entered, in words.
  var allowedConstants: String {
    if isRatio { return "a ratio such as 16:9, or a number such as 0.5" }
    let hasStandard = !isLength && !ConstraintDraft.attributes[attribute].hasPrefix("center")
    return "a number of points" + (hasStandard ? ", or s for the standard distance" : "")
      + "; \(currentConstant) keeps the present frame"
  }

  /// The constant with which nothing moves. For the safe area and the margins, it is measured from the superview's edges.
  var currentConstant: String {
    guard let frame = frames[id] else { return "0" }
    if isRatio {
      return "\(NibNumber.text(frame.width)):\(NibNumber.text(max(frame.height, 1)))"
    }
    let name = ConstraintDraft.attributes[attribute]
    let own = value(name, of: frame)
    guard let other = targets[target].id.flatMap({ frames[$0] }) else { return NibNumber.text(own) }
    let difference = own - value(otherAttributes[otherAttribute], of: other)
    let isTurned = isRightToLeft && ["leading", "trailing", "centerX"].contains(name)
    return NibNumber.text(isReversed != isTurned ? -difference : difference)
  }

  private func value(_ attribute: String, of frame: CGRect) -> CGFloat {
    switch attribute {
    case "leading": isRightToLeft ? frame.maxX : frame.minX
    case "trailing": isRightToLeft ? frame.minX : frame.maxX
    case "top", "firstBaseline": frame.minY
    case "bottom": frame.maxY
    case "width": frame.width
    case "height": frame.height
    case "centerX": frame.midX
    default: frame.midY
    }
  }
}
