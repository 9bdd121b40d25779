import NibCore

/// Two labels made in code. There is no nib of this name, so every initializer calls `createView()`.
final class LoadFromCodeView: NMView {
  override func createView() {
    var frame = bounds.insetBy(dx: 5, dy: 5)
    frame.size.width /= 2
    addLabel("I'm a left-aligned label.", frame, mask: .flexibleRightMargin)
    frame.origin.x += frame.width
    addLabel("... and I'm right-aligned.", frame, mask: .flexibleLeftMargin).textAlignment = .right
  }

  @discardableResult
  private func addLabel(_ text: String, _ frame: CGRect, mask: AutoresizingMask) -> UILabel {
    let label = UILabel(frame: frame)
    label.backgroundColor = .clear
    label.text = text
    label.autoresizingMask = [.flexibleWidth, .flexibleHeight, mask]
    addSubview(label)
    return label
  }
}
