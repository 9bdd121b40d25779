import NibCore

/// The keys that send a single control character.
enum ControlKeys {
  /// The key that sends `scalar`; `nil` if it is not a control character. LF is also Enter, because a
  /// terminal that turns CR into LF sends it. Backspace is BS on some terminals and DEL on others.
  static func key(for scalar: Unicode.Scalar) -> KeyPress? {
    switch scalar.value {
    case 0x00: KeyPress(.character(" "), .control)
    case 0x08, 0x7F: KeyPress(.backspace)
    case 0x09: KeyPress(.tab)
    case 0x0A, 0x0D: KeyPress(.enter)
    case 0x1B: KeyPress(.escape)
    case 0x01...0x1A: control(scalar.value + 0x60)
    case 0x1C...0x1F: control(scalar.value + 0x40)
    default: nil
    }
  }

  /// Whether `scalar` is one of the control characters above ASCII. Keys do not send these.
  static func isUnused(_ scalar: Unicode.Scalar) -> Bool { (0x80...0x9F).contains(scalar.value) }

  private static func control(_ value: UInt32) -> KeyPress? {
    Unicode.Scalar(value).map { KeyPress(.character(Character($0)), .control) }
  }
}
