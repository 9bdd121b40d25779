import Foundation

extension CGRect {
  /// Whether another rectangle is completely inside this one. Unlike `contains(_:)`, which compares the union of both
  /// with this rectangle, the result does not depend on rounding errors of lengths such as 20.333.
  package func covers(_ other: CGRect) -> Bool {
    let error = 0.001
    return other.minX > minX - error && other.minY > minY - error && other.maxX < maxX + error
      && other.maxY < maxY + error
  }
}
