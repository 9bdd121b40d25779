import NibCore

/// Collects the parts of a drawing while a file is read, within limits, and how much of it is left out.
struct GraphicBuilder {
  /// The reason why a file is not drawn.
  enum Failure: Error, Hashable, CustomStringConvertible {
    case broken(String)
    case encrypted
    case tooComplex
    /// Much of the drawing consists of parts that are not drawn.
    case leftOut(Set<LeftOut>)

    var description: String {
      switch self {
      case .broken(let reason): "the image cannot be read: \(reason)"
      case .encrypted: "the image cannot be read: it is encrypted"
      case .tooComplex: "the image has too many parts to be drawn"
      case .leftOut(let parts):
        "much of the image is not drawn: " + parts.map(\.rawValue).sorted().joined(separator: ", ")
      }
    }
  }

  /// A kind of part that is not drawn.
  enum LeftOut: String {
    case text
    case pixels = "pixels in this format"
    case pattern = "patterns"
    case shading = "shadings of this kind"
    case color = "colors of this kind"
  }

  /// The area of the page in the drawing.
  let page: CGRect
  private(set) var leftOut: Set<LeftOut> = []
  private var leftOutArea = 0.0
  private var paintedArea = 0.0
  private var partCount = 0

  /// The share of the page that may be left out.
  private static let smallShare = 0.1
  /// The greatest number of lines and curves of a drawing.
  private static let mostParts = 80_000
  /// How often the parts of a drawing may cover its page.
  private static let mostLayers = 400.0

  init(size: CGSize) { page = CGRect(origin: .zero, size: size) }

  /// Counts a path. Throws if the drawing has too many parts.
  mutating func count(_ shape: GraphicShape, reach: Double = 0) throws(Failure) {
    partCount += shape.outline.parts.count + 4
    if let bounds = shape.outline.bounds {
      let frame = bounds.insetBy(dx: -reach, dy: -reach).applying(shape.transform)
      paintedArea += share(of: frame)
    }
    guard partCount < Self.mostParts, paintedArea < Self.mostLayers else { throw .tooComplex }
  }

  /// Counts a group, which is painted on a page of its own.
  mutating func countLayer() throws(Failure) {
    paintedArea += 1
    guard paintedArea < Self.mostLayers else { throw .tooComplex }
  }

  /// Notes that something is not drawn.
  mutating func leaveOut(_ part: LeftOut, _ frame: CGRect) {
    let area = share(of: frame)
    guard area > 0 else { return }
    leftOut.insert(part)
    leftOutArea += area
  }

  /// The share of the page that a rectangle covers.
  private func share(of frame: CGRect) -> Double {
    guard frame.minX.isFinite, frame.minY.isFinite, frame.width.isFinite, frame.height.isFinite else {
      return 0
    }
    let visible = frame.intersection(page)
    return visible.isNull ? 0 : Double(visible.width * visible.height / (page.width * page.height))
  }

  /// The drawing. Throws if a large part of it is left out, because it would look different.
  func graphic(_ items: [GraphicItem]) throws(Failure) -> VectorGraphic {
    if leftOutArea > Self.smallShare || !leftOut.isEmpty && items.isEmpty { throw .leftOut(leftOut) }
    return VectorGraphic(size: page.size, items: items)
  }
}
