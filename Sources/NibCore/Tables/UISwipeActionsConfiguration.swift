/// The actions that UIKit shows when a row is swiped. In a terminal, the keys Delete and `m` show them as a list.
open class UISwipeActionsConfiguration: NSObject {
  /// The actions, the first one nearest to the row's edge.
  public let actions: [UIContextualAction]
  /// Whether a long swipe performs the first action. Has no effect in a terminal.
  open var performsFirstActionWithFullSwipe = true

  /// Creates a configuration.
  public init(actions: [UIContextualAction]) {
    self.actions = actions
    super.init()
  }
}

/// An action for a row.
open class UIContextualAction: NSObject {
  /// The kinds of actions.
  public enum Style: Int, Hashable, Sendable { case normal, destructive }
  /// The closure that performs an action. It must call the closure that it gets, with `true` if the action was
  /// performed.
  public typealias Handler = (UIContextualAction, UIView, @escaping (Bool) -> Void) -> Void

  /// The kind of the action.
  public let style: Style
  /// The closure that performs the action.
  public let handler: Handler
  /// The title.
  open var title: String?
  /// The background color. Not used in a terminal.
  open var backgroundColor: UIColor!
  /// The image. A terminal shows its name if there is no title.
  open var image: UIImage?

  /// Creates an action.
  public init(style: Style, title: String?, handler: @escaping Handler) {
    self.style = style
    self.title = title
    self.handler = handler
    super.init()
  }

  /// The action as a choice. It has no effect once `source` returns `nil`.
  /// - Parameter source: returns the view that the handler gets.
  func nibChoice(_ source: @escaping () -> UIView?) -> SheetChoice {
    SheetChoice(
      title: title ?? image?.nibName ?? "Action", style: style == .destructive ? .destructive : .default
    ) { [self] in
      if let view = source() { handler(self, view) { _ in } }
    }
  }
}

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
