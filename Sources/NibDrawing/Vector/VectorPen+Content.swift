import NibCore

/// A class of views with an own drawing in points, as `nibDraw(in:)` is the one in cells. The extensions that conform are
/// beside the drawings.
protocol VectorContent: UIView {
  /// Draws the view's own content, without background, border and subviews.
  func draw(with pen: inout VectorPen)
}

extension UILabel: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UITextField: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UITextView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension UIImageView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.draw(self) }
}

extension NibPlaceholderView: VectorContent {
  func draw(with pen: inout VectorPen) { pen.placeholder(nibPlaceholderName, isCrossed: true) }
}

/// Classes without an own drawing show what they draw into cells.
extension VectorPen {
  /// Draws the view's own content, without background, border and subviews.
  mutating func drawContent() {
    if let content = view as? any VectorContent { content.draw(with: &self) } else { drawOther() }
  }

  /// Draws the text of other views, the name of a view whose content only the program knows, or the characters that the
  /// view draws into cells.
  private mutating func drawOther() {
    if let text = view.nibText, !text.string.isEmpty {
      // The only texts of lists are the names of their kind of content.
      draw(text, in: frame.inset(by: text.insets), isHint: view is UIScrollView)
    } else if let name = view.nibPlaceholderFrameName, view.subviews.isEmpty {
      if view.backgroundColor == nil || view.backgroundColor == .clear { placeholder(name) }
    } else if type(of: view) != UIView.self, view.subviews.isEmpty {
      drawCells()
    }
  }

  /// Draws the characters of the view's drawing in cells, each row as texts at their columns.
  mutating func drawCells() {
    let grid = CellGrid.standard
    let cells = grid.cells(CGRect(origin: .zero, size: frame.size))
    guard cells.size.columns > 0, cells.size.rows > 0, cells.size.columns * cells.size.rows < 100_000 else {
      return
    }
    let canvas = CellCanvas(size: cells.size)
    view.nibDraw(
      in: NibDrawingContext(
        canvas: canvas, style: .rendered, grid: grid, size: cells.size, bounds: view.bounds,
        traits: view.traitCollection, backdrop: .default, isFocused: false, isSelected: false, tint: tint))
    let (width, height) = (frame.width / CGFloat(cells.size.columns), frame.height / CGFloat(cells.size.rows))
    // Lines and blocks are left out: without the cells beside them, they are not connected.
    let rows = TextExport().rows(of: canvas).map { row in
      String(row.map { $0.unicodeScalars.contains { 0x2500...0x259F ~= $0.value } ? " " : $0 })
    }
    for (row, line) in rows.enumerated() {
      var column = 0
      for word in line.split(separator: " ", omittingEmptySubsequences: false) {
        let columns = CellText.columns(of: String(word))
        let place = CGRect(
          x: frame.minX + CGFloat(column) * width, y: frame.minY + CGFloat(row) * height,
          width: CGFloat(columns) * width, height: height)
        draw(String(word), .systemFont(ofSize: 15), .label, in: place.insetBy(dx: -width, dy: 0))
        column += columns + 1
      }
    }
  }

  // MARK: Texts

  fileprivate mutating func draw(_ label: UILabel) {
    guard let text = label.nibText else { return }
    let isTitle = [label.superview, label.superview?.superview].contains {
      ($0 as? UITableViewHeaderFooterView)?.nibIsPrototypesTitle ?? false
    }
    draw(text, in: frame, smallestScale: label.nibSmallestScale, isHint: isTitle)
  }

  fileprivate mutating func draw(_ view: UITextView) {
    guard let text = view.nibStyledRuns else { return }
    let insets = view.textContainerInset
    let area = frame.inset(by: insets).insetBy(dx: 5, dy: 0)
    draw(text, in: area.offsetBy(dx: 0, dy: -view.bounds.minY), scrolls: true)
  }

  fileprivate mutating func draw(_ field: UITextField) {
    switch field.borderStyle {
    case .none: break
    case .line: stroke(frame.insetBy(dx: 0.5, dy: 0.5), .label)
    case .bezel:
      stroke(frame.insetBy(dx: 1, dy: 1), .systemGray, width: 2)
    case .roundedRect:
      if field.backgroundColor == nil { fill(frame, .systemBackground, radius: 5) }
      stroke(frame.insetBy(dx: 0.25, dy: 0.25), .systemGray4, width: 0.5, radius: 5)
    }
    guard var text = field.nibText else { return }
    // The run of a placeholder is dim, in addition to its light color.
    if (field.text ?? "").isEmpty, field.isEnabled {
      for index in text.runs.indices { text.runs[index].attributes.remove(.dim) }
    }
    let inset: CGFloat = field.borderStyle == .none ? 0 : 7
    let left = field.leftView.map { $0.superview === field && !$0.isHidden ? $0.frame.maxX : 0 } ?? 0
    let right =
      field.rightView.map { $0.superview === field && !$0.isHidden ? field.bounds.maxX - $0.frame.minX : 0 }
      ?? 0
    draw(
      text,
      in: frame.inset(by: UIEdgeInsets(top: 0, left: max(inset, left), bottom: 0, right: max(inset, right))))
  }

  // MARK: Images

  fileprivate mutating func draw(_ view: UIImageView) {
    if drawImages() { return }
    guard let image = view.nibConfiguredImage else {
      if view.nibShowsPlaceholder, view.backgroundColor == nil {
        placeholder(nibClassName(of: view), isCrossed: true)
      }
      return
    }
    let side = min(frame.width, frame.height)
    let isKnown = image.nibName.flatMap { SymbolGlyphs.glyph(of: $0) } != nil
    if image.isSymbolImage, isKnown || side < VectorPen.largestSymbolBox {
      draw(symbol: image, in: frame, size: side, image.nibColor(tint: tint) ?? tint)
    } else if image.isSymbolImage {
      placeholder(image.nibName ?? "", isCrossed: true)
    } else if let name = image.nibName {
      missingImage(name)
    }
  }

  /// Draws the images of the view from the files of its project. Returns false if it has none or one cannot be read.
  mutating func drawImages() -> Bool {
    let shown = ShownImage.all(of: view, pixelsPerPoint: 2, store: images)
    for image in shown {
      // An image is embedded with at most four pixels per point, which is enough for any screen.
      let longest = Int(bounded: 4 * max(image.frame.width, image.frame.height))
      let pixels = image.tint.map { image.pixels.colored(components($0)) } ?? image.pixels
      draw(
        VectorImage(
          pixels: pixels.reduced(to: max(16, longest)),
          frame: image.frame.offsetBy(dx: frame.minX, dy: frame.minY), opacity: opacity))
    }
    return !shown.isEmpty
  }

  /// The size in points from which the name of an unknown symbol is drawn instead of a box.
  private static let largestSymbolBox: CGFloat = 30

  /// Draws a character that resembles a symbol, or a box with round corners if there is none.
  mutating func draw(symbol image: UIImage, in area: CGRect, size: CGFloat, _ color: UIColor) {
    guard let name = image.nibName else { return }
    if let glyph = SymbolGlyphs.glyph(of: name, isRightToLeft: isRightToLeft) {
      let font = UIFont.systemFont(
        ofSize: max(4, size * 0.9), weight: image.nibConfiguration.nibWeight.nibFontWeight)
      draw(glyph, font, color, in: area.insetBy(dx: -size, dy: 0))
    } else {
      let side = max(2, size * 0.7)
      stroke(
        CGRect(x: area.midX - side / 2, y: area.midY - side / 2, width: side, height: side), color,
        width: max(1, size / 12), radius: side / 4)
    }
  }
}

extension PixelImage {
  /// The image as a template: all of its pixels in one color, with their own opacity.
  func colored(_ color: ColorComponents) -> PixelImage {
    let (red, green, blue) = color.bytes
    var result = bytes
    for place in stride(from: 0, to: bytes.count, by: 4) {
      let alpha = Int(bytes[place + 3])
      for (part, value) in [red, green, blue].enumerated() {
        result[place + part] = UInt8((Int(value) * alpha + 127) / 255)
      }
    }
    return PixelImage(width: width, height: height, bytes: result)
  }
}
