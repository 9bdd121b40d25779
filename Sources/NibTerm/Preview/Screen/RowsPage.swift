import NibCore
import NibDrawing

extension CommandGroup {
  static let rows = CommandGroup(
    title: "Rows of data",
    commands: [
      Command("copy the row as JSON", keys: "y", in: .rows, word: "copy") { browser in
        browser.panes.canvas.rows?.currentRowText.map(browser.copy)
      },
      Command("list the problems of the rows", keys: "!", in: .rows) {
        $0.panel = $0.panes.canvas.rows?.problemsPanel($0.state.theme)
      },
    ])
}

/// A page of the browser that fills the cells of a document with rows of data. The canvas shows it instead of the
/// picture.
///
/// The files are read again when they change. If that fails, the last good rows stay on the screen.
final class RowsPage: RunningPage {
  private(set) var request: RowsRequest
  private(set) var pane: RowsPane
  /// The reason why the files could not be read again.
  private var failure: String?
  /// The text that was last searched for.
  private var query = ""

  init(_ request: RowsRequest, _ pane: RowsPane) {
    self.request = request
    self.pane = pane
  }

  var hints: [Command] { [.quit, .help, .palette] }

  func close() { pane.close() }

  // MARK: Texts

  /// The text of the status line: the reason why the files could not be read, or the number of problems, the current
  /// row and the width.
  var summary: String {
    if let failure { return failure }
    let count = pane.diagnostics.count
    let problems = count == 0 ? "" : count == 1 ? "1 problem (!)  " : "\(count) problems (!)  "
    return problems + pane.summary
  }

  /// The row that keys act on, as a JSON object; nil if there is none.
  var currentRowText: String? { pane.currentRowText }

  /// A panel with the problems of the document and the rows.
  func problemsPanel(_ theme: Theme) -> TextPanel {
    let failures = [failure].compactMap { $0 }.map { TextPanel.Line(text: $0, style: theme.error) }
    let problems = pane.diagnostics.map {
      TextPanel.Line(text: $0.rendered, style: theme.style(of: $0.severity))
    }
    let lines = failures + problems
    return TextPanel("Problems", lines.isEmpty ? [TextPanel.Line(text: "No problems were found.")] : lines)
  }

  // MARK: Changes

  /// Lays out the rows for other options.
  func layOut(for options: NibCanvas.Options) {
    request.options = options
    if pane.resize(for: options) { return }
    renew { try request.pane(pane.document, pane.rows) }
  }

  /// Reads both files again, but not standard input. Returns `false` if that failed.
  func reload() -> Bool { renew { try request.reopen(pane) } }

  /// Replaces the pane by a new one, which shows the same rows. If that fails, keeps the pane and stores the error.
  @discardableResult
  private func renew(_ make: () throws -> RowsPane) -> Bool {
    do {
      let new = try make()
      new.replace(pane)
      pane = new
      failure = nil
    } catch {
      failure = request.text(of: error)
    }
    return failure == nil
  }

  /// Moves to the next row that contains the text. The current row comes first: if it contains the text, it stays
  /// current.
  func find(_ text: String) {
    query = text
    _ = pane.find(text, by: 1, staysHere: true)
  }

  /// Moves to the next row (or previous one, with -1) that contains the text of the last search.
  func findNext(by step: Int) { _ = pane.find(query, by: step, staysHere: false) }

  // MARK: Events and drawing

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): key == KeyPress(.escape) && pane.removeCursor()
    case .mouse(let mouse): pane.handle(mouse)
    case .paste, .focus, .resize: false
    }
  }

  func draw(on canvas: CellCanvas, in area: CellRect, _ renderer: TreeRenderer) {
    pane.paintsPage = renderer.paintsPage
    pane.draw(on: canvas, in: area, style: renderer.style)
  }
}
