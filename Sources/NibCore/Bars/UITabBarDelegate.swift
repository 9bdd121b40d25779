/// Who hears of a tab bar's choices.
public protocol UITabBarDelegate: AnyObject {
  /// Somebody chose a tab.
  func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem)
}

extension UITabBarDelegate {
  /// Nothing.
  public func tabBar(_ tabBar: UITabBar, didSelect item: UITabBarItem) {}
}
