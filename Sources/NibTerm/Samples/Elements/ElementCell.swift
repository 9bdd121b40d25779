import NibCore

/// A row with an element: `ElementCell.xib`, shared by every table.
final class ElementCell: UITableViewCell {
  @Outlet var elementView: ElementView!
}
