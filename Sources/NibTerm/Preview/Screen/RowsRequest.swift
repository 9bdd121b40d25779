import NibCore

/// The arguments of `nibterm preview`. They are stored so that the files can be read again when they change.
struct RowsRequest {
  /// The path of the document; `-` for standard input.
  let file: String
  /// The path of the data; `-` for standard input.
  let rows: String
  /// The name of the cell to use: its reuse identifier, id, class or label. `nil` for the document's only cell.
  var cell: String?
  /// The height of every row in points; `nil` for the height from the document or its constraints.
  var rowHeight: CGFloat?
  var options: NibCanvas.Options

  /// The files to watch, without standard input.
  var files: [String] { [file, rows].filter { $0 != "-" } }

  /// Reads both files.
  ///
  /// - Throws: `NibReadError`, `RowsError`, and `NibException` for a nib that cannot be registered.
  func open() throws -> RowsPane { try pane(try InputFile.read(file), try RowsFile.read(rows)) }

  /// Reads the files again (but not standard input).
  ///
  /// - Throws: the same errors as `open()`. The earlier pane stays unchanged.
  func reopen(_ earlier: RowsPane) throws -> RowsPane {
    try pane(
      file == "-" ? earlier.document : InputFile.read(file), rows == "-" ? earlier.rows : RowsFile.read(rows))
  }

  /// Makes a pane of a document and data that have been read.
  func pane(_ document: NibDocument, _ data: any RowsData) throws -> RowsPane {
    try RowsPane(document, cell: cell, rowHeight: rowHeight, rows: data, options: options)
  }

  /// The message of an error, in the form in which commands report problems.
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
