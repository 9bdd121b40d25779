import NibCore
import NibDrawing
import NibTools

/// A cell that shows one row in one variant: its drawing, its height, and its problems.
struct MatrixCell {
  let variant: MatrixVariant
  /// The index of the row.
  let row: Int
  let picture: CellCanvas
  /// The height of the row in points.
  let height: CGFloat
  /// The width of the cell in points. Items that determine their own size can be narrower or wider than the variant.
  let width: CGFloat
  private(set) var problems: [CellProblem] {
    didSet { captionLines = makeCaptionLines() }
  }
  /// The problems of texts of the document that users do not see, because the code of the program sets others. They are not
  /// among `problems`.
  private(set) var problemsOfReplacedTexts: [CellProblem] = []
  /// The height and the problems as lines that fit above the drawing.
  private(set) var captionLines: [String] = []
  /// The diagnostics about the values of the row and the nib.
  let diagnostics: [Diagnostic]

  /// Whether the cell has the size in the document.
  let isSaved: Bool

  /// Lays out and draws a cell.
  ///
  /// - Parameter ignoresSavedSize: whether the row that shows the cell as it is saved has the size of the other rows.
  init(
    _ content: PreviewContent, row: Int, _ variant: MatrixVariant, options: LayoutOptions,
    _ renderer: TreeRenderer, known: RowRemarks, ignoresSavedSize: Bool = false
  ) {
    self.variant = variant
    self.row = row
    let (sizing, tableWidth) = variant.sizing(isSaved: row == content.rowAsSaved && !ignoresSavedSize)
    isSaved = sizing == .saved
    var options = options
    options.contentSize = variant.textSize
    if let device = variant.device { (options.device, options.size) = (device, nil) }
    if let language = variant.language { options.show(in: language) }
    let content = content.content(in: variant.language)
    // Each cell has a table of its own. If constraints are ambiguous, a reused cell could keep a part of its last
    // layout, so that the result would depend on the rows that were shown before.
    let table = RowsTable(
      showingFirstRowOf: content.only(row), options: options, width: tableWidth, sizing: sizing, known: known)
    defer { table.window.nibClose() }
    let cell = table.run { table.controller.visibleCell(ofRow: 0) }
    let height = cell?.bounds.height ?? 0
    width = cell?.bounds.width ?? 0
    _ = table.resize(width: tableWidth, height: min(max(height, 1), MatrixCell.maximumHeight))
    self.height = height
    picture = table.run {
      table.window.layoutIfNeeded()
      return renderer.canvas(for: table.window)
    }
    let all = table.run {
      table.controller.visibleCell(ofRow: 0).map { CellProblem.all(in: $0, names: content.match.viewNames) }
        ?? []
    }
    let replaced = all.filter { content.isAboutReplacedText($0, inRow: row) }
    problems = all.filter { !replaced.contains($0) }
    problemsOfReplacedTexts = replaced
    diagnostics =
      table.diagnostics + table.imageDiagnostics(renderer)
      + table.invisibleTexts(names: content.match.viewNames)
    captionLines = makeCaptionLines()
  }

  /// The largest height that is drawn, in points.
  private static let maximumHeight: CGFloat = 4000

  /// Whether the cell has a problem, apart from its numbers.
  func has(_ problem: CellProblem) -> Bool {
    (problems + problemsOfReplacedTexts).contains { problem.isSame(as: $0) }
  }

  /// Removes problems.
  mutating func removeProblems(where isRemoved: (CellProblem) -> Bool) {
    problems.removeAll(where: isRemoved)
    problemsOfReplacedTexts.removeAll(where: isRemoved)
  }

  private func makeCaptionLines() -> [String] {
    let caption = ([size] + problems.map(\.text)).joined(separator: ", ")
    return CellText.lines(of: caption, columns: variant.drawnColumns, maxLines: MatrixCell.maximumCaption)
  }

  /// The maximum number of lines of a caption.
  private static let maximumCaption = 4

  /// The height: `44 pt high`. For an item that determines its own width, both dimensions: `120 x 44 pt`.
  var size: String {
    let height = NibNumber.text(height, decimals: 1)
    return abs(width - variant.width) < 1
      ? "\(height) pt high" : "\(NibNumber.text(width, decimals: 1)) x \(height) pt"
  }

  /// Whether one of the problems is more than a truncated text.
  var hasWarning: Bool { problems.contains { $0.severity > .note } }

  var json: JSON {
    func list(_ problems: [CellProblem]) -> JSON {
      .list(
        problems.map { problem in
          JSON.object([
            ("id", .string(problem.id)), ("severity", .string("\(problem.severity)")),
            ("view", .string(problem.viewID)), ("message", .string(problem.sentence)),
          ])
        })
    }
    return .object([
      ("language", variant.language.map { .string($0.name) }), ("width", .number(Double(variant.width))),
      ("textSize", .string(variant.textSize.nibShortName)),
      ("height", .number(Double(height))), ("cellWidth", .number(Double(width))),
      ("problems", list(problems)),
      ("replacedTexts", problemsOfReplacedTexts.isEmpty ? nil : list(problemsOfReplacedTexts)),
    ])
  }
}
