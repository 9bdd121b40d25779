import NibCore

/// The backgrounds of bars, and their items, which are not views.
extension VectorPen {
  /// The background of a bar that has no color of its own, and the line at its edge.
  mutating func drawBackground(_ bar: NibBar, edge: CGFloat) {
    if bar.nibBackgroundColor == nil, bar.backgroundColor == nil {
      fill(backgroundFrame, .secondarySystemBackground, opacity: 0.6)
    }
    fill(CGRect(x: frame.minX, y: edge, width: frame.width, height: 0.5), .separator)
  }

  private func font(of item: UIBarButtonItem) -> UIFont {
    .systemFont(ofSize: 17, weight: item.style == .done ? .semibold : .regular)
  }

  /// The width of a bar button in points. Custom views draw themselves.
  func width(of item: UIBarButtonItem) -> CGFloat {
    if let view = item.customView { return view.bounds.width }
    if item.width > 0 { return item.width }
    if item.nibIsSpace { return 8 }
    if let image = item.nibIcon { return max(22, image.isSymbolImage ? 22 : iconSize(image, 22).width) }
    return metrics.width(of: item.nibCellText, font: font(of: item)) + 1
  }

  /// Draws a bar button that is not a custom view.
  mutating func draw(_ item: UIBarButtonItem, in place: CGRect) {
    guard item.customView == nil, !item.nibIsSpace else { return }
    let color = item.isEnabled ? item.tintColor ?? tint : .systemGray2
    if let image = item.nibIcon {
      draw(icon: image, in: place, size: 22, color)
    } else {
      draw(item.nibCellText, font(of: item), color, in: place)
    }
  }

  /// The size of an image of the project, or a square if it is unknown.
  private func iconSize(_ image: UIImage, _ side: CGFloat) -> CGSize {
    image.nibSize(in: view) ?? CGSize(width: side, height: side)
  }

  /// Draws a symbol, an image of the project as a template, or an outline in its place.
  mutating func draw(icon image: UIImage, in place: CGRect, size: CGFloat, _ color: UIColor) {
    if image.isSymbolImage { return draw(symbol: image, in: place, size: size, color) }
    let imageSize = iconSize(image, size)
    let box = CGRect(
      x: place.midX - imageSize.width / 2, y: place.midY - imageSize.height / 2, width: imageSize.width,
      height: imageSize.height)
    if let (set, content) = file(of: image, filling: imageSize) {
      draw(content, in: box, tint: image.nibIsTemplate(set, standard: true) ? color : nil)
    } else {
      stroke(box.insetBy(dx: 1, dy: 1), color, isDashed: true)
    }
  }

  /// The files of a named image in the project, and the content of the file for the view; `nil` if it cannot be read.
  ///
  /// - Parameter size: the size in points in which the image is drawn.
  func file(of image: UIImage, filling size: CGSize) -> (set: ImageSet, content: ImageContent)? {
    guard let set = view.nibEnvironment.catalogs?.image(named: image.nibName ?? ""),
      let file = set.file(for: view.traitCollection, scale: VectorPen.imagePixelsPerPoint),
      let read = ReadImage(file, of: image, in: view, store: images)
    else { return nil }
    return (set, read.content(filling: size, pixelsPerPoint: VectorPen.imagePixelsPerPoint))
  }
}
