import NibCore

/// Cuts polygons off at the edges of a rectangle, so that huge areas cost no more than visible ones.
enum CutPolygon {
  /// The part of a polygon inside a rectangle. Parts that were cut off become lines along the edges.
  static func inside(_ area: CGRect, _ points: [CGPoint]) -> [CGPoint] {
    guard points.contains(where: { !area.contains($0) }) else { return points }
    guard points.allSatisfy({ $0.x.isFinite && $0.y.isFinite }) else { return [] }
    var result = cut(points, \.x, at: area.minX, isUpper: false)
    result = cut(result, \.x, at: area.maxX, isUpper: true)
    result = cut(result, \.y, at: area.minY, isUpper: false)
    return cut(result, \.y, at: area.maxY, isUpper: true)
  }

  /// The part of a polygon on one side of a line.
  private static func cut(
    _ points: [CGPoint], _ axis: WritableKeyPath<CGPoint, CGFloat>, at edge: CGFloat, isUpper: Bool
  ) -> [CGPoint] {
    func isInside(_ point: CGPoint) -> Bool {
      isUpper ? point[keyPath: axis] <= edge : point[keyPath: axis] >= edge
    }
    var result: [CGPoint] = []
    for (index, point) in points.enumerated() {
      let next = points[index + 1 < points.count ? index + 1 : 0]
      if isInside(point) { result.append(point) }
      guard isInside(point) != isInside(next) else { continue }
      let part = (edge - point[keyPath: axis]) / (next[keyPath: axis] - point[keyPath: axis])
      var crossing = CGPoint(x: point.x + (next.x - point.x) * part, y: point.y + (next.y - point.y) * part)
      crossing[keyPath: axis] = edge
      result.append(crossing)
    }
    return result
  }
}
