extension UIView {
  /// Whether the view is drawn as on Interface Builder's canvas, where sample content replaces what only a
  /// program can supply.
  var nibIsOnCanvas: Bool { nibEnvironment.profile.isCanvas }

  /// Two centered lines of sample text for a view whose content only a program can supply.
  func nibSampleText(_ title: String, _ subtitle: String) -> NibText {
    NibText(
      runs: [
        NibText.Run(title + "\n", color: .secondaryLabel, attributes: .bold),
        NibText.Run(subtitle, color: .secondaryLabel, attributes: .dim),
      ], alignment: .center, numberOfLines: 2)
  }

  /// On Interface Builder's canvas, draws a frame with the name of content that only a program can supply: a
  /// custom class, or the screen of a container.
  func nibDrawStandIn(in context: NibDrawingContext) {
    guard nibIsOnCanvas, subviews.isEmpty, !(self is UILabel), nibText == nil, let name = nibStandInName
    else { return }
    nibDrawSampleFrame(name, in: context)
  }

  /// The name of the content that the program shows in this view; `nil` for a view without such content.
  private var nibStandInName: String? {
    guard let origin = nibOrigin else { return nil }
    return origin.customClass ?? (origin.element.isNamed("containerView") ? "Container" : nil)
  }

  /// Draws a dimmed frame with a name in its upper edge, where there is seldom any text. Does nothing if the
  /// frame does not fit.
  func nibDrawSampleFrame(_ name: String, in context: NibDrawingContext) {
    guard context.style == .rendered, context.size.rows > 1, context.size.columns > 3 else { return }
    let style = context.style(.tertiaryLabel, .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let edge = CellRect(column: 1, row: 0, columns: context.size.columns - 2, rows: 1)
    context.canvas.put(name, in: edge, .left, style: style)
  }
}

extension UIView {
  /// Replaces the background view `old` with `new`, which goes behind all other subviews or directly above
  /// `lower`.
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

  /// Makes a background view fill the visible area of this view.
  func nibPlaceBackground(_ view: UIView?) {
    guard let view, view.frame != bounds else { return }
    view.frame = bounds
  }
}
