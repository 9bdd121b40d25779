import ArgumentParser
import NibCore
import NibScreen

/// `nibterm preview FILE --rows DATA`: shows rows of data in a table with cells from a nib.
struct Preview: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Show rows of data in a table, in cells from a nib.",
    discussion: """
      DATA is JSON (an array of objects, or an object that contains one such array) or CSV with a header. A column \
      fills the view that is connected to an outlet of the same name. If there is none, it fills the view with that \
      label in Interface Builder, or else the view that shows that text in the nib. Case and punctuation are ignored, \
      and 'title' also matches 'titleLabel'. A null value hides the view. A view without a value in a row looks as it \
      does in the nib. If the nib has no cell, its view is placed in one, and the outlets of File's Owner are used.

      If the output is not a terminal, draws the first rows once.
      """)

  @Option(
    help: ArgumentHelp(
      """
      Read the rows from this .json, .csv or .tsv file; '-' reads standard input. Default: the file beside the nib \
      that has the same name.
      """,
      valueName: "data"))
  var rows: String?

  @Option(
    help: ArgumentHelp(
      "Use this cell, if there are several: its reuse identifier, id, class or label, or a text in it.",
      valueName: "name"))
  var cell: String?

  @Option(
    help: ArgumentHelp(
      "Set the height of every row, or 'automatic' to use the constraints. Default: the document's row height.",
      valueName: "points"))
  var rowHeight: String?

  @Flag(help: "Draw the first rows once to standard output, even on a terminal.")
  var draw = false

  @OptionGroup var output: DrawingOptions

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The document with the cell; '-' reads standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if let rowHeight, Preview.height(rowHeight) == nil {
      throw ValidationError(
        "'\(rowHeight)' is not a valid row height; use a number of points from 1 to 10000, or 'automatic'.")
    }
    if rows == "-" && file == "-" {
      throw ValidationError(
        "Standard input can be the document or the rows, but not both; name a file for one of them.")
    }
    if rows == nil && RowsFile.beside(nib: file) == nil {
      throw ValidationError(
        "Use --rows to name a file of rows; there is no .json, .csv or .tsv file beside '\(file)' with its name."
      )
    }
  }

  /// Parses a row height in the form that the table uses. Returns `nil` if the text is not a valid height.
  private static func height(_ text: String) -> CGFloat? {
    if text == "automatic" { return UITableView.automaticDimension }
    return Double(text).flatMap { (1...10_000).contains($0) ? CGFloat($0) : nil }
  }

  func run() throws {
    // Get the states before reading the files, so that no change is missed.
    let states = Dictionary(request.files.map { ($0, FileState(ofDocument: $0)) }) { first, _ in first }
    let pane = try openPane()
    // Standard input has been read, so keys are read from the terminal.
    if rows == "-" || file == "-", !draw { _ = Terminal.useTerminalAsInput() }
    if Terminal.isInteractive && !draw { return try show(pane, states) }
    let name = Disk.name(of: file)
    let page = DrawnPage(
      drawings: [Drawing(pane.picture(style: screen.style), name: name)], file: file, title: name,
      depth: output.color.depthOfColoredText)
    for diagnostic in pane.diagnostics { Output.error(diagnostic) }
    try output.write(page)
  }

  private var request: RowsRequest {
    RowsRequest(
      file: file, rows: rows ?? RowsFile.beside(nib: file) ?? "", cell: cell,
      rowHeight: rowHeight.flatMap(Preview.height), options: canvas.canvas)
  }

  private func openPane() throws -> RowsPane {
    do {
      return try request.open()
    } catch {
      Output.error(lines: request.text(of: error))
      throw ExitCode(1)
    }
  }

  private func show(_ pane: RowsPane, _ states: [String: FileState]) throws {
    do {
      let loop = EventLoop(terminal: try screen.makeScreen())
      let browser = Browser(setup(pane, states))
      browser.loop = loop
      loop.run(browser).exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  /// The setup of a browser that shows the rows on its canvas.
  private func setup(_ pane: RowsPane, _ states: [String: FileState]) -> Browser.Setup {
    var setup = Browser.Setup()
    setup.file = file
    setup.options = canvas.canvas
    setup.deviceName = canvas.device
    setup.style = screen.style
    setup.theme = screen.theme
    setup.usesMouse = screen.mouse
    setup.paintsPages = screen.page == .own
    setup.preview = Browser.RowsPreview(request: request, pane: pane, states: states)
    return setup
  }
}
