import NibCore
import NibDrawing
import NibTools

/// The same picture laid out for several devices, shown side by side as large as the pane allows. One of the prints is
/// chosen.
///
/// Laying out all prints takes longer than a key press may take. `layOutNext()` lays out one of them, and the sheet shows
/// those that are finished.
final class ContactSheet {
  /// The picture for one device.
  private struct Print {
    let device: Device
    let picture: Picture
    /// Stored because views do not retain the canvas that made them.
    let loaded: LoadedDocument
    /// The numbers of problems, such as `✕1 !4`; empty if there are none.
    let marks: String
  }

  private let document: NibDocument
  private let picture: Picture
  private let options: LayoutOptions
  /// The devices whose prints have not been laid out yet.
  private var waiting: ArraySlice<Device>
  private var prints: [Print] = []
  /// The frames of the prints, on a sheet whose rows may exceed the pane.
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
  init(_ document: NibDocument, picture: Picture, options: LayoutOptions, devices: [Device]) {
    (self.document, self.picture, self.options) = (document, picture, options)
    waiting = devices[...]
  }

  /// Lays out the picture for the next device. Returns false if there are no more devices.
  func layOutNext() -> Bool {
    guard let device = waiting.popFirst() else { return false }
    var options = options
    options.device = device
    options.size = nil
    let loaded = LoadedDocument(document, options: options, scenesOf: picture.ids)
    if let picture = Picture.all(of: loaded).first(where: { $0.id == self.picture.id }) {
      let problems = LayoutFindings.all(in: document, options: options, loaded: loaded)
      prints.append(
        Print(device: device, picture: picture, loaded: loaded, marks: ContactSheet.marks(of: problems)))
    }
    return !waiting.isEmpty
  }

  /// The number of errors after a cross, and that of other problems after an exclamation mark.
  private static func marks(of problems: [Diagnostic]) -> String {
    let errors = problems.count { $0.severity == .error }
    return [(errors, "✕"), (problems.count - errors, "!")].filter { $0.0 > 0 }.map { "\($0.1)\($0.0)" }
      .joined(separator: " ")
  }

  /// The device whose print was drawn at the given point of the screen; nil if there is none.
  func device(at point: CellPoint) -> Device? {
    places.first { $0.area.contains(point) }.map { prints[$0.index].device }
  }

  /// The device of the chosen print.
  var chosen: Device? { prints.indices.contains(chosenIndex) ? prints[chosenIndex].device : nil }

  /// Chooses the nearest print in a direction, and scrolls to it at the next update.
  func choose(_ direction: PictureDirection) {
    guard frames.indices.contains(chosenIndex) else { return }
    let from = frames[chosenIndex]
    switch direction {
    case .left: chosenIndex = max(0, chosenIndex - 1)
    case .right: chosenIndex = min(frames.count - 1, chosenIndex + 1)
    case .up, .down:
      let isBeyond = { (frame: CellRect) in
        direction == .up ? frame.minRow < from.minRow : frame.minRow > from.minRow
      }
      let distance = { (index: Int) in
        let frame = self.frames[index]
        return (abs(frame.minRow - from.minRow), abs(frame.minColumn - from.minColumn))
      }
      chosenIndex =
        frames.indices.filter { isBeyond(frames[$0]) }.min { distance($0) < distance($1) } ?? chosenIndex
    }
    needsReveal = true
  }

  /// Scrolls down by the given number of rows, or up if it is negative. If the chosen print is no longer in view, chooses
  /// the nearest one that is.
  func scroll(by rows: Int) {
    top = max(0, min(top + rows, (frames.map(\.maxRow).max() ?? 0) - height))
    let inView = frames.indices.filter { isInView(frames[$0]) }
    guard !inView.isEmpty, !inView.contains(chosenIndex) else { return }
    chosenIndex = rows > 0 ? inView[0] : inView[inView.count - 1]
  }

  private func isInView(_ frame: CellRect) -> Bool {
    frame.minRow >= top && (frame.maxRow <= top + height || frame.size.rows > height)
  }

  /// Chooses a print about one page further, or the first or last one. Other movements have no effect.
  func move(_ movement: Movement) {
    switch movement {
    case .pageUp, .pageDown:
      guard frames.indices.contains(chosenIndex) else { return }
      let from = frames[chosenIndex].minRow
      // The prints of one row have the same first row. At least the next row is chosen, even if it is higher than a page.
      if movement == .pageDown {
        let next = frames.indices.filter { frames[$0].minRow > from }
        let page = next.last { frames[$0].minRow < from + height }
        chosenIndex = page ?? next.first ?? frames.count - 1
      } else {
        let previous = frames.indices.filter { frames[$0].minRow < from }
        let page = previous.first { frames[$0].minRow > from - height }
        chosenIndex = page ?? previous.last ?? 0
      }
    case .home: chosenIndex = 0
    case .end: chosenIndex = max(0, frames.count - 1)
    case .up, .down, .left, .right, .open: return
    }
    needsReveal = true
  }

  /// The scales at which the prints are drawn. Texts are legible at the smallest of them.
  private static let scales = [1, 0.75, 0.5, 0.4]

  /// Arranges the prints in rows, at the largest scale at which all of them fit into the pane. If they do not fit at the
  /// smallest scale, the sheet scrolls.
  ///
  /// - Parameter template: the renderer of the canvas, whose scale is not used.
  func update(in pane: CellRect, _ template: TreeRenderer) {
    let renderers = ContactSheet.scales.lazy.map { zoom -> TreeRenderer in
      var renderer = template
      renderer.showsSurroundings = false
      renderer.grid = CellGrid(cellWidth: 8 / zoom, cellHeight: 16 / zoom)
      return renderer
    }
    guard let renderer = renderers.first(where: { self.arrange($0, in: pane.size).fits }) ?? renderers.last
    else {
      return
    }
    self.renderer = renderer
    frames = arrange(renderer, in: pane.size).frames
    height = pane.size.rows
    let rows = frames.map(\.maxRow).max() ?? 0
    if needsReveal, frames.indices.contains(chosenIndex) {
      let frame = frames[chosenIndex]
      top = min(max(top, frame.maxRow - pane.size.rows), frame.minRow)
      needsReveal = false
    }
    top = max(0, min(top, rows - pane.size.rows))
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
    drawMore((frames.map(\.maxRow).max() ?? 0) - top - pane.size.rows, on: canvas, in: pane, theme)
  }

  /// Says how many prints follow below the pane, or are not finished.
  private func drawMore(_ hiddenRows: Int, on canvas: CellCanvas, in pane: CellRect, _ theme: Theme) {
    let hidden = frames.count { $0.maxRow - top > pane.size.rows }
    guard !waiting.isEmpty || hiddenRows > 0 && hidden > 0 else { return }
    let text = waiting.isEmpty ? " \(hidden) more ↓ " : " \(waiting.count) more… "
    canvas.put(
      text,
      at: CellPoint(
        column: max(pane.minColumn, pane.maxColumn - CellText.columns(of: text)), row: pane.maxRow - 1),
      style: theme.focusedTitle)
  }

  /// Arranges the prints in rows, from left to right. Returns their frames, and whether all of them fit into a pane
  /// of the given size.
  private func arrange(_ renderer: TreeRenderer, in pane: CellSize) -> (frames: [CellRect], fits: Bool) {
    var frames: [CellRect] = []
    var next = CellPoint.zero
    var bottom = 0
    for print in prints {
      let drawn = renderer.canvasSize(for: print.picture.view)
      let size = CellSize(columns: drawn.columns + 2, rows: drawn.rows + 2)
      if next.column > 0, next.column + size.columns > pane.columns {
        next = CellPoint(column: 0, row: bottom)
      }
      let frame = CellRect(origin: next, size: size)
      frames.append(frame)
      next.column = frame.maxColumn + 1
      bottom = max(bottom, frame.maxRow)
    }
    return (frames, bottom <= pane.rows && frames.allSatisfy { $0.maxColumn <= pane.columns })
  }

  /// The name of the device, with the marks of its problems, which are never cut.
  private static func title(of print: Print, columns: Int) -> String {
    let name = Device.briefName(print.device.shownName)
    guard !print.marks.isEmpty else { return name }
    let room = columns - CellText.columns(of: print.marks) - 1
    return room < 1 ? print.marks : "\(CellText.truncated(name, columns: room, .clip)) \(print.marks)"
  }

  private func draw(
    _ print: Print, on canvas: CellCanvas, in frame: CellRect, isChosen: Bool, _ theme: Theme
  ) {
    // The chosen print has a name in reverse, which terminals without colors and dim text show, too.
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
