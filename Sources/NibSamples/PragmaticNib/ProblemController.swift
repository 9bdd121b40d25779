import NibCore

/// Shows a problem and its solution: side by side on wide screens, otherwise one below the other.
final class ProblemController: UIViewController {
  private let problem: Problem

  @Outlet var explanationLabel: UILabel!
  @Outlet var sidesView: UIStackView!
  @Outlet var problemSide: ProblemSide!
  @Outlet var solutionSide: ProblemSide!

  init(_ problem: Problem) {
    self.problem = problem
    super.init(nibName: "ProblemScreen", bundle: nil)
    title = problem.title
  }

  required init?(coder: NSCoder) { nil }

  override func viewDidLoad() {
    super.viewDidLoad()
    explanationLabel.text = problem.explanation
    problemSide.show(problem.problem)
    solutionSide.show(problem.solution)
  }

  override func viewWillLayoutSubviews() {
    super.viewWillLayoutSubviews()
    let fitsBothSides = view.bounds.width >= 2 * Problem.viewSize.width
    sidesView.axis = fitsBothSides ? .horizontal : .vertical
    sidesView.distribution = fitsBothSides ? .fillEqually : .fill
  }
}

/// Shows the problem or the solution: a heading, the code, the view and its outline.
final class ProblemSide: NibLoadingView {
  @Outlet var headingLabel: UILabel!
  @Outlet var codeLabel: UILabel!
  /// The area in which the view is shown at its own size.
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

/// Formats a view tree as text, with one line per view, each below its superview.
enum ViewTreeText {
  static func lines(of view: UIView) -> [String] { [name(of: view)] + children(of: view) }

  private static func children(of view: UIView) -> [String] {
    view.subviews.enumerated().flatMap { index, child in
      let isLast = index == view.subviews.count - 1
      let lines = lines(of: child)
      let branch = isLast ? "└ " : "├ "
      let indent = isLast ? "  " : "│ "
      return lines.enumerated().map { line, text in (line == 0 ? branch : indent) + text }
    }
  }

  private static func name(of view: UIView) -> String {
    let name = String(describing: type(of: view))
    return (view as? UILabel)?.text.map { "\(name) \"\($0)\"" } ?? name
  }
}
