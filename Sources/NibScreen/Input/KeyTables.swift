import NibCore

/// ESC [ and a letter: the cursor keys and F1 to F4.
enum LetteredKeys {
  static func key(_ final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "A"): KeyPress(.up)
    case UInt8(ascii: "B"): KeyPress(.down)
    case UInt8(ascii: "C"): KeyPress(.right)
    case UInt8(ascii: "D"): KeyPress(.left)
    case UInt8(ascii: "F"): KeyPress(.end)
    case UInt8(ascii: "H"): KeyPress(.home)
    case UInt8(ascii: "P"): KeyPress(.function(1))
    case UInt8(ascii: "Q"): KeyPress(.function(2))
    case UInt8(ascii: "R"): KeyPress(.function(3))
    case UInt8(ascii: "S"): KeyPress(.function(4))
    case UInt8(ascii: "Z"): KeyPress(.tab, .shift)
    // rxvt's shifted arrows.
    case UInt8(ascii: "a"): KeyPress(.up, .shift)
    case UInt8(ascii: "b"): KeyPress(.down, .shift)
    case UInt8(ascii: "c"): KeyPress(.right, .shift)
    case UInt8(ascii: "d"): KeyPress(.left, .shift)
    default: nil
    }
  }
}

/// ESC [ number ~: the editing keys and the function keys, after DEC's LK201 keyboard.
enum NumberedKeys {
  static func key(_ number: Int) -> KeyPress.Key? {
    switch number {
    case 1, 7: .home
    case 2: .insert
    case 3: .delete
    case 4, 8: .end
    case 5: .pageUp
    case 6: .pageDown
    case 11...15: .function(number - 10)
    case 17...21: .function(number - 11)
    case 23...26: .function(number - 12)
    case 28...29: .function(number - 13)
    case 31...34: .function(number - 14)
    default: nil
    }
  }
}

/// ESC O and a letter: cursor and function keys in application mode, and the VT100's keypad.
enum SingleShiftKeys {
  /// - Parameter modifier: the digit that some terminals write before the letter, as in ESC O 5 A.
  static func key(final: UInt8, modifier: UInt8?) -> KeyPress? {
    let modifiers = KeyPress.Modifiers(parameter: modifier.map { Int($0) - 0x30 } ?? 0)
    return plainKey(final).map { KeyPress($0.key, $0.modifiers.union(modifiers)) }
  }

  private static func plainKey(_ final: UInt8) -> KeyPress? {
    switch final {
    case UInt8(ascii: "M"): KeyPress(.enter)
    case UInt8(ascii: "I"): KeyPress(.tab)
    case UInt8(ascii: " "): KeyPress(.character(" "))
    case UInt8(ascii: "X"): KeyPress(.character("="))
    // rxvt's arrows with Control.
    case UInt8(ascii: "a"): KeyPress(.up, .control)
    case UInt8(ascii: "b"): KeyPress(.down, .control)
    case UInt8(ascii: "c"): KeyPress(.right, .control)
    case UInt8(ascii: "d"): KeyPress(.left, .control)
    // The keypad: the letters from j lie 0x40 above the characters from *.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      KeyPress(.character(Character(Unicode.Scalar(final - 0x40))))
    case UInt8(ascii: "Z"): nil
    default: LetteredKeys.key(final)
    }
  }
}

/// Keys sent as a code point and modifiers: kitty's CSI u and xterm's modifyOtherKeys.
enum CodePointKeys {
  /// - Parameter shifted: the code point that Shift gives on the user's keyboard; 0 if not told.
  static func key(code: Int, shifted: Int, modifiers: KeyPress.Modifiers) -> KeyPress? {
    if let key = functionalKey(code) { return KeyPress(key, modifiers) }
    guard let scalar = scalar(code) else { return nil }
    if let key = ControlKeys.key(for: scalar) { return KeyPress(key.key, key.modifiers.union(modifiers)) }
    if modifiers.contains(.control) {
      return KeyPress(.character(lowercased(scalar)), modifiers)
    }
    // A plainly typed capital comes without Shift; so does this one.
    let typed = modifiers.contains(.shift) ? self.scalar(shifted).map { Character($0) } ?? uppercased(scalar) : nil
    return KeyPress(.character(typed ?? Character(scalar)), modifiers.subtracting(.shift))
  }

  /// kitty's numbers for keys that type no text, in its private use area.
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
