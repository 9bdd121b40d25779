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
    /// The menu stays open after the element was chosen. Has no effect: the menu is closed.
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

  /// The text that a terminal shows: the title, otherwise the longer title, otherwise the character or name of the image.
  final var nibShownTitle: String {
    if !title.isEmpty { return title }
    return nibLongTitle ?? image?.nibCellText ?? ""
  }

  /// The longer title that explains the element; `nil` for none.
  var nibLongTitle: String? { nil }

  /// Whether the element is shown, can be chosen and deletes something, and the mark before its title.
  var nibAppearance: (attributes: Attributes, state: State) { ([], .off) }
}

/// The closure that an action calls.
public typealias UIActionHandler = (UIAction) -> Void

/// An element of a menu, a control or a bar item that calls a closure.
open class UIAction: UIMenuElement {
  /// The name by which an action is found and removed.
  public struct Identifier: RawRepresentable, Hashable, Sendable {
    public let rawValue: String
    public init(rawValue: String) { self.rawValue = rawValue }
    public init(_ rawValue: String) { self.rawValue = rawValue }
  }

  /// The identifier. An action without one gets a unique identifier.
  public let identifier: Identifier
  /// A longer title that explains the action. A menu shows it if the action has no title.
  open var discoverabilityTitle: String?
  override var nibLongTitle: String? { discoverabilityTitle }
  /// The appearance and behavior of the action.
  open var attributes: Attributes
  /// The mark before the title.
  open var state: State
  /// The object that performs the action, such as a button; `nil` while the action is not performed.
  public private(set) var sender: Any?
  private let handler: UIActionHandler

  /// Creates an action.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, identifier: Identifier? = nil,
    discoverabilityTitle: String? = nil, attributes: Attributes = [], state: State = .off,
    handler: @escaping UIActionHandler
  ) {
    self.identifier = identifier ?? Identifier(UUID().uuidString)
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    self.handler = handler
    super.init(title: title, subtitle: subtitle, image: image)
  }

  /// Calls the handler.
  ///
  /// - Parameters:
  ///   - sender: the value of `sender` during the call.
  ///   - target: not used.
  open func performWithSender(_ sender: Any?, target: Any?) {
    self.sender = sender
    handler(self)
    self.sender = nil
  }

  override var nibAppearance: (attributes: Attributes, state: State) { (attributes, state) }
}

/// An element of a menu that sends an action up the responder chain.
open class UICommand: UIMenuElement {
  /// The action that is sent.
  public let action: Selector
  /// A value that belongs to the command.
  public let propertyList: Any?
  /// A longer title that explains the command. Stored, but has no effect.
  open var discoverabilityTitle: String?
  override var nibLongTitle: String? { discoverabilityTitle }
  /// The appearance and behavior of the command.
  open var attributes: Attributes
  /// The mark before the title.
  open var state: State

  /// Creates a command.
  public init(
    title: String = "", subtitle: String? = nil, image: UIImage? = nil, action: Selector,
    propertyList: Any? = nil, discoverabilityTitle: String? = nil, attributes: Attributes = [],
    state: State = .off
  ) {
    self.action = action
    self.propertyList = propertyList
    self.discoverabilityTitle = discoverabilityTitle
    self.attributes = attributes
    self.state = state
    super.init(title: title, subtitle: subtitle, image: image)
  }

  override var nibAppearance: (attributes: Attributes, state: State) { (attributes, state) }
}

/// Elements of a menu that are provided when the menu is shown.
open class UIDeferredMenuElement: UIMenuElement {
  private let provider: (@escaping ([UIMenuElement]) -> Void) -> Void

  /// Creates elements from a closure that passes them to its parameter. Elements that it passes later are not shown.
  public init(_ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void) {
    provider = elementProvider
    super.init(title: "")
  }

  /// Creates elements that are requested each time the menu is shown.
  public static func uncached(
    _ elementProvider: @escaping (@escaping ([UIMenuElement]) -> Void) -> Void
  ) -> UIDeferredMenuElement { UIDeferredMenuElement(elementProvider) }

  /// The elements that the closure passes at once.
  var nibElements: [UIMenuElement] {
    var elements: [UIMenuElement] = []
    provider { elements = $0 }
    return elements
  }
}
