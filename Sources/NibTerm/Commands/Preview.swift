import ArgumentParser
import NibCore
import NibScreen

/// `nibterm preview FILE --rows DATA`: a table of real rows in a cell nib.
struct Preview: ParsableCommand {
  /// What is written where there is no terminal.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ansi, svg }

  static let configuration = CommandConfiguration(
    commandName: "preview",
    abstract: "Fill a table with real rows in cells of a nib.",
    discussion: """
      DATA is JSON (an array of objects, or an object with one such array in it) or CSV with a header. A column fills \
      the view whose outlet has its name; else the view with that label in Interface Builder; else the one that shows \
      that text in the nib. Case and punctuation do not count, and 'title' fills 'titleLabel'. Null hides a view; \
      what a row does not have is as in the nib. A nib without a cell is put into one, its outlets being those of \
      the File's Owner.

      When the output is no terminal, draws the first rows once.
      """)

  @Option(
    help: ArgumentHelp(
      "The rows: a .json, .csv or .tsv file; '-' reads standard input. Default: the file of the nib's name beside it.",
      valueName: "data"))
  var rows: String?

  @Option(
    help: ArgumentHelp(
      "The cell, where there are several: its reuse identifier, id, class or label.", valueName: "name"))
  var cell: String?

  @Option(
    help: ArgumentHelp(
      "Every row's height, or 'automatic': what the constraints give. Default: what the document says.",
      valueName: "points"))
  var rowHeight: String?

  @Flag(help: "Draw the first rows once to standard output, even on a terminal.")
  var draw = false

  @Option(help: "text or ansi (text in colors). Default: text, in colors if the output takes them.")
  var format: Format?

  @Option(help: "When to write colors: auto, always or never.")
  var color = ColorChoice.auto

  @OptionGroup var screen: ScreenOptions

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The document with the cell; '-' reads standard input.", valueName: "file"))
  var file: String

  func validate() throws {
    if let rowHeight, Preview.height(rowHeight) == nil {
      throw ValidationError(
        "'\(rowHeight)' is no height of rows: write points from 1 to 10000, or 'automatic'.")
    }
    if rows == "-" && file == "-" {
      throw ValidationError("Standard input can be the document or the rows, not both.")
    }
    if rows == nil && RowsFile.beside(nib: file) == nil {
      throw ValidationError(
        "Name the rows with --rows: no .json, .csv or .tsv file of the name of '\(file)' lies beside it.")
    }
  }

  /// Points as the table takes them; nil for a text that is no height.
  private static func height(_ text: String) -> CGFloat? {
    if text == "automatic" { return UITableView.automaticDimension }
    return Double(text).flatMap { (1...10_000).contains($0) ? CGFloat($0) : nil }
  }

  func run() throws {
    // From before the files are read, so that no change is missed.
    let states = Dictionary(request.files.map { ($0, FileState(ofDocument: $0)) }) { first, _ in first }
    let pane = try openPane()
    // Once a pipe has been read, keys come from the terminal.
    if rows == "-" || file == "-", !draw { _ = Terminal.takeInput() }
    if Terminal.isInteractive && !draw { return try show(pane, states) }
    let picture = pane.picture(style: screen.style)
    for remark in pane.remarks { Output.error(remark) }
    Output.write(sequences: text(of: picture))
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
      let loop = EventLoop(terminal: try self.screen.makeScreen())
      let screen = RowsScreen(request, pane, options: self.screen)
      screen.watch(states, in: loop)
      loop.run(screen).exitProcess()
    } catch {
      Output.error("nibterm: error: \(error)")
      throw ExitCode(1)
    }
  }

  private func text(of canvas: CellCanvas) -> String {
    let depth: ColorDepth?
    switch format {
    case .text: depth = nil
    case .svg: return SVGExport(title: Disk.name(of: file)).text(of: canvas)
    case .ansi: depth = color.depth ?? (color == .never ? .monochrome : .trueColor)
    case nil: depth = color.depth
    }
    return depth.map { ANSIExport(depth: $0).text(of: canvas) } ?? TextExport().text(of: canvas)
  }
}
