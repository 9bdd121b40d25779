extension UIView {
  /// Takes a view that fills this one behind all others, or just above `lower`, in place of `old`.
  func nibReplaceBackground(_ old: UIView?, with new: UIView?, above lower: UIView? = nil) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new else { return }
    if let lower, lower.superview === self {
      insertSubview(new, aboveSubview: lower)
    } else {
      insertSubview(new, at: 0)
    }
    setNeedsLayout()
  }

  /// Lets a background fill what is shown of this view.
  func nibPlaceBackground(_ view: UIView?) {
    guard let view, view.frame != bounds else { return }
    view.frame = bounds
  }
}
