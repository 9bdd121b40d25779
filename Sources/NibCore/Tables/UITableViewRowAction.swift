/// An action for a row, as in programs for iOS 8 to 12.
open class UITableViewRowAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Hashable, Sendable {
    case destructive = 0
    case normal = 1
    /// The same as `destructive`.
    public static var `default`: Style { .destructive }
  }

  /// The kind of the action.
  public let style: Style
  /// The title.
  open var title: String?
  /// The background color. Not used in a terminal.
  open var backgroundColor: UIColor?
  let handler: (UITableViewRowAction, IndexPath) -> Void

  /// Creates an action.
  public init(
    style: Style, title: String?, handler: @escaping (UITableViewRowAction, IndexPath) -> Void
  ) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }
}
