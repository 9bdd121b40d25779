/// A set of axes: horizontal, vertical, both or none.
package struct LayoutAxes: OptionSet, Hashable, Sendable {
  /// One bit for each axis.
  package let rawValue: UInt8

  /// Creates a set from the bits of its axes.
  package init(rawValue: UInt8) { self.rawValue = rawValue }

  /// Left to right.
  package static let horizontal = LayoutAxes(rawValue: 1)
  /// Top to bottom.
  package static let vertical = LayoutAxes(rawValue: 2)
}
