extension UIView {
  /// Adds a constraint to the view and thereby activates it. If it belongs to another view, it is removed from that
  /// view.
  public func addConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.nibOwner !== self else { return }
    constraint.nibOwner?.removeConstraint(constraint)
    constraint.nibOwner = self
    constraints.append(constraint)
    nibSetNeedsSolving()
  }

  /// Adds constraints to the view.
  public func addConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { addConstraint(constraint) }
  }

  /// Removes a constraint from the view and thereby deactivates it.
  public func removeConstraint(_ constraint: NSLayoutConstraint) {
    guard constraint.nibOwner === self else { return }
    constraint.nibOwner = nil
    constraints.removeAll { $0 === constraint }
    nibSetNeedsSolving()
  }

  /// Removes constraints from the view.
  public func removeConstraints(_ constraints: [NSLayoutConstraint]) {
    for constraint in constraints { removeConstraint(constraint) }
  }

  /// Removes the ancestors' constraints that refer to this view or its descendants, before the view is removed from
  /// its superview.
  func nibRemoveAncestorConstraints() {
    var ancestor = superview
    while let view = ancestor {
      let leaving = view.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          NSLayoutConstraint.view(of: item)?.isDescendant(of: self) ?? false
        }
      }
      view.removeConstraints(leaving)
      ancestor = view.superview
    }
  }

  /// The priority with which the view resists growing beyond its intrinsic size.
  public func contentHuggingPriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalHugging : priorities.verticalHugging
  }

  /// Sets the priority with which the view resists growing beyond its intrinsic size.
  public func setContentHuggingPriority(_ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis) {
    if axis == .horizontal {
      priorities.horizontalHugging = priority
    } else {
      priorities.verticalHugging = priority
    }
    nibSetNeedsSolving()
  }

  /// The priority with which the view resists shrinking below its intrinsic size.
  public func contentCompressionResistancePriority(for axis: NSLayoutConstraint.Axis) -> UILayoutPriority {
    axis == .horizontal ? priorities.horizontalCompression : priorities.verticalCompression
  }

  /// Sets the priority with which the view resists shrinking below its intrinsic size.
  public func setContentCompressionResistancePriority(
    _ priority: UILayoutPriority, for axis: NSLayoutConstraint.Axis
  ) {
    if axis == .horizontal {
      priorities.horizontalCompression = priority
    } else {
      priorities.verticalCompression = priority
    }
    nibSetNeedsSolving()
  }

  /// Marks the intrinsic size as changed, so that it is computed again for the next layout.
  public func invalidateIntrinsicContentSize() {
    setNeedsDisplay()
    let root = nibLayoutRoot
    root.setNeedsLayout()
    if let container = root.superview, container.nibPlacesLabelsInside { container.setNeedsLayout() }
  }
}

extension UIView {
  /// Gives a new view the hugging priorities of UIKit's controls that usually have a fixed size on some axes. A nib stores
  /// the priorities of its views itself.
  func nibHug(_ axes: UIAxis) {
    if axes.contains(.horizontal) { priorities.horizontalHugging = .defaultHigh }
    if axes.contains(.vertical) { priorities.verticalHugging = .defaultHigh }
  }
}

/// The priorities with which a view keeps its intrinsic size, with UIKit's defaults (docs/uikit-facts.md 4.2), and the
/// placeholders for that size.
package struct LayoutPriorities {
  var horizontalHugging = UILayoutPriority.defaultLow
  var verticalHugging = UILayoutPriority.defaultLow
  var horizontalCompression = UILayoutPriority.defaultHigh
  var verticalCompression = UILayoutPriority.defaultHigh
  /// The intrinsic width that Interface Builder stores as a placeholder, in points; infinite for no intrinsic width,
  /// `nil` for the class's own.
  package var placeholderWidth: CGFloat?
  /// The intrinsic height that Interface Builder stores as a placeholder, as for the width.
  package var placeholderHeight: CGFloat?
}
