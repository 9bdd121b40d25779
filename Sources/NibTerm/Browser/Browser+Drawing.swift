import NibAnalysis
import NibCore
import NibDrawing

/// Draws the panes with their titles, the status line and the open panel.
extension Browser {
  func draw(on screen: CellCanvas) {
    if let size = panes.canvas.draggedSize.take() { resize(to: size) }
    var size = screen.size
    places.screen = size
    size.rows -= panel?.dockedRows(on: size) ?? 0
    places.layout = PaneLayout(
      size: size, focus: state.focus, hasDocuments: state.hasList, state.arrangement)
    places.buttons = []
    if let map {
      drawMap(map, on: screen, above: places.layout.status, theme)
    } else {
      drawPanes(on: screen)
    }
    drawStatus(on: screen)
    panel?.draw(on: screen, theme: theme)
    theme.paint(screen)
  }

  private func drawPanes(on screen: CellCanvas) {
    for (divider, area) in places.layout.dividers where divider == .side || divider == .inspector {
      for row in area.rowRange {
        screen.put("│", at: CellPoint(column: area.minColumn, row: row), style: theme.line)
      }
    }
    for pane in Pane.allCases {
      guard let area = places.layout.panes[pane], !area.isEmpty else { continue }
      let inside = area.belowTitle
      if !inside.isEmpty {
        screen.withClip(inside) {
          panes.draw(pane, on: screen, in: inside, state, hasFocus: state.focus == pane && panel == nil)
        }
      }
      // The title comes last: the canvas title shows values that drawing the canvas determines, such as the
      // zoom.
      drawTitle(of: pane, in: area, on: screen)
    }
    work.monitor?.prioritize(panes.documents.documentsInView)
    drawHiddenPanes(on: screen)
  }

  private var theme: Theme { state.theme }

  // MARK: Titles

  private func drawTitle(of pane: Pane, in area: CellRect, on screen: CellCanvas) {
    let isFocused = state.focus == pane
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
      let room = max(0, line.maxColumn - rest.column)
      let search = searchDetail(of: pane, columns: room)
      screen.put(
        search ?? panes[pane].detail(state, columns: room), at: rest, style: theme.quiet, maxColumns: room)
      if search == nil { drawButtons(panes[pane].buttons(state), at: rest, in: line, on: screen) }
    }
  }

  private func drawButtons(
    _ buttons: [TitleButton], at start: CellPoint, in line: CellRect, on screen: CellCanvas
  ) {
    var column = start.column
    for button in TitleButton.fitting(buttons, columns: line.maxColumn - start.column) {
      column += putButton(
        button.text, button.command, at: CellPoint(column: column, row: start.row), style: theme.quiet,
        on: screen)
    }
  }

  /// Draws a button: a text that performs a command when it is clicked. Returns its width in columns.
  func putButton(
    _ text: String, _ command: Command, at point: CellPoint, style: CellStyle, on screen: CellCanvas
  ) -> Int {
    let columns = CellText.columns(of: text) + 2
    screen.put(" \(text) ", at: point, style: style)
    places.buttons.append((CellRect(origin: point, size: CellSize(columns: columns, rows: 1)), command))
    return columns
  }

  /// The panes that the screen does not show; empty if it is too narrow for buttons that show them.
  private var hiddenPanes: [Pane] {
    let hidden = focusablePanes.filter { places.layout.panes[$0] == nil }
    return places.layout.status.size.columns - 3 * hidden.count > 16 ? hidden : []
  }

  /// Draws the numbers of the hidden panes as buttons at the end of the first row.
  private func drawHiddenPanes(on screen: CellCanvas) {
    var column = screen.size.columns - 3 * hiddenPanes.count
    for pane in hiddenPanes {
      column += putButton(
        "\(pane.rawValue + 1)", pane.command, at: CellPoint(column: column, row: 0), style: theme.accent,
        on: screen)
    }
  }

  // MARK: Status

  private func drawStatus(on screen: CellCanvas) {
    let area = places.layout.status
    guard !area.isEmpty else { return }
    screen.fill(area, style: theme.status)
    let status = " " + VisibleText.line(statusText)
    let left = area.minColumn + columnsForStatus(status, of: area.size.columns)
    var right = area.maxColumn
    for (text, command) in statusHints.reversed() {
      let columns = CellText.columns(of: text) + 2
      guard right - columns >= left else { continue }
      right -= columns
      let point = CellPoint(column: right, row: area.minRow)
      if let command {
        _ = putButton(text, command, at: point, style: theme.status, on: screen)
      } else {
        screen.put(" \(text) ", at: point, style: theme.status)
      }
    }
    var style = theme.status
    if state.message?.isProblem ?? false { style.attributes.insert(.bold) }
    screen.put(
      Self.truncated(status, columns: max(0, right - area.minColumn)), at: area.origin, style: style)
  }

  /// As much of the status as fits. A part of which only a few characters would remain is left out.
  private static func truncated(_ status: String, columns: Int) -> String {
    let shown = CellText.truncated(status, columns: columns)
    let characters = Array(shown)
    let gap = characters.indices.dropFirst().last { characters[$0] == " " && characters[$0 - 1] == " " }
    guard shown != status, let gap, characters.count - gap <= 8 else { return shown }
    return String(characters[..<(gap - 1)])
  }

  /// The minimum number of columns for the status, which commands must leave free. A message uses as much of the line
  /// as it needs.
  private func columnsForStatus(_ text: String, of columns: Int) -> Int {
    // The size of the selection is what the user looks for when it changes.
    let selection = state.selected.map { CellText.columns(of: selectionText($0)) + 2 } ?? 0
    let usual = max(min(24, columns * 2 / 5), min(selection, columns * 3 / 4))
    return state.message == nil ? usual : max(usual, min(CellText.columns(of: text) + 1, columns))
  }

  /// The texts at the end of the status line with the commands that they perform when they are clicked; nil for keys of
  /// the running program. Commands whose keys have another function in the open panel are left out, and those that need
  /// an open document.
  private var statusHints: [(String, Command?)] {
    let program = map == nil && state.focus == .canvas ? panes.canvas.program : nil
    let keys = program?.keyHelp.map { ("\($0.keys) \($0.action)", nil as Command?) } ?? []
    var commands = map.map(Browser.hints(on:)) ?? program?.hints ?? panes[state.focus].hints
    if state.versions != nil, map == nil, program == nil {
      commands = [.nextChange, .versions] + commands.suffix(3)
    }
    return keys
      + commands.filter(isOffered).map { command in
        let key = setup.bindings.keys(of: command).first {
          context != .run || !($0.isTyped || program?.takesText ?? false && $0.isCharacter)
        }
        return (key.map { "\(KeyName.name($0)) \(command.word)" } ?? command.word, command)
      }
  }

  /// Whether the key of a command performs it now, because the open panel does not use the key itself.
  private func isOffered(_ command: Command) -> Bool {
    guard command.need.isMet(self) else { return false }
    guard let panel else { return true }
    return setup.bindings.keys(of: command).first.map { !panel.uses($0) } ?? true
  }

  private var statusText: String {
    if let message = state.message { return message.text }
    if let map { return VisibleText.line(map.selectedScene.name) }
    if let program = panes.canvas.program { return program.summary }
    if panes.canvas.alternatingLayouts != nil {
      return "ambiguous: alternating between two layouts; Esc stops"
    }
    guard let open = state.open else { return "" }
    var parts: [String] = []
    if let selected = state.selected { parts.append(selectionText(selected)) }
    if let problems = open.problemSummary { parts.append(problems) }
    parts.append(open.name)
    if let images = missingImages { parts.append(images) }
    return parts.joined(separator: "  ")
  }

  /// The number of images that the picture cannot show, in words; nil if it shows all of them, or none because the
  /// terminal has few colors.
  private var missingImages: String? {
    guard state.selected == nil, let picture = panes.canvas.drawn, picture.renderer.drawsImages else {
      return nil
    }
    let count = picture.missingImages.count
    return count == 0 ? nil : "\(NibNumber.count(count, "image")) cannot be shown"
  }

  /// The name of an object, such as `label "Temp"`; its id if the document has no such object.
  private func name(of id: String) -> String {
    state.open?.element(id: id).map { ObjectName($0).brief } ?? id
  }

  /// The reason why the canvas shows nothing of an object that is not a view; nil for objects that it can show.
  private static func reasonForNoPlace(_ element: NibElement) -> String? {
    switch element.name {
    case "placeholder":
      switch element["placeholderIdentifier"] {
      case "IBFilesOwner": "not on the canvas; the object that loads the nib"
      case "IBFirstResponder": "not on the canvas; receives actions without a target"
      default: "not on the canvas; an object of the program"
      }
    case "exit": "not on the canvas; the end of unwind segues"
    case "customObject": "not on the canvas"
    case let name where name.hasSuffix("GestureRecognizer"): "not on the canvas"
    default: nil
    }
  }

  /// The name of the selected object and its frame in points.
  private func selectionText(_ id: String) -> String {
    guard let view = state.selectedView else {
      let reason = state.open?.element(id: id).flatMap(Browser.reasonForNoPlace)
      return name(of: id) + (reason.map { ": \($0)" } ?? "")
    }
    let frame = view.frame
    let numbers = [frame.minX, frame.minY, frame.width, frame.height].map { NibNumber.text($0) }
    let frameText = "x \(numbers[0]) y \(numbers[1])  \(numbers[2]) x \(numbers[3])"
    let invisible = reasonForInvisibleSelection ?? Browser.unreadableText(of: view)
    return [name(of: id), frameText, invisible].compactMap { $0 }.joined(separator: "  ")
  }

  /// The contrast of a text that cannot be read, such as `unreadable 1.2:1`; nil for other views.
  private static func unreadableText(of view: UIView) -> String? {
    TextContrast(of: view).flatMap { $0.isUnreadable ? "unreadable \($0.text)" : nil }
  }
}
