extension UIView {
  /// Returns a view that shows what this view shows now, also after this view has changed. Its size is that of this view.
  ///
  /// - Parameter afterUpdates: whether pending layouts are done first.
  public func snapshotView(afterScreenUpdates afterUpdates: Bool) -> UIView? {
    if afterUpdates { layoutIfNeeded() }
    let part = SnapshotPart(of: self)
    part.frame = CGRect(origin: .zero, size: bounds.size)
    part.isHidden = false
    part.alpha = 1
    return part
  }

  /// Returns a view that shows what a part of this view shows now. The cap insets have no effect.
  public func resizableSnapshotView(
    from rect: CGRect, afterScreenUpdates afterUpdates: Bool, withCapInsets capInsets: UIEdgeInsets
  ) -> UIView? {
    guard let whole = snapshotView(afterScreenUpdates: afterUpdates) else { return nil }
    let window = UIView(frame: CGRect(origin: .zero, size: rect.size))
    window.clipsToBounds = true
    window.isUserInteractionEnabled = false
    whole.frame.origin = CGPoint(x: -rect.minX, y: -rect.minY)
    window.addSubview(whole)
    return window
  }
}

/// A picture of one view in a snapshot. It contains pictures of the subviews.
private final class SnapshotPart: UIView {
  private let text: NibText?
  private let drawn: CellCanvas

  init(of view: UIView) {
    text = view.nibText
    drawn = SnapshotPart.content(of: view)
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
      addSubview(SnapshotPart.picture(of: image, view))
    }
    for subview in view.subviews { addSubview(SnapshotPart(of: subview)) }
  }

  required init?(coder: NSCoder) { nil }

  override var nibText: NibText? { text }

  /// The content of a view without its text, which the renderer places. Image views have an image view in its place.
  private static func content(of view: UIView) -> CellCanvas {
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

  private static func picture(of image: UIImage, _ view: UIView) -> UIImageView {
    let picture = UIImageView(image: image)
    picture.frame = view.bounds
    picture.contentMode = view.contentMode
    picture.tintColor = view.tintColor
    return picture
  }

  /// Draws the cells that the view has drawn, and leaves the others as they are.
  override func nibDraw(in context: NibDrawingContext) {
    for row in 0..<min(drawn.size.rows, context.size.rows) {
      var column = 0
      drawn.forEachGlyph(row: row, columns: 0..<min(drawn.size.columns, context.size.columns)) { glyph in
        defer { column += glyph.columns }
        guard glyph.base != " " || glyph.style != .plain else { return }
        var text = String(glyph.base)
        text.unicodeScalars.append(contentsOf: glyph.marks)
        context.canvas.put(text, at: CellPoint(column: column, row: row), style: glyph.style)
      }
    }
  }
}
