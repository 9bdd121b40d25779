extension UIView {
  /// Whether the canvas or device on which the view is shown follows a rule.
  package func nibFollows(_ rule: CanvasRule) -> Bool { nibEnvironment.rules.follows(rule) }

  /// Two centered lines of sample text, for a view whose content only the running program can supply. Their gray is visible
  /// on light and dark backgrounds.
  func nibSampleText(_ title: String, _ subtitle: String) -> NibText {
    NibText(
      runs: [
        NibText.Run(title + "\n", color: .systemGray, attributes: .bold),
        NibText.Run(subtitle, color: .systemGray, attributes: .dim),
      ], alignment: .center, numberOfLines: 2)
  }

  /// Whether placeholders are drawn for content that only the running program can supply.
  package var nibShowsPlaceholder: Bool { nibEnvironment.showsPlaceholders }

  /// Draws a named frame in place of content that only the running program can supply: that of a view with a custom
  /// class, or of a container view.
  func nibDrawPlaceholderFrame(in context: NibDrawingContext) {
    guard nibShowsPlaceholder, subviews.isEmpty, !(self is UILabel), nibText == nil,
      let name = nibPlaceholderFrameName
    else { return }
    nibDrawNamedFrame(name, in: context)
  }

  /// The name in the placeholder frame: the custom class or `Container`; `nil` if the view gets no such frame.
  package var nibPlaceholderFrameName: String? {
    guard let origin = nibOrigin else { return nil }
    return origin.customClass ?? (origin.element.isNamed("containerView") ? "Container" : nil)
  }

  /// Draws a gray frame with a name in its upper edge, which is rarely covered by other text. Does nothing if the
  /// view is too small, or in boxes style.
  func nibDrawNamedFrame(_ name: String, in context: NibDrawingContext) {
    guard context.style == .rendered, context.size.rows > 1, context.size.columns > 3 else { return }
    // Without a color, the frame has a color that contrasts with its background.
    let style = CellStyle(attributes: .dim)
    context.canvas.drawBox(context.cells, lines: .dashed, style: style)
    let edge = CellRect(column: 1, row: 0, columns: context.size.columns - 2, rows: 1)
    context.canvas.put(name, in: edge, .left, style: style)
  }
}

extension UIView {
  /// Removes the background view `old` and inserts `new` directly above `lower`, or behind all subviews without one.
  /// On Interface Builder's canvas, a view that is already inside this one stays in its place.
  func nibReplaceBackground(_ old: UIView?, with new: UIView?, above lower: UIView? = nil) {
    guard old !== new else { return }
    old?.removeFromSuperview()
    guard let new, !(nibFollows(.backgroundViewsInPlace) && new.isDescendant(of: self)) else { return }
    if let lower, lower.superview === self {
      insertSubview(new, aboveSubview: lower)
    } else {
      insertSubview(new, at: 0)
    }
    setNeedsLayout()
  }

  /// Makes a background view fill the visible area of this view.
  func nibPlaceBackground(_ view: UIView?) {
    guard let view, view.superview === self, view.frame != bounds else { return }
    view.frame = bounds
  }
}
