import ArgumentParser
import NibTools

/// The options of commands that draw.
struct DrawingOptions: ParsableArguments {
  @Option(
    help: ArgumentHelp(
      "Write \(OutputFormat.names). Default: text, in colors if the output supports them."))
  var format: OutputFormat?

  @Flag(help: "Draw the cells of the terminal in svg and images, and not the views in points.")
  var cells = false

  @Option(
    help: ArgumentHelp(
      """
      Draw this number of pixels per point in images: 1, 2 or 3. Default: 2 in png, and in kitty, sixel and iterm as \
      large as cells would be; less if the image would be too large.
      """,
      valueName: "number"))
  var scale: Int?

  @Option(
    name: [.customShort("o"), .customLong("output")],
    help: ArgumentHelp(
      "Write to this file; '-' is standard output, which is the default.", valueName: "file"))
  var path: String?

  @Option(help: "Write colors always, never, or auto (if the output is a terminal that supports them).")
  var color = ColorChoice.auto

  func validate() throws {
    if let scale, !(1...3).contains(scale) {
      throw ValidationError("'\(scale)' is not a valid scale; use 1, 2 or 3.")
    }
    if path == "" { throw ValidationError("Name a file with -o, or '-' for standard output.") }
  }

  /// Writes a page in the chosen format, between two texts.
  ///
  /// - Throws: `ExitCode` 1 after reporting that the output cannot be made or written.
  func write(_ page: DrawnPage, after first: String = "", followedBy text: String = "") throws {
    var page = page
    page.scale = scale
    let drawn = try chosenFormat.output(for: page, to: destination)
    try destination.write(Output.bytes(first) + drawn + Output.bytes(text), madeFrom: [page.file])
  }

  /// Writes text, which can have several lines.
  ///
  /// - Parameter file: the document that the text was made from.
  /// - Throws: `ExitCode` 1 after reporting that the file cannot be written.
  func write(_ text: String, madeFrom file: String) throws {
    try destination.write(Output.bytes(text), madeFrom: [file])
  }

  var destination: SavedFile { SavedFile(path: path ?? "-", content: .drawing) }

  /// The format in which drawings are written. A file has no colors if neither `--format` nor `--color` asks for them.
  var chosenFormat: OutputFormat { format ?? (destination.isFile && color == .auto ? .text : .usual(color)) }
}
