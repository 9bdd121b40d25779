import NibCore

/// A stop of a screen reader, or a group of them, with its place on the screen.
struct LinearNode {
  /// In the coordinates of the screen.
  var frame: CGRect
  /// The line.
  var text: String
  var isUnlabeled = false
  /// Whether it can be used, not only read.
  var isControl = false
  /// What is read after the line, in reading order.
  var children: [LinearNode] = []

  /// The lines of the node and of what is below it, two spaces further in at each level.
  func lines(indent: String = "") -> [String] {
    [indent + text] + children.flatMap { $0.lines(indent: indent + "  ") }
  }

  /// How many stops have no label.
  var unlabeledCount: Int { (isUnlabeled ? 1 : 0) + children.reduce(0) { $0 + $1.unlabeledCount } }
}
