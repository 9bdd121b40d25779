import NibCore

/// Keys that are sent as ESC O and a letter: cursor and function keys in application mode, and the VT100's keypad.
enum SingleShiftKeys {
  /// - Parameter modifier: the digit that some terminals write before the letter, as in ESC O 5 A.
  static func key(final: UInt8, modifier: UInt8?) -> KeyPress? {
    let modifiers = KeyPress.Modifiers(parameter: modifier.map { Int($0) - 0x30 } ?? 0)
    return plainKey(final).map { KeyPress($0.key, $0.modifiers.union(modifiers)) }
  }

  /// The key of the last byte, without modifiers.
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
    // The keypad: its letters, from j, are 0x40 greater than its characters, from *.
    case UInt8(ascii: "j")...UInt8(ascii: "y"):
      KeyPress(.character(Character(Unicode.Scalar(final - 0x40))))
    case UInt8(ascii: "Z"): nil
    default: LetteredKeys.key(final)
    }
  }
}
