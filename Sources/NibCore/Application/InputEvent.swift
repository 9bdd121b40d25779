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
  public enum Key: Hashable, Sendable {
    /// A typed character (one grapheme). A control character is reported as its letter with `.control`.
    case character(Character)
    case enter, escape, tab, backspace, delete, insert
    case up, down, left, right, home, end, pageUp, pageDown
    case function(Int)
  }

  public struct Modifiers: OptionSet, Hashable, Sendable {
    public let rawValue: UInt8
    public init(rawValue: UInt8) { self.rawValue = rawValue }
    public static let shift = Modifiers(rawValue: 1)
    public static let alternate = Modifiers(rawValue: 2)
    public static let control = Modifiers(rawValue: 4)
  }

  public var key: Key
  public var modifiers: Modifiers

  public init(_ key: Key, _ modifiers: Modifiers = []) {
    self.key = key
    self.modifiers = modifiers
  }
}

/// A mouse report. Column and row are 0-based cells.
public struct MouseEvent: Hashable, Sendable {
  public enum Action: Hashable, Sendable {
    case press, release, drag, move, wheelUp, wheelDown
  }

  public enum Button: Hashable, Sendable { case left, middle, right, none }

  public var action: Action
  public var button: Button
  public var column: Int
  public var row: Int
  public var modifiers: KeyPress.Modifiers

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
