import NibCore
import NibDrawing

/// Draws overlays, highlights and rulers over the picture.
extension Browser {
  /// The parts of the overlay that are switched on.
  private var overlayParts: OverlayParts {
    var parts: OverlayParts = [.box]
    if canvas.shows.constraints { parts.insert(.constraints) }
    if canvas.shows.margins { parts.insert(selectedView == nil ? .allMargins : .margins) }
    if canvas.shows.safeArea { parts.insert(.safeArea) }
    if canvas.shows.baselines { parts.insert(.baselines) }
    if canvas.shows.grid { parts.insert(.grid) }
    return parts
  }

  /// Plans and draws the overlay, and keeps it to test clicks against until the next drawing.
  func drawOverlays(_ root: UIView, _ drawn: DrawnPicture, on screen: CellCanvas) {
    let constraint = selectedView == nil ? selected : nil
    let overlay = Overlay(
      of: root, selection: selectedView, constraintID: constraint, parts: overlayParts,
      renderer: drawn.renderer, places: drawn.places, colors: theme.overlay)
    overlay.draw(on: screen)
    self.overlay = overlay
    drawFlash(drawn, on: screen)
  }

  /// Highlights the views that the last save changed.
  private func drawFlash(_ drawn: DrawnPicture, on screen: CellCanvas) {
    guard let flash else { return }
    for place in drawn.places where flash.ids.contains(place.view.nibOrigin?.id ?? "") {
      screen.restyle(place.visible) {
        $0.foreground = theme.flash.foreground
        $0.attributes.formUnion(theme.flash.attributes)
      }
    }
  }

  /// Draws rulers above and to the left of the picture, with the extent of the selection marked.
  func drawRulers(in area: CellRect, on screen: CellCanvas) {
    guard area.size.columns > 5, area.size.rows > 1, let root = currentPicture?.view else { return }
    let frame = selectedView.map { $0.convert($0.bounds, to: root) }
    var ruler = Ruler(selection: frame.map { $0.minX...$0.maxX })
    ruler.colors = theme.overlay
    let top = CellRect(
      column: area.minColumn + 5, row: area.minRow, columns: area.size.columns - 5, rows: 1)
    ruler.draw(on: screen, in: top, origin: canvas.origin.column, grid: canvas.grid, horizontal: true)
    ruler.selection = frame.map { $0.minY...$0.maxY }
    let left = CellRect(column: area.minColumn, row: area.minRow + 1, columns: 5, rows: area.size.rows - 1)
    ruler.draw(on: screen, in: left, origin: canvas.origin.row, grid: canvas.grid, horizontal: false)
  }
}
