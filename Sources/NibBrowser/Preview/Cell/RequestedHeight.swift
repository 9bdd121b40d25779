import NibCore

/// The height that `--row-height` asks for.
package enum RequestedHeight: Hashable {
  /// The constraints determine the height.
  case automatic
  /// The height of the cell in the document.
  case saved
  case points(CGFloat)

  /// Parses `automatic`, `saved` or a number of points. Returns `nil` if the text is not valid.
  package init?(_ text: String) {
    switch text {
    case "automatic": self = .automatic
    case "saved": self = .saved
    default:
      guard let points = Double(text), (1...10_000).contains(points) else { return nil }
      self = .points(CGFloat(points))
    }
  }
}
