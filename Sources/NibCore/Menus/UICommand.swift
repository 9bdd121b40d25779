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
