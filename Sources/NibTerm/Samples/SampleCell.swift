import NibCore

/// A row of the samples' menu.
final class SampleCell: UITableViewCell {
  @Outlet var nameLabel: UILabel!
  @Outlet var summaryLabel: UILabel!
}
