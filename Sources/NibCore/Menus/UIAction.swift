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
