import NibCore

/// What `nibterm preview` was asked to show, so that it can be read again when a file has changed.
struct RowsRequest {
  /// The document (`-`: standard input).
  let file: String
  /// The rows (`-`: standard input).
  let rows: String
  var cell: String?
  var rowHeight: CGFloat?
  let options: NibCanvas.Options

  /// The files that it comes from.
  var files: [String] { [file, rows].filter { $0 != "-" } }

  /// Reads both files.
  ///
  /// - Throws: `NibReadError`, `RowsError`, and `NibException` for a nib that cannot be registered.
  func open() throws -> RowsPane { try pane(try InputFile.read(file), try RowsFile.read(rows)) }

  /// Reads anew what can be read twice, and shows the same rows at the same width.
  ///
  /// - Throws: what `open()` throws; the earlier pane is as it was.
  func reopen(_ earlier: RowsPane) throws -> RowsPane {
    let pane = try pane(
      file == "-" ? earlier.document : InputFile.read(file), rows == "-" ? earlier.rows : RowsFile.read(rows))
    pane.takePlace(of: earlier)
    return pane
  }

  private func pane(_ document: NibDocument, _ data: any RowsData) throws -> RowsPane {
    try RowsPane(document, cell: cell, rowHeight: rowHeight, rows: data, options: options)
  }

  /// What is wrong, as a command tells it.
  func text(of error: any Error) -> String {
    switch error {
    case let error as NibReadError: error.diagnostic.rendered
    case let error as RowsError: error.diagnostic.rendered
    case let exception as NibException:
      VisibleText.line("\(file): error: \(exception.reason) [nib-exception]")
    default: VisibleText.line("\(file): error: \(error)")
    }
  }
}
