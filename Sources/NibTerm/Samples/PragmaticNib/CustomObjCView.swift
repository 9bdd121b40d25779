import NibCore

/// The class that document 004 writes in Objective-C, where an initializer can return another object. Here it
/// uses the same pattern as `CustomView`, with its own nib and Objective-C's names for the calls. See
/// docs/seeds.md.
public class CustomObjCView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!

  public convenience init() {
    CallLog.note("CustomObjCView.init")
    self.init(frame: CGRect.zero)
  }

  public override convenience init(frame: CGRect) {
    CallLog.note("CustomObjCView.initWithFrame:")
    self.init(loaded: ())
    self.frame = frame
  }

  public required init?(coder aDecoder: NSCoder) {
    CallLog.note("CustomObjCView.initWithCoder:")
    super.init(coder: aDecoder)
  }

  public override func awakeFromNib() {
    super.awakeFromNib()
    CallLog.note("CustomObjCView.awakeFromNib")
  }
}

private protocol NibMade {}

extension CustomObjCView: NibMade {}

extension NibMade {
  fileprivate init(loaded: Void) {
    self = Bundle.main.loadNibNamed("CustomObjCView", owner: nil, options: nil)![0] as! Self
  }
}
