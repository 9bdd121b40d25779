import NibCore

/// "Grid Layout": a grid that fills the screen.
final class GridLayoutController: UIViewController {}

/// Six cards that the nib scatters, and a grid manager that the nib makes and connects.
final class GridLayoutView: NMView {
  override func viewDidLoad() {
    super.viewDidLoad()
    automaticLayoutChangeEnabled = true
  }
}
