import NibCore

/// A view without a nib that contains a `CustomView`. Other nibs can name it as a custom class.
class CompoundCustomView: UIView {
  private(set) var customView: CustomView!

  override init(frame: CGRect) {
    super.init(frame: frame)
    insertCustomView()
  }

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    insertCustomView()
  }

  private func insertCustomView() {
    customView = CustomView(frame: bounds)
    customView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(customView)
  }
}
