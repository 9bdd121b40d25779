import NibCore

/// A title, an icon and a button in three layouts. The title shows the aspect ratio of the current layout.
final class TestLayoutsView: NMView {
  private static let textTag = 1001

  override func layoutDidChange() {
    guard let manager = layoutManager as? NMExplicitLayoutManager, let layout = manager.currentLayout
    else { return }
    let label = viewWithTag(TestLayoutsView.textTag) as? UILabel
    label?.text = String(format: "%f", Double(layout.aspectRatio))
  }
}
