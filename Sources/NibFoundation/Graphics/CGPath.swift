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
