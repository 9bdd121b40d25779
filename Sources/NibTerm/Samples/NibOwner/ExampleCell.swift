import NibCore

/// A cell that is registered by its class and loaded from the nib with the same name.
class ExampleCell: UITableViewCell, NibOwner {
  @Outlet(.weak) var outerView: UIView!
  @Outlet(.weak) var innerView: UIView!
}
