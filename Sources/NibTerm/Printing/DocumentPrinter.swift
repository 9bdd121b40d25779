import ArgumentParser
import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// Draws documents to standard output, for `show`, for `samples`, and for the browser without a terminal.
struct DocumentPrinter {
  var format = OutputFormat.usual(.auto)
  var color = ColorChoice.auto
  var style = NibDrawingContext.Style.rendered
  /// The width of each drawing in columns of cells; `nil` for the standard scale.
  var columns: Int?
  /// Whether the elements are printed in reading order instead of a drawing.
  var isLinear = false
  /// Whether `svg` and `png` show cells and not the views in points.
  var drawsCells = false
  /// The number of pixels per point in images.
  var scale: Int?
  /// The characters that large text consists of.
  var blocks = LargeTextBlocks.quadrants
  /// The file that is written; by default, standard output.
  var destination = SavedFile(path: "-", content: .drawing)
  /// The device and settings for the layout of documents.
  var options = LayoutOptions()

  /// Draws the document at `file`, or the part named `object`, and reports problems on standard error.
  ///
  /// - Throws: `ExitCode` 1 if the file cannot be read, has no such part, or has errors.
  func print(_ file: String, object: String?) throws {
    guard let document = InputFile.document(file, in: options.language, on: options.device) else {
      throw ExitCode(1)
    }
    let loaded = LoadedDocument(document, options: options)
    report(loaded.diagnostics, of: document, file: file)
    let pictures = try pictures(of: loaded, named: object)
    let reason = Picture.reasonForNone(in: loaded)
    if pictures.isEmpty {
      Output.error(
        Diagnostic(.noViews, "there is nothing to draw: \(reason)", at: SourceLocation(file: file)))
      if !document.kind.isSupported, format.isText {
        return try destination.write(Output.bytes(NibOutline(document).text()), madeFrom: [file])
      }
    }
    let isBlank = try write(pictures, file: file, part: object == nil ? nil : pictures.first?.name)
    if isBlank { reportBlank(pictures, file: file) }
    if object == nil { reportOwnSize(pictures, in: loaded, file: file) }
    if loaded.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  /// Returns all screens and other roots, or the object with the given name.
  ///
  /// - Throws: `ExitCode` 1 after reporting that there is no such object, or more than one.
  private func pictures(of loaded: LoadedDocument, named object: String?) throws -> [Picture] {
    guard let object else { return Picture.all(of: loaded) }
    do throws(ObjectLookupError) {
      return [try Picture.named(object, in: loaded)]
    } catch {
      Output.error(error.diagnostic)
      throw ExitCode(1)
    }
  }

  /// Reports the problems of loading on standard error: errors, and devices that are not suitable or not known, in full,
  /// the others in one line, without numbers.
  ///
  /// Sources are not read, because that takes longer than drawing. Problems that depend on the program's classes, which
  /// only `check` can judge, are therefore not mentioned.
  private func report(_ diagnostics: [Diagnostic], of document: NibDocument, file: String) {
    let devices: [DiagnosticKind] = [.unsuitableDevice, .unknownDevice]
    let isPrinted = { (diagnostic: Diagnostic) in
      diagnostic.severity == .error || devices.contains(diagnostic.kind)
    }
    for diagnostic in diagnostics where isPrinted(diagnostic) { Output.error(diagnostic) }
    let others = diagnostics.filter { !devices.contains($0.kind) }
    if let summary = LoadingSummary(others, of: document).text(of: file) { Output.error(summary) }
  }

  /// Reports that a drawing contains nothing but spaces.
  private func reportBlank(_ pictures: [Picture], file: String) {
    let hasText = pictures.lazy.flatMap(\.view.nibTree).contains { view in
      !view.nibIsHiddenItself && view.nibText?.string.contains { !$0.isWhitespace } == true
    }
    let reason =
      if !pictures.contains(where: { !$0.view.bounds.isEmpty }) {
        "the view has no size; give it one, for example with --size 320x480"
      } else if hasText {
        "its texts are covered, or have the color of what is behind them; --style boxes shows them"
      } else {
        "no view shows text or lines; --style boxes draws the outlines of views"
      }
    Output.error(Diagnostic(.blank, "the drawing is blank: \(reason)", at: SourceLocation(file: file)))
  }

  /// Reports that the requested device does not change the size of a freeform view.
  private func reportOwnSize(_ pictures: [Picture], in loaded: LoadedDocument, file: String) {
    guard let device = options.device, loaded.document.suits(device), options.size == nil else { return }
    let freeform = pictures.first { picture in
      let size = picture.view.bounds.size
      return !picture.isLoose && !loaded.isSizedByDevice(picture.view)
        && size != picture.view.nibEnvironment.screenSize
        && size == picture.view.nibOrigin?.savedFrame?.size
    }
    guard let freeform else { return }
    let size = freeform.view.bounds.size.nibText
    Output.error(
      Diagnostic(
        .ownSize, "a freeform view keeps its own size on any device: \(freeform.name) is \(size)",
        at: SourceLocation(file: file)))
  }

  /// Writes the drawings of pictures, with headings if there are several.
  ///
  /// - Parameter part: the name of the requested part, if any.
  /// - Returns: whether the output is text that contains nothing but spaces.
  @discardableResult
  func write(_ pictures: [Picture], file: String, part: String? = nil) throws -> Bool {
    guard !isLinear else {
      try destination.write(Output.bytes(LinearText.text(of: pictures)), madeFrom: [file])
      return false
    }
    let name = file == "-" ? nil : Disk.name(of: file)
    let drawings = pictures.map { drawing(of: $0) }
    reportUnreadableImages(in: drawings)
    var page = DrawnPage(
      drawings: drawings, file: file,
      title: [name, part].compactMap { $0 }.joined(separator: ": "),
      isDark: pictures.contains(where: \.isDark),
      depth: color.depthOfColoredText)
    // Boxes, and drawings of a given number of columns, show cells. Images for terminals can have any width.
    page.drawsVectors =
      format.usesVectors && !drawsCells && style == .rendered && (columns == nil || format.isForTerminal)
    page.columns = columns
    page.scale = scale
    let output = try format.output(for: page, to: destination)
    try destination.write(output, madeFrom: [file])
    if format.usesVectors { return false }
    // Several drawings have headings, so each drawing is examined without its heading.
    guard page.drawings.count > 1 else { return !pictures.isEmpty && isBlank(output) }
    return page.drawings.allSatisfy { drawing in
      var single = page
      single.drawings = [drawing]
      return isBlank((try? format.bytes(single)) ?? [])
    }
  }

  /// Reports each image file that cannot be read, and each symbol without a drawing, once on standard error.
  private func reportUnreadableImages(in drawings: [Drawing]) {
    for diagnostic in drawings.flatMap(\.imageDiagnostics).uniqued(by: { [$0.location?.file, $0.message] }) {
      Output.error(diagnostic)
    }
  }

  private func isBlank(_ text: [UInt8]) -> Bool {
    text.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
  }

  private func drawing(of picture: Picture) -> Drawing {
    var renderer = TreeRenderer.forViewing(ViewingStyle(style: style, blocks: blocks))
    renderer.paintsPage = format.paintsPages || picture.isDark && !format.hasBackground
    let width = Double(picture.view.bounds.width)
    if let columns, width > 0 { renderer.grid = CellGrid(width: width, columns: columns) }
    return Drawing(picture, renderer: renderer)
  }
}

extension CellGrid {
  /// Creates a grid that divides `width` points into the given number of columns. Its cells have the standard
  /// proportions.
  fileprivate init(width: Double, columns: Int) {
    let cellWidth = width / Double(columns)
    self.init(
      cellWidth: cellWidth, cellHeight: cellWidth * CellGrid.standard.cellHeight / CellGrid.standard.cellWidth
    )
  }
}

/// Screens as plain lines in reading order, without boxes, columns or escape sequences.
enum LinearText {
  /// The lines of a screen: its name and size, its elements, and at the end the number of elements without a label.
  static func lines(of picture: Picture) -> [String] {
    let size = picture.view.bounds.size
    let nodes = LinearReader(picture.view).nodes
    let heading =
      "\(picture.name), \(NibNumber.text(size.width)) by \(NibNumber.text(size.height)) points"
    let unlabeled = nodes.reduce(0) { $0 + $1.unlabeledCount }
    let summary = unlabeled == 1 ? "1 element has no label." : "\(unlabeled) elements have no label."
    return [heading] + (nodes.isEmpty ? ["  Nothing to read."] : nodes.flatMap { $0.lines(indent: "  ") })
      + (unlabeled > 0 ? [summary] : [])
  }

  /// The lines of several screens, with an empty line between screens and a line break at the end.
  static func text(of pictures: [Picture]) -> String {
    pictures.map { lines(of: $0).map { VisibleText.line($0) + "\n" }.joined() }.joined(separator: "\n")
  }
}

extension DiagnosticKind {
  static let noViews = DiagnosticKind(
    "no-views", .note, "There is nothing to draw.", advice: "See the message.")

  static let blank = DiagnosticKind(
    "blank", .note, "The drawing contains only spaces.",
    advice: "Use `--style boxes`, or give a size with `--size`.")

  static let ownSize = DiagnosticKind(
    "own-size", .note, "`--device` does not change the size of a freeform view.",
    advice: "Give a size with `--size`.")
}
