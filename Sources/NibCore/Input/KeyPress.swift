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
