extension UIView {
  /// Returns a view of the same size that shows the current content of this view, and does not change with this view.
  ///
  /// - Parameter afterUpdates: whether pending layouts are done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let snapshot = SnapshotPart(of: self)
    snapshot.frame = CGRect(origin: .zero, size: bounds.size)
    snapshot.isHidden = false
    snapshot.alpha = 1
    return snapshot
  }

  /// Returns a view that shows the current content of a part of this view. The cap insets have no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let snapshot = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let clippingView = UIView(frame: CGRect(origin: .zero, size: rect.size))
    clippingView.clipsToBounds = true
    clippingView.isUserInteractionEnabled = false
    snapshot.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    clippingView.addSubview(snapshot)
    return clippingView
  }
}

/// The picture of one view in a snapshot. It contains the pictures of the subviews.
private final class SnapshotPart: UIView {
  private let text: NibText?
  private let drawnCells: CellCanvas

  init(of view: UIView) {
    text = view.nibText
    drawnCells = SnapshotPart.drawnCells(of: view)
    super.init(frame: .zero)
    frame = view.frame
    bounds.origin = view.bounds.origin
    (backgroundColor, alpha, isHidden) = (view.backgroundColor, view.alpha, view.isHidden)
    clipsToBounds = view.clipsToBounds
    isUserInteractionEnabled = false
    overrideUserInterfaceStyle = view.overrideUserInterfaceStyle
    (layer.borderWidth, layer.borderColor) = (view.layer.borderWidth, view.layer.borderColor)
    layer.cornerRadius = view.layer.cornerRadius
    if let image = (view as? UIImageView)?.nibConfiguredImage {
      addSubview(SnapshotPart.imageView(showing: image, in: view))
    }
    for subview in view.subviews { addSubview(SnapshotPart(of: subview)) }
  }

  required init?(coder: NSCoder) { nil }

  override var nibText: NibText? { text }

  /// The cells that a view draws itself, without its text, which the renderer places. Empty for an image view, whose
  /// snapshot contains an image view.
  private static func drawnCells(of view: UIView) -> CellCanvas {
    // Larger views do not fit on a screen.
    let size = CellGrid.standard.canvasSize(
      width: Double(min(view.bounds.width, 8_000)), height: Double(min(view.bounds.height, 16_000)))
    let canvas = CellCanvas(size: size)
    guard !(view is UIImageView), !view.bounds.isEmpty else { return canvas }
    view.nibDraw(
      in: NibDrawingContext(
        canvas: canvas, style: .rendered, grid: .standard, size: size, bounds: view.bounds,
        traits: view.traitCollection, backdrop: .default, isFocused: false, isSelected: false,
        tint: view.tintColor))
    return canvas
  }

  private static func imageView(showing image: UIImage, in view: UIView) -> UIImageView {
    let imageView = UIImageView(image: image)
    imageView.frame = view.bounds
    imageView.contentMode = view.contentMode
    imageView.tintColor = view.tintColor
    return imageView
  }

  /// Draws the cells that the view has drawn, and leaves all other cells unchanged.
  override func nibDraw(in context: NibDrawingContext) {
    for row in 0..<min(drawnCells.size.rows, context.size.rows) {
      var column = 0
      let columns = 0..<min(drawnCells.size.columns, context.size.columns)
      drawnCells.forEachGlyph(row: row, columns: columns) { glyph in
        defer { column += glyph.columns }
        guard glyph.base != " " || glyph.style != .plain else { return }
        var text = String(glyph.base)
        text.unicodeScalars.append(contentsOf: glyph.marks)
        context.canvas.put(text, at: CellPoint(column: column, row: row), style: glyph.style)
      }
    }
  }
}
