import NibCore

/// "Layout Support": a button changes the layout. Each press gives the view another size and asks it to choose the
/// layout that suits the size.
final class LayoutSupportController: UIViewController {
  @Outlet var v: NMView!

  private struct Step {
    let center: CGPoint
    let size: CGSize
    let color: UIColor
  }

  private static let steps = [
    Step(center: CGPoint(x: 70, y: 120), size: CGSize(width: 100, height: 200), color: .yellow),
    Step(center: CGPoint(x: 120, y: 120), size: CGSize(width: 200, height: 200), color: .orange),
    Step(center: CGPoint(x: 120, y: 70), size: CGSize(width: 200, height: 100), color: .red),
    Step(center: CGPoint(x: 220, y: 220), size: CGSize(width: 400, height: 400), color: .green),
  ]

  /// The index of the step for the next press. The view begins in the state of step 0.
  private var nextStep = 1

  override class var nibActions: [NibAction] {
    super.nibActions + [NibAction("switchLayout", LayoutSupportController.switchLayout)]
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    v.backgroundColor = .yellow
  }

  func switchLayout() {
    let step = LayoutSupportController.steps[nextStep]
    v.center = step.center
    v.bounds = CGRect(origin: .zero, size: step.size)
    v.backgroundColor = step.color
    v.changeLayoutIfNecessary()
    nextStep = (nextStep + 1) % LayoutSupportController.steps.count
  }
}
