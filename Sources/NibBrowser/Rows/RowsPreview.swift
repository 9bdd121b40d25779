import NibCore
import NibTools

/// Fills the cell of the document with rows of data: the rows that `nibterm preview` was started with, the rows of the
/// file beside the document, or extreme texts.
package final class RowsPreview: SessionObserver {
  /// Rows that have been read for `nibterm preview`.
  package struct InitialRows {
    let request: RowsRequest
    let content: PreviewContent
    /// The states of the files before they were read.
    let states: [String: FileState]

    package init(request: RowsRequest, content: PreviewContent, states: [String: FileState]) {
      (self.request, self.content, self.states) = (request, content, states)
    }
  }

  private let session: BrowserSession
  private let documents: DocumentsPane
  private let initialRows: InitialRows?

  init(_ session: BrowserSession, documents: DocumentsPane, initialRows: InitialRows?) {
    (self.session, self.documents, self.initialRows) = (session, documents, initialRows)
  }

  /// The sources of the program have been read for the check.
  func documentWasChecked() { page?.judgeAgain() }

  /// The rows on the canvas; `nil` while there are none.
  var page: RowsPage? { session.page as? RowsPage }

  static let commands: [Command<RowsPreview>] = [
    Command(
      "preview the cell with rows of data", id: "rows", keys: "P", synonyms: "json csv table fill sample",
      state: { ($0.page != nil).onOrOff }, unless: { $0.session.reasonForNoPicture("to fill") },
      action: { $0.toggle() })
  ]

  static let rowCommands: [Command<RowsPreview>] = [
    Command(
      "copy the row as JSON", id: "copy-row", keys: "y", in: .rows, shortTitle: "copy",
      synonyms: "yank clipboard"
    ) { $0.page?.currentRowText.map($0.session.copy) },
    Command(
      "list the problems of the rows", id: "row-problems", keys: "!", in: .rows, synonyms: "errors warnings"
    ) { $0.session.panel = $0.page?.problemsPanel($0.session.theme) },
    Command(
      "next row that fails", id: "next-failing-row", keys: "*", in: .rows,
      synonyms: "problem error bad verdict"
    ) { $0.goToFailure(by: 1) },
    Command(
      "show several widths side by side", id: "widths", keys: "W", in: .rows,
      synonyms: "compare sizes devices"
    ) { $0.page?.toggleWidths() },
    Command(
      "show all text sizes side by side", id: "text-sizes", keys: "Z", in: .rows,
      synonyms: "compare font dynamic type"
    ) { $0.page?.toggleTextSizes() },
    Command(
      "fill the cell with extreme texts", id: "extreme-texts", keys: "X", in: .rows,
      synonyms: "stress long truncated"
    ) { $0.page?.toggleStress() },
  ]

  /// Moves to the next row that fails, or to the previous one with -1.
  func goToFailure(by step: Int) {
    guard let page else { return }
    guard page.matrix != nil else {
      return session.showMessage(
        "Rows are judged side by side: W shows widths, Z text sizes, X extreme texts.")
    }
    if !page.findFailure(by: step) { session.showMessage("No row fails.") }
  }

  /// Shows the rows that the browser was started with, if there are any.
  func showInitialRows() {
    if let initialRows { show(newPage(initialRows.request, initialRows.content), initialRows.states) }
  }

  /// Shows the document's cell filled with rows, or shows the picture again.
  private func toggle() {
    if page != nil { return session.endPage() }
    guard let open = session.open, let document = open.document else { return }
    do {
      let rowsOfFile = try reopenedRows(for: open) ?? rowsBeside(open, document)
      let page = try rowsOfFile ?? extremeRows(open, document)
      let file = page.request.rows.flatMap { $0 == "-" ? nil : $0 }
      show(page, file.map { [$0: FileState(ofDocument: $0)] } ?? [:])
      if let diagnostic = page.pane.diagnostics.first {
        session.showMessage(diagnostic.message, isProblem: true)
      } else if rowsOfFile == nil {
        session.showMessage("No file of rows with the document's name: extreme texts are shown.")
      }
    } catch let error as RowsError {
      session.showMessage(error.diagnostic.message, isProblem: true)
    } catch {
      session.showMessage("\(error)", isProblem: true)
    }
  }

  /// The rows that `nibterm preview` was started with, if the same document is shown; otherwise `nil`.
  private func reopenedRows(for open: OpenDocument) throws -> RowsPage? {
    guard let initialRows, initialRows.request.file == open.path else { return nil }
    var request = initialRows.request
    request.options = session.settings.options
    return newPage(request, try request.reopen(initialRows.content))
  }

  /// The rows in the .json, .csv or .tsv file beside the document; `nil` if there is no such file.
  private func rowsBeside(_ open: OpenDocument, _ document: NibDocument) throws -> RowsPage? {
    guard let rows = RowsFile.beside(nib: open.path) else { return nil }
    let request = RowsRequest(file: open.path, rows: rows, options: session.settings.options)
    return newPage(request, try request.content(document, RowsFile.read(rows)))
  }

  /// Rows of extreme texts, for a document without a file of rows.
  private func extremeRows(_ open: OpenDocument, _ document: NibDocument) throws -> RowsPage {
    var request = RowsRequest(file: open.path, rows: nil, options: session.settings.options)
    request.isStress = true
    return newPage(request, try request.content(document, nil))
  }

  /// A page for rows. Sources are read in the background, and not while rows are judged.
  private func newPage(_ request: RowsRequest, _ content: PreviewContent) -> RowsPage {
    var (request, content) = (request, content)
    request.program = { [weak problems = documents.problems] _ in problems?.knownProgram() }
    content.setProgram(request.program)
    return RowsPage(request, content)
  }

  /// Shows rows in place of the picture, and watches their files.
  ///
  /// - Parameter states: the paths of the files with their states before they were read.
  private func show(_ page: RowsPage, _ states: [String: FileState]) {
    page.loop = { [weak session] in session?.loop }
    session.begin(page)
    guard let open = session.open else { return }
    documents.monitor?.watch(states.merging(open.fileStates) { first, _ in first })
  }
}
