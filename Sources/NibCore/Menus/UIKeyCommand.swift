/// The modifier keys of a key command, with UIKit's raw values.
public struct UIKeyModifierFlags: OptionSet, Hashable, Sendable {
  public let rawValue: Int
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The Caps Lock key. Terminals do not report it.
  public static let alphaShift = UIKeyModifierFlags(rawValue: 1 << 16)
  public static let shift = UIKeyModifierFlags(rawValue: 1 << 17)
  public static let control = UIKeyModifierFlags(rawValue: 1 << 18)
  public static let alternate = UIKeyModifierFlags(rawValue: 1 << 19)
  /// The Command key. Terminals do not report it; Alt and Control stand for it.
  public static let command = UIKeyModifierFlags(rawValue: 1 << 20)
  /// A key of the numeric keypad. Terminals do not distinguish it.
  public static let numericPad = UIKeyModifierFlags(rawValue: 1 << 21)
}

/// A command that a key performs. Views handle keys first, so the command is performed only if no view uses the key.
open class UIKeyCommand: UICommand {
  public static let inputUpArrow = "UIKeyInputUpArrow"
  public static let inputDownArrow = "UIKeyInputDownArrow"
  public static let inputLeftArrow = "UIKeyInputLeftArrow"
  public static let inputRightArrow = "UIKeyInputRightArrow"
  public static let inputEscape = "UIKeyInputEscape"
  public static let inputPageUp = "UIKeyInputPageUp"
  public static let inputPageDown = "UIKeyInputPageDown"
  public static let inputHome = "UIKeyInputHome"
  public static let inputEnd = "UIKeyInputEnd"
  public static let inputDelete = "UIKeyInputDelete"

  /// The characters of the key, or the name of a key without characters.
  public let input: String?
  /// The modifier keys.
  public let modifierFlags: UIKeyModifierFlags
  /// Whether the key has priority over the system's own use of it. Stored, but has no effect: views use keys first.
  open var wantsPriorityOverSystemBehavior = false

  /// Creates a command for a key.
  public init(
    title: String = "", image: UIImage? = nil, action: Selector, input: String,
    modifierFlags: UIKeyModifierFlags = [], propertyList: Any? = nil, discoverabilityTitle: String? = nil,
    attributes: UIMenuElement.Attributes = [], state: UIMenuElement.State = .off
  ) {
    self.input = input
    self.modifierFlags = modifierFlags
    super.init(
      title: title, image: image, action: action, propertyList: propertyList,
      discoverabilityTitle: discoverabilityTitle, attributes: attributes, state: state)
  }

  /// Creates a command without a title for a key.
  public convenience init(
    input: String, modifierFlags: UIKeyModifierFlags, action: Selector, discoverabilityTitle: String? = nil
  ) {
    self.init(
      action: action, input: input, modifierFlags: modifierFlags, discoverabilityTitle: discoverabilityTitle)
  }

  /// Whether a key of the terminal performs the command.
  func nibMatches(_ key: KeyPress) -> Bool {
    guard let input, !attributes.contains(.disabled) else { return false }
    var wanted: KeyPress.Modifiers = []
    if modifierFlags.contains(.shift) { wanted.insert(.shift) }
    if modifierFlags.contains(.control) { wanted.insert(.control) }
    if modifierFlags.contains(.alternate) { wanted.insert(.alternate) }
    let accepted: [KeyPress.Modifiers] =
      modifierFlags.contains(.command) ? [wanted.union(.alternate), wanted.union(.control)] : [wanted]
    if case .character(let character) = key.key {
      // A letter typed with Shift is a capital letter.
      let typed = key.modifiers.subtracting(.shift)
      let isShifted = key.modifiers.contains(.shift) || character.isUppercase
      let modifiers = isShifted && character.isLetter ? typed.union(.shift) : typed
      return String(character).lowercased() == input.lowercased() && accepted.contains(modifiers)
    }
    return UIKeyCommand.keys[input] == key.key && accepted.contains(key.modifiers)
  }

  private static let keys: [String: KeyPress.Key] = [
    inputUpArrow: .up, inputDownArrow: .down, inputLeftArrow: .left, inputRightArrow: .right,
    inputEscape: .escape, inputPageUp: .pageUp, inputPageDown: .pageDown, inputHome: .home, inputEnd: .end,
    inputDelete: .delete, "\r": .enter, "\n": .enter, "\t": .tab, "\u{8}": .backspace,
  ]
}
