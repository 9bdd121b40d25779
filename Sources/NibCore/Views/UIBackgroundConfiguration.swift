/// The background of a cell as a value. A terminal shows its color.
public struct UIBackgroundConfiguration: Hashable {
  /// The background color; `nil` for none.
  public var backgroundColor: UIColor?
  /// The radius of the corners, in points. Stored, but has no effect.
  public var cornerRadius: CGFloat = 0
  /// The color of the edge. Stored, but has no effect.
  public var strokeColor: UIColor?
  /// The width of the edge, in points. Stored, but has no effect.
  public var strokeWidth: CGFloat = 0
  /// The space around the background, in points. Stored, but has no effect.
  public var backgroundInsets = NSDirectionalEdgeInsets()
  /// The image of the background. Stored, but has no effect.
  public var image: UIImage?

  private init(_ color: UIColor?) { backgroundColor = color }

  /// The background for a state: the same for all states.
  public func updated(for state: any UIConfigurationState) -> UIBackgroundConfiguration { self }

  /// A background without color.
  public static func clear() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listPlainCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listPlainHeaderFooter() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
  public static func listGroupedCell() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(.secondarySystemGroupedBackground)
  }
  public static func listGroupedHeaderFooter() -> UIBackgroundConfiguration {
    UIBackgroundConfiguration(nil)
  }
  public static func listSidebarCell() -> UIBackgroundConfiguration { UIBackgroundConfiguration(nil) }
}
