extension CellCanvas {
  /// Runs `body` with drawing limited to `rect` (in the current coordinates) and the current clip.
  @discardableResult
  public func withClip<Result, Failure: Error>(
    _ rect: CellRect, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = clip
    clip = clip.intersection(rect.offset(by: origin))
    defer { clip = outer }
    return try body()
  }

  /// Runs `body` with the origin of coordinates moved to `offset`.
  @discardableResult
  package func translated<Result, Failure: Error>(
    by offset: CellPoint, _ body: () throws(Failure) -> Result
  ) throws(Failure) -> Result {
    let outer = origin
    origin = origin + offset
    defer { origin = outer }
    return try body()
  }

  /// The clip in the current coordinates. Content outside it need not be drawn at all.
  package var clipBounds: CellRect { clip.offset(by: CellPoint.zero - origin) }

  /// Places the cursor on a cell given in the current coordinates, if the cell is inside the clip.
  package func placeCursor(at point: CellPoint) {
    let place = point + origin
    if clip.contains(place) { cursor = place }
  }

  /// The part of `rect` (in the current coordinates) that is inside the clip, in the coordinates of the whole canvas.
  func visible(_ rect: CellRect) -> CellRect { rect.offset(by: origin).intersection(clip) }
}
