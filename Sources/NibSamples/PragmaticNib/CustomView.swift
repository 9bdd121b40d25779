import NibCore

/// A view whose initializers return the root of its nib, so that callers do not depend on the nib. See document 004 in
/// docs/seeds.md.
class CustomView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!

  convenience init() {
    CallLog.note("CustomView.init()")
    self.init(frame: CGRect.zero)
  }

  override convenience init(frame: CGRect) {
    CallLog.note("CustomView.init(frame:)")
    self.init(internal: nil)
    self.frame = frame
  }

  required init?(coder aDecoder: NSCoder) {
    CallLog.note("CustomView.init(coder:)")
    super.init(coder: aDecoder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    CallLog.note("CustomView.awakeFromNib()")
  }
}

private protocol _CustomView {}

extension CustomView: _CustomView {}

extension _CustomView {
  /// Only an initializer in a protocol extension can assign to `self`.
  fileprivate init(internal: Int?) {
    self = Bundle.main.loadNibNamed("CustomView", owner: nil, options: nil)![0] as! Self
  }
}
