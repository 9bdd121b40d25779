import NibCore

/// The cell that both tables of the exercise share. Its nib connects two outlets to one label, as the lesson's does.
class MyTableViewCell: UITableViewCell {
  @Outlet(.weak) var symbolImage: UIView!
  @Outlet(.weak) var symbolLabel: UILabel!
}
