import NibCore

/// A cell that is registered by its class, and comes from the nib of that name.
class ExampleCell: UITableViewCell, NibOwner {
  @Outlet(.weak) var outerView: UIView!
  @Outlet(.weak) var innerView: UIView!
}
