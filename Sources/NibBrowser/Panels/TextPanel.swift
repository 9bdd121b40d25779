import NibCore

/// A panel with lines of text that scrolls, for example for explanations.
final class TextPanel: Panel {
  struct Line {
    var text: String
    var style = CellStyle.plain
    /// The action for a click on the line, or for Enter while it is chosen.
    var action: (() -> Void)?
  }

  private let title: String
  private let lines: [Line]
  private let keys: [Character: () -> Void]
  private let isDocked: Bool
  private var top = 0
  /// The index in `lines` of the chosen line; `nil` if the panel has no chosen line.
  private var chosen: Int?
  /// Whether the panel must scroll to the chosen line because it has moved.
  private var needsReveal = false
  /// The lines, wrapped to the width of the panel.
  private var shownLines: [Line] = []
  /// The row of the chosen line in `shown`.
  private var chosenRow: Int?
  private var frame = PanelFrame(content: .zero, on: .zero)
  private var area = CellRect.zero

  /// - Parameters:
  ///   - canChoose: whether the panel has a chosen line, whose action Enter performs.
  ///   - isDocked: whether the panel is below the panes instead of covering them.
  ///   - keys: additional keys, with their actions.
  init(
    _ title: String, _ lines: [Line], canChoose: Bool = false, isDocked: Bool = false,
    keys: [Character: () -> Void] = [:]
  ) {
    self.isDocked = isDocked
    self.title = title
    self.lines = lines
    self.keys = keys
    chosen = canChoose ? lines.firstIndex { $0.action != nil } : nil
  }

  func handle(_ key: KeyPress) -> PanelAnswer {
    if let action = key.typedCharacter.flatMap({ keys[$0] }) { return .perform(action) }
    let page = max(1, area.size.rows - 1)
    if isDocked, !uses(key) { return .pass }
    switch (key.key, key.typedCharacter) {
    case (.up, _), (_, "k"): move(by: -1)
    case (.down, _), (_, "j"): move(by: 1)
    case (.pageUp, _): scroll(by: -page)
    case (.pageDown, _), (_, " "): scroll(by: page)
    case (.home, _), (_, "g"): scroll(by: -shownLines.count)
    case (.end, _), (_, "G"): scroll(by: shownLines.count)
    case (.enter, _):
      if let action = chosen.flatMap({ lines[$0].action }) { return .perform(action) }
      return .close
    default: return .close
    }
    return .stay
  }

  /// Whether the key scrolls the text, moves the choice, closes the panel or has an action of its own.
  func uses(_ key: KeyPress) -> Bool {
    guard key.modifiers.isEmpty else { return false }
    switch key.key {
    case .up, .down, .pageUp, .pageDown, .home, .end, .enter, .escape: return true
    case .character(let character): return keys[character] != nil || "kj gG".contains(character)
    default: return false
    }
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer {
    let point = mouse.point
    switch mouse.action {
    case .wheelUp: scroll(by: -3)
    case .wheelDown: scroll(by: 3)
    case .press:
      let row = top + point.row - area.minRow
      guard area.contains(point) else { return isDocked ? .pass : .close }
      guard shownLines.indices.contains(row) else { return .close }
      return shownLines[row].action.map { .perform($0) } ?? .stay
    default: break
    }
    return .stay
  }

  private func scroll(by rows: Int) { top = max(0, min(top + rows, shownLines.count - area.size.rows)) }

  private func move(by step: Int) {
    guard var index = chosen else { return scroll(by: step) }
    repeat { index += step } while lines.indices.contains(index) && lines[index].action == nil
    guard lines.indices.contains(index) else { return scroll(by: step) }
    chosen = index
    needsReveal = true
  }

  func dockedRows(on screen: CellSize) -> Int {
    guard isDocked else { return 0 }
    let needed = lines.reduce(2) { $0 + wrapped($1, columns: max(1, screen.columns - 4)).count }
    return min(needed, screen.rows * 9 / 20)
  }

  func update(on screen: CellSize, theme: Theme) {
    let widest = max(CellText.columns(of: title) + 2, lines.map { CellText.columns(of: $0.text) }.max() ?? 0)
    let docked = dockedRows(on: screen)
    let columns = docked > 0 ? max(1, screen.columns - 4) : min(widest, max(1, screen.columns - 6))
    var rowsOfChoices: [Int: Int] = [:]
    shownLines = []
    for (index, line) in lines.enumerated() {
      if line.action != nil { rowsOfChoices[index] = shownLines.count }
      shownLines += wrapped(line, columns: columns)
    }
    let rows = min(shownLines.count, max(1, screen.rows - 4))
    frame =
      docked > 0
      ? PanelFrame(dockedRows: docked, on: screen)
      : PanelFrame(content: CellSize(columns: columns, rows: rows), on: screen)
    area = frame.inside
    chosenRow = chosen.flatMap { rowsOfChoices[$0] }
    if needsReveal, let row = chosenRow { top = min(max(top, row - area.size.rows + 1), row) }
    needsReveal = false
    scroll(by: 0)
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    frame.draw(title, on: canvas, theme: theme)
    if isDocked, frame.box.size.rows > 2 {
      canvas.drawTitle(" Esc closes ", in: frame.box, style: theme.quiet, alignment: .right)
    }
    canvas.withClip(area) {
      for row in 0..<max(0, min(area.size.rows, shownLines.count - top)) {
        let line = shownLines[top + row]
        canvas.put(line.text, at: area.origin + CellPoint(column: 0, row: row), style: line.style)
        if top + row == chosenRow {
          Theme.markChosen(
            CellRect(column: area.minColumn, row: area.minRow + row, columns: area.size.columns, rows: 1),
            on: canvas)
        }
      }
    }
    if shownLines.count > area.size.rows {
      let position = " \(min(100, (top + area.size.rows) * 100 / shownLines.count))% "
      let column = frame.box.maxColumn - 2 - CellText.columns(of: position)
      canvas.put(position, at: CellPoint(column: column, row: frame.box.maxRow - 1), style: theme.quiet)
    }
  }

  /// The line wrapped to the given width.
  private func wrapped(_ line: Line, columns: Int) -> [Line] {
    SoftBreaks.lines(of: line.text, columns: max(1, columns)).map {
      Line(text: $0, style: line.style, action: line.action)
    }
  }
}
