import NibCore

/// A view tree as text: a line a view, each under its superview.
enum ViewTreeText {
  /// The lines of a view and all below it.
  static func lines(of view: UIView) -> [String] { [name(of: view)] + children(of: view) }

  private static func children(of view: UIView) -> [String] {
    view.subviews.enumerated().flatMap { index, child in
      let isLast = index == view.subviews.count - 1
      let lines = lines(of: child)
      return lines.enumerated().map { line, text in
        (line == 0 ? (isLast ? "└ " : "├ ") : (isLast ? "  " : "│ ")) + text
      }
    }
  }

  private static func name(of view: UIView) -> String {
    let name = String(describing: type(of: view))
    return (view as? UILabel)?.text.map { "\(name) \"\($0)\"" } ?? name
  }
}
