/// The order in which a grid's places are filled.
public enum NMGridLayoutDirection: Int, Hashable, Sendable {
  /// Fills one row after the other.
  case leftToRightTopToBottom = 0
  /// Fills one column after the other.
  case topToBottomLeftToRight = 1
}

/// The arrangement of views that do not fit within the grid's bounds.
public enum NMGridLayoutExtension: Int, Hashable, Sendable {
  /// Like `nextFullPage`.
  case none = 0
  /// Adds pages of the size of the bounds, each with the same margins: for scroll views with paging.
  case nextFullPage = 1
  /// Continues with the same gaps throughout: for scroll views without paging.
  case lastItem = 2
}

/// The direction in which a grid continues beyond its bounds.
public enum NMGridLayoutExtensionDirection: Int, Hashable, Sendable {
  /// To the right of the bounds.
  case right = 0
  /// Below the bounds.
  case down = 1
}
