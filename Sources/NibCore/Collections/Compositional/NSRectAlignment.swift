/// The edge or corner of a section at which a boundary view is.
public enum NSRectAlignment: Int, Hashable, Sendable {
  case none, top, topLeading, leading, bottomLeading, bottom, bottomTrailing, trailing, topTrailing

  /// Whether the view is above the section.
  var isTop: Bool { [.top, .topLeading, .topTrailing].contains(self) }
  /// Whether the view is below the section.
  var isBottom: Bool { [.bottom, .bottomLeading, .bottomTrailing].contains(self) }
  /// Whether the view is at the leading edge.
  var isLeading: Bool { [.leading, .topLeading, .bottomLeading].contains(self) }
  /// Whether the view is at the trailing edge.
  var isTrailing: Bool { [.trailing, .topTrailing, .bottomTrailing].contains(self) }
}
