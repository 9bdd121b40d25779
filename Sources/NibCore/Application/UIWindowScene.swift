/// The scene that shows windows in the terminal.
open class UIWindowScene: UIScene {
  /// The windows of the scene.
  public var windows: [UIWindow] { UIApplication.shared.windows.filter { $0.windowScene === self } }
  /// The window that receives key presses.
  public var keyWindow: UIWindow? { windows.last { $0.isKeyWindow } ?? windows.last }
  /// The only screen, which is the terminal.
  public var screen: UIScreen { UIScreen.main }
  /// The orientation of the environment's device.
  public var interfaceOrientation: UIInterfaceOrientation {
    NibEnvironment.current.isLandscape ? .landscapeRight : .portrait
  }
  /// The traits of the scene's windows.
  public var traitCollection: UITraitCollection {
    keyWindow?.traitCollection ?? NibEnvironment.current.traits
  }
  /// The status bar, which a terminal does not have.
  public let statusBarManager: UIStatusBarManager? = UIStatusBarManager()
}
