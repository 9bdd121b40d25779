import NibCore

extension UIImageView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension VectorPen {
  /// The size in points from which the name of an unknown symbol is drawn instead of a box.
  private static let largestSymbolBox: CGFloat = 30

  fileprivate mutating func draw(_ view: UIImageView) {
    if drawImages() { return }
    guard let image = view.nibConfiguredImage else {
      if view.nibShowsPlaceholder, view.backgroundColor == nil {
        placeholder(nibClassName(of: view), isCrossed: true)
      }
      return
    }
    if image.isSymbolImage, draw(symbol: image, filling: place(of: view), image.nibColor(tint: tint) ?? tint)
    {
      return
    }
    let side = min(frame.width, frame.height)
    let isKnown = image.nibName.flatMap { SymbolGlyphs.glyph(of: $0) } != nil
    if image.isSymbolImage, isKnown || side < VectorPen.largestSymbolBox {
      draw(symbol: image, in: frame, size: side, image.nibColor(tint: tint) ?? tint)
    } else if image.isSymbolImage {
      placeholder(image.nibName ?? "", isCrossed: true)
    } else if let missing = view.nibMissingImage {
      draw(missing)
    }
  }

  /// The place of a symbol in its view, which has the size that the layout gives it.
  private func place(of view: UIImageView) -> CGRect {
    guard let size = view.nibImageSize, size.width > 0, size.height > 0 else { return frame }
    return view.contentMode.place(size, in: frame.size).offsetBy(dx: frame.minX, dy: frame.minY)
  }
}
