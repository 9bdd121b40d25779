import NibCore
import NibDrawing
import NibScreen
import NibTools

/// A page of the canvas that shows the cells of a document filled with rows of data.
///
/// The files are read again when they change. If they cannot be read, the last rows stay on the screen.
final class RowsPage: CanvasPage {
  let context = CommandContext.rows
  private(set) var request: RowsRequest
  private(set) var pane: RowsPane
  /// The rows with their heights and problems; `nil` while the pane shows a table.
  private(set) var matrix: MatrixPane?
  /// The row of the data that was current when extreme texts replaced the rows; `nil` while the data is shown.
  private var rowOfData: Int?
  /// The variants and extreme texts with which the page was opened. Esc returns to them.
  private let opened: (variants: MatrixRequest, isStress: Bool)
  private var renderer = TreeRenderer.forViewing(ViewingStyle())
  /// The reason why the files could not be read again.
  private var failure: String?
  /// The loop that judges rows between events; `nil` if only visible rows are judged.
  var loop: () -> EventLoop? = { nil }
  /// The matrix whose rows are being judged, or have been.
  private weak var judged: Matrix?
  /// Whether the matrix tells texts that the code of the program sets from others.
  private var knowsCode = false
  /// The text that was last searched for.
  private(set) var query = ""

  /// The drawing of the rows, and the area of the screen that shows it.
  private var drawing: (cells: CellCanvas, area: CellRect)?
  /// The last drawing without a highlight, to find out what a save changes.
  private var steady: CellCanvas?
  /// The cells that the last save has changed, while they are highlighted.
  private var flash = RowsFlash.none
  private var theme = Theme()

  init(_ request: RowsRequest, _ content: PreviewContent) {
    self.request = request
    opened = (request.variants, request.isStress)
    pane = RowsPane(content, options: request.options)
    showMatrix()
  }

  /// The cell and the rows that the page shows.
  var content: PreviewContent { pane.content }

  let hints = ["quit", "help", "palette"]

  var size: CGSize? { pane.size }

  var files: [String] { request.files }

  func close() { pane.close() }

  // MARK: Texts

  /// The text of the status line: the reason why the files could not be read, or the numbers of problems and notes
  /// about the data and a description of the current row. The verdict counts the problems of the layout.
  var summary: String {
    if let failure { return failure }
    let diagnostics = dataDiagnostics
    let problems = diagnostics.count(where: \.isProblem)
    let notes = diagnostics.count - problems
    let counts = [
      problems > 0 ? NibNumber.count(problems, "problem") : nil,
      notes > 0 ? NibNumber.count(notes, "note") : nil,
    ].compactMap { $0 }
    let problemText = counts.isEmpty ? "" : "data: \(counts.joined(separator: ", ")) (!)  "
    return problemText + (matrix?.summary ?? pane.summary)
  }

  /// The diagnostics about the data and the nib, without those about the layout of rows.
  private var dataDiagnostics: [Diagnostic] { matrix?.matrix.dataDiagnostics ?? pane.diagnostics }

  /// The row that keys act on, as a JSON object; `nil` if there is none.
  var currentRowText: String? {
    guard let matrix else { return pane.currentRowText }
    return content.rows.count > 0 ? RowText.json(of: matrix.cursor.row, in: content.rows) : nil
  }

  /// A panel with the problems of the document and the rows, the errors first.
  func problemsPanel(_ theme: Theme) -> TextPanel {
    let failures = [failure].compactMap { $0 }.map { TextPanel.Line(text: $0, style: theme.error) }
    func list(_ title: String, _ diagnostics: [Diagnostic]) -> [TextPanel.Line] {
      guard !diagnostics.isEmpty else { return [] }
      return [TextPanel.Line(text: title, style: theme.title)]
        + diagnostics.sorted { $0.severity > $1.severity }.map {
          TextPanel.Line(text: RowsPage.text(of: $0), style: theme.style(of: $0.severity))
        } + [TextPanel.Line(text: "")]
    }
    let verdict =
      matrix.map { [TextPanel.Line(text: $0.matrix.verdict.text), TextPanel.Line(text: "")] } ?? []
    let sizing = [TextPanel.Line(text: content.prototype.sizingText), TextPanel.Line(text: "")]
    let problems =
      list("Layout", matrix?.matrix.layoutDiagnostics ?? []) + list("Data and document", dataDiagnostics)
    var lines = failures + verdict + sizing + problems
    if failures.isEmpty, problems.isEmpty {
      lines += [TextPanel.Line(text: "No problems were found."), TextPanel.Line(text: "")]
    }
    lines += [TextPanel.Line(text: "Views and columns", style: theme.title)]
    lines += MatchReport(content).lines.map { TextPanel.Line(text: $0) }
    return TextPanel("Problems", lines)
  }

  /// The diagnostic with the name of the file instead of its path, because the panel is narrow.
  private static func text(of diagnostic: Diagnostic) -> String {
    let text = diagnostic.rendered
    guard let file = diagnostic.location?.file, text.hasPrefix(file) else { return text }
    return Disk.name(of: file) + text.dropFirst(file.count)
  }

  // MARK: Changes

  /// Lays out the rows for other options.
  func layOut(for options: LayoutOptions) -> Bool {
    request.options = options
    if matrix == nil, pane.resize(for: options) { return true }
    renew { try request.content(pane.document, content.data) }
    return true
  }

  func takeDraggedSize() -> CGSize? { pane.draggedSize.take() }

  /// Reads both files again, but not standard input. The cells that change are highlighted for a moment.
  func reload(in session: BrowserSession) -> Bool {
    session.message = nil
    flash = .waiting(before: steady)
    if renew({ try request.reopen(content) }) { session.showMessage("the rows were read again") }
    session.loop?.schedule(after: ChangeFlash.duration) { [weak self, weak loop = session.loop] in
      self?.flash = .none
      loop?.setNeedsDisplay()
    }
    return true
  }

  func toggleWidths() {
    request.variants.devices = []
    request.variants.widths = request.variants.widths.isEmpty ? MatrixRequest.usualWidths : []
    renew { content }
  }

  func showDevices() -> Bool {
    let devices = LayoutSettings.commonDevices(for: pane.document)
    request.variants.devices = request.variants.devices.isEmpty ? devices : []
    renew { content }
    return true
  }

  func toggleTextSizes() {
    request.variants.textSizes = request.variants.textSizes.isEmpty ? UIContentSizeCategory.nibOrdered : []
    renew { content }
  }

  /// Shows extreme texts, or the data again.
  func toggleStress() {
    request.isStress.toggle()
    let row = matrix?.cursor.row ?? pane.shownRow
    let wasStress = content.isStress
    renew { try request.content(pane.document, content.data) }
    guard content.isStress != wasStress else { return }
    // Extreme texts have no place in the data. They begin at the first one, and the data at its last current row.
    let next = content.isStress ? 0 : rowOfData
    rowOfData = content.isStress ? row : nil
    if let next { matrix?.show(row: next) ?? pane.show(row: next) }
  }

  /// Returns from the variants and extreme texts that were chosen since the page was opened. Returns false if there are
  /// none.
  private func goBack() -> Bool {
    if request.variants != opened.variants {
      request.variants = opened.variants
      renew { content }
    } else if request.isStress != opened.isStress {
      toggleStress()
    } else {
      return false
    }
    return true
  }

  /// Shows new content at the same scroll position. If `make` throws, keeps the earlier content and stores the error.
  @discardableResult
  private func renew(_ make: () throws -> PreviewContent) -> Bool {
    do {
      let newPane = RowsPane(try make(), options: request.options)
      newPane.replace(pane)
      pane = newPane
      showMatrix()
      failure = nil
    } catch {
      failure = request.text(of: error)
    }
    return failure == nil
  }

  /// Judges the rows again if the sources of the program have been read since.
  func judgeAgain() { if matrix != nil, !knowsCode, content.knowsCode { showMatrix() } }

  /// Makes the matrix again, or removes it if the request has none.
  private func showMatrix() {
    guard request.isMatrix else {
      if let matrix, matrix.matrix.content.isStress == content.isStress { pane.show(row: matrix.cursor.row) }
      matrix = nil
      return
    }
    knowsCode = content.knowsCode
    let newMatrix = MatrixPane(Matrix(content, request.variants, options: request.options, renderer))
    if let matrix {
      newMatrix.replace(matrix)
    } else if let row = pane.shownRow {
      newMatrix.show(row: row)
    }
    matrix = newMatrix
  }

  /// Judges the rows of the matrix one after the other between events, and draws the verdict when all are judged.
  private func judgeLater(_ judged: Matrix) {
    loop()?.schedule(after: .milliseconds(1)) { [weak self, weak judged] in
      guard let self, let judged, matrix?.matrix === judged else { return }
      if judged.judgeNext() { return judgeLater(judged) }
      loop()?.setNeedsDisplay()
    }
  }

  /// Moves from row to row, or sideways.
  func move(_ movement: Movement) -> Bool {
    if let matrix { matrix.move(movement) } else { pane.move(movement) }
    return true
  }

  /// Moves to the next row that contains the text. If the current row contains the text, does not move. Returns false
  /// if no row contains the text.
  @discardableResult
  func find(_ text: String) -> Bool {
    query = text
    return find(by: 1, staysHere: true)
  }

  /// Moves to the next row (or previous one, with -1) that contains the text of the last search. Returns false if there
  /// is none.
  func findNext(by step: Int) -> Bool { find(by: step, staysHere: false) }

  /// Moves to the next row that fails, or to the previous one with -1. Returns false if no row fails.
  func findFailure(by step: Int) -> Bool { matrix?.moveToFailure(by: step) ?? false }

  private func find(by step: Int, staysHere: Bool) -> Bool {
    guard let matrix else { return pane.find(query, by: step, staysHere: staysHere) }
    let search = RowSearch(content.rows, query)
    guard let row = search.row(from: matrix.cursor.row, by: step, staysHere: staysHere) else { return false }
    matrix.moveCursor(to: row)
    return true
  }

  // MARK: Events and drawing

  func handle(_ event: InputEvent) -> Bool {
    switch event {
    case .key(let key): key == KeyPress(.escape) && (matrix == nil && pane.removeCursor() || goBack())
    case .mouse(let mouse): matrix?.handle(mouse) ?? pane.handle(mouse)
    case .paste, .focus, .resize: false
    }
  }

  func update(in area: CellRect, _ renderer: TreeRenderer, _ overlays: OverlayParts, _ theme: Theme) {
    var renderer = renderer
    (renderer.grid, renderer.highlightedView) = (renderer.grid(zoom: 1), nil)
    pane.overlays = (overlays, theme.overlay)
    if renderer != self.renderer {
      self.renderer = renderer
      if matrix != nil { showMatrix() }
    }
    self.theme = theme
    matrix?.theme = theme
    if let matrix {
      matrix.update(in: area)
      if judged !== matrix.matrix {
        judged = matrix.matrix
        judgeLater(matrix.matrix)
      }
    } else {
      pane.update(in: area, renderer)
    }
    let cells = CellCanvas(size: area.size)
    cells.translated(by: CellPoint.zero - area.origin) {
      if let matrix { matrix.draw(on: cells) } else { pane.draw(on: cells) }
    }
    if case .none = flash { steady = cells }
    flash.update(with: cells, pixels: renderer.images?.cell)
    drawing = (cells, area)
  }

  func draw(on canvas: CellCanvas) {
    guard let drawing else { return }
    canvas.draw(drawing.cells, at: drawing.area.origin)
    canvas.translated(by: drawing.area.origin) { flash.draw(on: canvas, theme) }
  }
}
