import NibCore

extension CGRect {
  /// Whether all numbers differ from those of another frame by no more than a tolerance in points.
  package func isNearly(_ other: CGRect, within tolerance: CGFloat) -> Bool {
    [minX - other.minX, minY - other.minY, width - other.width, height - other.height].allSatisfy {
      abs($0) <= tolerance
    }
  }
}

extension CGSize {
  /// The width or the height.
  func length(_ dimension: LayoutRow.Dimension) -> CGFloat { dimension == .width ? width : height }
}
