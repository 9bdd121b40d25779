// Apple's system colors under UIKit's names. Their values are in `SystemColor`.
extension UIColor {
  /// The text of main labels.
  public static let label = UIColor(nibSystem: .label)
  /// The text of subtitles and other secondary labels.
  public static let secondaryLabel = UIColor(nibSystem: .secondaryLabel)
  /// The text of less important labels.
  public static let tertiaryLabel = UIColor(nibSystem: .tertiaryLabel)
  /// The text of the least important labels, such as watermarks.
  public static let quaternaryLabel = UIColor(nibSystem: .quaternaryLabel)
  /// The placeholder of a text field.
  public static let placeholderText = UIColor(nibSystem: .placeholderText)
  /// Text that is a link.
  public static let link = UIColor(nibSystem: .link)
  /// Black in every appearance.
  public static let darkText = UIColor(nibSystem: .darkText)
  /// White at 60 % opacity in every appearance.
  public static let lightText = UIColor(nibSystem: .lightText)

  /// Thin, translucent lines.
  public static let separator = UIColor(nibSystem: .separator)
  /// Thin, opaque lines.
  public static let opaqueSeparator = UIColor(nibSystem: .opaqueSeparator)
  /// The accent color of an app that does not set one.
  // UIKit's own name.
  // swift-format-ignore: DontRepeatTypeInStaticProperties
  public static let tintColor = UIColor(nibSystem: .tint)

  /// Fills of thin, small shapes.
  public static let systemFill = UIColor(nibSystem: .systemFill)
  /// Fills of medium shapes, such as a switch.
  public static let secondarySystemFill = UIColor(nibSystem: .secondarySystemFill)
  /// Fills of large shapes, such as a button.
  public static let tertiarySystemFill = UIColor(nibSystem: .tertiarySystemFill)
  /// Fills of large areas with complex content.
  public static let quaternarySystemFill = UIColor(nibSystem: .quaternarySystemFill)

  /// The background of a screen.
  public static let systemBackground = UIColor(nibSystem: .systemBackground)
  /// The background of a group on `systemBackground`.
  public static let secondarySystemBackground = UIColor(nibSystem: .secondarySystemBackground)
  /// The background of a group on `secondarySystemBackground`.
  public static let tertiarySystemBackground = UIColor(nibSystem: .tertiarySystemBackground)
  /// The background of a screen whose content is grouped.
  public static let systemGroupedBackground = UIColor(nibSystem: .systemGroupedBackground)
  /// The background of a group on `systemGroupedBackground`.
  public static let secondarySystemGroupedBackground = UIColor(nibSystem: .secondarySystemGroupedBackground)
  /// The background of a group on `secondarySystemGroupedBackground`.
  public static let tertiarySystemGroupedBackground = UIColor(nibSystem: .tertiarySystemGroupedBackground)
  /// The older name of `systemGroupedBackground`.
  public static let groupTableViewBackground = UIColor(nibSystem: .groupTableViewBackground)

  /// Blue that adapts to the appearance.
  public static let systemBlue = UIColor(nibSystem: .systemBlue)
  /// Brown that adapts to the appearance.
  public static let systemBrown = UIColor(nibSystem: .systemBrown)
  /// Cyan that adapts to the appearance.
  public static let systemCyan = UIColor(nibSystem: .systemCyan)
  /// Green that adapts to the appearance.
  public static let systemGreen = UIColor(nibSystem: .systemGreen)
  /// Indigo that adapts to the appearance.
  public static let systemIndigo = UIColor(nibSystem: .systemIndigo)
  /// Mint that adapts to the appearance.
  public static let systemMint = UIColor(nibSystem: .systemMint)
  /// Orange that adapts to the appearance.
  public static let systemOrange = UIColor(nibSystem: .systemOrange)
  /// Pink that adapts to the appearance.
  public static let systemPink = UIColor(nibSystem: .systemPink)
  /// Purple that adapts to the appearance.
  public static let systemPurple = UIColor(nibSystem: .systemPurple)
  /// Red that adapts to the appearance.
  public static let systemRed = UIColor(nibSystem: .systemRed)
  /// Teal that adapts to the appearance.
  public static let systemTeal = UIColor(nibSystem: .systemTeal)
  /// Yellow that adapts to the appearance.
  public static let systemYellow = UIColor(nibSystem: .systemYellow)

  /// Gray that adapts to the appearance.
  public static let systemGray = UIColor(nibSystem: .systemGray)
  /// Gray that adapts to the appearance, step 2 of 6 towards the background.
  public static let systemGray2 = UIColor(nibSystem: .systemGray2)
  /// Gray that adapts to the appearance, step 3 of 6 towards the background.
  public static let systemGray3 = UIColor(nibSystem: .systemGray3)
  /// Gray that adapts to the appearance, step 4 of 6 towards the background.
  public static let systemGray4 = UIColor(nibSystem: .systemGray4)
  /// Gray that adapts to the appearance, step 5 of 6 towards the background.
  public static let systemGray5 = UIColor(nibSystem: .systemGray5)
  /// Gray that adapts to the appearance, step 6 of 6 towards the background.
  public static let systemGray6 = UIColor(nibSystem: .systemGray6)
}
