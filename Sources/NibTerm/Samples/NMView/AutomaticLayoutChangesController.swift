import NibCore

/// "Automatic Layout Changes": a view that fills the screen and rearranges itself when the screen is turned, or the
/// terminal resized. Nothing of that is the controller's affair.
final class AutomaticLayoutChangesController: UIViewController {}

/// A layout for tall screens and one for wide ones; in it, a `TestLayoutsView` that looks after its own.
final class AutomaticLayoutChangesView: NMView {
  private static let testLayoutsTag = 2001

  override func viewDidLoad() {
    super.viewDidLoad()
    automaticLayoutChangeEnabled = true
    let inner = viewWithTag(AutomaticLayoutChangesView.testLayoutsTag) as? NMView
    inner?.automaticLayoutChangeEnabled = true
  }
}
