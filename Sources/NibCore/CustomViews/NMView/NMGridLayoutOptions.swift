/// The order in which a grid's places are filled.
public enum NMGridLayoutDirection: Int, Hashable, Sendable {
  /// One row after the other.
  case leftToRightTopToBottom = 0
  /// One column after the other.
  case topToBottomLeftToRight = 1
}

/// How a grid goes on when its bounds are full.
public enum NMGridLayoutExtension: Int, Hashable, Sendable {
  /// Like `nextFullPage`.
  case none = 0
  /// On pages as large as the bounds, each with the same margins: for scroll views that scroll by pages.
  case nextFullPage = 1
  /// With the same gaps throughout: for scroll views that scroll freely.
  case lastItem = 2
}

/// Where a grid goes on when its bounds are full.
public enum NMGridLayoutExtensionDirection: Int, Hashable, Sendable {
  /// To the right of the bounds.
  case right = 0
  /// Below the bounds.
  case down = 1
}
