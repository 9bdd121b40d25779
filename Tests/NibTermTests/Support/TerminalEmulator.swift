import Testing

/// Emulates the part of a terminal that ncurses uses with TERM=xterm-256color, tmux-256color or vt100. Tests feed
/// it the output of a program and examine the cells.
struct TerminalEmulator {
  struct Position: Hashable, Sendable {
    var column = 0
    var row = 0
  }

  /// The state that ESC 7 saves.
  struct SavedState {
    var cursor = Position()
    var style = EmulatedStyle()
    var drawsLines = [false, false]
    var shift = 0
  }

  var columns: Int
  var rows: Int
  var grid: EmulatedGrid
  /// The main screen while the alternate screen is shown; otherwise `nil`.
  var mainGrid: EmulatedGrid?

  var cursor = Position()
  var isCursorVisible = true
  /// Whether a character was written to the last column, so that the next one goes to the next row.
  var isWrapPending = false
  var style = EmulatedStyle()
  var saved = SavedState()
  /// The rows that scroll.
  var region: ClosedRange<Int>
  var insertsCharacters = false
  var wraps = true
  var isOriginRelative = false
  /// For each of the character sets G0 and G1, whether it is the one with line-drawing characters.
  var drawsLines = [false, false]
  /// The index of the character set in use: 0 for G0, 1 for G1.
  var shift = 0
  /// The private modes that are on and do not affect the emulated screen, such as 2004 for bracketed paste. The
  /// keypad's application mode is 66.
  var modes: Set<Int> = []
  var title = ""
  var parser = EscapeParser()
  /// The last character that was put, which the sequence "repeat" puts again.
  var lastScalar: Unicode.Scalar = " "

  init(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    grid = EmulatedGrid(columns: columns, rows: rows)
    region = 0...rows - 1
  }

  var isAlternateScreen: Bool { mainGrid != nil }

  /// Whether everything except the cells is as in a new terminal. The character set in G1 does not matter while G0
  /// is in use, because ncurses sets it once and does not reset it.
  var isReset: Bool {
    !isAlternateScreen && isCursorVisible && modes.isEmpty && wraps && !insertsCharacters && !isOriginRelative
      && style == EmulatedStyle() && shift == 0 && !drawsLines[0] && region == 0...rows - 1
  }

  /// The rows as text, without trailing spaces.
  var lines: [String] { (0..<rows).map(line) }

  /// All rows, joined by line breaks.
  var text: String { lines.joined(separator: "\n") }

  func line(_ row: Int) -> String {
    var line = grid.rows[row].map(\.text).joined()
    while line.last == " " { line.removeLast() }
    return line
  }

  func cell(column: Int, row: Int) -> EmulatedCell { grid[row: row, column: column] }

  func contains(_ text: String) -> Bool { find(text) != nil }

  /// The first position of `text` on the screen.
  func find(_ text: String) -> Position? {
    for row in 0..<rows {
      let cells = grid.rows[row]
      let line = cells.map(\.text).joined()
      guard let range = line.firstRange(of: text) else { continue }
      // The right halves of wide characters are cells without text. They have a column, but no character.
      let shown = cells.indices.filter { !cells[$0].text.isEmpty }
      return Position(column: shown[line[..<range.lowerBound].count], row: row)
    }
    return nil
  }

  mutating func resize(columns: Int, rows: Int) {
    self.columns = columns
    self.rows = rows
    grid.resize(columns: columns, rows: rows)
    mainGrid?.resize(columns: columns, rows: rows)
    region = 0...rows - 1
    moveCursor(column: cursor.column, row: cursor.row)
  }

  /// Processes the next bytes of a program's output. The output can be divided anywhere.
  mutating func feed(_ bytes: some Sequence<UInt8>) {
    for byte in bytes {
      if let action = parser.take(byte) { perform(action) }
    }
  }

  private mutating func perform(_ action: EscapeParser.Action) {
    switch action {
    case .print(let scalar): put(scalar)
    case .control(let byte): control(byte)
    case .escape(let intermediate, let final): escape(intermediate, final)
    case .sequence(let sequence): perform(sequence)
    case .command(let text): command(text)
    }
  }

  private mutating func command(_ text: String) {
    if text.hasPrefix("0;") || text.hasPrefix("2;") { title = String(text.dropFirst(2)) }
  }
}

extension TerminalEmulator: CustomTestStringConvertible {
  /// The text of the screen, for the messages of failed expectations.
  var testDescription: String { "\n\(text)\n" }
}
