import NibCore

/// A document as a long page: its scenes and views one below the other, then what is wrong with it. Only what
/// is in view is drawn.
final class PreviewPage {
  private let subjects: [ShownSubject]
  /// The document as a program; nil for one that cannot be read.
  private let program: NibPreviewProgram?
  private let remarks: [String]
  /// What the status line says of the document.
  let summary: String
  /// The place of the page that is in the pane's top left cell.
  private(set) var offset = CellPoint.zero
  private var pictures: [Int: CellCanvas] = [:]
  /// The remarks as they were broken last.
  private var brokenRemarks: (columns: Int, lines: [String]) = (-1, [])
  private var style = NibDrawingContext.Style.rendered

  /// The page of a file; what keeps it from being read is its text.
  convenience init(file: String, options: NibCanvas.Options) {
    let name = file.split(separator: "/").last.map(String.init) ?? file
    do {
      let document = try InputFile.read(file)
      let program = NibPreviewProgram(document, options: options, file: URL(fileURLWithPath: file))
      self.init(NibCanvas(document, options: options), program, name: name)
    } catch {
      self.init(message: error.diagnostic.rendered)
    }
  }

  /// A page that holds nothing but text.
  init(message: String) {
    subjects = []
    program = nil
    remarks = [message]
    summary = ""
  }

  private init(_ canvas: NibCanvas, _ program: NibPreviewProgram, name: String) {
    self.program = program
    subjects = ShownSubject.all(of: canvas, named: nil) ?? []
    let problems = canvas.diagnostics.filter { $0.severity >= .warning }
    // What cannot be drawn can be outlined.
    remarks = problems.map(\.rendered) + (subjects.isEmpty ? [NibOutline(canvas.document).text] : [])
    let views = subjects.count == 1 ? "1 view" : "\(subjects.count) views"
    let count = problems.count == 1 ? "1 remark" : "\(problems.count) remarks"
    // Names can be long: they come last, where they are cut.
    summary = "\(canvas.document.kind)  \(views)  " + (problems.isEmpty ? "" : "\(count)  ") + name
  }

  // MARK: Running

  /// The document as it begins, running.
  func run() -> ProgramPage? { program.flatMap { ProgramPage($0, showing: nil) } }

  /// The scene or view at the top of the pane, running.
  func runSubjectInView() -> ProgramPage? {
    guard let program, let subject = subjectInView else { return nil }
    return ProgramPage(program, showing: subject.controller?.nibOrigin?.id ?? subject.id)
  }

  private var subjectInView: ShownSubject? {
    var end = 0
    return subjects.first { subject in
      end += renderer.canvasSize(for: subject.view).rows + 2
      return end > offset.row
    }
  }

  // MARK: Scrolling

  /// Moves the page under the pane, as far as there is something to see.
  func scroll(_ movement: Movement, pane: CellSize) {
    let page = max(1, pane.rows - 1)
    switch movement {
    case .up: offset.row -= 1
    case .down: offset.row += 1
    case .left: offset.column -= 4
    case .right: offset.column += 4
    case .pageUp: offset.row -= page
    case .pageDown: offset.row += page
    case .home: offset = .zero
    case .end: offset.row = .max / 2
    }
    limitOffset(pane)
  }

  private func limitOffset(_ pane: CellSize) {
    let size = size(paneColumns: pane.columns)
    offset.row = max(0, min(offset.row, size.rows - pane.rows))
    offset.column = max(0, min(offset.column, size.columns - pane.columns))
  }

  /// All of the page, in cells; every subject has a heading above and a blank row below.
  private func size(paneColumns: Int) -> CellSize {
    let sizes = subjects.map { renderer.canvasSize(for: $0.view) }
    return CellSize(
      columns: sizes.map(\.columns).max() ?? 0,
      rows: sizes.reduce(remarkLines(columns: paneColumns).count) { $0 + $1.rows + 2 })
  }

  private var renderer: TreeRenderer { TreeRenderer(style: style) }

  /// The remarks broken into lines for that width.
  private func remarkLines(columns: Int) -> [String] {
    if brokenRemarks.columns != columns {
      brokenRemarks = (columns, remarks.flatMap { CellText.lines(of: $0, columns: columns) })
    }
    return brokenRemarks.lines
  }

  // MARK: Drawing

  /// Draws what is in view.
  func draw(on canvas: CellCanvas, in pane: CellRect, style: NibDrawingContext.Style) {
    guard !pane.isEmpty else { return }
    if style != self.style { pictures = [:] }
    self.style = style
    limitOffset(pane.size)
    canvas.withClip(pane) {
      canvas.translated(by: pane.origin - offset) { drawPage(on: canvas, columns: pane.size.columns) }
    }
  }

  private func drawPage(on canvas: CellCanvas, columns: Int) {
    let shown = canvas.clipBounds.rowRange
    var row = 0
    for (index, subject) in subjects.enumerated() {
      let rows = renderer.canvasSize(for: subject.view).rows + 2
      if shown.overlaps(row..<row + rows) { draw(index, subject, on: canvas, row: row) }
      row += rows
    }
    let lines = remarkLines(columns: columns)
    for line in shown.clamped(to: row..<row + lines.count) {
      // Remarks stay in view when pictures are scrolled sideways.
      canvas.put(lines[line - row], at: CellPoint(column: offset.column, row: line))
    }
  }

  private func draw(_ index: Int, _ subject: ShownSubject, on canvas: CellCanvas, row: Int) {
    canvas.put(
      subject.heading, at: CellPoint(column: offset.column, row: row), style: CellStyle(attributes: .bold))
    let picture = pictures[index] ?? renderer.canvas(for: subject.view)
    pictures[index] = picture
    canvas.draw(picture, at: CellPoint(column: 0, row: row + 1))
  }
}
