import Foundation

/// A path of lines and curves. Its bounds and the points inside are computed, but the path is not drawn.
open class UIBezierPath: NSObject {
  private var elements = PathElements()

  /// The width of lines, in points. Stored, but has no effect.
  open var lineWidth: CGFloat = 1
  /// The ends of lines. Stored, but has no effect.
  open var lineCapStyle = CGLineCap.butt
  /// The corners of lines. Stored, but has no effect.
  open var lineJoinStyle = CGLineJoin.miter
  /// The length of pointed corners. Stored, but has no effect.
  open var miterLimit: CGFloat = 10
  /// The precision of curves. Stored, but has no effect.
  open var flatness: CGFloat = 0.6
  /// Whether a point is inside if a line from it crosses the path an odd number of times.
  open var usesEvenOddFillRule = false

  /// Creates an empty path.
  public override init() { super.init() }
  /// Creates an empty path. Paths are not archived.
  public required init?(coder: NSCoder) { super.init() }

  /// Creates a rectangle.
  public convenience init(rect: CGRect) {
    self.init()
    elements.addRect(rect)
  }
  /// Creates an ellipse.
  public convenience init(ovalIn rect: CGRect) {
    self.init()
    elements.addOval(in: rect)
  }
  /// Creates a rectangle with rounded corners.
  public convenience init(roundedRect rect: CGRect, cornerRadius: CGFloat) {
    self.init()
    elements.addRoundedRect(rect, width: cornerRadius, height: cornerRadius)
  }
  /// Creates a rectangle with some rounded corners.
  public convenience init(
    roundedRect rect: CGRect, byRoundingCorners corners: UIRectCorner, cornerRadii: CGSize
  ) {
    self.init()
    elements.addRoundedRect(rect, width: cornerRadii.width, height: cornerRadii.height, corners: corners)
  }
  /// Creates an arc. Clockwise is the direction of increasing angles.
  public convenience init(
    arcCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    self.init()
    addArc(
      withCenter: center, radius: radius, startAngle: startAngle, endAngle: endAngle, clockwise: clockwise)
  }
  /// Creates a path with the elements of another path.
  public convenience init(cgPath: CGPath) {
    self.init()
    elements = cgPath.nibElements
  }

  /// The path as an object of Core Graphics.
  open var cgPath: CGPath {
    get { CGPath(nibElements: elements) }
    set { elements = newValue.nibElements }
  }
  /// Begins a new part at a point.
  open func move(to point: CGPoint) { elements.add(.move(point)) }
  /// Adds a line.
  open func addLine(to point: CGPoint) { elements.add(.line(point)) }
  /// Adds a curve with two control points.
  open func addCurve(to endPoint: CGPoint, controlPoint1: CGPoint, controlPoint2: CGPoint) {
    elements.add(.curve(controlPoint1, controlPoint2, endPoint))
  }
  /// Adds a curve with one control point.
  open func addQuadCurve(to endPoint: CGPoint, controlPoint: CGPoint) {
    elements.add(.quad(controlPoint, endPoint))
  }
  /// Adds an arc. Clockwise is the direction of increasing angles.
  open func addArc(
    withCenter center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool
  ) {
    elements.addArc(
      center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: clockwise)
  }
  /// Ends the current part with a line to its start.
  open func close() { elements.add(.close) }
  /// Removes all elements.
  open func removeAllPoints() { elements = PathElements() }
  /// Adds the elements of another path.
  open func append(_ bezierPath: UIBezierPath) {
    for element in bezierPath.elements.elements { elements.add(element) }
  }
  /// Moves all points.
  open func apply(_ transform: CGAffineTransform) { elements = elements.applying(transform) }

  /// Whether the path has no elements.
  open var isEmpty: Bool { elements.elements.isEmpty }
  /// The smallest rectangle around all points, including control points.
  open var bounds: CGRect { elements.bounds }
  /// The end of the last element; zero for an empty path.
  open var currentPoint: CGPoint { elements.current ?? .zero }
  /// Returns true if a point is inside the path.
  open func contains(_ point: CGPoint) -> Bool {
    elements.contains(point, usesEvenOdd: usesEvenOddFillRule)
  }

  /// A copy of the path.
  open override func copy() -> Any {
    let copy = UIBezierPath(cgPath: cgPath)
    (copy.lineWidth, copy.usesEvenOddFillRule) = (lineWidth, usesEvenOddFillRule)
    return copy
  }

  /// Has no effect: paths are not drawn.
  open func fill() { EffectlessFeature.drawing.report() }
  /// Has no effect: paths are not drawn.
  open func stroke() { EffectlessFeature.drawing.report() }
  /// Has no effect: paths are not drawn.
  open func fill(with blendMode: CGBlendMode, alpha: CGFloat) { EffectlessFeature.drawing.report() }
  /// Has no effect: paths are not drawn.
  open func stroke(with blendMode: CGBlendMode, alpha: CGFloat) { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  open func addClip() { EffectlessFeature.drawing.report() }
  /// Has no effect: nothing is drawn.
  open func setLineDash(_ pattern: UnsafePointer<CGFloat>?, count: Int, phase: CGFloat) {}
}
