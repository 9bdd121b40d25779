import NibCore
import NibScreen

/// The screen of `nibterm preview` on a terminal: the rows and a status line.
///
/// When one of the files is written, it is read again. If that fails, the last good rows stay on the screen.
final class RowsScreen: EventHandler {
  private enum Panel { case help, remarks }

  private let request: RowsRequest
  private var pane: RowsPane
  private var style: NibDrawingContext.Style
  private var usesMouse: Bool
  private var panel: Panel?
  /// A message about the last key. It replaces the status until the next key.
  private var message: String?
  /// The reason why the files could not be read again.
  private var failure: String?
  private var watcher: FileWatcher?

  init(_ request: RowsRequest, _ pane: RowsPane, options: ScreenOptions) {
    self.request = request
    self.pane = pane
    style = options.style
    usesMouse = options.mouse
  }

  // MARK: Watching

  /// Watches the files in an event loop, and reads them again when they are written.
  ///
  /// - Parameter states: the states of the files before they were read.
  func watch(_ states: [String: FileState], in loop: EventLoop) {
    watcher = FileWatcher { [unowned self, unowned loop] _ in
      reload()
      loop.setNeedsDisplay()
    }
    watcher?.follow(states)
  }

  private func reload() {
    do {
      pane = try request.reopen(pane)
      failure = nil
      message = "read again"
    } catch {
      message = nil
      failure = request.text(of: error)
    }
  }

  // MARK: Events

  func handle(_ event: InputEvent, in loop: EventLoop) {
    loop.setNeedsDisplay()
    if case .key(let key) = event {
      message = nil
      if key == KeyPress(.character("c"), .control) { return loop.stop(status: 130) }
      if panel != nil {
        panel = nil
        return
      }
    }
    if pane.handle(event) { return }
    if case .key(let key) = event, key.modifiers.isEmpty { handle(key.key, loop) }
  }

  private func handle(_ key: KeyPress.Key, _ loop: EventLoop) {
    switch key {
    case .character("q"): loop.stop()
    case .character("?"): panel = .help
    case .character("!"): panel = .remarks
    case .character("b"): style = style == .boxes ? .rendered : .boxes
    case .character("y"): copyRow(loop)
    case .character("e"): edit(loop)
    case .character("m"):
      usesMouse.toggle()
      loop.setMouse(usesMouse)
      message = usesMouse ? "the mouse is NibTerm's" : "the mouse is the terminal's: select text with it"
    default: break
    }
  }

  private func copyRow(_ loop: EventLoop) {
    guard let text = pane.currentRowText else { return }
    message =
      loop.copyToClipboard(text) ? "copied \(text.cut(to: 500))" : "this terminal has no clipboard to copy to"
  }

  private func edit(_ loop: EventLoop) {
    guard request.file != "-" else {
      message = "a nib from standard input cannot be edited"
      return
    }
    let status = loop.edit(file: request.file)
    if status != 0 { message = "the editor ended with status \(status)" }
  }

  func turnDidEnd(in loop: EventLoop) { nibEndTurn() }

  // MARK: Drawing

  func draw(on canvas: CellCanvas) {
    let rows = max(0, canvas.size.rows - 1)
    pane.draw(
      on: canvas, in: CellRect(column: 0, row: 0, columns: canvas.size.columns, rows: rows), style: style)
    drawStatus(on: canvas, row: rows)
    switch panel {
    case .help: HelpPanel(RowsScreen.keys).draw(on: canvas)
    case .remarks:
      RemarksPanel(texts: [failure].compactMap { $0 } + pane.remarks.map(\.rendered)).draw(on: canvas)
    case nil: break
    }
  }

  private func drawStatus(on canvas: CellCanvas, row: Int) {
    let style = CellStyle(attributes: .reverse)
    let line = CellRect(column: 0, row: row, columns: canvas.size.columns, rows: 1)
    canvas.fill(line, style: style)
    let help = " ? help  q quit "
    let room = canvas.size.columns - CellText.columns(of: help)
    canvas.put(" " + CellText.truncated(status, columns: room - 1), at: line.origin, style: style)
    if room > 0 { canvas.put(help, at: CellPoint(column: room, row: row), style: style) }
  }

  private var status: String {
    if let told = message ?? failure { return told }
    let count = pane.remarks.count
    let remarks = count == 0 ? [] : [count == 1 ? "1 remark (!)" : "\(count) remarks (!)"]
    let name = request.file.split(separator: "/").last.map(String.init) ?? ""
    return ([pane.summary] + remarks + [name]).joined(separator: "  ")
  }

  private static let keys: [TerminalApplication.KeyHelp] = [
    .init("arrows, jk, PgUp, PgDn", "move from row to row"), .init("Home, End, g, G", "to the ends"),
    .init("Esc", "no row is current"), .init("[ ]", "narrower, wider"),
    .init("{ }", "the next device's width"), .init("=", "the first width"),
    .init("drag the right edge", "any width"), .init("left, right", "scroll sideways"),
    .init("b", "boxes or rendered"), .init("y", "copy the row as JSON"),
    .init("e", "edit the nib"), .init("m", "give the mouse to the terminal"),
    .init("!", "remarks"), .init("?", "this help"), .init("q, Ctrl-C", "quit"),
  ]
}

/// A box with remarks over the whole canvas, clipped if there is not enough room.
struct RemarksPanel {
  private let remarks: [String]

  init(_ remarks: [Diagnostic]) { self.init(texts: remarks.map(\.rendered)) }

  init(texts: [String]) { remarks = texts }

  func draw(on canvas: CellCanvas) {
    let box = CellRect(origin: .zero, size: canvas.size)
    canvas.fill(box, style: CellStyle(background: .default))
    canvas.drawBox(box, lines: .rounded, style: .plain)
    canvas.drawTitle("Remarks", in: box, style: CellStyle(attributes: .bold))
    let text = remarks.isEmpty ? "There are none." : remarks.joined(separator: "\n")
    canvas.withClip(box.inset(columns: 1, rows: 1)) {
      for (index, line) in CellText.lines(of: text, columns: max(1, box.size.columns - 4)).enumerated() {
        canvas.put(line, at: CellPoint(column: 2, row: 1 + index))
      }
    }
    canvas.cursor = nil
  }
}
