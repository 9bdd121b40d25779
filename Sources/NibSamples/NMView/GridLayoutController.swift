import NibCore

/// "Grid Layout": a grid that fills the screen.
final class GridLayoutController: UIViewController {}

/// Six cards at irregular positions in the nib, and a grid layout manager that the nib creates and connects.
final class GridLayoutView: NMView {
  override func viewDidLoad() {
    super.viewDidLoad()
    automaticLayoutChangeEnabled = true
    // Without borders, the cards could not be seen on a terminal without colors.
    for card in subviews { card.layer.borderWidth = 1 }
  }
}
