/// The view that holds a table cell's own views: the row less separator and accessory.
open class UITableViewCellContentView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.handled("tableViewCell")]
  }

  /// The cell's own; 8 beside an accessory.
  open override var nibDefaultMargins: UIEdgeInsets {
    guard let cell = superview as? UITableViewCell else { return super.nibDefaultMargins }
    var margins = cell.nibDefaultMargins
    if cell.nibHasAccessory { margins.right = 8 }
    return margins
  }
}
