import NibCore

/// The area of a line along an outline.
///
/// It consists of a rectangle for each straight part, and a shape for each corner and end. All of them have the same
/// direction, so that they can overlap.
struct OutlineStroke {
  private let stroke: GraphicStroke
  private let half: Double
  private(set) var areas: [[CGPoint]] = []

  /// - Parameters:
  ///   - lines: the corners of the outline in its own coordinates, with curves as short lines. The last corner of a
  ///     closed line is the first one.
  ///   - detail: the number of pixels of one unit of the coordinates.
  init(_ stroke: GraphicStroke, along lines: [PathOutline.Line], detail: Double) {
    self.stroke = stroke
    // Very thin lines are drawn as wide as half a pixel.
    half = max(stroke.width / 2, 0.25 / max(detail, 1e-6))
    roundSteps = max(4, min(32, Int(bounded: (half * detail).squareRoot() * 3) + 2))
    let dashed = stroke.dashes.isEmpty ? lines : lines.flatMap(dashes)
    for line in dashed { add(line) }
  }

  /// The number of lines of half a round end.
  private let roundSteps: Int
  /// The greatest number of dashes of a line. Lines with more are solid.
  private static let mostDashes = 4000.0

  /// About the number of dashes of a line along an outline.
  static func dashCount(_ stroke: GraphicStroke, along outline: PathOutline) -> Int {
    guard let period = period(of: stroke) else { return 0 }
    // Each connected line is divided on its own, and an outline can have many.
    let periods = min(outline.controlLength / period, mostDashes * Double(outline.parts.count))
    return Int(bounded: periods * Double(stroke.dashes.count))
  }

  /// The length after which the dashes of a line repeat; `nil` for a solid line.
  private static func period(of stroke: GraphicStroke) -> Double? {
    let sum = stroke.dashes.reduce(0) { $0 + max(0, $1) } * (stroke.dashes.count % 2 == 1 ? 2 : 1)
    return sum > 0 && sum.isFinite ? sum : nil
  }

  private mutating func add(_ line: PathOutline.Line) {
    var points: [CGPoint] = []
    for point in line.points where point != points.last { points.append(point) }
    if line.isClosed, points.count > 1, points.first == points.last { points.removeLast() }
    guard points.count > 1 else { return addDot(points.first, isClosed: line.isClosed) }
    let ends = line.isClosed ? points + [points[0]] : points
    for (start, end) in zip(ends, ends.dropFirst()) { addPart(from: start, to: end) }
    let corners = line.isClosed ? Array(points.indices) : Array(points.indices.dropFirst().dropLast())
    for corner in corners {
      addCorner(
        points[(corner + points.count - 1) % points.count], points[corner],
        points[(corner + 1) % points.count])
    }
    guard !line.isClosed else { return }
    addEnd(points[0], from: points[1])
    addEnd(points[points.count - 1], from: points[points.count - 2])
  }

  /// A line without a length is visible only with round or square ends.
  private mutating func addDot(_ point: CGPoint?, isClosed: Bool) {
    guard let point, stroke.cap != .butt else { return }
    addEnd(point, from: CGPoint(x: point.x - 1, y: point.y))
    addEnd(point, from: CGPoint(x: point.x + 1, y: point.y))
  }

  private func offset(_ start: CGPoint, _ end: CGPoint) -> CGPoint {
    let (across, down) = (end.x - start.x, end.y - start.y)
    let length = (across * across + down * down).squareRoot()
    guard length > 0 else { return .zero }
    return CGPoint(x: -down / length * half, y: across / length * half)
  }

  private mutating func addPart(from start: CGPoint, to end: CGPoint) {
    let side = offset(start, end)
    areas.append([
      CGPoint(x: start.x - side.x, y: start.y - side.y), CGPoint(x: end.x - side.x, y: end.y - side.y),
      CGPoint(x: end.x + side.x, y: end.y + side.y), CGPoint(x: start.x + side.x, y: start.y + side.y),
    ])
  }

  /// Fills the outer side of a corner.
  private mutating func addCorner(_ before: CGPoint, _ corner: CGPoint, _ after: CGPoint) {
    var (first, second) = (offset(before, corner), offset(corner, after))
    let turn = first.x * second.y - first.y * second.x
    let cosine = first.x * second.x + first.y * second.y
    guard turn != 0 || cosine < 0 else { return }
    // The outer side of a turn to the left is on the right.
    if turn > 0 {
      (first, second) = (CGPoint(x: -first.x, y: -first.y), CGPoint(x: -second.x, y: -second.y))
    }
    let (from, to) = (moved(corner, first), moved(corner, second))
    var area = [corner, from]
    switch stroke.join {
    case .bevel: break
    case .round: area += arc(around: corner, from: first, to: second)
    case .miter:
      let middle = CGPoint(x: first.x + second.x, y: first.y + second.y)
      let square = middle.x * middle.x + middle.y * middle.y
      // The distance of the tip, as a multiple of half the width.
      let length = square > 0 ? 2 * half / square.squareRoot() : .infinity
      if length <= stroke.miterLimit {
        let factor = 2 * half * half / square
        area.append(CGPoint(x: corner.x + middle.x * factor, y: corner.y + middle.y * factor))
      }
    }
    append(area + [to])
  }

  /// The points of an arc on the shorter side, between two points of a circle.
  private func arc(around middle: CGPoint, from start: CGPoint, to end: CGPoint) -> [CGPoint] {
    let first = atan2(Double(start.y), Double(start.x))
    var turn = atan2(Double(end.y), Double(end.x)) - first
    if turn > .pi { turn -= 2 * .pi }
    if turn < -.pi { turn += 2 * .pi }
    let steps = max(1, Int(bounded: (abs(turn) / .pi * Double(roundSteps)).rounded(.up)))
    return (1..<max(2, steps)).map { step in
      let angle = first + turn * Double(step) / Double(steps)
      return CGPoint(x: middle.x + half * cos(angle), y: middle.y + half * sin(angle))
    }
  }

  private mutating func addEnd(_ end: CGPoint, from other: CGPoint) {
    let side = offset(other, end)
    let (left, right) = (moved(end, side), CGPoint(x: end.x - side.x, y: end.y - side.y))
    let ahead = CGPoint(x: side.y, y: -side.x)
    switch stroke.cap {
    case .butt: return
    case .square: append([left, moved(left, ahead), moved(right, ahead), right])
    case .round:
      let opposite = CGPoint(x: -side.x, y: -side.y)
      append(
        [left] + arc(around: end, from: side, to: ahead) + [moved(end, ahead)]
          + arc(around: end, from: ahead, to: opposite) + [right])
    }
  }

  private func moved(_ point: CGPoint, _ distance: CGPoint) -> CGPoint {
    CGPoint(x: point.x + distance.x, y: point.y + distance.y)
  }

  /// Adds an area in the direction of the others.
  private mutating func append(_ area: [CGPoint]) { areas += SymbolStroke.areas([area]) }

  /// The dashes of a line.
  private func dashes(of line: PathOutline.Line) -> [PathOutline.Line] {
    let lengths = stroke.dashes.map { max(0, $0) }
    guard let period = Self.period(of: stroke), line.length / period < Self.mostDashes else { return [line] }
    var index = 0
    var rest = stroke.dashStart.truncatingRemainder(dividingBy: period)
    if rest < 0 { rest += period }
    while rest >= lengths[index % lengths.count], index < 2 * lengths.count {
      rest -= lengths[index % lengths.count]
      index += 1
    }
    var left = lengths[index % lengths.count] - rest
    var result: [PathOutline.Line] = []
    var current: [CGPoint] = index % 2 == 0 ? Array(line.points.prefix(1)) : []
    for (start, end) in zip(line.points, line.points.dropFirst()) {
      let length = Double(hypot(end.x - start.x, end.y - start.y))
      var done = 0.0
      while length - done > left {
        done += left
        let part = done / length
        let point = CGPoint(
          x: start.x + (end.x - start.x) * part, y: start.y + (end.y - start.y) * part)
        if index % 2 == 0 {
          result.append(PathOutline.Line(points: current + [point], isClosed: false))
          current = []
        } else {
          current = [point]
        }
        index += 1
        left = lengths[index % lengths.count]
      }
      left -= length - done
      if index % 2 == 0 { current.append(end) }
    }
    if current.count > 1 { result.append(PathOutline.Line(points: current, isClosed: false)) }
    return result
  }
}
