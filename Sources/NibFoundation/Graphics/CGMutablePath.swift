import Foundation

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
