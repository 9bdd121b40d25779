extension UIView {
  /// Adds a constraint to the view, which activates it. A constraint that belongs to another view is removed from that
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

  /// Removes a constraint from the view, which deactivates it.
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
    for ancestor in nibLineage.dropFirst() {
      let affected = ancestor.constraints.filter { constraint in
        [constraint.firstItem, constraint.secondItem].contains { item in
          NSLayoutConstraint.view(of: item)?.isDescendant(of: self) ?? false
        }
      }
      ancestor.removeConstraints(affected)
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

  /// Sets the hugging priority of UIKit's fixed-size controls on the given axes, for a view that is created in code. A
  /// nib contains the priorities of its views.
  func nibHug(_ axes: UIAxis) {
    if axes.contains(.horizontal) { priorities.horizontalHugging = .defaultHigh }
    if axes.contains(.vertical) { priorities.verticalHugging = .defaultHigh }
  }
}
