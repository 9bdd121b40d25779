import NibCore

/// Where views, guides and baselines are, in points from a picture's top left corner.
struct OverlayGeometry {
  /// The view that the picture shows.
  let root: UIView

  /// The place of a view.
  func frame(of view: UIView) -> CGRect {
    view.convert(view.bounds, to: root).offsetBy(dx: -root.bounds.minX, dy: -root.bounds.minY)
  }

  /// The rectangle of a view that constraints act on.
  func alignmentRect(of view: UIView) -> CGRect { frame(of: view).inset(by: view.alignmentRectInsets) }

  /// The rectangle of a guide; nil for one that no view owns.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let view = guide.owningView else { return nil }
    if guide.role == .content, let scroll = view as? UIScrollView { return content(of: scroll) }
    let owner = alignmentRect(of: view)
    if let insets = view.nibInsets(of: guide.role) { return owner.inset(by: insets) }
    return guide.layoutFrame.offsetBy(dx: owner.minX, dy: owner.minY)
  }

  /// The rectangle of what scrolls, moved as far as it has been scrolled.
  func content(of scroll: UIScrollView) -> CGRect {
    let frame = frame(of: scroll)
    return CGRect(
      origin: CGPoint(x: frame.minX - scroll.bounds.minX, y: frame.minY - scroll.bounds.minY),
      size: scroll.contentSize)
  }

  /// How far down the first or last baseline of a view is: its edge where it has no text.
  func baseline(of view: UIView, isFirst: Bool) -> CGFloat {
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let rect = alignmentRect(of: text)
    if let below = text.nibBaselineBelowCenter { return rect.midY + below }
    guard let baselines = text.nibBaselines else { return isFirst ? rect.minY : rect.maxY }
    return isFirst ? rect.minY + baselines.first : rect.maxY - baselines.last
  }

  /// The view that is a screen of its own and holds this one: the nearest of a controller, else the root.
  func screen(around view: UIView?) -> UIView {
    var current = view
    while let candidate = current, candidate !== root {
      if candidate.nibViewController != nil { return candidate }
      current = candidate.superview
    }
    return root
  }
}

extension CellGrid {
  /// The row of the text that stands on a baseline `y` points down.
  func row(ofBaseline y: CGFloat) -> Int {
    // Letters reach from the baseline upwards: the row is the one that holds them.
    line(top: Double(y) - cellHeight / 3, height: 0)
  }

  /// The column that holds a place `x` points to the right.
  func column(at x: CGFloat) -> Int {
    CellGrid(cellWidth: 1, cellHeight: cellWidth).line(top: Double(x), height: 0)
  }

  /// The row that holds a place `y` points down.
  func row(at y: CGFloat) -> Int { line(top: Double(y), height: 0) }
}
