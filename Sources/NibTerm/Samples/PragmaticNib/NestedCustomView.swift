import NibCore

/// The pattern that document 004 warns of: the nib's root becomes a subview, one level more than anybody needs. See
/// docs/seeds.md.
class NestedCustomView: UIView {
  @Outlet(.weak) var nameLabel: UILabel!
  @Outlet(.weak) var valueLabel: UILabel!
  var contentView: UIView!

  required init?(coder aDecoder: NSCoder) {
    super.init(coder: aDecoder)
    loadNib()
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    loadNib()
  }

  func loadNib() {
    let nib = UINib(nibName: "NestedCustomView", bundle: nil)
    contentView = (nib.instantiate(withOwner: self, options: nil)[0] as! UIView)
    contentView.frame = self.bounds
    contentView.autoresizingMask = [UIView.AutoresizingMask.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
  }
}
