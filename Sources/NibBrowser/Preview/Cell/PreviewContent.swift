import NibAnalysis
import NibCore
import NibTools

/// A previewed cell, the rows of data that fill it, and the view that each column fills. The content is the same for
/// all widths and text sizes.
package struct PreviewContent {
  package let prototype: CellPrototype
  let rows: any RowsData
  let match: ColumnMatch
  let views: [NamedView]
  /// The rows as they were read; `nil` if there is no file of rows.
  let data: (any RowsData)?
  /// Whether the rows show stress values. The first row shows usual texts, for comparison.
  let isStress: Bool
  /// The row that shows the cell as it is in the document; `nil` if there is none.
  let rowAsSaved: Int?
  /// The texts that the code of the program sets; `nil` if they do not matter.
  private var codeUses: ProgramViewUses.Reader?
  /// The same content in other languages that are shown beside it.
  var translations: [(language: ShownLanguage, content: PreviewContent)] = []

  /// Remarks on languages that have no translations, and on files with translations that cannot be read completely.
  package var localizationRemarks: [Diagnostic] {
    ([self] + translations.map(\.content)).flatMap(\.prototype.document.localizationRemarks).uniqued()
  }

  /// Creates the cell, and finds the view for each column.
  ///
  /// - Parameter data: the rows of the file; `nil` if there is none.
  /// - Throws: `RowsError` if the cell, or a view that the user names, does not exist; `NibException` if the cell
  ///   cannot be registered.
  init(_ document: NibDocument, data: (any RowsData)?, _ request: RowsRequest) throws {
    var prototype = try CellPrototype(in: document, named: request.cell, rowHeight: request.rowHeight)
    let views = try PreviewContent.views(of: prototype, request.options)
    let names = Dictionary(views.map { ($0.id, $0.shownName) }) { first, _ in first }
    prototype.checkAutomaticHeight(request.options, names: names)
    var builder = RowsBuilder(views, file: document.file, data: data)
    try builder.map(request.maps)
    if request.isStress { try builder.addStressValues() }
    try builder.set(request.sets)
    self.prototype = prototype
    self.views = views
    self.data = data
    isStress = request.isStress
    rowAsSaved = builder.rowAsSaved
    let showsTexts = data == nil && builder.rows.count == 0 && request.variants.showsLanguages
    rows = showsTexts ? FixedRows(columns: [], rows: [("texts of the document", [])]) : builder.rows
    match = builder.match
    setProgram(request.program)
  }

  /// A cell with one row that is filled with no values, or without rows.
  init(saved prototype: CellPrototype, hasRow: Bool = true) {
    self.prototype = prototype
    rows = FixedRows(columns: [], rows: hasRow ? [(nil, [])] : [])
    match = ColumnMatch(columns: [], views: [], at: nil)
    views = []
    data = nil
    isStress = false
    (rowAsSaved, codeUses) = (nil, nil)
  }

  private init(_ content: PreviewContent, rows: any RowsData) {
    (prototype, match, views) = (content.prototype, content.match, content.views)
    (data, isStress, rowAsSaved) = (content.data, content.isStress, nil)
    codeUses = content.codeUses
    self.rows = rows
  }

  /// The content in one of the languages; this content for the development language.
  func content(in language: ShownLanguage?) -> PreviewContent {
    translations.first { $0.language == language }?.content ?? self
  }

  /// The same content with a single row.
  func only(_ row: Int) -> PreviewContent { PreviewContent(self, rows: RowSlice(rows, row)) }

  /// The views of a cell that rows can fill.
  private static func views(
    of prototype: CellPrototype, _ options: LayoutOptions
  ) throws -> [NamedView] {
    let content = PreviewContent(saved: prototype, hasRow: false)
    let size = content.screenSize(options)
    let table = RowsTable(content, options: options, width: size.width, screenHeight: size.height)
    defer { table.window.nibClose() }
    return try table.run { NamedView.all(in: try table.controller.firstCell(), of: prototype) }
  }

  /// The size of the screen for some options, in points.
  func screenSize(_ options: LayoutOptions) -> CGSize {
    options.size ?? NibPreviewProgram(prototype.document, options: options).environment.screenSize
  }

  /// The place of a value for messages: `row 2, column 'price'`.
  func place(ofRow row: Int, column: Int) -> String {
    let index = (rows as? RowSlice)?.index ?? row
    return "row \(index + 1), column '\(rows.columns[column].cut())'"
  }

  /// The diagnostic for a file of data without rows; `nil` if it has rows, or if there is no file.
  var emptyData: Diagnostic? {
    guard let data, data.count == 0 else { return nil }
    let place = SourceLocation(file: data.file, line: 1, column: 1)
    let content = data.columns.isEmpty ? "an empty list" : "a header"
    return Diagnostic(.noRows, "there are no rows, only \(content)", at: place)
  }

  /// Sets the function that returns the program, as in `RowsRequest`.
  mutating func setProgram(_ program: @escaping (_ path: String) -> NibProgram?) {
    let document = prototype.document.inDevelopmentLanguage
    codeUses = ProgramViewUses.Reader(document) { program(document.file) }
    for index in translations.indices { translations[index].content.setProgram(program) }
  }

  /// Whether the sources of the program are known, so that texts that its code sets can be told from others.
  var knowsCode: Bool { codeUses?.uses != nil }

  /// Whether a problem is about a text of the document that users do not see, because the code of the program sets another
  /// one. The values of the row are such texts of the program.
  func isAboutReplacedText(_ problem: CellProblem, inRow row: Int) -> Bool {
    guard let codeUses else { return false }
    let ids = [problem.viewID, problem.otherID].compactMap { $0 }
    let documentIDs = ids.filter { !isFilled($0, inRow: row) }
    return documentIDs.contains(where: codeUses.setsText)
  }

  /// Whether a row has a value for a view.
  private func isFilled(_ viewID: String, inRow row: Int) -> Bool {
    guard let column = column(of: viewID), let values = try? rows.row(row), values.indices.contains(column)
    else {
      return false
    }
    return values[column] != nil
  }

  /// The column that fills a view; `nil` if none does.
  func column(of viewID: String) -> Int? { match.views.first { $0.value == viewID }?.key }
}

extension DiagnosticKind {
  static let noRows = DiagnosticKind("no-rows", .warning, "The file of data has no rows.")
}
