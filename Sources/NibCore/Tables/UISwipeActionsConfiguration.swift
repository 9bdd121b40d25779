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
