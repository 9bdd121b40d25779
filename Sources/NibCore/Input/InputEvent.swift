/// An event from a terminal, independent of the terminal's encoding.
public enum InputEvent: Hashable, Sendable {
  /// A key press.
  case key(KeyPress)
  /// A press, release, movement or wheel step of the mouse.
  case mouse(MouseEvent)
  /// Text that arrived through bracketed paste.
  case paste(String)
  /// The terminal window gained (true) or lost keyboard focus.
  case focus(Bool)
  /// The terminal's new size in cells.
  case resize(columns: Int, rows: Int)
}

/// A key press with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Key: Hashable, Sendable {
    /// A typed character, which is one grapheme cluster. A control character is its letter with `.control`.
    case character(Character)
    /// An editing or control key.
    case enter, escape, tab, backspace, delete, insert
    /// A key that moves the insertion point or the view.
    case up, down, left, right, home, end, pageUp, pageDown
    /// A function key, such as F1 for 1.
    case function(Int)
  }

  /// The modifier keys that were held.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    /// The bits of the modifier keys.
    public let rawValue: UInt8
    /// The modifier keys with the given bits.
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    /// The Shift key.
    public static let shift = Modifiers(rawValue: 1)
    /// The Alt key, which is called Option on a Mac.
    public static let alternate = Modifiers(rawValue: 2)
    /// The Control key.
    public static let control = Modifiers(rawValue: 4)
  }

  /// The key.
  public var key: Key
  /// The modifier keys that were held.
  public var modifiers: Modifiers

  /// Creates a key press.
  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

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
