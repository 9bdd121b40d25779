import Foundation

/// The lines and curves of a path.
struct PathElements: Hashable, Sendable {
  enum Element: Hashable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    case curve(CGPoint, CGPoint, CGPoint)
    case quad(CGPoint, CGPoint)
    case close

    /// The points, with the end of the element last.
    var points: [CGPoint] {
      switch self {
      case .move(let point), .line(let point): [point]
      case .curve(let first, let second, let end): [first, second, end]
      case .quad(let control, let end): [control, end]
      case .close: []
      }
    }
  }

  private(set) var elements: [Element] = []
  /// The end of the last element; `nil` for an empty path.
  private(set) var current: CGPoint?
  /// The start of the current part.
  private var start: CGPoint?

  mutating func add(_ element: Element) {
    elements.append(element)
    if case .move(let point) = element { start = point }
    current = element.points.last ?? start
  }

  /// The smallest rectangle around all points, including control points; the null rectangle for an empty path.
  var bounds: CGRect {
    let points = elements.flatMap(\.points)
    let (xs, ys) = (points.map(\.x), points.map(\.y))
    guard let left = xs.min(), let right = xs.max(), let top = ys.min(), let bottom = ys.max() else {
      return .null
    }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }

  /// The path with a transform applied to all points.
  func applying(_ transform: CGAffineTransform) -> PathElements {
    var result = PathElements()
    for element in elements {
      switch element {
      case .move(let point): result.add(.move(point.applying(transform)))
      case .line(let point): result.add(.line(point.applying(transform)))
      case .curve(let first, let second, let end):
        result.add(
          .curve(first.applying(transform), second.applying(transform), end.applying(transform)))
      case .quad(let control, let end):
        result.add(.quad(control.applying(transform), end.applying(transform)))
      case .close: result.add(.close)
      }
    }
    return result
  }

  // MARK: Shapes

  mutating func addLines(_ points: [CGPoint], isClosed: Bool = false) {
    for (index, point) in points.enumerated() { add(index == 0 ? .move(point) : .line(point)) }
    if isClosed { add(.close) }
  }

  mutating func addRect(_ rect: CGRect) {
    addLines(
      [
        CGPoint(x: rect.minX, y: rect.minY), CGPoint(x: rect.maxX, y: rect.minY),
        CGPoint(x: rect.maxX, y: rect.maxY), CGPoint(x: rect.minX, y: rect.maxY),
      ], isClosed: true)
  }

  mutating func addOval(in rect: CGRect) {
    addRoundedRect(rect, width: rect.width / 2, height: rect.height / 2)
  }

  /// Adds a rectangle with rounded corners. The size of a corner is at most half the size of the rectangle.
  mutating func addRoundedRect(
    _ rect: CGRect, width: CGFloat, height: CGFloat, corners: UIRectCorner = .allCorners
  ) {
    let size = CGSize(width: min(width, rect.width / 2), height: min(height, rect.height / 2))
    // Each corner with the directions in which the outline arrives there and leaves it.
    let places: [(UIRectCorner, CGPoint, CGVector, CGVector)] = [
      (.topRight, CGPoint(x: rect.maxX, y: rect.minY), CGVector(dx: 1, dy: 0), CGVector(dx: 0, dy: 1)),
      (.bottomRight, CGPoint(x: rect.maxX, y: rect.maxY), CGVector(dx: 0, dy: 1), CGVector(dx: -1, dy: 0)),
      (.bottomLeft, CGPoint(x: rect.minX, y: rect.maxY), CGVector(dx: -1, dy: 0), CGVector(dx: 0, dy: -1)),
      (.topLeft, CGPoint(x: rect.minX, y: rect.minY), CGVector(dx: 0, dy: -1), CGVector(dx: 1, dy: 0)),
    ]
    let begin = corners.contains(.topLeft) ? size.width : 0
    add(.move(CGPoint(x: rect.minX + begin, y: rect.minY)))
    for (corner, point, arriving, leaving) in places {
      guard corners.contains(corner) else {
        add(.line(point))
        continue
      }
      func at(_ direction: CGVector, _ factor: CGFloat) -> CGPoint {
        CGPoint(
          x: point.x + direction.dx * size.width * factor, y: point.y + direction.dy * size.height * factor)
      }
      add(.line(at(arriving, -1)))
      let control = 1 - PathElements.quarter
      add(.curve(at(arriving, -control), at(leaving, control), at(leaving, 1)))
    }
    add(.close)
  }

  /// The distance of the control points of a quarter of a circle with radius 1.
  private static let quarter: CGFloat = 0.5522847498

  /// Adds an arc, after a line from the current point to its start. Angles are in radians from the positive x axis.
  ///
  /// - Parameter isIncreasing: whether the angle increases along the arc, which looks clockwise on a screen.
  mutating func addArc(
    center: CGPoint, radius: CGFloat, from start: CGFloat, to end: CGFloat, isIncreasing: Bool
  ) {
    let full = 2 * CGFloat.pi
    var sweep = isIncreasing ? end - start : start - end
    if sweep < 0 {
      sweep = sweep.truncatingRemainder(dividingBy: full) + full
    } else if sweep > full {
      sweep = full
    }
    func point(_ angle: CGFloat, _ radius: CGFloat, _ from: CGPoint) -> CGPoint {
      CGPoint(
        x: from.x + radius * CGFloat(cos(Double(angle))), y: from.y + radius * CGFloat(sin(Double(angle))))
    }
    let first = point(start, radius, center)
    add(current == nil ? .move(first) : .line(first))
    let count = Int(bounded: (sweep / (.pi / 2)).rounded(.up))
    guard count > 0 else { return }
    let step = sweep / CGFloat(count) * (isIncreasing ? 1 : -1)
    let handle = radius * 4 / 3 * CGFloat(tan(Double(step) / 4))
    for index in 0..<count {
      let (from, to) = (start + CGFloat(index) * step, start + CGFloat(index + 1) * step)
      let end = point(to, radius, center)
      add(
        .curve(
          point(from + .pi / 2, handle, point(from, radius, center)), point(to - .pi / 2, handle, end), end))
    }
  }
}

extension PathElements {
  /// The parts of the path as polygons. Curves become 16 lines.
  private var polygons: [[CGPoint]] {
    var result: [[CGPoint]] = []
    func mix(_ a: CGPoint, _ b: CGPoint, _ part: CGFloat) -> CGPoint {
      CGPoint(x: a.x + (b.x - a.x) * part, y: a.y + (b.y - a.y) * part)
    }
    for element in elements {
      guard let last = result.last?.last else {
        if let point = element.points.last { result.append([point]) }
        continue
      }
      let steps = (1...16).map { CGFloat($0) / 16 }
      switch element {
      case .move(let point): result.append([point])
      case .line(let point): result[result.count - 1].append(point)
      case .quad(let control, let end):
        result[result.count - 1] += steps.map { mix(mix(last, control, $0), mix(control, end, $0), $0) }
      case .curve(let first, let second, let end):
        result[result.count - 1] += steps.map { part in
          let middle = mix(first, second, part)
          return mix(
            mix(mix(last, first, part), middle, part), mix(middle, mix(second, end, part), part), part)
        }
      case .close: if let first = result[result.count - 1].first { result.append([first]) }
      }
    }
    return result
  }

  /// Returns true if a point is inside the path.
  func contains(_ point: CGPoint, usesEvenOdd: Bool) -> Bool {
    var (windings, crossings) = (0, 0)
    for polygon in polygons where polygon.count > 1 {
      for (index, from) in polygon.enumerated() {
        let to = polygon[(index + 1) % polygon.count]
        guard (from.y <= point.y) != (to.y <= point.y) else { continue }
        let x = from.x + (point.y - from.y) / (to.y - from.y) * (to.x - from.x)
        guard x > point.x else { continue }
        windings += from.y <= point.y ? 1 : -1
        crossings += 1
      }
    }
    return usesEvenOdd ? crossings % 2 == 1 : windings != 0
  }
}
