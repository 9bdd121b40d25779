extension Device {
  /// The size classes of a window: the whole screen, or a part of it as in Split View.
  ///
  /// Tablets are narrow from 639 points down and wide from 678 up (Split View widths, docs/uikit-facts.md 4.5). Phones
  /// are wide only when the large ones are held in landscape, and low whenever they are: a small window in it changes
  /// nothing.
  /// - Parameter window: the window's size in points; nil for the whole screen.
  public func sizeClasses(
    isLandscape: Bool, window: CGSize? = nil
  ) -> (horizontal: UIUserInterfaceSizeClass, vertical: UIUserInterfaceSizeClass) {
    let screen = screenSize(isLandscape: isLandscape)
    let size = window ?? screen
    switch idiom {
    case .terminal: return (.regular, .regular)
    case .pad: return (size.width < Self.leastWideWidth ? .compact : .regular, .regular)
    case .phone:
      let isWide = size.width >= Self.leastWideWidth && min(size.width, size.height) >= Self.leastLargePhone
      let isLow = max(size.height, screen.height) < Self.leastHighHeight
      return (isWide ? .regular : .compact, isLow ? .compact : .regular)
    }
  }

  /// Whether the device has the low bars of a small phone in landscape.
  public func hasLowBars(isLandscape: Bool) -> Bool {
    idiom == .phone && sizeClasses(isLandscape: isLandscape) == (.compact, .compact)
  }

  /// The widest width known to be compact is 639, the narrowest regular one 678.
  private static let leastWideWidth: Double = 650
  /// The narrowest phone that is wide in landscape has 414 points, the widest that is not 402.
  private static let leastLargePhone: Double = 410
  /// No phone is as high in landscape, none as low in portrait.
  private static let leastHighHeight: Double = 460
}
