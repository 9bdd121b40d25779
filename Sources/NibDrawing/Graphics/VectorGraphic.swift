import NibCore

/// A drawing of paths, as PDF and SVG files contain it. Its coordinates begin in the top left corner.
package struct VectorGraphic: Equatable, Sendable {
  /// The size in points.
  let size: CGSize
  /// The parts, back to front.
  let items: [GraphicItem]
  /// The kinds of small parts of the file that are not drawn.
  var leftOut: Set<GraphicBuilder.LeftOut> = []
  /// About how often the parts cover the whole drawing.
  var layers = 1.0

  /// The greatest number of pixels that are painted for a drawing, counting each of its layers.
  private static let mostPainted = 64e6

  /// The factor by which an image of a number of pixels has to be smaller, so that it is painted in a short time; 1 for
  /// all but extreme drawings.
  func reduction(width: Int, height: Int) -> Double {
    let painted = Double(width) * Double(height) * max(1, layers)
    return painted > Self.mostPainted ? (Self.mostPainted / painted).squareRoot() : 1
  }
}

/// A part of a drawing.
indirect enum GraphicItem: Equatable, Sendable {
  case path(GraphicPath)
  /// Pixels that fill the square from (0, 0) to (1, 1) of the coordinates of a transform, from the top.
  case pixels(PixelImage, CGAffineTransform)
  case group(GraphicGroup)
}

/// An outline that is filled, followed by a line, or both.
struct GraphicPath: Equatable, Sendable {
  var shape: GraphicShape
  var fill: GraphicPaint?
  var stroke: GraphicStroke?
}

/// The area inside an outline.
struct GraphicShape: Equatable, Sendable {
  var outline: PathOutline
  /// Places the outline in the drawing.
  var transform: CGAffineTransform
  /// Whether parts that the outline surrounds an even number of times are outside.
  var isEvenOdd = false
}

/// Parts that are drawn together.
struct GraphicGroup: Equatable, Sendable {
  var items: [GraphicItem]
  var opacity = 1.0
  /// The areas to which the group is limited: it is visible where all of them are.
  var clips: [GraphicShape] = []
  var mask: GraphicMask?
}

/// Parts whose opacity or brightness is the opacity of a group.
struct GraphicMask: Equatable, Sendable {
  var items: [GraphicItem]
  /// Whether the brightness counts, otherwise the opacity.
  var isLuminosity: Bool
}

/// A line along an outline, in the outline's own coordinates.
struct GraphicStroke: Equatable, Sendable {
  enum Cap: Sendable { case butt, round, square }
  enum Join: Sendable { case miter, round, bevel }

  var paint: GraphicPaint
  var width = 1.0
  var cap = Cap.butt
  var join = Join.miter
  /// The greatest length of a pointed corner, as a multiple of the width.
  var miterLimit = 10.0
  /// The lengths of dashes and gaps; empty for a solid line.
  var dashes: [Double] = []
  var dashStart = 0.0
}

/// The color or the colors of an area.
enum GraphicPaint: Equatable, Sendable {
  case color(ColorComponents)
  case gradient(GraphicGradient)
}

/// Colors that change along a line or between two circles.
struct GraphicGradient: Equatable, Sendable {
  struct Stop: Equatable, Sendable {
    /// The place of the color, from 0 for the start to 1 for the end.
    var place: Double
    var color: ColorComponents
  }

  var start: CGPoint
  var end: CGPoint
  /// The radii of the circles around the start and the end; `nil` for a line.
  var radii: Radii?
  var stops: [Stop]
  /// Places the gradient in the drawing.
  var transform: CGAffineTransform
  /// Whether the first and the last color continue beyond the start and the end.
  var extendsStart = true
  var extendsEnd = true

  struct Radii: Equatable, Sendable {
    var start: Double
    var end: Double
  }
}

/// A drawing that fills a rectangle of a picture.
package struct PlacedGraphic: Equatable {
  let graphic: VectorGraphic
  let frame: CGRect
  let opacity: Double
  /// The color of a template; `nil` for the drawing's own colors.
  let tint: ColorComponents?

  /// Places the drawing in its frame.
  var transform: CGAffineTransform {
    CGAffineTransform(
      a: frame.width / graphic.size.width, b: 0, c: 0, d: frame.height / graphic.size.height, tx: frame.minX,
      ty: frame.minY)
  }
}

extension [GraphicItem] {
  /// A rectangle around everything that the parts can paint, in the drawing; `nil` if they are empty.
  var frame: CGRect? {
    compactMap(\.frame).filter(\.isFinite).reduce(nil) { frame, next in frame?.union(next) ?? next }
  }
}

extension GraphicItem {
  fileprivate var frame: CGRect? {
    switch self {
    case .path(let path):
      // The tips of corners and ends are the points that are farthest from the outline.
      let reach = path.stroke.map { $0.width / 2 * max(1.5, $0.join == .miter ? $0.miterLimit : 1) } ?? 0
      return path.shape.outline.bounds?.insetBy(dx: -reach, dy: -reach).applying(path.shape.transform)
    case .pixels(_, let transform): return CGRect(x: 0, y: 0, width: 1, height: 1).applying(transform)
    case .group(let group): return group.items.frame
    }
  }
}
