import NibCore

/// Lines and curves, open or closed.
struct PathOutline: Equatable, Sendable {
  enum Part: Equatable, Sendable {
    case move(CGPoint)
    case line(CGPoint)
    /// A cubic curve with its control points.
    case curve(CGPoint, CGPoint, CGPoint)
    /// A line to the start of the connected parts.
    case close
  }

  /// Connected points.
  struct Line: Equatable {
    var points: [CGPoint]
    var isClosed: Bool

    var length: Double {
      zip(points, points.dropFirst()).reduce(0) { $0 + Double(hypot($1.1.x - $1.0.x, $1.1.y - $1.0.y)) }
    }
  }

  private(set) var parts: [Part] = []
  /// The end of the last part.
  private(set) var last = CGPoint.zero
  private var start = CGPoint.zero

  var isEmpty: Bool { parts.isEmpty }

  mutating func move(to point: CGPoint) {
    parts.append(.move(point))
    (start, last) = (point, point)
  }

  mutating func line(to point: CGPoint) {
    begin()
    parts.append(.line(point))
    last = point
  }

  mutating func curve(_ first: CGPoint, _ second: CGPoint, to end: CGPoint) {
    begin()
    parts.append(.curve(first, second, end))
    last = end
  }

  /// A curve with one control point.
  mutating func quadratic(_ control: CGPoint, to end: CGPoint) {
    func toward(_ other: CGPoint) -> CGPoint {
      CGPoint(x: other.x + (control.x - other.x) * 2 / 3, y: other.y + (control.y - other.y) * 2 / 3)
    }
    curve(toward(last), toward(end), to: end)
  }

  mutating func close() {
    guard !parts.isEmpty else { return }
    parts.append(.close)
    last = start
  }

  mutating func append(_ other: PathOutline) {
    parts += other.parts
    (start, last) = (other.start, other.last)
  }

  /// Begins connected parts after closed ones, or without a start.
  private mutating func begin() {
    if parts.isEmpty || parts.last == .close { move(to: last) }
  }

  /// The lines through the outline, with curves as short lines.
  ///
  /// - Parameters:
  ///   - detail: the number of pixels of one unit of the coordinates.
  func lines(detail: Double) -> [Line] {
    var lines: [Line] = []
    for part in parts {
      switch part {
      case .move(let point): lines.append(Line(points: [point], isClosed: false))
      case .line(let point): lines[lines.count - 1].points.append(point)
      case .curve(let first, let second, let end):
        guard let start = lines[lines.count - 1].points.last else { continue }
        lines[lines.count - 1].points += Self.points(from: start, first, second, end, detail: detail)
      case .close:
        guard let first = lines[lines.count - 1].points.first else { continue }
        lines[lines.count - 1].points.append(first)
        lines[lines.count - 1].isClosed = true
      }
    }
    return lines
  }

  /// The length of the lines through all points and control points, which is at least that of the outline.
  var controlLength: Double {
    var (length, last, start) = (0.0, CGPoint.zero, CGPoint.zero)
    func add(_ point: CGPoint) {
      length += Double(hypot(point.x - last.x, point.y - last.y))
      last = point
    }
    for part in parts {
      switch part {
      case .move(let point): (last, start) = (point, point)
      case .line(let point): add(point)
      case .curve(let first, let second, let end): [first, second, end].forEach(add)
      case .close: add(start)
      }
    }
    return length
  }

  /// The points of a curve after its start.
  private static func points(
    from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, detail: Double
  ) -> [CGPoint] {
    let steps = stepCount(from: start, first, second, end, detail: detail)
    return (1...steps).map { start.onCurve(first, second, end, at: CGFloat($0) / CGFloat(steps)) }
  }

  /// The number of short lines that replace a curve.
  private static func stepCount(
    from start: CGPoint, _ first: CGPoint, _ second: CGPoint, _ end: CGPoint, detail: Double
  ) -> Int {
    func distance(_ a: CGPoint, _ b: CGPoint) -> Double { Double(hypot(a.x - b.x, a.y - b.y)) }
    let length = (distance(start, first) + distance(first, second) + distance(second, end)) * detail
    return length.isFinite ? max(3, min(64, Int(bounded: length.squareRoot() * 1.5) + 1)) : 3
  }

  /// The number of points of all lines through the outline; see `lines(detail:)`.
  func pointCount(detail: Double) -> Int {
    var last = CGPoint.zero
    return parts.reduce(0) { count, part in
      switch part {
      case .move(let point), .line(let point):
        last = point
        return count + 1
      case .curve(let first, let second, let end):
        defer { last = end }
        return count + Self.stepCount(from: last, first, second, end, detail: detail)
      case .close: return count + 1
      }
    }
  }

  /// A rectangle around all points and control points; `nil` without any.
  var bounds: CGRect? {
    var (left, right, top, bottom) = (Double.infinity, -Double.infinity, Double.infinity, -Double.infinity)
    func add(_ point: CGPoint) {
      (left, right) = (min(left, Double(point.x)), max(right, Double(point.x)))
      (top, bottom) = (min(top, Double(point.y)), max(bottom, Double(point.y)))
    }
    for part in parts {
      switch part {
      case .move(let point), .line(let point): add(point)
      case .curve(let first, let second, let end):
        add(first)
        add(second)
        add(end)
      case .close: break
      }
    }
    guard left <= right, top <= bottom else { return nil }
    return CGRect(x: left, y: top, width: right - left, height: bottom - top)
  }
}

extension PathOutline {
  /// The part of the length of a tangent that makes a curve a quarter of a circle.
  static let quarter = 0.5522847498

  static func rectangle(_ frame: CGRect, radii: CGSize = .zero) -> PathOutline {
    var outline = PathOutline()
    let (rx, ry) = (min(radii.width, frame.width / 2), min(radii.height, frame.height / 2))
    guard rx > 0, ry > 0 else {
      outline.move(to: CGPoint(x: frame.minX, y: frame.minY))
      outline.line(to: CGPoint(x: frame.maxX, y: frame.minY))
      outline.line(to: CGPoint(x: frame.maxX, y: frame.maxY))
      outline.line(to: CGPoint(x: frame.minX, y: frame.maxY))
      outline.close()
      return outline
    }
    let (x, y) = (rx * (1 - quarter), ry * (1 - quarter))
    let (left, top, right, bottom) = (frame.minX, frame.minY, frame.maxX, frame.maxY)
    outline.move(to: CGPoint(x: left + rx, y: top))
    outline.line(to: CGPoint(x: right - rx, y: top))
    outline.curve(
      CGPoint(x: right - x, y: top), CGPoint(x: right, y: top + y), to: CGPoint(x: right, y: top + ry))
    outline.line(to: CGPoint(x: right, y: bottom - ry))
    outline.curve(
      CGPoint(x: right, y: bottom - y), CGPoint(x: right - x, y: bottom),
      to: CGPoint(x: right - rx, y: bottom))
    outline.line(to: CGPoint(x: left + rx, y: bottom))
    outline.curve(
      CGPoint(x: left + x, y: bottom), CGPoint(x: left, y: bottom - y), to: CGPoint(x: left, y: bottom - ry))
    outline.line(to: CGPoint(x: left, y: top + ry))
    outline.curve(
      CGPoint(x: left, y: top + y), CGPoint(x: left + x, y: top), to: CGPoint(x: left + rx, y: top))
    outline.close()
    return outline
  }

  /// The largest ellipse in a rectangle.
  static func ellipse(in frame: CGRect) -> PathOutline {
    rectangle(frame, radii: CGSize(width: frame.width / 2, height: frame.height / 2))
  }
}

extension CGRect {
  /// Whether no length of the rectangle is infinite or not a number. Foundation does not accept others everywhere.
  var isFinite: Bool { minX.isFinite && minY.isFinite && width.isFinite && height.isFinite }
}

extension CGAffineTransform {
  /// The square root of the factor by which areas grow.
  var meanScale: Double { Double(abs(a * d - b * c)).squareRoot() }

  var isUsable: Bool {
    [a, b, c, d, tx, ty].allSatisfy { $0.isFinite && abs($0) < 1e7 } && abs(a * d - b * c) > 1e-12
  }
}

extension PathOutline {
  /// The outline with all points moved by a transform.
  func applying(_ transform: CGAffineTransform) -> PathOutline {
    var result = self
    result.parts = parts.map { part in
      switch part {
      case .move(let point): .move(point.applying(transform))
      case .line(let point): .line(point.applying(transform))
      case .curve(let first, let second, let end):
        .curve(first.applying(transform), second.applying(transform), end.applying(transform))
      case .close: .close
      }
    }
    return result
  }
}
