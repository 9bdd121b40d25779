import NibCore

/// Keys that are sent as a code point and modifiers, as in kitty's CSI u and xterm's modifyOtherKeys.
enum CodePointKeys {
  /// - Parameter shifted: the code point that Shift gives on the user's keyboard; 0 if the terminal does not
  ///   report it.
  static func key(code: Int, shifted: Int, modifiers: KeyPress.Modifiers) -> KeyPress? {
    if let key = functionalKey(code) { return KeyPress(key, modifiers) }
    guard let scalar = scalar(code) else { return nil }
    if let key = ControlKeys.key(for: scalar) { return KeyPress(key.key, key.modifiers.union(modifiers)) }
    if modifiers.contains(.control) {
      return KeyPress(.character(lowercased(scalar)), modifiers)
    }
    // Typed characters are reported without Shift, because Shift is already contained in the character.
    let typed =
      modifiers.contains(.shift) ? self.scalar(shifted).map { Character($0) } ?? uppercased(scalar) : nil
    return KeyPress(.character(typed ?? Character(scalar)), modifiers.subtracting(.shift))
  }

  /// The keys that type no text, or are on the keypad, by kitty's numbers in its private use area.
  private static func functionalKey(_ code: Int) -> KeyPress.Key? {
    switch code {
    case 57376...57398: .function(code - 57376 + 13)
    case 57399..<57399 + keypad.count: keypad[code - 57399]
    default: nil
    }
  }

  private static let keypad: [KeyPress.Key] =
    "0123456789./*-+".map { .character($0) } + [.enter, .character("="), .character(",")]
    + [.left, .right, .up, .down, .pageUp, .pageDown, .home, .end, .insert, .delete]

  private static func scalar(_ code: Int) -> Unicode.Scalar? {
    let isPrivate = (0xE000...0xF8FF).contains(code)
    return isPrivate || (0x80...0x9F).contains(code) || code == 0 ? nil : Unicode.Scalar(UInt32(code))
  }

  private static func lowercased(_ scalar: Unicode.Scalar) -> Character {
    let text = String(scalar).lowercased()
    return text.count == 1 ? Character(text) : Character(scalar)
  }

  private static func uppercased(_ scalar: Unicode.Scalar) -> Character {
    let text = String(scalar).uppercased()
    return text.count == 1 ? Character(text) : Character(scalar)
  }
}
