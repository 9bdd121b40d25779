import NibCore

/// "Load From Code": a view class without a nib, created by another nib and in code.
final class LoadFromCodeController: UIViewController {
  /// The nib does not connect this outlet, so the view that the nib creates stays white.
  @Outlet var view0: LoadFromCodeView?

  override func viewDidLoad() {
    super.viewDidLoad()
    view0?.backgroundColor = .red

    let view2 = LoadFromCodeView(frame: CGRect(x: 0, y: 80, width: view.bounds.width, height: 40))
    view2.autoresizingMask = .flexibleWidth
    view2.backgroundColor = .green
    view.addSubview(view2)
  }
}

/// A view that creates two labels in code. There is no nib with the name of the class, so every initializer calls
/// `createView()`.
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
