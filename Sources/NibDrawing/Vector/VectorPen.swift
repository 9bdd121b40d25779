import NibCore

/// Collects the items of one view. All rectangles are in the coordinates of the picture.
struct VectorPen {
  /// The view in the picture.
  let shown: VisibleView
  /// The area to draw in.
  let frame: CGRect
  let images: ImageStore
  private(set) var items: [VectorItem] = []

  /// - Parameter frame: the area to draw in; `nil` for the frame of the view.
  init(_ shown: VisibleView, at frame: CGRect? = nil, images: ImageStore) {
    self.shown = shown
    self.frame = frame ?? shown.frame
    self.images = images
  }

  var view: UIView { shown.view }

  /// The opacity that the view inherits, with its own.
  var opacity: Double { shown.opacity }

  /// The area that the view's background covers.
  var backgroundFrame: CGRect { frame.inset(by: view.nibBackgroundInsets) }

  var isRightToLeft: Bool { view.nibIsRightToLeft }

  var tint: UIColor { view.tintColor ?? .systemBlue }

  var metrics: TextMetrics { view.nibEnvironment.textMetrics }

  /// The components of a color in the view's appearance, made as transparent as the view.
  func components(_ color: UIColor, opacity own: Double = 1) -> ColorComponents {
    var components = color.nibComponents(for: view.traitCollection.userInterfaceStyle)
    components.alpha *= opacity * own
    return components
  }

  mutating func fill(_ rectangle: CGRect, _ color: UIColor, radius: CGFloat = 0, opacity: Double = 1) {
    let fill = components(color, opacity: opacity)
    guard rectangle.width > 0, rectangle.height > 0, fill.isVisible else { return }
    let outline = VectorShape.Outline.rectangle(VectorRectangle(rectangle, radius: radius))
    items.append(.shape(VectorShape(outline: outline, fill: fill, stroke: nil)))
  }

  /// Draws the outline of a rectangle.
  mutating func stroke(
    _ rectangle: CGRect, _ color: UIColor, width: CGFloat = 1, radius: CGFloat = 0, isDashed: Bool = false
  ) {
    let color = components(color)
    guard rectangle.width > 0, rectangle.height > 0, color.isVisible else { return }
    let stroke = VectorShape.Stroke(color: color, width: width, isDashed: isDashed)
    let outline = VectorShape.Outline.rectangle(VectorRectangle(rectangle, radius: radius))
    items.append(.shape(VectorShape(outline: outline, fill: nil, stroke: stroke)))
  }

  /// A disk with an optional edge.
  mutating func disk(_ center: CGPoint, radius: CGFloat, _ color: UIColor, edge: UIColor? = nil) {
    let circle = CGRect(x: center.x - radius, y: center.y - radius, width: 2 * radius, height: 2 * radius)
    let stroke = edge.map { VectorShape.Stroke(color: components($0), width: 0.5) }
    items.append(
      .shape(VectorShape(outline: .ellipse(circle), fill: components(color), stroke: stroke)))
  }

  mutating func line(_ points: [CGPoint], _ color: UIColor, width: CGFloat = 1, opacity: Double = 1) {
    let stroke = VectorShape.Stroke(color: components(color, opacity: opacity), width: width)
    items.append(.shape(VectorShape(outline: .line(points), fill: nil, stroke: stroke)))
  }

  /// A dashed frame with a name, for content that cannot be drawn. Its gray is visible on light and dark backgrounds.
  mutating func placeholder(_ name: String, isCrossed: Bool = false) {
    let edge = frame.insetBy(dx: 0.5, dy: 0.5)
    guard edge.width > 0, edge.height > 0 else { return }
    if isCrossed {
      let corners = [edge.minX, edge.maxX]
      for (left, right) in [(corners[0], corners[1]), (corners[1], corners[0])] {
        line([CGPoint(x: left, y: edge.minY), CGPoint(x: right, y: edge.maxY)], .systemGray, width: 0.5)
      }
    }
    stroke(edge, .systemGray, isDashed: true)
    guard frame.height >= 12, frame.width >= 24 else { return }
    var text = NibText(
      runs: [NibText.Run(name, color: .systemGray)], alignment: .center, lineBreak: .byTruncatingMiddle)
    text.runs[0].font = .systemFont(ofSize: min(12, frame.height * 0.7))
    draw(text, in: frame.insetBy(dx: 3, dy: 0), isHint: true)
  }

  /// A gray area with a name in its upper left corner, for an image that cannot be drawn.
  mutating func draw(_ image: MissingImage) {
    let place = image.area.offsetBy(dx: frame.minX, dy: frame.minY)
    fill(place, MissingImage.ground, radius: view.layer.cornerRadius)
    let size = min(10, place.height * 0.6, place.width * 0.6)
    guard size >= 3 else { return }
    let sign = CGRect(x: place.minX + 3, y: place.minY + 3, width: size, height: size).insetBy(
      dx: 0.5, dy: 0.5)
    let line = CGRect(
      x: sign.maxX + 3, y: sign.midY - size * 0.75, width: place.maxX - sign.maxX - 3, height: size * 1.5)
    guard place.height < 12 || line.width >= 12 else {
      // In the size of an icon, there is only room for the beginning of the name.
      let top = CGRect(x: place.minX + 1, y: place.minY + 1, width: place.width - 2, height: size)
      let font = UIFont.systemFont(ofSize: min(size, 8))
      return draw(
        title: beginning(of: image.title, font, upTo: top.width), in: top, size: min(size, 8), .byClipping)
    }
    stroke(sign, MissingImage.ink)
    self.line([CGPoint(x: sign.minX, y: sign.maxY), CGPoint(x: sign.maxX, y: sign.minY)], MissingImage.ink)
    guard place.height >= 12 else { return }
    draw(title: image.title, in: line, size: size, .byTruncatingMiddle)
  }

  /// The first characters of a text that have room in a width together.
  private func beginning(of text: String, _ font: UIFont, upTo width: CGFloat) -> String {
    let characters = Array(text)
    let tooMany = (1..<characters.count + 1).partitioningIndex { count in
      metrics.width(of: String(characters.prefix(count)), font: font) > width
    }
    return String(characters.prefix(tooMany - 1))
  }

  /// Draws the name of an image that cannot be drawn.
  private mutating func draw(
    title: String, in line: CGRect, size: CGFloat, _ lineBreak: NSLineBreakMode
  ) {
    var text = NibText(runs: [NibText.Run(title, color: MissingImage.ink)], lineBreak: lineBreak)
    text.runs[0].font = .systemFont(ofSize: size)
    draw(text, in: line, isHint: true)
  }

  mutating func draw(_ image: VectorImage) { items.append(.image(image)) }

  mutating func draw(_ items: [VectorItem]) { self.items += items }

  mutating func draw(_ texts: [VectorText]) { items += texts.map { .text($0) } }

  /// Draws a text that is broken into lines and truncated as in a label.
  ///
  /// - Parameters:
  ///   - isHint: whether it is the name of content that cannot be drawn.
  ///   - scrolls: whether the text can be higher than the area.
  mutating func draw(
    _ text: NibText, in area: CGRect, smallestScale: CGFloat = 1, isHint: Bool = false, scrolls: Bool = false
  ) {
    let layout = VectorTextLayout(
      text, size: CGSize(width: area.width, height: scrolls ? .infinity : area.height), metrics: metrics,
      smallestScale: smallestScale)
    var texts = layout.texts(in: area) { components($0 ?? .label, opacity: $1) }
    let writing = view.nibEnvironment.hanForms.form(of: text.runs.map(\.text).joined())
    for index in texts.indices {
      texts[index].isHint = isHint
      texts[index].hanWriting = writing
    }
    draw(texts)
  }

  mutating func draw(
    _ string: String, _ font: UIFont, _ color: UIColor, in area: CGRect,
    _ alignment: CellText.Alignment = .center
  ) {
    guard !string.isEmpty, area.width > 0 else { return }
    var run = NibText.Run(string, color: color)
    run.font = font
    draw(NibText(runs: [run], alignment: alignment), in: area)
  }
}
