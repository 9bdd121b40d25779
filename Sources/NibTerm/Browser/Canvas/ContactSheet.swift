import NibCore
import NibDrawing

/// The same picture laid out for several devices, shown side by side as large as the pane allows.
final class ContactSheet {
  /// The picture for one device.
  private struct Print {
    let device: Device
    let subject: ShownSubject
    /// Stored because views do not retain the canvas that made them.
    let canvas: NibCanvas
  }

  private let prints: [Print]
  /// The areas of the screen where the prints were last drawn.
  private var places: [(area: CellRect, device: Device)] = []

  /// Lays out the picture at `index` for each of the devices.
  init(_ document: NibDocument, picture index: Int, options: NibCanvas.Options, devices: [Device]) {
    prints = devices.compactMap { device in
      var options = options
      options.device = device
      options.size = nil
      let canvas = NibCanvas(document, options: options)
      let subjects = ShownSubject.all(of: canvas)
      return subjects.indices.contains(index)
        ? Print(device: device, subject: subjects[index], canvas: canvas) : nil
    }
  }

  /// The device whose print was drawn at the given point of the screen; nil if there is none.
  func device(at point: CellPoint) -> Device? { places.first { $0.area.contains(point) }?.device }

  /// Draws the prints in rows, at the largest of several scales at which all of them fit into the pane. If none is
  /// small enough, uses the smallest.
  func draw(on canvas: CellCanvas, in pane: CellRect, style: NibDrawingContext.Style, theme: Theme) {
    let scales = [1, 0.75, 0.5, 0.4, 0.33, 0.25, 0.2, 0.16, 0.125, 0.09, 0.0625].lazy.map { zoom in
      TreeRenderer.forViewing(style, grid: CellGrid(cellWidth: 8 / zoom, cellHeight: 16 / zoom))
    }
    guard let renderer = scales.first(where: { self.arrange($0, in: pane.size).fits }) ?? scales.last else {
      return
    }
    places = []
    for (print, frame) in zip(prints, arrange(renderer, in: pane.size).frames) {
      draw(print, renderer, on: canvas, in: frame.offset(by: pane.origin), theme)
    }
  }

  /// Arranges the prints in rows, from left to right. Returns their frames, and whether all of them fit into a pane
  /// of the given size.
  private func arrange(_ renderer: TreeRenderer, in pane: CellSize) -> (frames: [CellRect], fits: Bool) {
    var frames: [CellRect] = []
    var next = CellPoint.zero
    var bottom = 0
    for print in prints {
      let picture = renderer.canvasSize(for: print.subject.view)
      let size = CellSize(columns: picture.columns + 2, rows: picture.rows + 2)
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

  private func draw(
    _ print: Print, _ renderer: TreeRenderer, on canvas: CellCanvas, in frame: CellRect, _ theme: Theme
  ) {
    places.append((frame, print.device))
    canvas.drawBox(frame, lines: .light, style: theme.line)
    canvas.drawTitle(print.device.shownName, in: frame, style: theme.accent)
    let inside = frame.inset(columns: 1, rows: 1)
    canvas.withClip(inside) {
      canvas.translated(by: inside.origin) { renderer.draw(print.subject.view, on: canvas) }
    }
  }
}

extension Device {
  /// The newest of the device's names.
  var shownName: String { names.last ?? id }
}
