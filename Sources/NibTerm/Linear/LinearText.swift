import NibCore

/// The reading order of screens as plain lines: no boxes, no columns, no escape sequences.
enum LinearText {
  /// A screen: its name and size, then its stops; at the end, how many of them nobody could make out by ear.
  static func lines(of subject: ShownSubject) -> [String] {
    let size = subject.view.bounds.size
    let nodes = LinearReader(subject.view).nodes
    let heading =
      "\(subject.name), \(JSON.number(Double(size.width))) by \(JSON.number(Double(size.height))) points"
    let unlabeled = nodes.reduce(0) { $0 + $1.unlabeledCount }
    let remark = unlabeled == 1 ? ["1 element has no label."] : ["\(unlabeled) elements have no label."]
    return [heading] + (nodes.isEmpty ? ["  Nothing to read."] : nodes.flatMap { $0.lines(indent: "  ") })
      + (unlabeled > 0 ? remark : [])
  }

  /// Screens with an empty line between them, ended by a line break.
  static func text(of subjects: [ShownSubject]) -> String {
    subjects.map { lines(of: $0).map { VisibleText.line($0) + "\n" }.joined() }.joined(separator: "\n")
  }
}
