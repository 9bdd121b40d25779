/// The view that holds a table cell's own views: the row less separator and accessory.
open class UITableViewCellContentView: UIView {
  public override init(frame: CGRect) { super.init(frame: frame) }
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  open override class var nibAttributes: [NibAttribute] {
    super.nibAttributes + [.handled("tableViewCell"), .handled("layoutMarginsFollowReadableWidth")]
  }

  /// By the version of Interface Builder and the table's width; 8 beside an accessory.
  open override var nibDefaultMargins: UIEdgeInsets {
    let rules = nibEnvironment.rules
    let cell = superview as? UITableViewCell
    let width = cell?.nibTableWidth ?? bounds.width
    let side = CGFloat(
      rules.cellSideMargin(
        tableWidth: Double(width), preservesSuperviewMargins: preservesSuperviewLayoutMargins))
    let vertical = CGFloat(rules.cellVerticalMargin)
    return UIEdgeInsets(
      top: vertical, left: side, bottom: vertical, right: cell?.nibHasAccessory == true ? 8 : side)
  }
}
