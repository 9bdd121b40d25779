extension UIView {
  /// Whether the view is drawn as on Interface Builder's canvas, where samples stand for what only a program knows.
  var nibIsOnCanvas: Bool { if case .canvas = nibEnvironment.profile { true } else { false } }

  /// Two lines in the middle of a view whose content only a program knows.
  func nibSampleText(_ title: String, _ subtitle: String) -> NibText {
    NibText(
      runs: [
        NibText.Run(title + "\n", color: .secondaryLabel, attributes: .bold),
        NibText.Run(subtitle, color: .secondaryLabel, attributes: .dim),
      ], alignment: .center, numberOfLines: 2)
  }

  /// On Interface Builder's canvas, a frame with the name of what a program would show here: a class that only the
  /// program has, or the screen of a container.
  func nibDrawStandIn(in context: NibDrawingContext) {
    guard nibIsOnCanvas, subviews.isEmpty, !(self is UILabel), nibText == nil, let name = nibStandInName
    else { return }
    nibDrawSampleFrame(name, in: context)
  }

  /// The name of what the program shows in this view; nil for a view that is no more than itself.
  private var nibStandInName: String? {
    guard let origin = nibOrigin else { return nil }
    return origin.customClass ?? (origin.element.isNamed("containerView") ? "Container" : nil)
  }

  /// A faint frame with a name in its upper edge, where texts seldom stand; nothing where there is no room for it.
  func nibDrawSampleFrame(_ name: String, in context: NibDrawingContext) {
    guard context.style == .rendered, context.size.rows > 1, context.size.columns > 3 else { return }
    let style = context.style(.tertiaryLabel, .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let edge = CellRect(column: 1, row: 0, columns: context.size.columns - 2, rows: 1)
    context.canvas.put(name, in: edge, .left, style: style)
  }
}

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
