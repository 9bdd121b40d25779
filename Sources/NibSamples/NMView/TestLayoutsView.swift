import NibCore

/// A view with a title, an icon and a button, and three layouts for them. The title shows the aspect ratio of the
/// current layout.
final class TestLayoutsView: NMView {
  private static let titleTag = 1001

  override func layoutDidChange() {
    guard let manager = layoutManager as? NMExplicitLayoutManager, let layout = manager.currentLayout
    else { return }
    let label = viewWithTag(TestLayoutsView.titleTag) as? UILabel
    label?.text = String(format: "%f", Double(layout.aspectRatio))
  }
}
