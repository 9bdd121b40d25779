import NibCore

/// Drawings that several classes share, and the content of classes without a drawing of their own: their cells.
extension VectorPen {
  /// Draws the text of other views, the name of a view whose content only the program knows, or the characters that the
  /// view draws into cells.
  mutating func drawOther() {
    if let text = view.nibText, !text.string.isEmpty {
      // The only texts of lists are the names of their kind of content.
      draw(text, in: frame.inset(by: text.insets), isHint: view is UIScrollView)
    } else if let name = view.nibPlaceholderFrameName, view.subviews.isEmpty {
      placeholder(name)
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

  /// The resolution by which the files of images are chosen.
  static let imagePixelsPerPoint = 2.0

  /// Draws the images of the view from the files of its project. Returns false if it has none or one cannot be read.
  mutating func drawImages() -> Bool {
    let shown = ShownImage.all(of: view, pixelsPerPoint: VectorPen.imagePixelsPerPoint, store: images)
    for image in shown {
      draw(image.content, in: image.frame.offsetBy(dx: frame.minX, dy: frame.minY), tint: image.tint)
    }
    return !shown.isEmpty
  }

  /// Draws the content of an image's file into a rectangle.
  ///
  /// - Parameter tint: the color of a template; `nil` for the image's own colors.
  mutating func draw(_ content: ImageContent, in place: CGRect, tint: UIColor? = nil) {
    guard place.width > 0, place.height > 0 else { return }
    let color = tint.map { components($0) }
    switch content {
    case .pixels(let image):
      // An image is embedded with at most four pixels per point, which is enough for any screen.
      let longest = Int(bounded: 4 * max(place.width, place.height))
      let pixels = color.map { image.colored($0) } ?? image
      draw(VectorImage(pixels: pixels.reduced(to: max(16, longest)), frame: place, opacity: opacity))
    case .graphic(let graphic):
      // The components of a color have the opacity of the view.
      draw([
        .graphic(
          PlacedGraphic(graphic: graphic, frame: place, opacity: color == nil ? opacity : 1, tint: color))
      ])
    }
  }

  /// Draws a symbol in the middle of an area: its drawing, otherwise a character that resembles it, or a box with round
  /// corners if there is none.
  mutating func draw(symbol image: UIImage, in area: CGRect, size: CGFloat, _ color: UIColor) {
    let place = CGRect(x: area.midX - size / 2, y: area.midY - size / 2, width: size, height: size)
    if draw(symbol: image, filling: place, color) { return }
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

extension VectorPen {
  /// Draws a symbol as large as a place allows. Returns false if there is no drawing of it.
  mutating func draw(symbol image: UIImage, filling place: CGRect, _ color: UIColor) -> Bool {
    guard image.isSymbolImage, let name = image.nibName, place.width > 0, place.height > 0,
      let drawing = SymbolStore.shared.drawing(of: name, isRightToLeft: isRightToLeft)
    else { return false }
    let color = components(color)
    guard color.isVisible else { return true }
    draw([.symbol(VectorSymbol(drawing, in: place, weight: image.nibConfiguration.nibWeight, color))])
    return true
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
