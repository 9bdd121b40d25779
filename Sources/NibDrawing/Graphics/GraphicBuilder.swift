import NibCore

/// Collects the parts of a drawing while a file is read, within limits, and how much of it is left out.
///
/// All limits are those of one file, whatever its elements, operators, forms and masks are.
struct GraphicBuilder {
  /// The reason why a file is not drawn.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case broken(String)
    case encrypted
    case noSize
    case tooLarge
    case tooComplex
    /// Much of the drawing consists of parts that are not drawn.
    case leftOut(Set<LeftOut>)

    var description: String {
      switch self {
      case .broken(let reason): "the image cannot be read: \(reason)"
      case .encrypted: "the image cannot be read: it is encrypted"
      case .noSize:
        "the image has no size in points, and no area of its coordinates (viewBox) that would be its size"
      case .tooLarge: "the image is too large to be drawn: a side has 100,000 points or more"
      case .tooComplex: "the image has too many parts to be drawn"
      case .leftOut(let parts): "much of the image is not drawn: \(LeftOut.list(parts))"
      }
    }

    /// The damage of the file; `nil` if other programs can read it.
    var damage: String? { if case .broken(let reason) = self { reason } else { nil } }
  }

  /// A kind of part that is not drawn.
  enum LeftOut: String {
    case text
    case pixels = "pixels in this format"
    case pattern = "patterns"
    case shading = "shadings of this kind"
    case color = "colors of this kind"
    case filter = "filters"
    case markup = "content in other languages"
    case marker = "markers of lines"
    case blending = "blend modes"
    case selector = "styles with selectors of several elements"
    case missing = "parts that the file refers to but does not contain"

    /// The kinds in a sentence, in alphabetical order.
    static func list(_ parts: Set<LeftOut>) -> String {
      parts.map(\.rawValue).sorted().joined(separator: ", ")
    }
  }

  /// The area of the page in the drawing.
  let page: CGRect
  private(set) var leftOut: Set<LeftOut> = []
  private var leftOutArea = 0.0
  private var paintedArea = 0.0
  /// Elements and operators, of which most draw nothing on their own.
  private var steps = WorkBudget(120_000)
  /// The points of all outlines, with curves as short lines, and the parts into which dashes divide them.
  private var points = WorkBudget(240_000)
  /// Pixels of images that are read.
  private var pixels = WorkBudget(1 << 24)

  /// The greatest width and height in points.
  static let largestSide = 100_000.0
  /// The share of the page that may be left out.
  private static let smallShare = 0.1
  /// How often the parts of a drawing may cover its page.
  private static let mostLayers = 400.0

  init(size: CGSize) { page = CGRect(origin: .zero, size: size) }

  /// Counts an element, an operator, or as much work as a number of them.
  mutating func step(_ count: Int = 1) throws(Failure) {
    guard steps.spend(count) else { throw .tooComplex }
  }

  /// Counts a path with its line.
  mutating func count(_ path: GraphicPath) throws(Failure) {
    try count(path.shape, reach: (path.stroke?.width ?? 0) / 2)
    try count(path.fill)
    try count(path.stroke?.paint)
    guard let stroke = path.stroke else { return }
    // A line has an area for each of its parts, and one for each corner or end.
    let parts = pointCount(path.shape) + OutlineStroke.dashCount(stroke, along: path.shape.outline)
    guard points.spend(6 * parts) else { throw .tooComplex }
  }

  /// Counts the colors of a gradient, which each path has for itself.
  private mutating func count(_ paint: GraphicPaint?) throws(Failure) {
    guard case .gradient(let gradient)? = paint else { return }
    guard points.spend(gradient.stops.count / 2) else { throw .tooComplex }
  }

  /// Counts an area.
  mutating func count(_ shape: GraphicShape, reach: Double = 0) throws(Failure) {
    guard points.spend(pointCount(shape) + 12) else { throw .tooComplex }
    guard let bounds = shape.outline.bounds else { return }
    paintedArea += share(of: bounds.insetBy(dx: -reach, dy: -reach).applying(shape.transform))
    guard paintedArea < Self.mostLayers else { throw .tooComplex }
  }

  /// The number of points of an outline. Drawings are often shown larger than they are.
  private func pointCount(_ shape: GraphicShape) -> Int {
    shape.outline.pointCount(detail: 2 * shape.transform.meanScale)
  }

  /// Counts a group, which is painted on a page of its own.
  mutating func countLayer() throws(Failure) {
    paintedArea += 2
    guard paintedArea < Self.mostLayers else { throw .tooComplex }
  }

  /// Counts the pixels of an image before it is read.
  mutating func countPixels(_ size: CGSize?) throws(Failure) {
    guard let size else { return }
    guard pixels.spend(Int(bounded: Double(size.width) * Double(size.height))) else { throw .tooComplex }
  }

  /// Counts an image that is drawn into a rectangle of the coordinates of a transform. All of its pixels are looked at,
  /// however small the rectangle is.
  mutating func count(_ image: PixelImage, in frame: CGRect, _ transform: CGAffineTransform) throws(Failure) {
    guard points.spend(image.width * image.height / 128) else { throw .tooComplex }
    try count(GraphicShape(outline: .rectangle(frame), transform: transform))
  }

  /// Notes that something has no effect, without which the rest is still drawn.
  mutating func note(_ part: LeftOut) { leftOut.insert(part) }

  /// Notes that something is not drawn.
  mutating func leaveOut(_ part: LeftOut, _ frame: CGRect) {
    let area = share(of: frame)
    guard area > 0 else { return }
    leftOut.insert(part)
    leftOutArea += area
  }

  /// The share of the page that a rectangle covers.
  private func share(of frame: CGRect) -> Double {
    guard frame.isFinite, page.width * page.height > 0 else { return 0 }
    let visible = frame.intersection(page)
    return visible.isNull ? 0 : Double(visible.width * visible.height / (page.width * page.height))
  }

  /// The drawing. Throws if a large part of it is left out, because it would look different.
  func graphic(_ items: [GraphicItem]) throws(Failure) -> VectorGraphic {
    if leftOutArea > Self.smallShare || !leftOut.isEmpty && items.isEmpty { throw .leftOut(leftOut) }
    return VectorGraphic(size: page.size, items: items, leftOut: leftOut, layers: paintedArea)
  }
}
