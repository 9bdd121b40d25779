/// The root view of a container controller. A closure of the controller places its subviews.
package final class ContainerView: UIView {
  /// Places the subviews; set by the controller.
  var onLayout: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: frame)
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  package override var nibPlacesSubviews: Bool { true }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
