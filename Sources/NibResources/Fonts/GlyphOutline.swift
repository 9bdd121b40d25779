import Foundation

/// The outline of a glyph: closed contours of lines and curves. The y axis points up, and the baseline is at 0.
package struct GlyphOutline: Hashable, Sendable {
  /// A part of a contour, from the end of the part before it.
  package enum Part: Hashable, Sendable {
    /// The beginning of a contour.
    case start(CGPoint)
    case line(CGPoint)
    /// A quadratic curve with its control point.
    case quadratic(CGPoint, CGPoint)
    /// A cubic curve with its control points.
    case cubic(CGPoint, CGPoint, CGPoint)
  }

  /// A point of a contour in the form of font files.
  struct Node: Hashable {
    enum Kind { case corner, quadratic, cubic }
    var place: CGPoint
    var kind: Kind
  }

  package private(set) var parts: [Part] = []

  /// Whether the glyph has no ink, like that of a space.
  package var isEmpty: Bool { parts.isEmpty }

  /// Adds a closed contour. Between two control points of quadratic curves, the contour passes through their middle.
  mutating func add(contour nodes: [Node]) {
    guard nodes.count > 1 else { return }
    let start: CGPoint
    let nodesAfterStart: [Node]
    if let corner = nodes.firstIndex(where: { $0.kind == .corner }) {
      start = nodes[corner].place
      nodesAfterStart = Array(nodes[(corner + 1)...] + nodes[..<corner])
    } else {
      start = nodes[0].place.middle(to: nodes[nodes.count - 1].place)
      nodesAfterStart = nodes
    }
    parts.append(.start(start))
    var controls: [Node] = []
    for node in nodesAfterStart + [Node(place: start, kind: .corner)] {
      switch node.kind {
      case .corner:
        close(controls, at: node.place)
        controls = []
      case .quadratic:
        if let last = controls.last {
          close(controls, at: last.place.middle(to: node.place))
          controls = []
        }
        controls.append(node)
      case .cubic: controls.append(node)
      }
    }
  }

  /// Adds the part with the given control points.
  private mutating func close(_ controls: [Node], at end: CGPoint) {
    switch controls.count {
    case 0: parts.append(.line(end))
    case 1: parts.append(.quadratic(controls[0].place, end))
    default: parts.append(.cubic(controls[0].place, controls[controls.count - 1].place, end))
    }
  }

  /// The outline as polygons.
  ///
  /// - Parameters:
  ///   - steps: the number of lines that replace a curve.
  ///   - place: returns the position of a point of the outline.
  package func polygons(steps: Int, _ place: (CGPoint) -> CGPoint) -> [[CGPoint]] {
    var polygons: [[CGPoint]] = []
    var current: [CGPoint] = []
    let positions = (1...max(1, steps)).map { Double($0) / Double(max(1, steps)) }
    for part in parts {
      switch part {
      case .start(let point):
        if current.count > 2 { polygons.append(current) }
        current = [place(point)]
      case .line(let point): current.append(place(point))
      case .quadratic(let control, let end):
        guard let start = current.last else { continue }
        let (control, end) = (place(control), place(end))
        current += positions.map { t in
          let (a, b, c) = ((1 - t) * (1 - t), 2 * t * (1 - t), t * t)
          return CGPoint(
            x: a * start.x + b * control.x + c * end.x, y: a * start.y + b * control.y + c * end.y)
        }
      case .cubic(let first, let second, let end):
        guard let start = current.last else { continue }
        let (first, second, end) = (place(first), place(second), place(end))
        current += positions.map { start.onCurve(first, second, end, at: $0) }
      }
    }
    if current.count > 2 { polygons.append(current) }
    return polygons
  }
}

extension CGPoint {
  /// The point of a cubic curve that begins at this point.
  ///
  /// - Parameters:
  ///   - first: the first control point.
  ///   - second: the second control point.
  ///   - end: the end of the curve.
  ///   - t: the place on the curve, from 0 for its start to 1 for its end.
  package func onCurve(_ first: CGPoint, _ second: CGPoint, _ end: CGPoint, at t: CGFloat) -> CGPoint {
    let u = 1 - t
    let (a, b, c, d) = (u * u * u, 3 * u * u * t, 3 * u * t * t, t * t * t)
    return CGPoint(
      x: a * x + b * first.x + c * second.x + d * end.x, y: a * y + b * first.y + c * second.y + d * end.y)
  }

  fileprivate func middle(to other: CGPoint) -> CGPoint {
    CGPoint(x: (x + other.x) / 2, y: (y + other.y) / 2)
  }
}
