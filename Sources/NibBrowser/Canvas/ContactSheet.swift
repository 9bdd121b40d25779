import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The same picture laid out for several devices or in several languages, shown side by side as large as the pane allows.
/// The picture for one of them is called a print. One of the prints is chosen.
///
/// Laying out all prints takes longer than the answer to a key may take. Therefore, each call of `layOutNext()` lays
/// out one print, and the sheet shows the finished prints.
final class ContactSheet {
  /// The device or the language of a print.
  enum Variant: Equatable {
    case device(Device)
    /// A language; `nil` for the development language.
    case language(ShownLanguage?)

    /// The name above the print.
    fileprivate var title: String {
      switch self {
      case .device(let device): Device.briefName(device.shownName)
      case .language(let language): language.map { "\($0.title) (\($0.name))" } ?? "development language"
      }
    }

    /// The options for the layout of the print.
    fileprivate func options(_ options: LayoutOptions) -> LayoutOptions {
      var options = options
      switch self {
      case .device(let device): (options.device, options.size) = (device, nil)
      case .language(let language): options.show(in: language)
      }
      return options
    }

    /// The document of the print; `nil` if that of the language cannot be read.
    ///
    /// - Parameter files: the files with translations of the document.
    fileprivate func document(
      _ document: NibDocument, on device: Device?, from files: LanguageFiles
    ) -> NibDocument? {
      guard case .language(let language) = self else { return document }
      let base = document.inDevelopmentLanguage
      return language.map { try? base.localized(for: $0, on: device, from: files) } ?? base
    }
  }

  /// The picture for one device or language.
  private struct Print {
    let variant: Variant
    let picture: Picture
    /// Stored because views do not retain the document that made them.
    let loaded: LoadedDocument
    let problems: [Diagnostic]
    /// The numbers of problems, such as `✕1 !4`; empty if there are none.
    var marks: String
  }

  private let document: NibDocument
  private let files: LanguageFiles
  private let picture: Picture
  private let options: LayoutOptions
  /// The texts that the code of the program sets.
  private let codeUses: ProgramViewUses.Reader
  /// The devices or languages whose prints have not been laid out yet.
  private var waitingVariants: ArraySlice<Variant>
  private var prints: [Print] = []
  /// The frames of the prints on the sheet, which can be higher than the pane.
  private var frames: [CellRect] = []
  private var chosenIndex = 0
  /// The number of rows of the pane.
  private var height = 0
  /// The first row of the sheet that is shown.
  private var top = 0
  private var needsReveal = false
  /// The areas of the screen with the prints in view, by their indices.
  private var places: [(area: CellRect, index: Int)] = []
  private var renderer = TreeRenderer()

  /// Makes a sheet without prints.
  ///
  /// - Parameter program: returns the program that loads the document; `nil` as long as its sources have not been read.
  init(
    _ document: NibDocument, picture: Picture, options: LayoutOptions, variants: [Variant],
    program: @escaping () -> NibProgram? = { nil }
  ) {
    (self.document, self.picture, self.options) = (document, picture, options)
    files = document.languageFiles
    codeUses = ProgramViewUses.Reader(document.inDevelopmentLanguage, program: program)
    waitingVariants = variants[...]
  }

  /// Lays out the picture for the next device or language. Returns false if there are no more of them.
  func layOutNext() -> Bool {
    guard let variant = waitingVariants.popFirst() else { return false }
    let options = variant.options(options)
    if let document = variant.document(document, on: options.device, from: files) {
      let loaded = LoadedDocument(document, options: options, scenesOf: picture.ids)
      if let picture = Picture.all(of: loaded).first(where: { $0.id == self.picture.id }) {
        let problems = LayoutFindings.all(in: document, options: options, loaded: loaded)
        prints.append(
          Print(
            variant: variant, picture: picture, loaded: loaded, problems: problems, marks: marks(of: problems)
          ))
      }
    }
    return !waitingVariants.isEmpty
  }

  /// Whether the prints are in several languages, and not for several devices.
  var isOfLanguages: Bool {
    if case .language? = prints.first?.variant ?? waitingVariants.first { true } else { false }
  }

  /// Counts the problems again, after the sources of the program have been read.
  func countAgain() {
    for index in prints.indices { prints[index].marks = marks(of: prints[index].problems) }
  }

  /// A cross with the number of errors, and an exclamation mark with the number of other problems. Those of texts that the
  /// code sets are not counted.
  private func marks(of all: [Diagnostic]) -> String {
    let problems = all.filter { !$0.isAboutText(setBy: codeUses) }
    let errorCount = problems.count { $0.severity == .error }
    let counts = [("✕", errorCount), ("!", problems.count - errorCount)].filter { $0.1 > 0 }
    return counts.map { "\($0.0)\($0.1)" }.joined(separator: " ")
  }

  /// The device or language whose print was drawn at the given point of the screen; `nil` if there is none.
  func variant(at point: CellPoint) -> Variant? {
    places.first { $0.area.contains(point) }.map { prints[$0.index].variant }
  }

  /// The device or language of the chosen print.
  var chosen: Variant? { prints.indices.contains(chosenIndex) ? prints[chosenIndex].variant : nil }

  /// Chooses the nearest print in a direction, and scrolls to it at the next update.
  func choose(_ direction: PictureDirection) {
    guard frames.indices.contains(chosenIndex) else { return }
    let start = frames[chosenIndex]
    func isAhead(_ index: Int) -> Bool {
      direction == .up ? frames[index].minRow < start.minRow : frames[index].minRow > start.minRow
    }
    func distance(_ index: Int) -> (rows: Int, columns: Int) {
      (abs(frames[index].minRow - start.minRow), abs(frames[index].minColumn - start.minColumn))
    }
    switch direction {
    case .left: chosenIndex = max(0, chosenIndex - 1)
    case .right: chosenIndex = min(frames.count - 1, chosenIndex + 1)
    case .up, .down:
      let ahead = frames.indices.filter(isAhead)
      chosenIndex = ahead.min { distance($0) < distance($1) } ?? chosenIndex
    }
    needsReveal = true
  }

  /// Scrolls down by the given number of rows, or up if it is negative. If the chosen print is no longer in view,
  /// chooses the nearest one that is.
  func scroll(by rows: Int) {
    top = max(0, min(top + rows, rowCount - height))
    let inView = frames.indices.filter { isInView(frames[$0]) }
    guard !inView.isEmpty, !inView.contains(chosenIndex) else { return }
    chosenIndex = rows > 0 ? inView[0] : inView[inView.count - 1]
  }

  /// The number of rows of the sheet.
  private var rowCount: Int { frames.map(\.maxRow).max() ?? 0 }

  private func isInView(_ frame: CellRect) -> Bool {
    frame.minRow >= top && (frame.maxRow <= top + height || frame.size.rows > height)
  }

  /// Chooses a print that is about one page away, or the first or last print. Other movements have no effect.
  func move(_ movement: Movement) {
    switch movement {
    case .pageUp, .pageDown:
      guard frames.indices.contains(chosenIndex) else { return }
      let start = frames[chosenIndex].minRow
      // Prints beside each other have the same first row. The choice moves to another row of prints even if that row is
      // higher than a page.
      if movement == .pageDown {
        let below = frames.indices.filter { frames[$0].minRow > start }
        chosenIndex = below.last { frames[$0].minRow < start + height } ?? below.first ?? frames.count - 1
      } else {
        let above = frames.indices.filter { frames[$0].minRow < start }
        chosenIndex = above.first { frames[$0].minRow > start - height } ?? above.last ?? 0
      }
    case .home: chosenIndex = 0
    case .end: chosenIndex = max(0, frames.count - 1)
    case .up, .down, .left, .right, .open: return
    }
    needsReveal = true
  }

  /// The scales at which the prints can be drawn. Texts are legible even at the smallest scale.
  private static let scales = [1, 0.75, 0.5, 0.4]

  /// Arranges the prints in rows, at the largest scale at which all of them fit into the pane. If they do not fit at
  /// the smallest scale, the sheet scrolls.
  ///
  /// - Parameter template: the renderer of the canvas, whose scale is not used.
  func update(in pane: CellRect, _ template: TreeRenderer) {
    renderer = template
    renderer.showsSurroundings = false
    for scale in ContactSheet.scales {
      renderer.grid = renderer.grid(zoom: scale)
      frames = arrangedFrames(columns: pane.size.columns)
      if frames.allSatisfy({ $0.maxColumn <= pane.size.columns && $0.maxRow <= pane.size.rows }) { break }
    }
    height = pane.size.rows
    if needsReveal, frames.indices.contains(chosenIndex) {
      let frame = frames[chosenIndex]
      top = min(max(top, frame.maxRow - pane.size.rows), frame.minRow)
      needsReveal = false
    }
    top = max(0, min(top, rowCount - pane.size.rows))
    places = []
    for (index, frame) in frames.enumerated() {
      let shown = frame.offset(by: pane.origin + CellPoint(column: 0, row: -top))
      if !shown.intersection(pane).isEmpty { places.append((shown, index)) }
    }
  }

  /// Draws the prints in view.
  func draw(on canvas: CellCanvas, in pane: CellRect, _ theme: Theme) {
    for place in places {
      draw(prints[place.index], on: canvas, in: place.area, isChosen: place.index == chosenIndex, theme)
    }
    drawMore(on: canvas, in: pane, theme)
  }

  /// Draws the number of prints that are not finished, or that are below the pane.
  private func drawMore(on canvas: CellCanvas, in pane: CellRect, _ theme: Theme) {
    let hidden = frames.count { $0.maxRow - top > pane.size.rows }
    guard !waitingVariants.isEmpty || hidden > 0 else { return }
    let text = waitingVariants.isEmpty ? " \(hidden) more ↓ " : " \(waitingVariants.count) more… "
    canvas.put(
      text,
      at: CellPoint(
        column: max(pane.minColumn, pane.maxColumn - CellText.columns(of: text)), row: pane.maxRow - 1),
      style: theme.focusedTitle)
  }

  /// The frames of the prints at the scale of the renderer, in rows from left to right.
  private func arrangedFrames(columns: Int) -> [CellRect] {
    var frames: [CellRect] = []
    var next = CellPoint.zero
    var bottom = 0
    for print in prints {
      let drawn = renderer.canvasSize(for: print.picture.view)
      // A frame is at least as wide as its title.
      let titleColumns = min(ContactSheet.titleColumns(of: print) + 4, columns)
      let size = CellSize(columns: max(drawn.columns + 2, titleColumns), rows: drawn.rows + 2)
      if next.column > 0, next.column + size.columns > columns {
        next = CellPoint(column: 0, row: bottom)
      }
      let frame = CellRect(origin: next, size: size)
      frames.append(frame)
      next.column = frame.maxColumn + 1
      bottom = max(bottom, frame.maxRow)
    }
    return frames
  }

  /// The number of columns of a whole title.
  private static func titleColumns(of print: Print) -> Int {
    CellText.columns(of: title(of: print, columns: .max))
  }

  /// The name of the print and the marks of its problems. Only the name is cut if there is not enough room.
  private static func title(of print: Print, columns: Int) -> String {
    let name = print.variant.title
    guard !print.marks.isEmpty else { return name }
    let room = columns - CellText.columns(of: print.marks) - 1
    return room < 1 ? print.marks : "\(CellText.truncated(name, columns: room, .clip)) \(print.marks)"
  }

  private func draw(
    _ print: Print, on canvas: CellCanvas, in frame: CellRect, isChosen: Bool, _ theme: Theme
  ) {
    // The name of the chosen print is reversed, because not every terminal shows colors or dim text.
    canvas.drawBox(frame, lines: .light, style: isChosen ? theme.accent : theme.line)
    canvas.drawTitle(
      ContactSheet.title(of: print, columns: frame.size.columns - 4), in: frame,
      style: isChosen ? theme.focusedTitle : theme.accent)
    let inside = frame.inset(columns: 1, rows: 1)
    canvas.withClip(inside) {
      canvas.translated(by: inside.origin) { renderer.draw(print.picture.view, on: canvas) }
    }
  }
}
