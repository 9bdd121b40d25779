/// Information about the status bar. A terminal has none.
public final class UIStatusBarManager: NSObject {
  /// An empty rectangle.
  public let statusBarFrame = CGRect.zero
  /// Always true.
  public let isStatusBarHidden = true
  /// Always the default style.
  public let statusBarStyle = UIStatusBarStyle.default
}
