import ArgumentParser
import NibCore

/// `nibterm show FILE [OBJECT]`: draws a document once to standard output.
struct Show: ParsableCommand {
  /// What is written.
  enum Format: String, ExpressibleByArgument, CaseIterable { case text, ansi, svg, json }

  static let configuration = CommandConfiguration(
    commandName: "show",
    abstract: "Draw a document once to standard output.",
    discussion: """
      OBJECT draws only that view, controller or scene: its id, storyboard identifier, title, custom class or \
      label. What is wrong with the document is told on standard error.
      """)

  @Option(
    help:
      "text, ansi (text in colors), svg (a picture) or json. Default: text, in colors if the output takes them."
  )
  var format: Format?

  @Option(help: "rendered (as the screen would look) or boxes (outlines with names).")
  var style = NibDrawingContext.Style.rendered

  @Option(help: ArgumentHelp("Scale the drawing to so many columns.", valueName: "number"))
  var columns: Int?

  @Option(help: "When to write colors: auto, always or never.")
  var color = ColorChoice.auto

  @Flag(help: "Print what a screen reader would say, in its order, a line each.")
  var linear = false

  @OptionGroup var canvas: CanvasOptions

  @Argument(
    help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"),
    completion: .file(extensions: ["xib", "storyboard", "nib", "storyboardc"]))
  var file: String

  @Argument(help: ArgumentHelp("The part to draw.", valueName: "object"))
  var object: String?

  func validate() throws {
    if linear, format != nil {
      throw ValidationError("--linear prints lines of its own: write either it or --format.")
    }
    let most = CellGrid.largestCanvas.columns
    if let columns, !(1...most).contains(columns) {
      throw ValidationError("\(columns) columns cannot be drawn: write a number from 1 to \(most).")
    }
  }

  func run() throws {
    let printer = DocumentPrinter(
      format: format, style: style, columns: columns, color: color, isLinear: linear, canvas: canvas.canvas)
    try printer.print(file, object: object)
  }
}

extension NibDrawingContext.Style: ExpressibleByArgument {}
