import CNCurses

/// The escape sequences that turn on and off what terminfo does not cover, and those that put a terminal
/// back.
struct TerminalModes {
  /// Asks for mouse reports, focus reports and marks around pasted text.
  let enable: [UInt8]
  /// Takes that back.
  let disable: [UInt8]
  /// What ncurses leaves to do when it has given the terminal back.
  let afterwards: [UInt8]
  /// Undoes everything that drawing may have changed, from any state. Needs an open terminal to make.
  let restore: [UInt8]

  /// - Parameter usesMouse: whether clicks are reported; then the terminal's own selection needs Shift.
  init(usesMouse: Bool) {
    let newLine = Array("\r\n".utf8)
    // A terminal that reports no mouse is not of xterm's family: the other modes would be shown as text.
    let isXtermLike = nibcurses_string("kmous") != nil
    // 1000 and 1002: presses and drags, 1006: in decimal numbers; 1004: focus; 2004: paste.
    let modes = isXtermLike ? (usesMouse ? [1000, 1002, 1006] : []) + [1004, 2004] : []
    enable = modes.flatMap { Array("\u{1B}[?\($0)h".utf8) }
    disable = modes.reversed().flatMap { Array("\u{1B}[?\($0)l".utf8) }
    let leave = TerminalModes.capability("rmcup")
    // Of a terminal that has but one screen, the drawing's last row is left to the drawing.
    afterwards = leave.isEmpty ? newLine : []
    restore =
      disable + ["sgr0", "rmacs", "cnorm"].flatMap(TerminalModes.capability)
      + (leave.isEmpty ? TerminalModes.moveToLastRow + newLine : leave)
  }

  /// Terminals take a row beyond the last one for the last.
  private static var moveToLastRow: [UInt8] {
    nibcurses_move_string(998, 0).map { withoutPadding(String(cString: $0)) } ?? []
  }

  private static func capability(_ name: String) -> [UInt8] {
    nibcurses_string(name).map { withoutPadding(String(cString: $0)) } ?? []
  }

  /// terminfo writes the delays that hardware terminals need as `$<5>` into the text; they are not sent.
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
