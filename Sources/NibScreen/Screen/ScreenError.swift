/// Why a terminal cannot be drawn on. The description is one sentence for its user.
public enum ScreenError: Error, Hashable, CustomStringConvertible {
  /// Input or output is a file or a pipe.
  case notATerminal
  /// terminfo has no entry for TERM.
  case unknownTerminal(String)
  /// The terminal cannot move its cursor.
  case noCursorAddressing(String)

  public var description: String {
    switch self {
    case .notATerminal:
      "standard input and output must be a terminal"
    case .unknownTerminal(let name):
      "the terminal type '\(name)' (TERM) is not in the terminfo database; TERM=xterm-256color may do"
    case .noCursorAddressing(let name):
      "a terminal of type '\(name)' (TERM) cannot move its cursor, so nothing can be drawn on it"
    }
  }
}
