import NibCompare
import NibCore
import NibDrawing
import NibTools

extension ResolveScreen {
  /// Divides the screen, and lays out the pictures of the versions.
  private func update(for size: CellSize) {
    layout.isThree = showsThree ?? (size.columns >= ResolveLayout.columnsForThree)
    layout.hasXML = showsXML ?? (size.rows >= ResolveLayout.rowsForXML)
    layout.header = header(for: size)
    let top = layout.header.count
    let body = CellRect(column: 0, row: top, columns: size.columns, rows: max(0, size.rows - 1 - top))
    // On low screens, the XML takes the place of the pictures.
    let isLow = size.rows < ResolveLayout.rowsForXML
    let xmlShare = isLow ? body.size.rows : body.size.rows / 3
    let xmlRows = layout.hasXML ? xmlShare : 0
    let sides = layout.isThree ? ConflictSide.allCases : [side]
    let pictures = CellRect(
      origin: body.origin, size: CellSize(columns: body.size.columns, rows: body.size.rows - xmlRows))
    layout.xml = columns(
      sides, of: CellRect(column: 0, row: pictures.maxRow, columns: body.size.columns, rows: xmlRows))
    layout.firstLine = layout.hasXML && isLow ? max(0, scrolledRows) : 0
    updatePictures(sides, in: pictures)
    if list != nil {
      layout.list = conflictList(for: size)
      list?.reveal(count: layout.list.rows.count, page: layout.list.frame.inside.size.rows)
    }
    panel?.update(on: size, theme: theme)
  }

  /// Draws the header, the pictures, the XML and the status line, and the list or a panel in front of them.
  package func draw(on screen: CellCanvas) {
    update(for: screen.size)
    for (row, line) in layout.header.enumerated() {
      screen.put(line, at: CellPoint(column: 0, row: row), style: theme.title)
    }
    drawPictures(on: screen)
    drawXML(on: screen)
    drawStatus(on: screen)
    if list != nil { drawList(on: screen) }
    panel?.draw(on: screen, theme: theme)
    theme.paint(screen)
  }

  /// The sentence of the conflict.
  private func header(for size: CellSize) -> [String] {
    guard let conflict else { return ["No conflicts are left. w writes the file."] }
    let start = "Conflict \(index + 1) of \(file.count) (\(stateName(index))): "
    let lines = SoftBreaks.lines(
      of: VisibleText.line(start + conflict.sentence), columns: max(1, size.columns))
    let rows = min(lines.count, size.rows < 30 ? 2 : 3)
    return lines.prefix(rows).enumerated().map { row, line in
      let isCut = row == rows - 1 && lines.count > rows
      return isCut ? CellText.truncated(line + " …", columns: size.columns) : line
    }
  }

  // MARK: Versions

  /// Divides an area into equal columns.
  private func columns(
    _ sides: [ConflictSide], of area: CellRect
  ) -> [(side: ConflictSide, area: CellRect)] {
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

  /// Draws the box around a version. The box of the chosen version has heavy lines and a word, because not every
  /// terminal shows colors.
  private func drawBox(
    _ side: ConflictSide, on screen: CellCanvas, in area: CellRect, isPicture: Bool, remark: String?
  ) {
    guard area.hasRoomForBox, let conflict else { return }
    let isChosen = isChosen(side)
    screen.drawBox(area, lines: isChosen ? .heavy : .light, style: isChosen ? theme.accent : theme.line)
    let number = (ConflictSide.allCases.firstIndex(of: side) ?? 0) + 1
    let label = conflict.label(side)
    let version = label == side.rawValue ? label : "\(side.rawValue): \(label)"
    let name = isPicture ? pictureTitle(label: version) : version
    screen.drawTitle(
      VisibleText.line("\(number) \(name)") + (isChosen ? " [chosen]" : ""), in: area,
      style: isChosen ? theme.focusedTitle : theme.title)
    if let remark {
      let bottom = CellPoint(column: area.minColumn + 2, row: area.maxRow - 1)
      screen.put(
        CellText.truncated(" \(remark) ", columns: area.size.columns - 4), at: bottom, style: theme.quiet)
    }
  }

  /// Lays out the pictures of versions side by side, all with the same zoom, at which the widest one fits if
  /// possible.
  private func updatePictures(_ sides: [ConflictSide], in area: CellRect) {
    layout.pictures = []
    guard area.size.rows > 2, conflict != nil else { return }
    layout.pictures = columns(sides, of: area).map { ($0.side, $0.area, picture($0.side)) }
    let width = layout.pictures.map { $0.picture?.width ?? 0 }.max() ?? 0
    let room = Double((layout.pictures.first?.area.size.columns ?? 3) - 2) * 8
    let zoom = width > 0 ? min(1, max(0.5, room / Double(width))) : 1
    var template = TreeRenderer.forViewing(
      ViewingStyle(style: style), on: loop?.screen, paintsPage: true)
    template.images = screenImages.images(on: loop?.screen)
    for (_, area, picture) in layout.pictures {
      picture?.update(for: area.insideBox.size, zoom: zoom, scroll: scrolledRows, template)
    }
  }

  private func drawPictures(on screen: CellCanvas) {
    for (side, area, picture) in layout.pictures {
      drawBox(side, on: screen, in: area, isPicture: true, remark: picture?.remark)
      picture?.draw(on: screen, in: area.insideBox, theme: theme)
    }
  }

  /// Draws the texts between the markers of the file, with the words marked that not all versions have.
  private func drawXML(on screen: CellCanvas) {
    guard layout.xml.first?.area.size.rows ?? 0 > 2, let conflict else { return }
    let words = Dictionary(
      uniqueKeysWithValues: ConflictSide.allCases.map { side in
        (side, Set((conflict.text(side) ?? "").split(whereSeparator: \.isWhitespace).map(String.init)))
      })
    for (side, place) in layout.xml {
      drawBox(side, on: screen, in: place, isPicture: false, remark: nil)
      let inside = place.insideBox
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
        let visibleLines = lines.dropFirst(min(layout.firstLine, max(0, lines.count - 1)))
        for (row, line) in visibleLines.prefix(inside.size.rows).enumerated() {
          var point = inside.origin + CellPoint(column: 0, row: row)
          for run in line {
            point.column += screen.put(run.text, at: point, style: run.isMarked ? theme.match : .plain)
          }
        }
      }
    }
  }

  /// Draws the message, or the number of conflicts that are left, and the keys of commands.
  private func drawStatus(on screen: CellCanvas) {
    let row = screen.size.rows - 1
    let area = CellRect(column: 0, row: row, columns: screen.size.columns, rows: 1)
    screen.fill(area, style: theme.status)
    let unresolved = NibNumber.count(decisions.result.unresolvedCount, "conflict")
    let text = " " + VisibleText.line(message ?? "\(unresolved) left  \(Disk.name(of: file.path))")
    var column = area.maxColumn
    // A message is shown completely. Without one, the hints may cover most of the file name.
    let neededColumns =
      message == nil ? min(16, CellText.columns(of: text) + 1) : CellText.columns(of: text) + 1
    for hint in hints(columns: column - neededColumns).reversed() {
      column -= CellText.columns(of: hint)
      screen.put(hint, at: CellPoint(column: column, row: row), style: theme.status)
    }
    screen.put(CellText.truncated(text, columns: column), at: area.origin, style: theme.status)
  }

  /// The keys in the status line that have room. The choices of a version stay longest.
  private func hints(columns: Int) -> [String] {
    func hints(_ commands: [Command<ResolveScreen>]) -> [String] {
      commands.compactMap { command in command.info.shortTitle.map { " \(command.info.shortcut) \($0) " } }
    }
    var choices = hints(ResolveScreen.choices)
    var others = hints(ResolveScreen.otherCommands)
    func isTooLong() -> Bool { (choices + others).reduce(0) { $0 + CellText.columns(of: $1) } > columns }
    // The hint for help is the last one, because the help lists the commands that are left out.
    while isTooLong(), !others.isEmpty { others.removeFirst() }
    while isTooLong(), !choices.isEmpty { choices.removeFirst() }
    return choices + others
  }

  /// The rows of the list of conflicts, and its place.
  private func conflictList(for size: CellSize) -> (rows: [String], frame: PanelFrame) {
    let rows = file.document.conflicts.enumerated().map { number, conflict in
      let state = stateName(number)
      let gap = String(repeating: " ", count: max(1, 12 - CellText.columns(of: state)))
      return VisibleText.line("\(number + 1)  \(state)\(gap)\(conflict.sentence)")
    }
    let widest = rows.map { CellText.columns(of: $0) }.max() ?? 0
    let content = CellSize(columns: min(widest, size.columns - 6), rows: min(rows.count, size.rows - 4))
    return (rows, PanelFrame(content: content, on: size))
  }

  /// Draws the list of conflicts in front of the versions.
  private func drawList(on screen: CellCanvas) {
    guard let list else { return }
    layout.list.frame.draw("Conflicts", on: screen, theme: theme)
    let inside = layout.list.frame.inside
    screen.withClip(inside) {
      for (row, text) in layout.list.rows.dropFirst(list.top).prefix(inside.size.rows).enumerated() {
        let style = Theme.chosen(.plain, hasFocus: true)
        screen.put(
          CellText.truncated(text, columns: inside.size.columns),
          at: inside.origin + CellPoint(column: 0, row: row),
          style: list.top + row == list.chosen ? style : .plain)
      }
    }
  }
}

extension CellRect {
  fileprivate var hasRoomForBox: Bool { size.rows > 2 && size.columns > 4 }

  /// The area inside a box along the edges, if there is room for one.
  fileprivate var insideBox: CellRect { hasRoomForBox ? inset(columns: 1, rows: 1) : self }
}
