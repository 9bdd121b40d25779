/// A button of an alert, and the closure that it calls.
open class UIAlertAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Hashable, Sendable { case `default`, cancel, destructive }

  /// The title of the button.
  public let title: String?
  /// The kind of the action.
  public let style: Style
  /// Whether the button can be pressed.
  open var isEnabled = true { didSet { button?.isEnabled = isEnabled } }
  let handler: ((UIAlertAction) -> Void)?
  weak var button: UIButton?

  /// Creates an action without a title.
  public override convenience init() { self.init(title: nil, style: .default) }

  /// Creates an action. The handler is called after the alert has been dismissed.
  public init(title: String?, style: Style, handler: ((UIAlertAction) -> Void)? = nil) {
    self.title = title
    self.style = style
    self.handler = handler
    super.init()
  }
}
