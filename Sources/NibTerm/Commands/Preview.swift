import ArgumentParser
import NibBrowser
import NibCore
import NibDrawing
import NibScreen
import NibTools

/// `nibterm preview FILE [DATA]`: shows rows of data, or extreme texts, in cells from a nib.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview", _superCommandName: "nibterm",
    abstract: "Show rows of data, or extreme texts, in cells from a nib.",
    discussion: """
      DATA is JSON (an array of objects, or an object that contains one such array), JSON Lines, or CSV with a header. \
      A column fills the view whose outlet, identifier, label, class or text in the nib fits its name best; \
      --explain-matches shows the choice. Case and punctuation are ignored, and 'title' also matches 'titleLabel'. A \
      null value hides the view. A view without a value in a row looks as it does in the nib. If the nib has no cell, \
      its view is placed in one, and the outlets of File's Owner are used.

      With --stress, --widths, --languages or --text-size all, each row is labelled with its height and with what is truncated, \
      overlaps or leaves the cell.

      If the output is not a terminal, draws the rows once. The exit status is then 1 if a row has a problem that \
      --fail-on names, or if the files cannot be read.
      """)

  @Option(
    help: ArgumentHelp(
      """
      Read the rows from this .json, .jsonl, .csv or .tsv file; '-' reads standard input. Default: the file beside the \
      nib that has the same name.
      """,
      valueName: "data"))
  var rows: String?

  @Option(
    help: ArgumentHelp(
      "Find the rows at this place of a JSON file: keys and indices with dots, such as data.items.",
      valueName: "keys"))
  var path: String?

  @Option(
    help: ArgumentHelp(
      "Show a text in a view in every row, such as titleLabel=Hello. Repeatable.", valueName: "view=text"))
  var set: [String] = []

  @Option(
    help: ArgumentHelp(
      "Fill a view with a column, such as title=nameLabel; 'title=' leaves the column out. Repeatable.",
      valueName: "column=view"))
  var map: [String] = []

  @Flag(help: "Print which column fills which view, and why, and exit.")
  var explainMatches = false

  @Flag(
    help: """
      Fill the cell with empty, short, very long and right-to-left text, accents, emoji, Chinese characters and large \
      numbers.
      """)
  var stress = false

  @Option(
    help: ArgumentHelp(
      "Show the rows at these widths side by side, such as 320,375,414,768.", valueName: "points"))
  var widths: String?

  @Option(
    help: ArgumentHelp(
      "Set the Dynamic Type size: XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or 'all' to show them side by side.",
      valueName: "size"))
  var textSize: String?

  @Option(
    help: ArgumentHelp(
      """
      Show the rows in these languages side by side, such as de,ar; 'all' for those that the document is translated into. \
      Without rows, the texts of the document are shown.
      """, valueName: "list"))
  var languages: LanguageList?

  @Option(
    help: """
      Exit with status 1 if a row of --stress, --widths or --text-size all has a problem: 'warning' for views that \
      overlap, leave the cell or have no room, 'note' for truncated texts too, or 'never'.
      """)
  var failOn = FailureThreshold.warning

  @Option(
    help: ArgumentHelp(
      "Use this cell, if there are several: its reuse identifier, id, class or label, or a text in it.",
      valueName: "name"))
  var cell: String?

  @Option(
    help: ArgumentHelp(
      """
      Set the height of every row: a number of points, 'automatic' to use the constraints, which also determine the \
      width of items of a collection view, or 'saved' for the height of the cell in the document. Default: the height \
      that a table would use.
      """,
      valueName: "height"))
  var rowHeight: String?

  @Flag(help: "Draw the first rows once to standard output, even on a terminal.")
  var draw = false

  @OptionGroup var output: DrawingOptions

  @OptionGroup var screen: ScreenOptions

  @Option(help: .blocks) var blocks = LargeTextBlocks.quadrants

  @OptionGroup var layout: DeviceArguments

  @Argument(help: ArgumentHelp("The document with the cell; '-' reads standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The file of rows, as with --rows.", valueName: "data"))
  var data: String?

  mutating func validate() throws {
    if let data {
      if let rows {
        throw ValidationError("The rows are given twice: '\(data)' and --rows '\(rows)'.")
      }
      rows = data
    }
    if let rowHeight, RequestedHeight(rowHeight) == nil {
      throw ValidationError(
        "'\(rowHeight)' is not a valid row height; use a number of points from 1 to 10000, 'automatic' or 'saved'."
      )
    }
    if rows == "-" && file == "-" {
      throw ValidationError(
        "Standard input can be the document or the rows, but not both; name a file for one of them.")
    }
    if languages != nil, layout.options.language != nil {
      throw ValidationError("--languages and --language choose the same thing; use one of them.")
    }
    if rows == nil && set.isEmpty && !stress && languages == nil && RowsFile.beside(nib: file) == nil {
      throw ValidationError(
        "Name a file of rows after the document, or use --stress; there is no .json, .jsonl, .csv or .tsv file beside "
          + "'\(file)' with its name.")
    }
    for (option, texts, form) in [("--set", set, "VIEW=TEXT"), ("--map", map, "COLUMN=VIEW")] {
      if let text = texts.first(where: { RowsRequest.Assignment($0) == nil }) {
        throw ValidationError("'\(text)' is not valid for \(option); use \(form).")
      }
    }
    if let widths, MatrixRequest.widths(widths) == nil {
      throw ValidationError(
        "'\(widths)' is not a list of widths; use numbers of points from 40 to 4000, for example 320,375.")
    }
    if let textSize, textSize != "all", category(textSize) == nil {
      throw ValidationError(
        "'\(textSize)' is not a valid text size; use XS, S, M, L, XL, XXL, XXXL, AX1 to AX5, or 'all'.")
    }
  }

  private func category(_ name: String) -> UIContentSizeCategory? {
    UIContentSizeCategory(nibShortName: name.uppercased())
  }

  func run() throws {
    // Get the states before reading the files, so that no change is missed.
    let states = Dictionary(request.files.map { ($0, FileState(ofDocument: $0)) }) { first, _ in first }
    let content = try openContent()
    if explainMatches {
      return Output.write(MatchReport(content).lines.map { $0 + "\n" }.joined())
    }
    // Standard input has been read, so keys are read from the terminal.
    if rows == "-" || file == "-", !draw { _ = Terminal.useTerminalAsInput() }
    if Terminal.isInteractive && !draw && !output.destination.isFile { return try show(content, states) }
    for remark in content.localizationRemarks { Output.error(remark) }
    if request.isMatrix { return try drawMatrix(content) }
    let pane = RowsPane(content, options: request.options)
    try write(pane.drawing(of: Disk.name(of: file), renderer))
    for diagnostic in pane.diagnostics { Output.error(diagnostic) }
  }

  /// The renderer of drawings that are written once. In dark appearance, the renderer paints the background of the
  /// page, unless the format has a background of its own.
  private var renderer: TreeRenderer {
    var renderer = TreeRenderer.forViewing(ViewingStyle(style: screen.style, blocks: blocks))
    renderer.paintsPage = request.options.style == .dark && !output.chosenFormat.hasBackground
    return renderer
  }

  private func write(_ drawing: Drawing, after text: String = "") throws {
    var page = DrawnPage(
      drawings: [drawing], file: file, title: Disk.name(of: file), isDark: request.options.style == .dark,
      depth: output.color.depthOfColoredText)
    page.drawsVectors = output.chosenFormat.usesVectors && !output.cells && screen.style == .rendered
    try output.write(page, after: text)
  }

  /// Draws all rows with their heights and problems, or writes these as JSON.
  ///
  /// - Throws: `ExitCode` 1 if there are problems that `--fail-on` names.
  private func drawMatrix(_ content: PreviewContent) throws {
    let matrix = Matrix(content, request.variants, options: request.options, renderer)
    let report = MatrixReport(matrix)
    let format = output.chosenFormat.name
    if format == OutputFormat.json.name {
      try output.write(report.json(file: file).text + "\n", madeFrom: file)
    } else {
      // Drawing the rows judges them too, so the verdict comes after the picture.
      let drawing = Drawing(report.picture, name: Disk.name(of: file))
      let verdict = output.chosenFormat.isText ? "\(report.verdict)\n\(content.prototype.sizingText)\n" : ""
      try write(drawing, after: verdict)
    }
    for diagnostic in matrix.dataDiagnostics { Output.error(diagnostic) }
    guard let severity = failOn.severity else { return }
    let problems = report.problems(from: severity)
    for problem in problems { Output.error(problem) }
    if !problems.isEmpty { throw ExitCode(1) }
  }

  private var request: RowsRequest {
    var options = layout.options
    options.contentSize = textSize.flatMap(category) ?? .unspecified
    let beside = set.isEmpty && !stress ? RowsFile.beside(nib: file) : nil
    var request = RowsRequest(
      file: file, rows: rows ?? beside, cell: cell, rowHeight: rowHeight.flatMap { RequestedHeight($0) },
      options: options)
    request.path = path.map { $0.split(separator: ".").map(String.init) } ?? []
    request.sets = set.compactMap { RowsRequest.Assignment($0) }
    request.maps = map.compactMap { RowsRequest.Assignment($0) }
    request.isStress = stress
    let programs = CheckPrograms(folders: [], checked: [], module: nil)
    request.program = { programs.program(around: $0) }
    request.variants.failureSeverity = failOn.severity ?? .warning
    request.variants.widths = widths.flatMap(MatrixRequest.widths) ?? []
    request.variants.languages = languages?.languages ?? []
    request.variants.showsAllLanguages = languages?.includesTranslated ?? false
    request.variants.textSizes = textSize == "all" ? UIContentSizeCategory.nibOrdered : []
    return request
  }

  /// Reads the document and the rows.
  private func openContent() throws -> PreviewContent {
    do {
      return try request.open()
    } catch {
      Output.error(lines: request.text(of: error))
      throw ExitCode(1)
    }
  }

  /// Shows the preview in the browser.
  private func show(_ content: PreviewContent, _ states: [String: FileState]) throws {
    do {
      let loop = EventLoop(terminal: try screen.makeScreen())
      let rows = RowsPreview.InitialRows(request: request, content: content, states: states)
      let browser = Browser(setup(content), rows: rows)
      browser.loop = loop
      loop.run(browser).exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  /// The setup of a browser that shows the rows on its canvas.
  private func setup(_ content: PreviewContent) -> BrowserSetup {
    var setup = BrowserSetup(screen: screen, blocks: blocks)
    setup.file = file
    setup.options = request.options
    setup.deviceName = layout.device
    setup.document = content.prototype.document
    setup.showsOnlyCanvas = true
    return setup
  }
}

/// The value of `--fail-on`: the problems of rows that make the program exit with status 1.
enum FailureThreshold: String, ExpressibleByArgument, CaseIterable {
  case warning, note, never

  /// The minimum severity of problems that cause a failure; `nil` if no problem does.
  var severity: Diagnostic.Severity? {
    switch self {
    case .warning: .warning
    case .note: .note
    case .never: nil
    }
  }
}
