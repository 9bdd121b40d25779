extension UITextField {
  /// Whether an element with the given view mode is currently shown.
  func nibShows(_ mode: ViewMode) -> Bool {
    switch mode {
    case .never: false
    case .whileEditing: isEditing
    case .unlessEditing: !isEditing
    case .always: true
    }
  }

  /// The view before the text, if it is currently shown.
  private var nibLeadingView: UIView? { nibShows(leftViewMode) ? leftView : nil }
  /// The view after the text, if it is currently shown.
  private var nibTrailingView: UIView? { nibShows(rightViewMode) ? rightView : nil }

  /// The view at the left edge: the view before the text, or the view after it in right-to-left layout.
  var nibLeftmostView: UIView? { nibIsRightToLeft ? nibTrailingView : nibLeadingView }
  /// The view at the right edge.
  var nibRightmostView: UIView? { nibIsRightToLeft ? nibLeadingView : nibTrailingView }

  /// The number of columns for a view beside the text, including an empty one between view and text.
  func nibColumns(of view: UIView?) -> Int {
    guard let view, view.frame.width > 0 else { return 0 }
    return Int(bounded: (view.frame.width / TextMetrics.columnWidth).rounded(.up)) + 1
  }

  /// The column in which the text begins.
  var nibTextStart: Int {
    nibMargin + nibColumns(of: nibLeftmostView) + (nibShowsClearButton && nibIsRightToLeft ? 2 : 0)
  }

  /// Replaces a view beside the text with another one.
  func nibReplace(_ old: UIView?, with new: UIView?) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    if let new { addSubview(new) }
    setNeedsLayout()
  }

  /// Places the views beside the text at the edges, vertically centered.
  func nibPlaceViews() {
    leftView?.isHidden = nibLeadingView == nil
    rightView?.isHidden = nibTrailingView == nil
    let margin = CGFloat(nibMargin) * TextMetrics.columnWidth
    place(nibLeftmostView) { _ in margin }
    place(nibRightmostView) { bounds.width - $0.width - margin }
  }

  private func place(_ view: UIView?, x: (CGSize) -> CGFloat) {
    guard let view else { return }
    let grid = PixelGrid(step: CGFloat(nibEnvironment.rules.pixelHeight))
    let size = CGSize(width: view.frame.width, height: min(view.frame.height, bounds.height))
    view.frame = CGRect(
      origin: CGPoint(x: x(size), y: grid.round((bounds.height - size.height) / 2)), size: size)
  }
}
