import NibCore

extension TerminalEmulator {
  /// Puts a character at the cursor. If the last character filled its row, the cursor moves to the next row first.
  mutating func put(_ scalar: Unicode.Scalar) {
    let scalar = drawsLines[shift] ? TerminalEmulator.lineDrawing[scalar] ?? scalar : scalar
    let width = CharacterWidth.columns(of: Character(scalar))
    if width == 0 { return combine(scalar) }
    if wraps && (isWrapPending || cursor.column + width > columns) {
      cursor.column = 0
      lineFeed()
    }
    isWrapPending = false
    cursor.column = min(cursor.column, columns - width)
    if insertsCharacters { grid.insert(width, row: cursor.row, column: cursor.column, blank: blank) }
    write(scalar, width: width)
    lastScalar = scalar
    if cursor.column + width < columns {
      cursor.column += width
    } else {
      cursor.column = columns - 1
      isWrapPending = true
    }
  }

  private mutating func write(_ scalar: Unicode.Scalar, width: Int) {
    let (row, column) = (cursor.row, cursor.column)
    grid.splitWide(row: row, at: column)
    grid.splitWide(row: row, at: column + width)
    grid[row: row, column: column] = EmulatedCell(text: String(scalar), style: style)
    if width == 2 { grid[row: row, column: column + 1] = EmulatedCell(text: "", style: style) }
  }

  /// Adds a combining mark to the character before the cursor.
  private mutating func combine(_ scalar: Unicode.Scalar) {
    var column = isWrapPending ? cursor.column : cursor.column - 1
    if column > 0 && grid[row: cursor.row, column: column].text.isEmpty { column -= 1 }
    if column >= 0 { grid[row: cursor.row, column: column].text.unicodeScalars.append(scalar) }
  }

  mutating func control(_ byte: UInt8) {
    switch byte {
    case 0x08: moveCursor(column: cursor.column - 1, row: cursor.row)
    case 0x09: moveCursor(column: (cursor.column / 8 + 1) * 8, row: cursor.row)
    case 0x0A, 0x0B, 0x0C: lineFeed()
    case 0x0D: moveCursor(column: 0, row: cursor.row)
    case 0x0E: shift = 1
    case 0x0F: shift = 0
    default: break
    }
  }

  mutating func lineFeed() {
    isWrapPending = false
    if cursor.row == region.upperBound {
      grid.scroll(region, by: 1, blank: blank)
    } else {
      cursor.row = min(cursor.row + 1, rows - 1)
    }
  }

  mutating func reverseLineFeed() {
    isWrapPending = false
    if cursor.row == region.lowerBound {
      grid.scroll(region, by: -1, blank: blank)
    } else {
      cursor.row = max(cursor.row - 1, 0)
    }
  }

  /// Moves the cursor to the given position, or to the nearest one on the screen.
  mutating func moveCursor(column: Int, row: Int) {
    isWrapPending = false
    cursor = Position(column: max(0, min(column, columns - 1)), row: max(0, min(row, rows - 1)))
  }

  /// The cell that replaces erased ones. Its background is that of the current style.
  var blank: EmulatedCell {
    EmulatedCell(text: " ", style: EmulatedStyle(background: style.background))
  }

  /// DEC's special graphics, which replace the lower-case letters.
  private static let lineDrawing: [Unicode.Scalar: Unicode.Scalar] = [
    "`": "◆", "a": "▒", "f": "°", "g": "±", "j": "┘", "k": "┐", "l": "┌", "m": "└", "n": "┼", "o": "⎺",
    "p": "⎻", "q": "─", "r": "⎼", "s": "⎽", "t": "├", "u": "┤", "v": "┴", "w": "┬", "x": "│", "y": "≤",
    "z": "≥", "{": "π", "|": "≠", "}": "£", "~": "·",
  ]
}
