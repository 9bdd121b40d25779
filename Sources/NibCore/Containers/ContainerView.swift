/// The root view of a container controller. The controller sets the frames of its subviews.
package final class ContainerView: UIView {
  /// Places the subviews. The controller sets this closure.
  var onLayout: (() -> Void)?

  override func nibDidCreate() { autoresizingMask = [.flexibleWidth, .flexibleHeight] }

  package override var nibPlacesSubviews: Bool { true }

  /// True, because the controller places only the views of its children and its bars.
  override var nibResizesSubviewsWhenSolved: Bool { true }

  package override func layoutSubviews() {
    super.layoutSubviews()
    onLayout?()
  }
}
