import NibCore

/// A problem and its solution, side by side where there is room, else one below the other.
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
    let hasRoomForBoth = view.bounds.width >= 2 * Problem.viewSize.width
    sidesView.axis = hasRoomForBoth ? .horizontal : .vertical
    sidesView.distribution = hasRoomForBoth ? .fillEqually : .fill
  }
}
