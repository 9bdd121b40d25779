import NibCore

/// A row with an element. Every table uses it, from `ElementCell.xib`.
final class ElementCell: UITableViewCell {
  @Outlet var elementView: ElementView!
}
