/// The kind and behavior of an accessibility element.
///
/// Names and meanings are those of UIKit (developer.apple.com/documentation/uikit/uiaccessibilitytraits). The bits of
/// the first seventeen traits are those that compiled nibs store.
public struct UIAccessibilityTraits: OptionSet, Hashable, Sendable {
  /// The bits of the traits.
  public let rawValue: UInt64
  /// The traits with the given bits.
  public init(rawValue: UInt64) { self.rawValue = rawValue }

  /// No traits.
  public static let none: UIAccessibilityTraits = []
  /// A button.
  public static let button = UIAccessibilityTraits(rawValue: 1 << 0)
  /// A link.
  public static let link = UIAccessibilityTraits(rawValue: 1 << 1)
  /// An image. It can be combined with `button` or `link`.
  public static let image = UIAccessibilityTraits(rawValue: 1 << 2)
  /// The element is selected, such as a segment or a row.
  public static let selected = UIAccessibilityTraits(rawValue: 1 << 3)
  /// Activating the element plays its own sound.
  public static let playsSound = UIAccessibilityTraits(rawValue: 1 << 4)
  /// A key of a keyboard.
  public static let keyboardKey = UIAccessibilityTraits(rawValue: 1 << 5)
  /// Text that does not change.
  public static let staticText = UIAccessibilityTraits(rawValue: 1 << 6)
  /// The element summarizes the screen when the app starts.
  public static let summaryElement = UIAccessibilityTraits(rawValue: 1 << 7)
  /// The element is disabled.
  public static let notEnabled = UIAccessibilityTraits(rawValue: 1 << 8)
  /// The label or value changes often.
  public static let updatesFrequently = UIAccessibilityTraits(rawValue: 1 << 9)
  /// A search field.
  public static let searchField = UIAccessibilityTraits(rawValue: 1 << 10)
  /// Activating the element starts a media session, during which assistive technologies are silent.
  public static let startsMediaSession = UIAccessibilityTraits(rawValue: 1 << 11)
  /// The value can be increased and decreased.
  public static let adjustable = UIAccessibilityTraits(rawValue: 1 << 12)
  /// The element handles touches itself.
  public static let allowsDirectInteraction = UIAccessibilityTraits(rawValue: 1 << 13)
  /// The container turns to the next page when the element has been read.
  public static let causesPageTurn = UIAccessibilityTraits(rawValue: 1 << 14)
  /// A container of tabs.
  public static let tabBar = UIAccessibilityTraits(rawValue: 1 << 15)
  /// A heading that divides content into sections.
  public static let header = UIAccessibilityTraits(rawValue: 1 << 16)
  /// A control that is on or off.
  public static let toggleButton = UIAccessibilityTraits(rawValue: 1 << 53)
  /// The content can be enlarged.
  public static let supportsZoom = UIAccessibilityTraits(rawValue: 1 << 54)

  // UIKit's classes use further traits, which have no public names. NibTerm has its own names and bits for them.

  package static let nibTextField = UIAccessibilityTraits(rawValue: 1 << 57)
  /// A text field that hides its content.
  package static let nibSecureTextField = UIAccessibilityTraits(rawValue: 1 << 58)
  /// The button that returns to the previous screen.
  package static let nibBackButton = UIAccessibilityTraits(rawValue: 1 << 59)
  package static let nibTab = UIAccessibilityTraits(rawValue: 1 << 60)
  package static let nibRow = UIAccessibilityTraits(rawValue: 1 << 61)
}

extension UIAccessibilityTraits {
  /// Creates the traits of an `<accessibilityTraits>` element, which has a Boolean attribute for each trait.
  init(_ element: NibElement) {
    self.init(rawValue: UInt64(CodedAccessibility.traitWords.mask(of: element)))
  }
}

/// The kind of content that a group of accessibility elements has.
public enum UIAccessibilityContainerType: Int, Hashable, Sendable {
  /// No group.
  case none
  /// Rows and columns.
  case dataTable
  /// A list, such as a table or collection.
  case list
  /// A part of the screen to which users can jump.
  case landmark
  /// Elements that belong together, such as the items of a bar.
  case semanticGroup
}
