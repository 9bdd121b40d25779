import NibCore

/// A view written in code around a `CustomView`: what other nibs can name as a custom class.
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
