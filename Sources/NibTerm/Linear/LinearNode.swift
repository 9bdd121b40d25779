import NibCore

/// A stop of a screen reader, or a group of stops, with its position on the screen.
struct LinearNode {
  /// The frame in screen coordinates.
  var frame: CGRect
  /// The spoken line.
  var text: String
  var isUnlabeled = false
  /// Whether the user can operate the element.
  var isControl = false
  /// The nodes that are read after the line, in reading order.
  var children: [LinearNode] = []

  /// The lines of the node and its descendants, indented by two spaces per level.
  func lines(indent: String = "") -> [String] {
    [indent + text] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// The number of stops without a label.
  var unlabeledCount: Int { (isUnlabeled ? 1 : 0) + children.reduce(0) { $0 + $1.unlabeledCount } }
}

extension LinearNode {
  /// A stop at which a screen reader says `speech`.
  init(_ speech: LinearSpeech, _ frame: CGRect) {
    self.init(
      frame: frame, text: speech.text, isUnlabeled: speech.isUnlabeled, isControl: speech.isControl)
  }
}
