import ArgumentParser
import NibCore
import NibDrawing

/// Draws documents to standard output: what `show` does, and the browser without a terminal.
struct DocumentPrinter {
  /// What is written; nil: text, in colors if the output takes them.
  var format: Show.Format?
  var style = NibDrawingContext.Style.rendered
  /// The width of the drawing; nil: at the standard scale.
  var columns: Int?
  var color = ColorChoice.auto
  /// Whether the reading order is printed instead of a drawing.
  var isLinear = false
  /// What documents are laid out for.
  var canvas = NibCanvas.Options()

  /// Draws the document at `file`, or the part called `object`, and tells on standard error what is wrong
  /// with it.
  ///
  /// - Throws: `ExitCode` 1 if the file cannot be read, has no such part, or has errors.
  func print(_ file: String, object: String?) throws {
    guard let document = InputFile.document(file) else { throw ExitCode(1) }
    let loaded = NibCanvas(document, options: canvas)
    tell(loaded.diagnostics, of: file)
    guard let subjects = ShownSubject.all(of: loaded, named: object) else {
      Output.error("\(file): error: it has no view or scene '\(object ?? "")' [no-object]")
      throw ExitCode(1)
    }
    let reason = ShownSubject.reasonForNone(in: loaded)
    if subjects.isEmpty { Output.error("\(file): note: there is nothing to draw: \(reason) [no-views]") }
    let isBlank = write(subjects, file: file, part: object == nil ? nil : subjects.first?.name)
    if isBlank { tellBlank(subjects, file: file) }
    if loaded.diagnostics.contains(where: { $0.severity == .error }) { throw ExitCode(1) }
  }

  /// A project's own classes are never here: many of them are told in one line, so that the rest can be seen.
  private func tell(_ diagnostics: [Diagnostic], of file: String) {
    let told = diagnostics.filter { $0.severity >= .warning }
    let missing = told.filter { $0.id == "unknown-class" }
    let isListed = missing.count <= 3
    for diagnostic in told where isListed || diagnostic.id != "unknown-class" {
      Output.error(diagnostic)
    }
    guard !isListed else { return }
    var names: [String] = []
    for name in missing.compactMap(\.path.steps.first?.className) where !names.contains(name) {
      names.append(name)
    }
    Output.error(
      "\(file): warning: \(names.count) custom classes are not here, and their base classes stand in: "
        + "\(names.joined(separator: ", ")); 'nibterm check --severity note' tells where [unknown-class]")
  }

  /// Reports that drawings of views show nothing but spaces.
  private func tellBlank(_ subjects: [ShownSubject], file: String) {
    let hasSize = subjects.contains { !$0.view.bounds.isEmpty }
    let reason =
      hasSize
      ? "no view shows text or lines; --style boxes draws the outlines of views"
      : "the view has no size; give it one, for example with --size 320x480"
    Output.error("\(file): note: the drawing is blank: \(reason) [blank]")
  }

  /// Writes drawings of subjects, each under its heading if there are several.
  ///
  /// - Parameter part: the name of the one that was asked for.
  /// - Returns: whether text was written that shows nothing of any subject.
  @discardableResult
  func write(_ subjects: [ShownSubject], file: String, part: String? = nil) -> Bool {
    switch format {
    case _ where isLinear: Output.write(LinearText.text(of: subjects))
    case .json: Output.write(JSONDrawing.text(of: subjects.map { drawing(of: $0) }, file: file))
    case .svg: Output.write(picture(of: subjects.map { drawing(of: $0) }, file: file, part: part))
    case .text, .ansi, nil: return writeText(of: subjects)
    }
    return false
  }

  private func writeText(of subjects: [ShownSubject]) -> Bool {
    var isBlank = !subjects.isEmpty
    for (index, subject) in subjects.enumerated() {
      if subjects.count > 1 { Output.line((index > 0 ? "\n" : "") + VisibleText.line(subject.heading)) }
      let text = text(of: drawing(of: subject).canvas)
      isBlank = isBlank && text.utf8.allSatisfy { $0 == UInt8(ascii: " ") || $0 == UInt8(ascii: "\n") }
      Output.write(sequences: text)
    }
    return isBlank
  }

  private func text(of canvas: CellCanvas) -> String {
    let depth: ColorDepth?
    switch format {
    case .text, .svg, .json: depth = nil
    case .ansi: depth = color.depth ?? (color == .never ? .monochrome : .trueColor)
    case nil: depth = color.depth
    }
    return depth.map { ANSIExport(depth: $0).text(of: canvas) } ?? TextExport().text(of: canvas)
  }

  /// The drawings as one picture: dark if that was asked for, else as the page is that shows it.
  private func picture(of drawings: [Drawing], file: String, part: String?) -> String {
    let name = file == "-" ? nil : Disk.name(of: file)
    let title = [name, part].compactMap { $0 }.joined(separator: ": ")
    let pictures = drawings.map {
      SVGExport.Picture($0.canvas, heading: drawings.count > 1 ? $0.subject.heading : nil)
    }
    let export = SVGExport(title: title, appearance: isDark ? .dark : .automatic)
    return export.text(of: pictures.isEmpty ? [DocumentPrinter.pictureOfNothing] : pictures)
  }

  /// What a picture says of a document without views.
  private static var pictureOfNothing: SVGExport.Picture {
    let text = "There is nothing to draw."
    let canvas = CellCanvas(size: CellSize(columns: text.count, rows: 1))
    canvas.put(text, at: .zero)
    return SVGExport.Picture(canvas)
  }

  private var isDark: Bool { canvas.style == .dark }

  private func drawing(of subject: ShownSubject) -> Drawing {
    var renderer = TreeRenderer.looking(style)
    // A picture has a ground of its own.
    renderer.paintsPage = isDark && format != .svg
    let width = Double(subject.view.bounds.width)
    if let columns, width > 0 { renderer.grid = CellGrid(width: width, columns: columns) }
    return Drawing(subject, renderer: renderer)
  }
}

extension CellGrid {
  /// The grid in which `width` points are that many columns; its cells have the standard proportions.
  fileprivate init(width: Double, columns: Int) {
    let cellWidth = width / Double(columns)
    self.init(
      cellWidth: cellWidth, cellHeight: cellWidth * CellGrid.standard.cellHeight / CellGrid.standard.cellWidth
    )
  }
}

/// The reading order of screens as plain lines: no boxes, no columns, no escape sequences.
enum LinearText {
  /// A screen: its name and size, then its stops; at the end, how many of them nobody could make out by ear.
  static func lines(of subject: ShownSubject) -> [String] {
    let size = subject.view.bounds.size
    let nodes = LinearReader(subject.view).nodes
    let heading =
      "\(subject.name), \(JSON.number(Double(size.width))) by \(JSON.number(Double(size.height))) points"
    let unlabeled = nodes.reduce(0) { $0 + $1.unlabeledCount }
    let remark = unlabeled == 1 ? ["1 element has no label."] : ["\(unlabeled) elements have no label."]
    return [heading] + (nodes.isEmpty ? ["  Nothing to read."] : nodes.flatMap { $0.lines(indent: "  ") })
      + (unlabeled > 0 ? remark : [])
  }

  /// Screens with an empty line between them, ended by a line break.
  static func text(of subjects: [ShownSubject]) -> String {
    subjects.map { lines(of: $0).map { VisibleText.line($0) + "\n" }.joined() }.joined(separator: "\n")
  }
}
