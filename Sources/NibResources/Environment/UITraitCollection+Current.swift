extension UITraitCollection {
  /// The traits of the environment: those of the terminal in a running program, or of the view whose nib is being
  /// loaded.
  public static var current: UITraitCollection { NibEnvironment.current.traits }

  /// Runs a closure while the appearance of these traits is the current one.
  public func performAsCurrent(_ actions: () -> Void) {
    NibEnvironment.$current.withValue(NibEnvironment(.current, style: userInterfaceStyle), operation: actions)
  }
}
