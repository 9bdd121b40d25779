/// The base class of menus, actions and commands, the elements of a menu.
open class UIMenuElement: NSObject {
  /// The mark before an element's title.
  public enum State: Int, Hashable, Sendable { case off, on, mixed }

  /// The appearance and behavior of an element.
  public struct Attributes: OptionSet, Hashable, Sendable {
    public let rawValue: UInt
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// The element cannot be chosen.
    public static let disabled = Attributes(rawValue: 1 << 0)
    /// The element deletes something. It is shown in red.
    public static let destructive = Attributes(rawValue: 1 << 1)
    /// The element is not shown.
    public static let hidden = Attributes(rawValue: 1 << 2)
    /// The menu stays open after the element was chosen. Has no effect: a terminal always closes the menu.
    public static let keepsMenuPresented = Attributes(rawValue: 1 << 3)
  }

  /// The title of the element.
  open var title: String
  /// The text below the title. A terminal shows it after the title.
  open var subtitle: String?
  /// The image of the element. A terminal shows its character or name in menus if the element has no title.
  open var image: UIImage?

  init(title: String, subtitle: String? = nil, image: UIImage? = nil) {
    self.title = title
    self.subtitle = subtitle
    self.image = image
    super.init()
  }

  /// The text that a terminal shows: the title, otherwise the longer title, otherwise the character or name of the
  /// image.
  final var nibShownTitle: String {
    if !title.isEmpty { return title }
    return nibLongTitle ?? image?.nibCellText ?? ""
  }

  /// The longer title that explains the element; `nil` for none.
  var nibLongTitle: String? { nil }

  /// The attributes of the element and the mark before its title.
  var nibAppearance: (attributes: Attributes, state: State) { ([], .off) }
}

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void
