/// An action of a program's icon. A program in a terminal has no icon.
open class UIApplicationShortcutItem: NSObject {
  /// The name of the action's type.
  public let type: String
  /// The title.
  public let localizedTitle: String

  /// Creates an action.
  public init(type: String, localizedTitle: String) {
    self.type = type
    self.localizedTitle = localizedTitle
    super.init()
  }
}
