import NibCore

/// "Grid Layout": a grid that fills the screen.
final class GridLayoutController: UIViewController {}

/// Six cards without an order in the nib, and a grid manager that the nib creates and connects.
final class GridLayoutView: NMView {
  override func viewDidLoad() {
    super.viewDidLoad()
    automaticLayoutChangeEnabled = true
  }
}
