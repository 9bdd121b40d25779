import CNCurses

/// The escape sequences for modes of the terminal that terminfo and ncurses do not handle, and for restoring it.
struct TerminalModes {
  /// Enables focus reports and marks around pasted text.
  let enable: [UInt8]
  let enableMouse: [UInt8]
  let disableMouse: [UInt8]
  /// Disables all modes that `enable` and `enableMouse` enable.
  let disable: [UInt8]
  /// Sent before a frame, so that the terminal shows the whole frame at once. Terminals without this mode
  /// ignore it.
  let beginFrame: [UInt8]
  /// Sent after a frame.
  let endFrame: [UInt8]
  /// Sent after ncurses has released the terminal.
  let afterRelease: [UInt8]
  /// Undoes all changes that drawing may have made, whatever the state of the terminal. It is made of terminfo's
  /// capabilities, which are only available while the terminal is open.
  let restore: [UInt8]

  init() {
    let newLine = Array("\r\n".utf8)
    let isXtermLike = TerminalModes.isXtermLike
    func sequence(_ modes: [Int], _ final: Character) -> [UInt8] {
      isXtermLike ? modes.flatMap { Array("\u{1B}[?\($0)\(final)".utf8) } : []
    }
    // 1004: focus; 2004: paste. 1000 and 1002: presses and drags, 1006: in decimal numbers.
    enable = sequence([1004, 2004], "h")
    enableMouse = sequence([1000, 1002, 1006], "h")
    disableMouse = sequence([1006, 1002, 1000], "l")
    disable = sequence([2004, 1004], "l") + disableMouse
    beginFrame = sequence([2026], "h")
    endFrame = sequence([2026], "l")
    let leave = TerminalModes.capability("rmcup")
    // On a terminal without an alternate screen, the drawing stays visible, so output continues on a new
    // line.
    afterRelease = leave.isEmpty ? newLine : []
    restore =
      endFrame + disable + ["sgr0", "rmacs", "rmir", "smam", "cnorm"].flatMap(TerminalModes.capability)
      + (leave.isEmpty ? TerminalModes.moveToLastRow + newLine : leave)
  }

  /// Whether the terminal is compatible with xterm and reports a mouse. Other terminals would show the modes
  /// as text.
  static var isXtermLike: Bool { nibcurses_string("kmous") != nil }

  /// Moves the cursor to the last row. Terminals treat a row number beyond the last row as the last row.
  private static var moveToLastRow: [UInt8] {
    nibcurses_move_string(998, 0).map { withoutPadding(String(cString: $0)) } ?? []
  }

  private static func capability(_ name: String) -> [UInt8] {
    nibcurses_string(name).map { withoutPadding(String(cString: $0)) } ?? []
  }

  /// The bytes of a terminfo text without delays. terminfo writes the delays that hardware terminals need as
  /// `$<5>`; they are not sent.
  static func withoutPadding(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    var rest = Substring(text)
    while let start = rest.range(of: "$<"), let end = rest[start.upperBound...].firstIndex(of: ">") {
      bytes += rest[..<start.lowerBound].utf8
      rest = rest[rest.index(after: end)...]
    }
    return bytes + rest.utf8
  }
}
