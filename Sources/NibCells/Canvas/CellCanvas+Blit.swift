extension CellCanvas {
  /// Copies all cells of `canvas`, colors included, so that its top left cell comes to `point`. Its lines
  /// do not join those around them at once, but keep their arms for lines drawn later.
  public func draw(_ canvas: CellCanvas, at point: CellPoint) {
    precondition(canvas !== self, "a canvas cannot be drawn onto itself")
    let area = visible(CellRect(origin: point, size: canvas.size))
    if !area.isEmpty { store.draw(canvas.store, at: point + origin, target: area) }
  }
}
