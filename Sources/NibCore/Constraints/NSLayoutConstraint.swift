/// A linear relation between an attribute of one item and an attribute of another item, or a constant:
/// `first = multiplier * second + constant`, with lengths in points.
open class NSLayoutConstraint: NSObject, NibKeyed {
  /// The relation between the two sides.
  public enum Relation: Int, Hashable, Sendable {
    case lessThanOrEqual = -1
    case equal = 0
    case greaterThanOrEqual = 1
  }

  /// An attribute of an item, with Apple's raw values.
  public enum Attribute: Int, Hashable, Sendable {
    case left = 1
    case right, top, bottom, leading, trailing, width, height, centerX, centerY, lastBaseline, firstBaseline
    case leftMargin, rightMargin, topMargin, bottomMargin, leadingMargin, trailingMargin
    case centerXWithinMargins, centerYWithinMargins
    case notAnAttribute = 0
  }

  /// An axis of the layout.
  public enum Axis: Int, Hashable, Sendable { case horizontal, vertical }

  /// The item on the left side: a `UIView` or a `UILayoutGuide`; `nil` if it no longer exists.
  public private(set) weak var firstItem: AnyObject?
  /// The attribute of the first item.
  public let firstAttribute: Attribute
  /// The relation between the two sides.
  public let relation: Relation
  /// The item on the right side; `nil` if there is only a constant, or if the item no longer exists.
  public private(set) weak var secondItem: AnyObject?
  /// The attribute of the second item.
  public let secondAttribute: Attribute
  /// The factor of the second attribute.
  public let multiplier: CGFloat
  /// The number that is added to the right side, in points.
  public var constant: CGFloat { didSet { if constant != oldValue { nibOwner?.nibSetNeedsSolving() } } }
  /// The priority. Layout satisfies constraints of a higher priority first.
  public var priority: UILayoutPriority = .required {
    didSet { if priority != oldValue { nibOwner?.nibSetNeedsSolving() } }
  }
  /// A name for messages.
  public var identifier: String?
  /// Whether the constraint is archived with its view. Stored, but has no effect.
  public var shouldBeArchived = false
  /// The constraint's origin in its nib; `nil` for a constraint created in code.
  package internal(set) var nibOrigin: NibOrigin?

  /// The view whose `constraints` contain the constraint; `nil` while the constraint is inactive.
  package weak var nibOwner: UIView?
  /// Whether the constraint was created with a second item, which may no longer exist.
  package let hasSecondItem: Bool

  package class var nibKeys: [NibAttribute] {
    NibRow<NSLayoutConstraint, ObjectWord>.table(
      .property("constant", \.constant), .property("priority", \.priority),
      .property("identifier", \.identifier), .property("shouldBeArchived", \.shouldBeArchived),
      .property("active", \.isActive))
  }

  /// Creates a constraint `item1.attribute1 relation item2.attribute2 * multiplier + constant`.
  public init(
    item first: Any, attribute firstAttribute: Attribute, relatedBy relation: Relation, toItem second: Any?,
    attribute secondAttribute: Attribute, multiplier: CGFloat, constant: CGFloat
  ) {
    firstItem = nibObject(in: first)
    self.firstAttribute = firstAttribute
    self.relation = relation
    secondItem = second.map(nibObject)
    hasSecondItem = second != nil
    self.secondAttribute = secondAttribute
    self.multiplier = multiplier
    self.constant = constant
  }

  /// True if the constraint takes part in layout. Activating it adds it to the nearest common ancestor of its items.
  public var isActive: Bool {
    get { nibOwner != nil }
    set { newValue ? activate() : nibOwner?.removeConstraint(self) }
  }

  /// Activates constraints.
  public static func activate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = true }
  }

  /// Deactivates constraints.
  public static func deactivate(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { constraint.isActive = false }
  }

  /// Replaces the items of the constraint. The caller must request a layout.
  func nibReplaceItems(first: AnyObject?, second: AnyObject?) {
    firstItem = first
    secondItem = second
  }

  /// Adds the constraint to the nearest view that contains both items. Raises UIKit's exception if there is none.
  private func activate() {
    guard nibOwner == nil, let first = NSLayoutConstraint.view(of: firstItem) else { return }
    guard let second = NSLayoutConstraint.view(of: secondItem) else { return first.addConstraint(self) }
    if let ancestor = first.nibLineage.first(where: second.isDescendant(of:)) {
      return ancestor.addConstraint(self)
    }
    NibException(
      name: "NSGenericException",
      reason:
        "Unable to activate constraint with anchors \(nibEquation) because they have no common ancestor. "
        + "Does the constraint or its anchors reference items in different view hierarchies? That's illegal."
    ).raise()
  }

  /// The item itself if it is a view, or the owning view of a guide; `nil` if there is no such view.
  package static func view(of item: AnyObject?) -> UIView? {
    (item as? UIView) ?? (item as? UILayoutGuide)?.owningView
  }

  /// The constraint as an equation in one line, for messages, such as `title.leading == back.trailing + 8`.
  var nibEquation: String {
    var text = nibEquationWithoutConstant
    if !hasSecondItem {
      text += NibNumber.text(constant)
    } else if constant != 0 {
      text += " \(constant < 0 ? "-" : "+") \(NibNumber.text(abs(constant)))"
    }
    if priority != .required { text += " @\(NibNumber.text(priority.rawValue))" }
    return text
  }

  /// The equation without the constant and the priority, which a running program can change. It identifies the
  /// constraint.
  var nibEquationWithoutConstant: String {
    let sign = [Relation.lessThanOrEqual: "<=", .equal: "==", .greaterThanOrEqual: ">="][relation] ?? "=="
    var text = "\(name(firstItem)).\(firstAttribute) \(sign) "
    guard hasSecondItem else { return text }
    if multiplier != 1 { text += "\(NibNumber.text(multiplier))*" }
    text += "\(name(secondItem)).\(secondAttribute)"
    return text
  }

  private func name(_ item: AnyObject?) -> String {
    switch item {
    case let view as UIView: view.nibDisplayName
    case let guide as UILayoutGuide: guide.nibDisplayName
    default: "?"
    }
  }

  /// The class, the id or identifier, and the equation.
  open override var description: String {
    let id = nibOrigin.map { "#\($0.id)" } ?? identifier.map { " '\($0)'" } ?? ""
    return "<NSLayoutConstraint\(id) \(nibEquation)>"
  }
}
