/// A mouse event from the terminal, in cells.
public struct MouseEvent: Hashable, Sendable {
  /// The action of the mouse. `drag` is a movement while a button is pressed, and `move` is any other movement.
  public enum Action: Hashable, Sendable {
    case press, release, drag, move, wheelUp, wheelDown
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable { case left, middle, right, none }

  /// The action of the mouse.
  public var action: Action
  /// The button that was pressed, released or held.
  public var button: Button
  /// The column of the pointer, counted from 0.
  public var column: Int
  /// The row of the pointer, counted from 0.
  public var row: Int
  /// The modifier keys that were held.
  public var modifiers: KeyPress.Modifiers

  /// Creates a mouse event.
  public init(
    _ action: Action, _ button: Button = .left, column: Int, row: Int,
    modifiers: KeyPress.Modifiers = []
  ) {
    self.action = action
    self.button = button
    self.column = column
    self.row = row
    self.modifiers = modifiers
  }
}
