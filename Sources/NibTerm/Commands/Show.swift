import ArgumentParser
import NibCore
import NibDrawing

/// `nibterm show FILE [OBJECT]`: draws a document once to standard output.
struct Show: ParsableCommand {
  static let configuration = CommandConfiguration(
    commandName: "show", _superCommandName: "nibterm",
    abstract: "Draw a document once to standard output.",
    discussion: """
      If OBJECT is given, only that view, controller or scene is drawn. OBJECT is its id, visible text, outlet, \
      identifier, title, label or class. Case is ignored if no name matches exactly. A controller is drawn with the bars \
      of the containers that show it, and its view without them. Errors in the document are reported \
      on standard error, and other problems are mentioned there in one line.
      """)

  @OptionGroup var output: DrawingOptions

  @Option(help: "Draw views rendered (as the screen would look) or as boxes (outlines with names).")
  var style = NibDrawingContext.Style.rendered

  @Option(help: ArgumentHelp("Scale the drawing to this number of columns.", valueName: "number"))
  var columns: Int?

  @Flag(help: "Print what a screen reader would say, in reading order, one element per line.")
  var linear = false

  @Option(help: .blocks) var blocks = LargeTextBlocks.quadrants

  @OptionGroup var layout: LayoutArguments

  @Argument(
    help: ArgumentHelp("The document; '-' reads standard input.", valueName: "file"),
    completion: .file(extensions: DocumentName.extensions(DocumentName.suffixes)))
  var file: String

  @Argument(help: ArgumentHelp("The part to draw.", valueName: "object"))
  var object: String?

  func validate() throws {
    if linear, output.format != nil {
      throw ValidationError("--linear has its own output format; use either --linear or --format.")
    }
    let maximum = CellGrid.largestCanvas.columns
    if let columns, !(1...maximum).contains(columns) {
      throw ValidationError(
        "'\(columns)' is not a valid number of columns; use a number from 1 to \(maximum).")
    }
  }

  func run() throws {
    let printer = DocumentPrinter(
      format: output.chosenFormat, color: output.color, style: style, columns: columns, isLinear: linear,
      drawsCells: output.cells, scale: output.scale, blocks: blocks, destination: output.destination,
      options: layout.options)
    try printer.print(file, object: object)
  }
}

extension NibDrawingContext.Style: ExpressibleByArgument {}
