import NibAnalysis
import NibCore
import NibEditing

/// A constraint that is being entered: the choices for each of its parts, and their values.
struct ConstraintDraft {
  /// An object to which the view can be constrained.
  struct Target {
    let name: String
    /// The id of the object; `nil` for a length alone.
    let id: String?
    var isSafeArea = false
    /// Whether the attributes of edges are those of the margins.
    var usesMargins = false
    /// The frame to which edges are measured, in the coordinates of the superview of the constrained view.
    var frame = CGRect.zero
    /// The frame with the lengths of the object, if the edges are those of its safe area or margins.
    var whole: CGRect?
  }

  static let attributes = [
    "leading", "trailing", "top", "bottom", "width", "height", "centerX", "centerY", "firstBaseline", "ratio",
  ]
  static let relations = [("=", "equal"), ("≥", "greaterThanOrEqual"), ("≤", "lessThanOrEqual")]

  private let id: String
  /// The frame of the view as the designer saw it.
  private let frame: CGRect
  private let isRightToLeft: Bool
  let targets: [Target]
  var attribute = 0
  var relation = 0
  var target = 0
  var otherAttribute = 0
  /// The constant and the priority as they are entered. The constant is the current distance until it is entered.
  var constant: String?
  var priority = "1000"

  /// - Parameter place: the view as its designer saw it.
  init(of element: NibElement, _ place: DesignedFrames.Place) {
    id = element.id ?? ""
    frame = place.frames.frame(of: place.view)
    isRightToLeft = (place.view.superview ?? place.view).nibIsRightToLeft
    targets = ConstraintDraft.targets(of: place) + [Target(name: "nothing", id: nil)]
  }

  /// The superview with its guides, and the other views in it.
  private static func targets(of place: DesignedFrames.Place) -> [Target] {
    let (view, frames) = place
    guard let superview = view.superview, let origin = superview.nibOrigin, !origin.id.isEmpty else {
      return []
    }
    let bounds = frames.bounds(of: superview)
    let safeArea = Target(
      name: "safe area", id: origin.id, isSafeArea: true, frame: bounds.inset(by: superview.safeAreaInsets))
    let margins = Target(
      name: "margins of the superview", id: origin.id, usesMargins: true,
      frame: bounds.inset(by: superview.layoutMargins), whole: bounds)
    let siblings = superview.subviews.compactMap { sibling -> Target? in
      guard sibling !== view, let other = sibling.nibOrigin, !other.id.isEmpty else { return nil }
      return Target(
        name: ObjectName(other.element).brief, id: other.id, frame: frames.frame(of: sibling))
    }
    let hasSafeArea = origin.element.child(key: "safeArea") != nil
    return (hasSafeArea ? [safeArea] : [])
      + [Target(name: "superview", id: origin.id, frame: bounds), margins] + siblings
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

  /// The indices of the objects to which the attribute can be related.
  var possibleTargets: [Int] {
    targets.indices.filter { index in
      targets[index].id == nil ? isRatio || isLength || targets.count == 1 : !isRatio
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

  /// The constant with which the view keeps the frame that the designer saw.
  var currentConstant: String {
    if isRatio {
      return "\(NibNumber.text(frame.width)):\(NibNumber.text(max(frame.height, 1)))"
    }
    let name = ConstraintDraft.attributes[attribute]
    let own = value(name, of: frame)
    let target = targets[target]
    guard target.id != nil else { return NibNumber.text(own) }
    // Margins have no lengths of their own.
    let other = isLength ? target.whole ?? target.frame : target.frame
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
