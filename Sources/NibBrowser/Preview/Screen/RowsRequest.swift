import NibAnalysis
import NibCore
import NibTools

/// The arguments of `nibterm preview`. They are stored so that the files can be read again when they change.
package struct RowsRequest {
  /// A name and a value, such as the view and the text of `--set titleLabel=Hello`.
  package struct Assignment: Hashable {
    let name: String
    let value: String

    /// Parses `NAME=VALUE`. Returns `nil` without a name or an equals sign.
    package init?(_ text: String) {
      guard let sign = text.firstIndex(of: "="), sign > text.startIndex else { return nil }
      name = String(text[..<sign])
      value = String(text[text.index(after: sign)...])
    }
  }

  /// The path of the document; `-` for standard input.
  let file: String
  /// The path of the data; `-` for standard input, `nil` for none.
  let rows: String?
  /// The keys that lead to the rows in a JSON file; empty to find them.
  package var path: [String] = []
  /// The name of the cell to use: its reuse identifier, id, class or label. `nil` for the document's only cell.
  var cell: String?
  /// The requested height of every row; `nil` for the height that a table would use.
  var rowHeight: RequestedHeight?
  /// The views with the texts that they show in each row.
  package var sets: [Assignment] = []
  /// The columns with the names of the views that they fill.
  package var maps: [Assignment] = []
  /// Whether the cell is filled with extreme texts.
  package var isStress = false
  /// The widths and text sizes to show side by side.
  package var variants = MatrixRequest()
  package var options: LayoutOptions
  /// Returns the program that loads the document at a path; `nil` as long as its sources have not been read. Texts that
  /// its code sets are judged apart.
  package var program: (_ path: String) -> NibProgram? = { _ in nil }

  package init(
    file: String, rows: String?, cell: String? = nil, rowHeight: RequestedHeight? = nil,
    options: LayoutOptions
  ) {
    (self.file, self.rows, self.cell) = (file, rows, cell)
    (self.rowHeight, self.options) = (rowHeight, options)
  }

  /// The files to watch, without standard input.
  package var files: [String] { [file, rows].compactMap { $0 }.filter { $0 != "-" } }

  /// Whether each row is shown with its height and problems, instead of a table.
  package var isMatrix: Bool { isStress || !variants.isEmpty }

  /// Reads both files.
  ///
  /// - Throws: `NibReadError`, `RowsError`, and `NibException` for a nib that cannot be registered.
  package func open() throws -> PreviewContent {
    try content(
      try InputFile.read(file, in: options.language, on: options.device),
      try rows.map { try RowsFile.read($0, path: path) })
  }

  /// Reads the files again (but not standard input).
  ///
  /// - Throws: the same errors as `open()`. The earlier content stays unchanged.
  func reopen(_ earlier: PreviewContent) throws -> PreviewContent {
    try content(
      file == "-"
        ? earlier.prototype.document : InputFile.read(file, in: options.language, on: options.device),
      rows == "-" ? earlier.data : rows.map { try RowsFile.read($0, path: path) })
  }

  /// Makes the content from a document and data that have been read.
  func content(_ document: NibDocument, _ data: (any RowsData)?) throws -> PreviewContent {
    var content = try PreviewContent(document, data: data, self)
    let files = document.languageFiles
    let translated = variants.showsAllLanguages ? files.languages.map { ShownLanguage.named($0) } : []
    for language in (translated + variants.languages).uniqued() {
      content.translations.append(
        (language, try PreviewContent(try document.localized(for: language, from: files), data: data, self)))
    }
    return content
  }

  /// The message of an error, in the form in which commands report problems.
  package func text(of error: any Error) -> String {
    switch error {
    case let error as NibReadError: error.diagnostic.rendered
    case let error as RowsError: error.diagnostic.rendered
    case let exception as NibException:
      Diagnostic(.nibException, exception.reason, at: SourceLocation(file: file)).rendered
    default: VisibleText.line("\(file): error: \(error)")
    }
  }
}

extension DiagnosticKind {
  static let nibException = DiagnosticKind(
    "nib-exception", .error, "UIKit would raise an exception while it loads or fills the cell.",
    advice: "See the message.")
}
