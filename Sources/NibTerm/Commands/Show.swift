import ArgumentParser
import NibCore

/// `nibterm show FILE [OBJECT]`: draws a document once to standard output.
struct Show: ParsableCommand {
  /// What is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ansi, json }

  static let configuration = CommandConfiguration(
    abstract: "Draw a document once to standard output.",
    discussion: """
      OBJECT draws only that view, controller or scene: its id, storyboard identifier, title, custom class or label. \
      What is wrong with the document is told on standard error.
      """)

  @Option(help: "text, ansi (text in colors) or json. Default: text in colors if the output takes them.")
  var format: Format?

  @Option(help: "rendered (as the screen would look) or boxes (outlines with names).")
  var style = NibDrawingContext.Style.rendered

  @Option(help: ArgumentHelp("Scale the drawing to so many columns.", valueName: "number"))
  var columns: Int?

  @Option(help: "When to write colors.")
  var color = ColorChoice.auto

  @OptionGroup var canvas: CanvasOptions

  @Argument(help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"))
  var file: String

  @Argument(help: ArgumentHelp("The part to draw.", valueName: "object"))
  var object: String?

  func validate() throws {
    if let columns, !(1...CellGrid.largestCanvas.columns).contains(columns) {
      throw ValidationError("'\(columns)' columns: write a number from 1 to \(CellGrid.largestCanvas.columns).")
    }
  }

  func run() throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    let loaded = NibCanvas(document, options: canvas.canvas)
    Show.report(loaded.diagnostics)
    guard let subjects = ShownSubject.all(of: loaded, named: object) else {
      Output.error("\(file): error: there is no view '\(object ?? "")' in it [no-object]")
      throw ExitCode(1)
    }
    if subjects.isEmpty { Output.error("\(file): warning: there is no view to draw in it [no-views]") }
    write(subjects)
  }

  /// Tells warnings and errors on standard error.
  static func report(_ diagnostics: [Diagnostic]) {
    for diagnostic in diagnostics where diagnostic.severity >= .warning { Output.error(diagnostic.rendered) }
  }

  private func write(_ subjects: [ShownSubject]) {
    let drawings = subjects.map { Drawing($0, options: options(for: $0.view)) }
    if format == .json { return Output.write(JSONDrawing.text(of: drawings, file: file)) }
    let depth = format == .text ? nil : color.depth ?? (format == .ansi && color != .never ? .trueColor : nil)
    for (index, drawing) in drawings.enumerated() {
      if drawings.count > 1 { Output.line((index > 0 ? "\n" : "") + Output.sanitized(drawing.heading)) }
      let text = depth.map { ANSIExport(depth: $0).text(of: drawing.canvas) }
      Output.write(text ?? TextExport().text(of: drawing.canvas))
    }
  }

  private func options(for view: UIView) -> TreeRenderer.Options {
    var options = TreeRenderer.Options()
    options.style = style
    options.paintsPage = canvas.dark
    if let columns, view.bounds.width > 0 { options.grid = CellGrid(width: Double(view.bounds.width), columns: columns) }
    return options
  }
}

extension NibDrawingContext.Style: ExpressibleByArgument {}

extension CellGrid {
  /// The grid in which `width` points are that many columns; its cells have the standard proportions.
  init(width: Double, columns: Int) {
    let cellWidth = width / Double(columns)
    self.init(cellWidth: cellWidth, cellHeight: cellWidth * CellGrid.standardProportion)
  }

  /// How many times as high as wide a cell is.
  private static var standardProportion: Double { CellGrid.standard.cellHeight / CellGrid.standard.cellWidth }
}
