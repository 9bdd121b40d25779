/// The text size that the user prefers (Dynamic Type).
public struct UIContentSizeCategory: RawRepresentable, Hashable, Comparable, Sendable {
  /// UIKit's own name of the category, such as `UICTContentSizeCategoryL`.
  public let rawValue: String

  /// Creates a category from UIKit's name. As in UIKit, any text is accepted.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// An unknown preference.
  public static let unspecified = UIContentSizeCategory(rawValue: "_UICTContentSizeCategoryUnspecified")
  /// XS.
  public static let extraSmall = UIContentSizeCategory(nibSuffix: "XS")
  /// S.
  public static let small = UIContentSizeCategory(nibSuffix: "S")
  /// M.
  public static let medium = UIContentSizeCategory(nibSuffix: "M")
  /// L: the default of devices.
  public static let large = UIContentSizeCategory(nibSuffix: "L")
  /// XL.
  public static let extraLarge = UIContentSizeCategory(nibSuffix: "XL")
  /// XXL.
  public static let extraExtraLarge = UIContentSizeCategory(nibSuffix: "XXL")
  /// XXXL: the largest of the ordinary sizes.
  public static let extraExtraExtraLarge = UIContentSizeCategory(nibSuffix: "XXXL")
  /// AX1.
  public static let accessibilityMedium = UIContentSizeCategory(nibSuffix: "AccessibilityM")
  /// AX2.
  public static let accessibilityLarge = UIContentSizeCategory(nibSuffix: "AccessibilityL")
  /// AX3.
  public static let accessibilityExtraLarge = UIContentSizeCategory(nibSuffix: "AccessibilityXL")
  /// AX4.
  public static let accessibilityExtraExtraLarge = UIContentSizeCategory(nibSuffix: "AccessibilityXXL")
  /// AX5: the largest.
  public static let accessibilityExtraExtraExtraLarge = UIContentSizeCategory(
    nibSuffix: "AccessibilityXXXL")

  /// The twelve categories from the smallest to the largest.
  package static let nibOrdered: [UIContentSizeCategory] = [
    .extraSmall, .small, .medium, .large, .extraLarge, .extraExtraLarge, .extraExtraExtraLarge,
    .accessibilityMedium, .accessibilityLarge, .accessibilityExtraLarge,
    .accessibilityExtraExtraLarge, .accessibilityExtraExtraExtraLarge,
  ]

  /// The short names of `nibOrdered`, for input by users.
  package static let nibShortNames = [
    "XS", "S", "M", "L", "XL", "XXL", "XXXL", "AX1", "AX2", "AX3", "AX4", "AX5",
  ]

  /// Creates a category from its short name (`XS` to `XXXL`, `AX1` to `AX5`); `nil` for any other name.
  package init?(nibShortName: String) {
    guard let index = Self.nibShortNames.firstIndex(of: nibShortName) else { return nil }
    self = Self.nibOrdered[index]
  }

  /// The short name for `init(nibShortName:)`. An unspecified category has that of `large`.
  package var nibShortName: String { Self.nibShortNames[nibIndex] }

  private init(nibSuffix: String) { self.init(rawValue: "UICTContentSizeCategory" + nibSuffix) }

  /// Whether this is one of the five sizes above the ordinary ones.
  public var isAccessibilityCategory: Bool { nibIndex >= 7 }

  /// The index in `nibOrdered`. An unknown or unspecified category has that of `large`.
  package var nibIndex: Int { Self.nibOrdered.firstIndex(of: self) ?? 3 }

  /// Compares by size.
  public static func < (lhs: UIContentSizeCategory, rhs: UIContentSizeCategory) -> Bool {
    lhs.nibIndex < rhs.nibIndex
  }
}

extension UIContentSizeCategory {
  /// Never sent: the text size of a terminal does not change while a program runs.
  public static let didChangeNotification = Notification.Name("UIContentSizeCategoryDidChangeNotification")
  /// The key of the new category in this notification.
  public static let newValueUserInfoKey = "UIContentSizeCategoryNewValueKey"
}
