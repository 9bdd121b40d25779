import Foundation

/// A path of lines and curves. It is immutable; `CGMutablePath` adds elements. It is not drawn.
open class CGPath: NSObject {
  var nibElements = PathElements()

  /// Creates an empty path.
  public override init() { super.init() }

  init(nibElements: PathElements) {
    self.nibElements = nibElements
    super.init()
  }

  /// Creates a rectangle.
  public init(rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    nibElements.addRect(rect)
    if let transform { nibElements = nibElements.applying(transform.pointee) }
  }

  /// Creates an ellipse.
  public init(ellipseIn rect: CGRect, transform: UnsafePointer<CGAffineTransform>?) {
    nibElements.addOval(in: rect)
    if let transform { nibElements = nibElements.applying(transform.pointee) }
  }

  /// Creates a rectangle with rounded corners.
  public init(
    roundedRect rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat,
    transform: UnsafePointer<CGAffineTransform>?
  ) {
    nibElements.addRoundedRect(rect, width: cornerWidth, height: cornerHeight)
    if let transform { nibElements = nibElements.applying(transform.pointee) }
  }

  /// Whether the path has no elements.
  public var isEmpty: Bool { nibElements.elements.isEmpty }
  /// The end of the last element; zero for an empty path.
  public var currentPoint: CGPoint { nibElements.current ?? .zero }
  /// The smallest rectangle around all points, including control points.
  public var boundingBox: CGRect { nibElements.bounds }
  /// The smallest rectangle around all points, including control points.
  public var boundingBoxOfPath: CGRect { nibElements.bounds }

  /// Returns true if a point is inside the path.
  public func contains(
    _ point: CGPoint, using rule: CGPathFillRule = .winding, transform: CGAffineTransform = .identity
  ) -> Bool {
    nibElements.contains(point.applying(transform.inverted()), usesEvenOdd: rule == .evenOdd)
  }

  /// A copy of the path.
  public func copy() -> CGPath? { CGPath(nibElements: nibElements) }
  /// A copy of the path that can be changed.
  public func mutableCopy() -> CGMutablePath? {
    let copy = CGMutablePath()
    copy.nibElements = nibElements
    return copy
  }

  /// Paths are equal if they have the same elements.
  open override func isEqual(_ object: Any?) -> Bool { (object as? CGPath)?.nibElements == nibElements }
  /// A hash of the elements.
  open override var hash: Int { nibElements.hashValue }
}

/// The rule that decides which points are inside a path.
public enum CGPathFillRule: Int, Hashable, Sendable { case winding, evenOdd }

/// The ends of lines.
public enum CGLineCap: Int32, Hashable, Sendable { case butt, round, square }

/// The corners of lines.
public enum CGLineJoin: Int32, Hashable, Sendable { case miter, round, bevel }

/// A path to which lines and curves can be added.
public final class CGMutablePath: CGPath {
  private func add(_ element: PathElements.Element, _ transform: CGAffineTransform) {
    add(transform) { $0.add(element) }
  }

  private func add(_ transform: CGAffineTransform, _ build: (inout PathElements) -> Void) {
    var part = PathElements()
    build(&part)
    for element in part.applying(transform).elements { nibElements.add(element) }
  }

  /// Begins a new part at a point.
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.move(point), transform)
  }
  /// Adds a line.
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {
    add(.line(point), transform)
  }
  /// Adds connected lines.
  public func addLines(between points: [CGPoint], transform: CGAffineTransform = .identity) {
    add(transform) { $0.addLines(points) }
  }
  /// Adds a curve with one control point.
  public func addQuadCurve(
    to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.quad(control, end), transform) }
  /// Adds a curve with two control points.
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) { add(.curve(control1, control2, end), transform) }
  /// Adds an arc. Core Graphics calls the direction of increasing angles counterclockwise.
  public func addArc(
    center: CGPoint, radius: CGFloat, startAngle: CGFloat, endAngle: CGFloat, clockwise: Bool,
    transform: CGAffineTransform = .identity
  ) {
    add(transform) {
      $0.addArc(
        center: center, radius: radius, from: startAngle, to: endAngle, isIncreasing: !clockwise)
    }
  }
  /// Adds a rectangle.
  public func addRect(_ rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addRect(rect) }
  }
  /// Adds rectangles.
  public func addRects(_ rects: [CGRect], transform: CGAffineTransform = .identity) {
    for rect in rects { addRect(rect, transform: transform) }
  }
  /// Adds an ellipse.
  public func addEllipse(in rect: CGRect, transform: CGAffineTransform = .identity) {
    add(transform) { $0.addOval(in: rect) }
  }
  /// Adds a rectangle with rounded corners.
  public func addRoundedRect(
    in rect: CGRect, cornerWidth: CGFloat, cornerHeight: CGFloat, transform: CGAffineTransform = .identity
  ) { add(transform) { $0.addRoundedRect(rect, width: cornerWidth, height: cornerHeight) } }
  /// Adds another path.
  public func addPath(_ path: CGPath, transform: CGAffineTransform = .identity) {
    add(transform) { part in for element in path.nibElements.elements { part.add(element) } }
  }
  /// Ends the current part with a line to its start.
  public func closeSubpath() { nibElements.add(.close) }
}
