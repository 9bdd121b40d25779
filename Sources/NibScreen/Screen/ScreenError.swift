import NibCore

/// The reason why a terminal cannot be used for drawing. The description is one sentence for the user.
package enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// Input cannot be read or output cannot be written, because the descriptors were not opened for it.
  case noAccess
  /// The process is in the background of its terminal, and no shell can bring it to the foreground.
  case inBackground
  /// terminfo has no entry for TERM.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case noCursorAddressing(String)

  package var description: String {
    switch self {
    case .notATerminal:
      "standard input and output must be a terminal"
    case .noAccess:
      "the terminal must be open for reading at standard input and for writing at standard output"
    case .inBackground:
      "the program is in the background of its terminal; run it in the foreground"
    case .unknownTerminal(""), .noCursorAddressing(""):
      "the terminal type (TERM) is not set; try TERM=xterm-256color"
    case .unknownTerminal(let name):
      "the terminal type '\(name)' (TERM) is not in the terminfo database; try TERM=xterm-256color"
    case .noCursorAddressing(let name):
      "a terminal of type '\(name)' (TERM) cannot move its cursor, so nothing can be drawn on it"
    }
  }
}
