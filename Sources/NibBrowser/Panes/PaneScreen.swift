import NibCore

/// The four panes on the screen, with their titles and buttons, or the page that covers them.
final class PaneScreen {
  let session: BrowserSession
  let search: PaneSearch
  private let panes: [Pane: any BrowserPane]
  /// The areas of the screen that perform a command when they are clicked, for example in the status line.
  private(set) var buttons: [Button] = []
  /// The part of the screen that the mouse is dragging; `nil` if no drag is in progress.
  var dragging: Drag?

  /// A text that performs a command when it is clicked.
  struct Button {
    let text: String
    /// The id of the command.
    let command: String
    let area: CellRect
    let style: CellStyle
  }

  /// A part of the screen that the mouse can drag.
  enum Drag {
    case divider(PaneLayout.Divider)
    /// The content of a pane, which handles the drag itself.
    case pane(Pane)
  }

  init(_ session: BrowserSession, search: PaneSearch, panes: [Pane: any BrowserPane]) {
    (self.session, self.search, self.panes) = (session, search, panes)
  }

  /// The pane with the focus.
  var focused: (any BrowserPane)? { panes[session.focus] }

  subscript(pane: Pane) -> (any BrowserPane)? { panes[pane] }

  private var theme: Theme { session.theme }

  // MARK: Update

  /// Divides the screen among the panes, and lays out the visible panes, or the page that covers them.
  ///
  /// - Parameter size: the size of the screen without the rows of a docked panel.
  func update(for size: CellSize) {
    session.layout = PaneLayout(
      size: size, focus: session.focus, hasDocuments: session.showsDocuments,
      documentRows: panes[.documents]?.usefulRows, session.arrangement)
    if let cover = session.cover {
      // A key waits for at most one drawing of the page.
      let time: Duration? = session.setup.findsSynchronously ? nil : .milliseconds(8)
      let isComplete = cover.update(in: coveredArea, time: time, theme)
      if !isComplete, let loop = session.loop {
        loop.schedule(after: .milliseconds(1)) { [weak loop] in loop?.setNeedsDisplay() }
      }
    } else {
      for pane in Pane.allCases {
        guard let area = session.layout.panes[pane]?.belowTitle, !area.isEmpty else { continue }
        panes[pane]?.update(in: area)
      }
    }
    updateButtons(on: size)
  }

  /// The area below the title of a page that covers the panes.
  private var coveredArea: CellRect {
    let status = session.layout.status
    let title = min(1, status.minRow)
    return CellRect(
      column: 0, row: title, columns: status.size.columns, rows: max(0, status.minRow - title))
  }

  /// The lines with the titles of the visible panes: the names, and the places after the names, where the details and
  /// buttons begin.
  private func titles(on size: CellSize) -> [(pane: Pane, line: CellRect, name: String, end: CellPoint)] {
    Pane.allCases.compactMap { pane in
      guard let area = session.layout.panes[pane], !area.isEmpty else { return nil }
      let isAtEnd = area.minRow == 0 && area.maxColumn == size.columns
      let columns = area.size.columns - (isAtEnd ? 3 * hiddenPanes.count : 0)
      let line = CellRect(origin: area.origin, size: CellSize(columns: max(0, columns), rows: 1))
      let name = " \(pane.rawValue + 1) \(pane.title) "
      let end = line.origin + CellPoint(column: CellText.columns(of: name) + 1, row: 0)
      return (pane, line, name, end)
    }
  }

  /// Places the buttons in the title bars.
  private func updateButtons(on size: CellSize) {
    buttons = []
    if let cover = session.cover {
      let start = CellPoint(column: CellText.columns(of: " \(cover.title.name) ") + 1, row: 0)
      return add(cover.title.buttons, at: start)
    }
    for title in titles(on: size) where session.searchedPane != title.pane {
      let shown = panes[title.pane]?.buttons ?? []
      add(TitleButton.fitting(shown, columns: title.line.maxColumn - title.end.column), at: title.end)
    }
    let hidden = hiddenPanes
    var start = CellPoint(column: size.columns - 3 * hidden.count, row: 0)
    for pane in hidden {
      start.column += add("\(pane.rawValue + 1)", pane.title.lowercased(), at: start, style: theme.accent)
    }
  }

  private func add(_ buttons: [TitleButton], at start: CellPoint) {
    var start = start
    for button in buttons {
      start.column += add(button.text, button.command, at: start, style: theme.quiet)
    }
  }

  /// Adds a button. Returns its width in columns.
  @discardableResult
  func add(_ text: String, _ command: String, at point: CellPoint, style: CellStyle) -> Int {
    let columns = CellText.columns(of: text) + 2
    let area = CellRect(origin: point, size: CellSize(columns: columns, rows: 1))
    buttons.append(Button(text: text, command: command, area: area, style: style))
    return columns
  }

  /// The panes that are not on the screen and get a button that shows them; empty if the screen is too narrow for the
  /// buttons.
  private var hiddenPanes: [Pane] {
    let hidden = session.focusablePanes.filter { session.layout.panes[$0] == nil }
    return session.layout.status.size.columns - 3 * hidden.count > 16 ? hidden : []
  }

  // MARK: Drawing

  func draw(on screen: CellCanvas) {
    if let cover = session.cover {
      cover.draw(on: screen, theme)
      drawTitle(of: cover, on: screen)
    } else {
      drawPanes(on: screen)
    }
  }

  /// Draws the buttons that begin in an area.
  func drawButtons(in area: CellRect, on screen: CellCanvas) {
    for button in buttons where area.contains(button.area.origin) {
      screen.put(" \(button.text) ", at: button.area.origin, style: button.style)
    }
  }

  /// Draws the title of a page that covers all panes.
  private func drawTitle(of cover: any CoveringPage, on screen: CellCanvas) {
    let line = CellRect(
      column: 0, row: 0, columns: screen.size.columns, rows: min(1, session.layout.status.minRow))
    screen.withClip(line) {
      screen.put(repeating: "─", columns: line.columnRange, row: 0, style: theme.line)
      screen.put(" \(cover.title.name) ", at: .zero, style: theme.focusedTitle)
      let end = buttons.filter { $0.area.minRow == 0 }.map(\.area.maxColumn).max() ?? 0
      drawButtons(in: line, on: screen)
      screen.put(" \(cover.title.detail) ", at: CellPoint(column: end, row: 0), style: theme.quiet)
    }
  }

  /// Draws the dividers, titles and contents of the panes.
  private func drawPanes(on screen: CellCanvas) {
    for (divider, area) in session.layout.dividers where divider == .side || divider == .inspector {
      for row in area.rowRange {
        screen.put("│", at: CellPoint(column: area.minColumn, row: row), style: theme.line)
      }
    }
    for title in titles(on: screen.size) {
      let inside = session.layout.panes[title.pane]?.belowTitle ?? .zero
      let isFocused = session.focus == title.pane
      if !inside.isEmpty {
        screen.withClip(inside) {
          panes[title.pane]?.draw(on: screen, in: inside, hasFocus: isFocused && session.panel == nil)
        }
      }
      screen.withClip(title.line) {
        screen.put(
          repeating: "─", columns: title.line.columnRange, row: title.line.minRow, style: theme.line)
        screen.put(title.name, at: title.line.origin, style: isFocused ? theme.focusedTitle : theme.title)
        let room = max(0, title.line.maxColumn - title.end.column)
        let detail = search.detail(of: title.pane, columns: room) ?? panes[title.pane]?.detail(columns: room)
        screen.put(detail ?? "", at: title.end, style: theme.quiet, maxColumns: room)
        drawButtons(in: title.line, on: screen)
      }
    }
    let columns = 3 * hiddenPanes.count
    drawButtons(
      in: CellRect(column: screen.size.columns - columns, row: 0, columns: columns, rows: 1), on: screen)
  }
}
