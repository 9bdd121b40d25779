import NibCore

/// Computes the positions at which views, guides and baselines are drawn, in points from a picture's top left corner.
struct OverlayGeometry {
  /// The view that the picture shows.
  let root: UIView
  private let frames: DrawnFrames

  /// - Parameter renderer: the renderer of the picture.
  init(root: UIView, _ renderer: TreeRenderer) {
    self.root = root
    frames = DrawnFrames(
      of: root, grid: renderer.grid, showsSurroundings: renderer.showsSurroundings)
  }

  func frame(of view: UIView) -> CGRect { frames.frame(of: view) }

  /// The rectangle of a view that constraints use: its frame without the alignment insets.
  func alignmentRect(of view: UIView) -> CGRect { frame(of: view).inset(by: view.alignmentRectInsets) }

  /// The rectangle of a guide; `nil` for a guide without an owning view.
  func frame(of guide: UILayoutGuide) -> CGRect? {
    guard let view = guide.owningView else { return nil }
    if guide.role == .content, let scroll = view as? UIScrollView { return content(of: scroll) }
    let owner = alignmentRect(of: view)
    if let insets = view.nibInsets(of: guide.role) { return owner.inset(by: insets) }
    return guide.layoutFrame.offsetBy(dx: owner.minX, dy: owner.minY)
  }

  /// The rectangle of a scroll view's content, moved by the scroll offset.
  func content(of scroll: UIScrollView) -> CGRect {
    let frame = frame(of: scroll)
    return CGRect(
      origin: CGPoint(x: frame.minX - scroll.bounds.minX, y: frame.minY - scroll.bounds.minY),
      size: scroll.contentSize)
  }

  /// The vertical position of a view's first or last baseline; its top or bottom edge if it has no baselines.
  func baseline(of view: UIView, isFirst: Bool) -> CGFloat {
    let text = isFirst ? view.forFirstBaselineLayout : view.forLastBaselineLayout
    let rect = alignmentRect(of: text)
    if let below = text.nibBaselineBelowCenter { return rect.midY + below }
    guard let baselines = text.nibBaselines else { return isFirst ? rect.minY : rect.maxY }
    return isFirst ? rect.minY + baselines.first : rect.maxY - baselines.last
  }

  /// The root of the screen that contains the view: the nearest view of a controller, or the picture's root.
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
  /// The row of text whose baseline is `y` points down.
  func row(ofBaseline y: CGFloat) -> Int {
    // Letters extend upward from the baseline, so the row is the one that contains the letters.
    line(top: Double(y) - cellHeight / 3, height: 0)
  }

  /// The column that contains a position `x` points to the right.
  func column(at x: CGFloat) -> Int {
    CellGrid(cellWidth: 1, cellHeight: cellWidth).line(top: Double(x), height: 0)
  }

  /// The row that contains a position `y` points down.
  func row(at y: CGFloat) -> Int { line(top: Double(y), height: 0) }
}
