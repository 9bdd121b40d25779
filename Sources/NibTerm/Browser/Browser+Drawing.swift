import NibAnalysis
import NibCore
import NibDrawing

/// Draws the browser.
extension Browser {
  /// The renderer of the canvas at the current zoom.
  var renderer: TreeRenderer {
    var renderer = TreeRenderer.looking(canvas.style, grid: canvas.grid, on: loop?.screen)
    renderer.paintsPage = settings.options.style != nil
    renderer.showsConcealed = canvas.shows.concealed
    return renderer
  }

  func draw(on screen: CellCanvas) {
    if let size = draggedSize.take() { resize(to: size) }
    layout = PaneLayout(size: screen.size, focus: focus, hasDocuments: documents != nil, arrangement)
    hints = []
    for (divider, area) in layout.dividers where divider == .side || divider == .inspector {
      for row in area.rowRange {
        screen.put("│", at: CellPoint(column: area.minColumn, row: row), style: theme.line)
      }
    }
    for pane in Pane.allCases {
      guard let area = layout.panes[pane], !area.isEmpty else { continue }
      let inside = area.belowTitle
      screen.withClip(inside) { drawContent(of: pane, in: inside, on: screen) }
      // The title comes last: the canvas title shows values that drawing the canvas determines, such as the
      // zoom.
      drawTitle(of: pane, in: area, on: screen)
    }
    drawHiddenPanes(on: screen)
    drawStatus(on: screen)
    panel?.draw(on: screen, theme: theme)
  }

  private func drawContent(of pane: Pane, in area: CellRect, on screen: CellCanvas) {
    guard !area.isEmpty else { return }
    let hasFocus = focus == pane && panel == nil
    switch pane {
    case .documents: drawDocuments(in: area, on: screen, hasFocus: hasFocus)
    case .outline: outline.draw(on: screen, in: area, hasFocus: hasFocus)
    case .inspector: inspector.draw(on: screen, in: area, hasFocus: hasFocus)
    case .canvas: drawCanvas(in: area, on: screen)
    }
  }

  // MARK: Titles

  private func drawTitle(of pane: Pane, in area: CellRect, on screen: CellCanvas) {
    let isFocused = focus == pane
    let isAtEnd = area.minRow == 0 && area.maxColumn == screen.size.columns
    let columns = area.size.columns - (isAtEnd ? 3 * hiddenPanes.count : 0)
    let line = CellRect(origin: area.origin, size: CellSize(columns: max(0, columns), rows: 1))
    screen.withClip(line) {
      for column in line.columnRange {
        screen.put("─", at: CellPoint(column: column, row: line.minRow), style: theme.line)
      }
      let name = " \(pane.rawValue + 1) \(pane.title) "
      let used = screen.put(name, at: line.origin, style: isFocused ? theme.focusedTitle : theme.title)
      let rest = line.origin + CellPoint(column: used + 1, row: 0)
      if pane == .canvas {
        drawChips(at: rest, in: line, on: screen)
      } else {
        screen.put(
          detail(of: pane), at: rest, style: theme.quiet, maxColumns: max(0, line.maxColumn - rest.column))
      }
    }
  }

  /// The panes that do not fit on the screen; empty if there is no room for their numbers either.
  private var hiddenPanes: [Pane] {
    let hidden = panesToVisit.filter { layout.panes[$0] == nil }
    return layout.status.size.columns - 3 * hidden.count > 16 ? hidden : []
  }

  /// Draws the numbers of the hidden panes as buttons at the end of the first row.
  private func drawHiddenPanes(on screen: CellCanvas) {
    var column = screen.size.columns - 3 * hiddenPanes.count
    for pane in hiddenPanes {
      let place = CellPoint(column: column, row: 0)
      screen.put(" \(pane.rawValue + 1) ", at: place, style: theme.accent)
      hints.insert((CellRect(origin: place, size: CellSize(columns: 3, rows: 1)), pane.command), at: 0)
      column += 3
    }
  }

  private func detail(of pane: Pane) -> String {
    if let search, search.pane == pane { return " /\(search.entry.text) " }
    switch pane {
    case .documents: return documentsDetail
    case .outline: return open.map { " \(VisibleText.line($0.name)) " } ?? ""
    case .inspector:
      return inspector.content.title.isEmpty ? "" : " \(VisibleText.line(inspector.content.title)) "
    case .canvas: return ""
    }
  }

  /// Draws the layout settings of the canvas as a row of buttons.
  private func drawChips(at start: CellPoint, in line: CellRect, on screen: CellCanvas) {
    var point = start
    for (text, command) in chips {
      let label = " \(text) "
      let columns = CellText.columns(of: label)
      guard point.column + columns <= line.maxColumn else { return }
      screen.put(label, at: point, style: theme.quiet)
      hints.append((CellRect(origin: point, size: CellSize(columns: columns, rows: 1)), command))
      point.column += columns
    }
  }

  private var chips: [(String, BrowserCommand)] {
    guard let environment = open?.canvas?.environment, let root = currentPicture?.view else { return [] }
    let size = root.bounds.size
    var chips: [(String, BrowserCommand)] = []
    if let count = open?.pictures.count, count > 1 { chips.append(("\(picture + 1)/\(count)", .nextScene)) }
    chips.append(("\(NibNumber.text(size.width)) x \(NibNumber.text(size.height))", .freeSize))
    chips.append((settings.deviceName ?? "as saved", .chooseDevice))
    chips.append((environment.isLandscape ? "landscape" : "portrait", .orientation))
    chips.append((environment.traits.userInterfaceStyle == .dark ? "dark" : "light", .appearance))
    chips.append(("text \(environment.traits.preferredContentSizeCategory.nibShortName)", .largerText))
    if environment.isRightToLeft { chips.append(("right-to-left", .direction)) }
    if settings.options.sizeClasses != nil { chips.append((settings.words.last ?? "", .sizeClass)) }
    chips.append((canvas.zoomText, .fit))
    chips.append((canvas.style.rawValue, .boxes))
    chips.append((program == nil ? "run" : "stop", .run))
    return chips
  }

  // MARK: Canvas

  /// The cells that a picture covers at the canvas's zoom.
  func pictureCells(of root: UIView) -> CellRect {
    CellRect(origin: .zero, size: renderer.canvasSize(for: root))
  }

  private func drawCanvas(in area: CellRect, on screen: CellCanvas) {
    if let program { return program.draw(on: screen, in: area, style: canvas.style) }
    if let sheet, currentPicture != nil {
      return sheet.draw(on: screen, in: area, style: canvas.style, theme: theme)
    }
    if let failure = open?.failure { drawFailure(failure, in: area, on: screen) }
    guard let root = currentPicture?.view else { return drawNothing(in: area, on: screen) }
    let window = canvas.shows.rulers ? area.withoutRulers : area
    guard !window.isEmpty else { return }
    if canvas.fits { canvas.fit(root.bounds.size, in: window.size) }
    canvas.place(shownCells(of: root), in: window)
    screen.withClip(window) { drawPicture(root, in: window, on: screen) }
    if canvas.shows.rulers { drawRulers(in: area, on: screen) }
    if let failure = open?.failure { drawFailure(failure, in: area, on: screen) }
  }

  private func drawPicture(_ root: UIView, in window: CellRect, on screen: CellCanvas) {
    guard let drawn = drawnPicture else { return }
    let view = DrawnPicture.View(window: window, offset: canvas.offset, held: heldHandle)
    drawn.draw(view, on: screen) {
      screen.translated(by: canvas.origin) {
        drawFrame(of: root, on: screen)
        drawn.renderer.draw(root, on: screen)
      }
    }
    screen.translated(by: canvas.origin) { drawOverlays(root, drawn, on: screen) }
  }

  /// The picture's own cells. While concealed views are shown, also the cells of views outside the picture.
  private func shownCells(of root: UIView) -> CellRect {
    let own = pictureCells(of: root)
    guard canvas.shows.concealed else { return own }
    let extent = renderer.extent(of: root)
    let all = canvas.grid.cells(
      x: Double(extent.minX), y: Double(extent.minY), width: Double(extent.width),
      height: Double(extent.height))
    return own.union(all)
  }

  /// Draws the edges of the picture with their resize handles.
  private func drawFrame(of root: UIView, on screen: CellCanvas) {
    screen.drawBox(pictureCells(of: root).inset(columns: -1, rows: -1), lines: .rounded, style: theme.line)
    handles(of: root).draw(on: screen, dragged: heldHandle, colors: theme.overlay)
  }

  private var heldHandle: ResizeHandles.Handle? {
    if case .edge(let handle) = dragging { handle } else { nil }
  }

  private func drawNothing(in area: CellRect, on screen: CellCanvas) {
    if open?.failure != nil { return }
    let lines = linesForNothing(columns: area.size.columns)
    for (row, line) in lines.prefix(area.size.rows).enumerated() {
      screen.put(line, at: area.origin + CellPoint(column: 0, row: row), maxColumns: area.size.columns)
    }
  }

  /// The lines that explain why there is no picture. For a document without views, they include its outline.
  private func linesForNothing(columns: Int) -> [String] {
    guard let shown = open?.canvas else {
      if documents == nil { return [] }
      return [isFinding ? "Looking for documents…" : "There is no .xib, .storyboard or .nib file here."]
    }
    let reason = "There is nothing to draw: \(ShownSubject.reasonForNone(in: shown))."
    let outline = NibOutline(shown.document).text().split(separator: "\n").map(String.init)
    return CellText.lines(of: reason, columns: max(1, columns)) + [""] + outline
  }

  /// Draws the reason why the file cannot be read over the last good drawing.
  private func drawFailure(_ failure: Diagnostic, in area: CellRect, on screen: CellCanvas) {
    let lines = CellText.lines(of: failure.rendered, columns: max(1, area.size.columns - 1))
    let rows = CellRect(
      origin: area.origin, size: CellSize(columns: area.size.columns, rows: min(lines.count, area.size.rows)))
    screen.fill(rows, style: CellStyle(background: .default))
    for (row, line) in lines.prefix(rows.size.rows).enumerated() {
      screen.put(line, at: rows.origin + CellPoint(column: 0, row: row), style: theme.error)
    }
  }

  // MARK: Status

  private func drawStatus(on screen: CellCanvas) {
    let area = layout.status
    guard !area.isEmpty else { return }
    screen.fill(area, style: theme.status)
    var right = area.maxColumn
    for command in statusCommands.reversed() {
      guard let binding = KeyTable.binding(of: command) else { continue }
      let text = " \(KeyTable.shortcut(command)) \(BrowserCommand.words[command] ?? binding.title) "
      let columns = CellText.columns(of: text)
      guard right - columns >= area.minColumn + min(24, area.size.columns * 2 / 5) else { continue }
      right -= columns
      let place = CellPoint(column: right, row: area.minRow)
      screen.put(text, at: place, style: theme.status)
      hints.append((CellRect(origin: place, size: CellSize(columns: columns, rows: 1)), command))
    }
    var style = theme.status
    if message?.isProblem ?? false { style.attributes.insert(.bold) }
    screen.put(
      CellText.truncated(" " + VisibleText.line(statusText), columns: max(0, right - area.minColumn)),
      at: area.origin, style: style)
  }

  /// The commands that the status line offers, the most important last. On narrow screens the first ones are
  /// dropped.
  private var statusCommands: [BrowserCommand] {
    if program != nil { return [.boxes, .quit, .help, .palette, .back] }
    switch focus {
    case .documents: return [.search, .run, .quit, .help, .palette]
    case .outline: return [.search, .explain, .quit, .help, .palette]
    case .canvas: return [.constraints, .device, .run, .quit, .help, .palette]
    case .inspector: return [.copy, .edit, .open, .quit, .help, .palette]
    }
  }

  private var statusText: String {
    if let message { return message.text }
    if let program { return program.summary }
    if ambiguity != nil { return "ambiguous: the two layouts alternate; Esc ends it" }
    guard let open else { return "" }
    var parts: [String] = []
    if let selected { parts.append(selectionText(selected)) }
    let problems = open.diagnostics.filter { $0.severity >= .warning }.count
    if problems > 0 { parts.append(problems == 1 ? "1 problem" : "\(problems) problems") }
    parts.append(open.name)
    return parts.joined(separator: "  ")
  }

  /// The object's title in the outline.
  private func title(of id: String) -> String { open?.element(id: id).map { ObjectTitle.of($0) } ?? id }

  /// The title of the selected object and its frame in points.
  private func selectionText(_ id: String) -> String {
    guard let view = selectedView else { return title(of: id) }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NibNumber.text($0) }
    return "\(title(of: id))  x \(numbers[0]) y \(numbers[1])  \(numbers[2]) x \(numbers[3])"
  }
}

extension BrowserCommand {
  /// The short command names in the status line.
  static let words: [BrowserCommand: String] = [
    .search: "search", .run: "run", .palette: "menu", .help: "help", .quit: "quit", .explain: "explain",
    .constraints: "constraints", .device: "device", .open: "jump", .copy: "copy", .edit: "edit",
    .back: "back",
    .boxes: "boxes",
  ]
}

extension CellRect {
  /// The area that remains next to a ruler at the top and one at the left.
  fileprivate var withoutRulers: CellRect {
    CellRect(
      column: minColumn + 5, row: minRow + 1, columns: max(0, size.columns - 5), rows: max(0, size.rows - 1))
  }
}
