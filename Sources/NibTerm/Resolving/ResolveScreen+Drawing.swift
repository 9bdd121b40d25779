import NibCompare
import NibCore
import NibDrawing
import NibTools

/// The parts of the screen that its size and the user's choices determine.
struct ResolveLayout {
  /// Whether three pictures are side by side.
  var isThree = true
  var hasXML = false

  /// The widest screen on which only one picture is shown.
  static let narrowest = 100
  /// The number of rows from which the XML is below the pictures.
  static let highest = 34
}

extension ResolveScreen {
  func draw(on screen: CellCanvas) {
    let size = screen.size
    layout.isThree = showsThree ?? (size.columns >= ResolveLayout.narrowest)
    layout.hasXML = showsXML ?? (size.rows >= ResolveLayout.highest)
    let top = drawHeader(on: screen)
    let body = CellRect(column: 0, row: top, columns: size.columns, rows: max(0, size.rows - 1 - top))
    // On low screens, the XML takes the place of the pictures.
    let isLow = size.rows < ResolveLayout.highest
    let xmlRows = !layout.hasXML ? 0 : isLow ? body.size.rows : body.size.rows / 3
    let sides = layout.isThree ? ConflictSide.allCases : [side]
    let pictures = CellRect(
      origin: body.origin, size: CellSize(columns: body.size.columns, rows: body.size.rows - xmlRows))
    drawPictures(sides, on: screen, in: pictures)
    drawXML(
      sides, on: screen,
      in: CellRect(column: 0, row: pictures.maxRow, columns: body.size.columns, rows: xmlRows))
    drawStatus(on: screen)
    if list != nil { drawList(on: screen) }
    panel?.draw(on: screen, theme: theme)
    theme.paint(screen)
  }

  // MARK: Header

  /// Draws the sentence of the conflict. Returns the first row below it.
  private func drawHeader(on screen: CellCanvas) -> Int {
    guard let conflict else {
      screen.put("No conflicts are left. w writes the file.", at: .zero, style: theme.title)
      return 1
    }
    let start = "Conflict \(index + 1) of \(file.count) (\(stateName(index))): "
    let text = VisibleText.line(start + conflict.sentence)
    let all = SoftBreaks.lines(of: text, columns: max(1, screen.size.columns))
    let rows = min(all.count, screen.size.rows < 30 ? 2 : 3)
    for row in 0..<rows {
      let isCut = row == rows - 1 && all.count > rows
      let line = isCut ? CellText.truncated(all[row] + " …", columns: screen.size.columns) : all[row]
      screen.put(line, at: CellPoint(column: 0, row: row), style: theme.title)
    }
    return rows
  }

  // MARK: Versions

  /// Divides an area into equal columns.
  private func columns(_ sides: [ConflictSide], of area: CellRect) -> [(ConflictSide, CellRect)] {
    let width = area.size.columns / max(1, sides.count)
    return sides.enumerated().map { number, side in
      let isLast = number == sides.count - 1
      return (
        side,
        CellRect(
          column: area.minColumn + number * width, row: area.minRow,
          columns: isLast ? area.size.columns - number * width : width, rows: area.size.rows)
      )
    }
  }

  private func isChosen(_ side: ConflictSide) -> Bool {
    guard decisions.choices.indices.contains(index), let choice = decisions.choices[index] else {
      return false
    }
    return choice == .both ? side != .base : choice.side == side
  }

  /// Draws the box around a version. That of the chosen one has heavy lines and a word, which terminals without colors
  /// show, too.
  private func drawBox(
    _ side: ConflictSide, on screen: CellCanvas, in area: CellRect, isPicture: Bool, remark: String?
  ) -> CellRect {
    guard area.size.rows > 2, area.size.columns > 4, let conflict else { return area }
    let isChosen = isChosen(side)
    screen.drawBox(area, lines: isChosen ? .heavy : .light, style: isChosen ? theme.accent : theme.line)
    let number = (ConflictSide.allCases.firstIndex(of: side) ?? 0) + 1
    let label = conflict.label(side)
    let words = label == side.rawValue ? label : "\(side.rawValue): \(label)"
    let name = isPicture ? pictureTitle(side, label: words) : words
    screen.drawTitle(
      VisibleText.line("\(number) \(name)") + (isChosen ? " [chosen]" : ""), in: area,
      style: isChosen ? theme.focusedTitle : theme.title)
    if let remark {
      let bottom = CellPoint(column: area.minColumn + 2, row: area.maxRow - 1)
      screen.put(
        CellText.truncated(" \(remark) ", columns: area.size.columns - 4), at: bottom, style: theme.quiet)
    }
    return area.inset(columns: 1, rows: 1)
  }

  private func drawPictures(_ sides: [ConflictSide], on screen: CellCanvas, in area: CellRect) {
    guard area.size.rows > 2, conflict != nil else { return }
    let places = columns(sides, of: area)
    let all = places.map { (side: $0.0, area: $0.1, picture: picture($0.0)) }
    let width = all.map { $0.picture?.width ?? 0 }.max() ?? 0
    let room = Double((places.first?.1.size.columns ?? 3) - 2) * 8
    let zoom = width > 0 ? min(1, max(0.5, room / Double(width))) : 1
    let template = TreeRenderer.forViewing(
      ViewingStyle(style: style), on: loop?.screen, paintsPage: true)
    for (side, area, picture) in all {
      let inside = drawBox(side, on: screen, in: area, isPicture: true, remark: picture?.remark)
      picture?.draw(on: screen, in: inside, zoom: zoom, scroll: scrolled, template, theme: theme)
    }
  }

  // MARK: XML

  private func drawXML(_ sides: [ConflictSide], on screen: CellCanvas, in area: CellRect) {
    guard area.size.rows > 2, let conflict else { return }
    let words = Dictionary(
      uniqueKeysWithValues: ConflictSide.allCases.map { side in
        (side, Set((conflict.text(side) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)))
      })
    let first = layout.hasXML && screen.size.rows < ResolveLayout.highest ? max(0, scrolled) : 0
    for (side, place) in columns(sides, of: area) {
      let inside = drawBox(side, on: screen, in: place, isPicture: false, remark: nil)
      guard let text = conflict.text(side) else {
        screen.withClip(inside) {
          screen.put("nothing between the markers", at: inside.origin, style: theme.quiet)
        }
        continue
      }
      // Words that not all versions have are marked.
      let common = ConflictSide.allCases.filter { conflict.text($0) != nil }
        .reduce(words[side] ?? []) { $0.intersection(words[$1] ?? []) }
      let lines = text.split(whereSeparator: \.isNewline).flatMap { line in
        MarkedText.lines(of: line, common: common, columns: max(1, inside.size.columns))
      }
      screen.withClip(inside) {
        for (row, line) in lines.dropFirst(min(first, max(0, lines.count - 1))).prefix(inside.size.rows)
          .enumerated()
        {
          var point = inside.origin + CellPoint(column: 0, row: row)
          for run in line {
            point.column += screen.put(run.text, at: point, style: run.isMarked ? theme.match : .plain)
          }
        }
      }
    }
  }

  // MARK: Status and list

  private func drawStatus(on screen: CellCanvas) {
    let row = screen.size.rows - 1
    let area = CellRect(column: 0, row: row, columns: screen.size.columns, rows: 1)
    screen.fill(area, style: theme.status)
    let left = decisions.result.unresolvedCount
    let text =
      " "
      + VisibleText.line(message ?? "\(NibNumber.count(left, "conflict")) left  \(Disk.name(of: file.path))")
    var right = area.maxColumn
    let needed = message == nil ? min(16, CellText.columns(of: text) + 1) : CellText.columns(of: text) + 1
    for hint in hints(columns: right - needed).reversed() {
      right -= CellText.columns(of: hint)
      screen.put(hint, at: CellPoint(column: right, row: row), style: theme.status)
    }
    screen.put(CellText.truncated(text, columns: right), at: area.origin, style: theme.status)
  }

  /// The keys in the status line that have room. The choices of a version stay longest.
  private func hints(columns: Int) -> [String] {
    var shown = ResolveCommand.all.filter { !$0.word.isEmpty }
    func hint(_ command: ResolveCommand) -> String {
      " \(command.keys.first.map(KeyName.name) ?? "") \(command.word) "
    }
    while shown.reduce(0, { $0 + CellText.columns(of: hint($1)) }) > columns, !shown.isEmpty {
      // Help, the last one, lists what is left out.
      shown.remove(at: shown.firstIndex { !$0.isChoice } ?? 0)
    }
    return shown.map(hint)
  }

  private func drawList(on screen: CellCanvas) {
    let rows = file.document.conflicts.enumerated().map { number, conflict in
      let state = stateName(number)
      let gap = String(repeating: " ", count: max(1, 12 - CellText.columns(of: state)))
      return VisibleText.line("\(number + 1)  \(state)\(gap)\(conflict.sentence)")
    }
    let widest = rows.map { CellText.columns(of: $0) }.max() ?? 0
    let frame = PanelFrame(
      content: CellSize(
        columns: min(widest, screen.size.columns - 6), rows: min(rows.count, screen.size.rows - 4)),
      on: screen.size)
    frame.draw("Conflicts", on: screen, theme: theme)
    let inside = frame.inside
    list?.reveal(count: rows.count, page: inside.size.rows)
    guard let list else { return }
    screen.withClip(inside) {
      for (row, text) in rows.dropFirst(list.top).prefix(inside.size.rows).enumerated() {
        let style = Theme.chosen(.plain, hasFocus: true)
        screen.put(
          CellText.truncated(text, columns: inside.size.columns),
          at: inside.origin + CellPoint(column: 0, row: row),
          style: list.top + row == list.chosen ? style : .plain)
      }
    }
  }
}
