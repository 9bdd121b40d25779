/// Keys and their action, for the line of keys at the bottom of the screen and for the help screen.
public struct KeyHelp: Hashable, Sendable {
  /// The names of the keys.
  package var keys: String
  /// The action of the keys.
  package var action: String

  /// Creates the description of keys.
  public init(_ keys: String, _ action: String) {
    self.keys = keys
    self.action = action
  }
}
