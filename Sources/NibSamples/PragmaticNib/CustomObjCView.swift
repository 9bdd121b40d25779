import NibCore

/// The Objective-C class of document 004. In Objective-C, an initializer can return another object; this Swift version
/// uses the pattern of `CustomView` instead. It has its own nib, and logs Objective-C's names of the initializers. See
/// docs/seeds.md.
class CustomObjCView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!

  convenience init() {
    CallLog.note("CustomObjCView.init")
    self.init(frame: CGRect.zero)
  }

  override convenience init(frame: CGRect) {
    CallLog.note("CustomObjCView.initWithFrame:")
    self.init(loaded: ())
    self.frame = frame
  }

  required init?(coder aDecoder: NSCoder) {
    CallLog.note("CustomObjCView.initWithCoder:")
    super.init(coder: aDecoder)
  }

  override func awakeFromNib() {
    super.awakeFromNib()
    CallLog.note("CustomObjCView.awakeFromNib")
  }
}

private protocol NibMade {}

extension CustomObjCView: NibMade {}

extension NibMade {
  /// Returns the root of the nib. Only an initializer in a protocol extension can assign to `self`.
  fileprivate init(loaded: Void) {
    self = Bundle.main.loadNibNamed("CustomObjCView", owner: nil, options: nil)![0] as! Self
  }
}
