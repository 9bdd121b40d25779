extension TerminalEmulator {
  mutating func escape(_ intermediate: Character?, _ final: Character) {
    switch (intermediate, final) {
    case ("(", _): drawsLines[0] = final == "0"
    case (")", _): drawsLines[1] = final == "0"
    case (nil, "="): modes.insert(66)
    case (nil, ">"): modes.remove(66)
    case (nil, "7"): save()
    case (nil, "8"): restore()
    case (nil, "D"): lineFeed()
    case (nil, "M"): reverseLineFeed()
    case (nil, "E"):
      moveCursor(column: 0, row: cursor.row)
      lineFeed()
    case (nil, "c"): self = TerminalEmulator(columns: columns, rows: rows)
    default: break
    }
  }

  mutating func perform(_ sequence: EscapeParser.Sequence) {
    switch (sequence.prefix, sequence.final) {
    case ("?", "h"), ("?", "l"):
      for parameter in sequence.parameters { setPrivateMode(parameter[0], sequence.final == "h") }
    case (nil, "h"): if sequence.parameter(0) == 4 { insertsCharacters = true }
    case (nil, "l"): if sequence.parameter(0) == 4 { insertsCharacters = false }
    case (nil, "m"): style.apply(sequence.parameters)
    case (nil, _) where sequence.intermediate == nil:
      if !move(sequence) { edit(sequence) }
    default: break
    }
  }

  /// Handles the sequences that only move the cursor. Returns whether this is one.
  private mutating func move(_ sequence: EscapeParser.Sequence) -> Bool {
    let count = sequence.parameter(0)
    let (column, row) = (cursor.column, cursor.row)
    switch sequence.final {
    case "A":
      moveCursor(column: column, row: max(row - count, row >= region.lowerBound ? region.lowerBound : 0))
    case "B", "e":
      moveCursor(
        column: column, row: min(row + count, row <= region.upperBound ? region.upperBound : rows - 1))
    case "C", "a": moveCursor(column: column + count, row: row)
    case "D": moveCursor(column: column - count, row: row)
    case "E": moveCursor(column: 0, row: row + count)
    case "F": moveCursor(column: 0, row: row - count)
    case "G", "`": moveCursor(column: count - 1, row: row)
    case "d": moveCursor(column: column, row: origin + count - 1)
    case "H", "f": moveCursor(column: sequence.parameter(1) - 1, row: origin + count - 1)
    case "I": moveCursor(column: (column / 8 + count) * 8, row: row)
    case "Z": moveCursor(column: ((column + 7) / 8 - count) * 8, row: row)
    case "s": save()
    case "u": restore()
    default: return false
    }
    return true
  }

  /// Handles the sequences that change cells.
  private mutating func edit(_ sequence: EscapeParser.Sequence) {
    let count = sequence.parameter(0)
    let (column, row) = (cursor.column, cursor.row)
    isWrapPending = false
    switch sequence.final {
    case "J": eraseDisplay(sequence.parameter(0, standard: 0))
    case "K": eraseLine(sequence.parameter(0, standard: 0))
    case "X": grid.erase(row: row, column..<column + count, blank: blank)
    case "@": grid.insert(count, row: row, column: column, blank: blank)
    case "P": grid.delete(count, row: row, column: column, blank: blank)
    case "L" where region.contains(row): grid.scroll(row...region.upperBound, by: -count, blank: blank)
    case "M" where region.contains(row): grid.scroll(row...region.upperBound, by: count, blank: blank)
    case "S": grid.scroll(region, by: count, blank: blank)
    case "T": grid.scroll(region, by: -count, blank: blank)
    case "b": for _ in 0..<min(count, columns * rows) { put(lastScalar) }
    case "r": setRegion(top: count - 1, bottom: sequence.parameter(1, standard: rows) - 1)
    default: break
    }
  }

  private var origin: Int { isOriginRelative ? region.lowerBound : 0 }

  private mutating func setRegion(top: Int, bottom: Int) {
    let bottom = min(bottom, rows - 1)
    if top < bottom { region = top...bottom }
    moveCursor(column: 0, row: origin)
  }

  private mutating func eraseLine(_ kind: Int) {
    let column = cursor.column
    let range = kind == 0 ? column..<columns : kind == 1 ? 0..<column + 1 : 0..<columns
    grid.erase(row: cursor.row, range, blank: blank)
  }

  private mutating func eraseDisplay(_ kind: Int) {
    let below = kind == 0 ? cursor.row + 1..<rows : kind == 1 ? 0..<cursor.row : 0..<rows
    if kind < 2 { eraseLine(kind) }
    for row in below { grid.erase(row: row, 0..<columns, blank: blank) }
  }

  private mutating func setPrivateMode(_ mode: Int, _ isOn: Bool) {
    switch mode {
    case 6:
      isOriginRelative = isOn
      moveCursor(column: 0, row: origin)
    case 7: wraps = isOn
    case 25: isCursorVisible = isOn
    case 47, 1047: switchScreen(toAlternate: isOn)
    case 1048: isOn ? save() : restore()
    case 1049:
      if isOn { save() }
      switchScreen(toAlternate: isOn)
      if !isOn { restore() }
    case _ where isOn: modes.insert(mode)
    default: modes.remove(mode)
    }
  }

  private mutating func switchScreen(toAlternate isAlternate: Bool) {
    guard isAlternate != isAlternateScreen else { return }
    if let main = mainGrid {
      grid = main
      mainGrid = nil
    } else {
      mainGrid = grid
      grid = EmulatedGrid(columns: columns, rows: rows)
    }
  }

  private mutating func save() {
    saved = SavedState(cursor: cursor, style: style, drawsLines: drawsLines, shift: shift)
  }

  private mutating func restore() {
    moveCursor(column: saved.cursor.column, row: saved.cursor.row)
    (style, drawsLines, shift) = (saved.style, saved.drawsLines, saved.shift)
  }
}
