import Foundation

/// A drawing of Core Graphics. It has a path and a transform, but nothing is drawn, except that an image that is drawn
/// becomes the image of the drawing.
public final class CGContext: NSObject {
  /// The size of the drawing, in points.
  let size: CGSize
  /// The image that was drawn last.
  private(set) var drawnImage: UIImage?
  private var elements = PathElements()
  private var savedTransforms: [CGAffineTransform] = []

  /// The transform of the coordinates.
  public private(set) var ctm = CGAffineTransform.identity
  /// The transform of text.
  public var textMatrix = CGAffineTransform.identity
  /// The place at which text is drawn.
  public var textPosition = CGPoint.zero
  /// The quality with which images are resized. Stored, but has no effect.
  public var interpolationQuality = CGInterpolationQuality.default

  init(size: CGSize) { self.size = size }

  /// Creates a drawing with a number of pixels.
  public convenience init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { self.init(size: CGSize(width: width, height: height)) }

  /// The width in pixels.
  public var width: Int { Int(bounded: size.width) }
  /// The height in pixels.
  public var height: Int { Int(bounded: size.height) }
  /// The drawing as an image.
  public func makeImage() -> CGImage? { CGImage(image) }
  /// The image that was drawn last, resized to the size of the drawing; an empty image if none was drawn.
  var image: UIImage { drawnImage?.nibResized(to: size) ?? UIImage(nibSource: .empty, size: size) }

  /// Draws an image: it becomes the drawing's image.
  func draw(_ image: UIImage) { drawnImage = image }
  /// Draws an image: it becomes the drawing's image.
  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) { draw(image.image) }

  /// Saves the transform.
  public func saveGState() { savedTransforms.append(ctm) }
  /// Restores the transform.
  public func restoreGState() { ctm = savedTransforms.popLast() ?? ctm }
  /// Moves the coordinates.
  public func translateBy(x tx: CGFloat, y ty: CGFloat) { ctm = ctm.translatedBy(x: tx, y: ty) }
  /// Scales the coordinates.
  public func scaleBy(x sx: CGFloat, y sy: CGFloat) { ctm = ctm.scaledBy(x: sx, y: sy) }
  /// Rotates the coordinates.
  public func rotate(by angle: CGFloat) { ctm = ctm.rotated(by: angle) }
  /// Applies a transform before the current transform.
  public func concatenate(_ transform: CGAffineTransform) { ctm = transform.concatenating(ctm) }

  /// The path.
  public var path: CGPath? { CGPath(nibElements: elements) }
  /// Whether the path is empty.
  public var isPathEmpty: Bool { elements.elements.isEmpty }
  /// The end of the path.
  public var currentPointOfPath: CGPoint { elements.current ?? .zero }
  /// The smallest rectangle around the path.
  public var boundingBoxOfPath: CGRect { elements.bounds }
  /// The area of the drawing. It is not clipped.
  public var boundingBoxOfClipPath: CGRect { CGRect(origin: .zero, size: size) }

  public func beginPath() { elements = PathElements() }
  public func closePath() { elements.add(.close) }
  public func move(to point: CGPoint) { elements.add(.move(point)) }
  public func addLine(to point: CGPoint) { elements.add(.line(point)) }
  public func addLines(between points: [CGPoint]) { elements.addLines(points) }
  public func addRect(_ rect: CGRect) { elements.addRect(rect) }
  public func addRects(_ rects: [CGRect]) { for rect in rects { addRect(rect) } }
  public func addEllipse(in rect: CGRect) { elements.addOval(in: rect) }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {
    elements.add(.curve(control1, control2, end))
  }
  public func addQuadCurve(to end: CGPoint, control: CGPoint) { elements.add(.quad(control, end)) }
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
  }
  public func addPath(_ path: CGPath) { for element in path.nibElements.elements { elements.add(element) } }
  /// Returns true if a point is inside the path.
  public func pathContains(_ point: CGPoint, mode: CGPathDrawingMode) -> Bool {
    elements.contains(point, usesEvenOdd: mode == .eoFill || mode == .eoFillStroke)
  }

  /// Ends the path, which is not drawn.
  func end() {
    elements = PathElements()
    EffectlessFeature.drawing.report()
  }
}
