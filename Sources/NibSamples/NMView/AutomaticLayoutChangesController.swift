import NibCore

/// "Automatic Layout Changes": a view that fills the screen and rearranges itself when the screen is rotated
/// or the terminal resized. The controller is not involved.
final class AutomaticLayoutChangesController: UIViewController {}

/// A view with one layout for tall screens and one for wide ones. It contains a `TestLayoutsView`, which
/// chooses its own layouts.
final class AutomaticLayoutChangesView: NMView {
  private static let testLayoutsTag = 2001

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticLayoutChangeEnabled = true
    let inner = viewWithTag(AutomaticLayoutChangesView.testLayoutsTag) as? NMView
    inner?.automaticLayoutChangeEnabled = true
  }
}
