/// An event from the terminal, as passed to controls and actions.
public final class UIEvent: NSObject {
  /// The terminal's event.
  let nibInput: InputEvent

  /// The kinds of motion.
  public enum EventSubtype: Int, Hashable, Sendable {
    case none = 0
    case motionShake = 1
  }

  /// Creates an event from the terminal's event.
  package init(nibInput: InputEvent) { self.nibInput = nibInput }
}

/// A press of a key, which a terminal passes to `nibKeyDown(_:)` instead.
public final class UIPress: NSObject {
  /// The key: always `nil`.
  public var key: UIKey? { nil }
}

/// A key of a keyboard.
public final class UIKey: NSObject {
  /// The characters of the key with its modifiers.
  public var characters: String { "" }
  /// The characters of the key without modifiers.
  public var charactersIgnoringModifiers: String { "" }
}

/// The event of a press, which does not exist in a terminal.
public final class UIPressesEvent: NSObject {
  /// The keys: none.
  public var allPresses: Set<UIPress> { [] }
}
