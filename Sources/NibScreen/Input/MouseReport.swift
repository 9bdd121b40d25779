import NibCore

/// A mouse report in xterm's format: a code for button, modifiers and motion, and a position counted from 1.
struct MouseReport {
  var code: Int
  var column: Int
  var row: Int
  var isRelease: Bool

  init(code: Int, column: Int, row: Int, isRelease: Bool) {
    self.code = code
    self.column = column
    self.row = row
    self.isRelease = isRelease
  }

  /// Makes a report from its X10 form: three bytes, each 32 greater than its value. This form does not say which button
  /// was released.
  init(x10 bytes: [UInt8]) {
    precondition(bytes.count == 3, "an X10 report has three bytes")
    let code = Int(bytes[0]) - 32
    let isRelease = code & 0b1110_0011 == 3
    self.init(
      code: code, column: Int(bytes[1]) - 32, row: Int(bytes[2]) - 32, isRelease: isRelease)
  }

  /// The event, with the position in cells counted from 0; `nil` for reports without an event (horizontal wheels,
  /// additional buttons, positions outside the screen).
  var event: MouseEvent? {
    guard column >= 1, row >= 1, let action, code < 128 else { return nil }
    return MouseEvent(action, button, column: column - 1, row: row - 1, modifiers: modifiers)
  }

  private var isWheel: Bool { code & 64 != 0 }
  private var isMotion: Bool { code & 32 != 0 }

  private var button: MouseEvent.Button {
    if isWheel { return .none }
    return switch code & 3 {
    case 0: .left
    case 1: .middle
    case 2: .right
    default: .none
    }
  }

  private var action: MouseEvent.Action? {
    if isWheel {
      return switch code & 3 {
      case 0: .wheelUp
      case 1: .wheelDown
      default: nil
      }
    }
    if isRelease { return .release }
    if isMotion { return button == .none ? .move : .drag }
    return button == .none ? nil : .press
  }

  private var modifiers: KeyPress.Modifiers {
    var modifiers: KeyPress.Modifiers = []
    if code & 4 != 0 { modifiers.insert(.shift) }
    if code & 8 != 0 { modifiers.insert(.alternate) }
    if code & 16 != 0 { modifiers.insert(.control) }
    return modifiers
  }
}
