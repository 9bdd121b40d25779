/// An event from a terminal, independent of the terminal's encoding.
public enum InputEvent: Hashable, Sendable {
  case key(KeyPress)
  case mouse(MouseEvent)
  /// Text that arrived through bracketed paste.
  case paste(String)
  case focus(Bool)
  /// The terminal's new size in cells.
  case resize(columns: Int, rows: Int)
}

/// A key press with its modifiers.
public struct KeyPress: Hashable, Sendable {
  /// A key without its modifiers.
  public enum Key: Hashable, Sendable {
    /// A typed character (one grapheme). A control character is reported as its letter with `.control`.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  /// The modifier keys that were held.
  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let alternate = Modifiers(rawValue: 2)
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

/// A mouse report. Column and row are 0-based cells.
public struct MouseEvent: Hashable, Sendable {
  /// The change that the report describes.
  public enum Action: Hashable, Sendable {
    case press, release, drag, move, wheelUp, wheelDown
  }

  /// A button of the mouse.
  public enum Button: Hashable, Sendable { case left, middle, right, none }

  /// The change that the report describes.
  public var action: Action
  /// The button that was pressed, released or held.
  public var button: Button
  /// The 0-based column of the pointer.
  public var column: Int
  public var row: Int
  /// The modifier keys that were held.
  public var modifiers: KeyPress.Modifiers

  /// Creates a report.
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
