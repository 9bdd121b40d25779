import NibCore

/// One side of a problem: a heading, the lines somebody writes, the view, and its outline.
final class ProblemSide: NibLoadingView {
  @Outlet var headingLabel: UILabel!
  @Outlet var codeLabel: UILabel!
  /// Where the view is shown, in its own size.
  @Outlet var stage: UIView!
  @Outlet var outlineLabel: UILabel!

  func show(_ side: Problem.Side) {
    let shown = side.makeView()
    headingLabel.text = side.heading
    codeLabel.text = side.code
    stage.addSubview(shown)
    outlineLabel.text = ViewTreeText.lines(of: shown).joined(separator: "\n")
  }
}
