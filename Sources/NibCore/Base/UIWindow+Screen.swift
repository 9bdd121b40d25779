extension UIWindow {
  /// A window that fills the current environment's screen, with its safe area, and shows a controller laid out.
  ///
  /// - Parameter size: the window's size in points; nil: the whole screen.
  public convenience init(nibShowing controller: UIViewController, size: CGSize? = nil) {
    let environment = NibEnvironment.current
    self.init(frame: CGRect(origin: .zero, size: size ?? environment.screenSize))
    givenSafeAreaInsets = environment.rules.safeArea
    rootViewController = controller
    makeKeyAndVisible()
    layoutIfNeeded()
    nibUpdateFocus()
  }
}
