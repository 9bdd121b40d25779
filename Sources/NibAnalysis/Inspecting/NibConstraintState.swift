import NibCore

/// The relation between a constraint and the frames of its layout.
package enum NibConstraintState: Hashable, Sendable {
  /// The constraint holds, apart from the rounding of frames to pixels.
  case holds
  /// An inequality that holds without being reached. The value is the distance to its bound in points.
  case slack(Double)
  /// The constraint misses its value by the given number of points because stronger constraints overrule it.
  case givesWay(Double)
  /// The required constraint contradicts others and was broken. The value is the difference in points.
  case broken(Double)
  /// The constraint is not part of a layout: it is not installed, or its objects are not in the same layout.
  case unused
}
