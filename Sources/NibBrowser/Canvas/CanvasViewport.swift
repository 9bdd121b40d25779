import NibCore
import NibDrawing

/// The part of a picture that the canvas shows, and its zoom.
struct CanvasViewport {
  /// The number of cells per 8 points horizontally. 1 is the standard grid.
  private(set) var zoom = 1.0
  /// Whether the zoom adapts to the pane so that the whole picture is visible.
  private(set) var fits = false
  /// The cell of the picture at the top left of the area.
  private(set) var offset = CellPoint.zero
  /// The area of the screen where the picture was last drawn, without rulers.
  private(set) var area = CellRect.zero
  /// Whether the picture has not been drawn since it was opened or got another size.
  private var isNew = true
  /// The width in points of the picture that is shown.
  private var width: CGFloat = 0
  /// The zoom that the user has chosen, which other pictures have too; `nil` if the pictures determine it.
  private var chosen: Chosen?
  /// The cells of the picture that was last drawn.
  private var picture = CellRect.zero
  /// The cells of the picture that were last made visible.
  private var revealedCells: CellRect?
  /// The size of a cell in pixels if the picture is an image; `nil` if it is drawn in cells.
  var imageCell: PixelSize?

  /// A zoom that the user has chosen.
  private struct Chosen {
    var zoom: Double
    var fits: Bool
    /// The width in points of the picture for which the zoom was chosen; `nil` if that picture has not been drawn yet.
    var width: CGFloat?
  }

  private static let zooms = [0.125, 0.1875, 0.25, 0.375, 0.5, 0.75, 1, 1.5, 2, 3, 4]
  /// Cells left free around the picture.
  private static let margin = CellSize(columns: 2, rows: 1)

  var grid: CellGrid { CellGrid(zoom: zoom, pixels: imageCell) }

  /// The height of a cell in points at 100 %.
  private var cellHeight: Double { CellGrid(zoom: 1, pixels: imageCell).cellHeight }

  /// The zoom in percent.
  var zoomText: String { "\(Int(bounded: (zoom * 100).rounded()))%" }

  // MARK: Zoom

  /// Restores a zoom of an earlier run, within the limits of the zoom.
  mutating func restore(zoom: Double, fits: Bool) {
    self.zoom = min(max(zoom, CanvasViewport.zooms[0] / 2), 4)
    self.fits = fits
    chosen = Chosen(zoom: self.zoom, fits: fits)
  }

  /// The zoom that the user has chosen; `nil` if the pictures determine it.
  var chosenZoom: ProjectMemory.Zoom? {
    chosen.map { ProjectMemory.Zoom(factor: $0.fits ? 1 : $0.zoom, fits: $0.fits) }
  }

  /// Remembers that the user has chosen the current zoom.
  private mutating func choose() { chosen = Chosen(zoom: zoom, fits: fits, width: width) }

  mutating func zoomIn() { step { zoom in CanvasViewport.zooms.first { $0 > zoom + 0.001 } } }

  mutating func zoomOut() { step { zoom in CanvasViewport.zooms.last { $0 < zoom - 0.001 } } }

  mutating func showActualSize() {
    fits = false
    setZoom(1)
    choose()
  }

  /// Adapts the zoom to the pane from now on.
  mutating func fitPane() {
    fits = true
    choose()
  }

  private mutating func step(_ next: (Double) -> Double?) {
    fits = false
    if let zoom = next(zoom) { setZoom(zoom) }
    choose()
  }

  /// Determines the zoom again at the next drawing, because the picture has another size.
  mutating func sizeDidChange() { isNew = true }

  /// Fits the picture into the area if it has just been opened, or has another size, and is wider than the area.
  /// Pictures that are not wider than the one for which the user has chosen the zoom have that zoom.
  mutating func fitIfLarge(_ size: CGSize, in cells: CellSize) {
    width = size.width
    guard isNew else { return }
    isNew = false
    let chosenWidth = chosen.map { $0.width ?? size.width }
    chosen?.width = chosenWidth
    if let chosen, chosen.fits { return }
    let usual = chosen?.zoom ?? 1
    fits = size.width > chosenWidth ?? 0 && size.width * usual / 8 > CGFloat(cells.columns)
    if !fits { zoom = usual }
  }

  /// Changes the zoom and keeps the middle of the area in place.
  private mutating func setZoom(_ newZoom: Double) {
    let factor = newZoom / zoom
    let middle = CellPoint(column: area.size.columns / 2, row: area.size.rows / 2)
    offset.column = Int(bounded: (Double(offset.column + middle.column) * factor).rounded()) - middle.column
    offset.row = Int(bounded: (Double(offset.row + middle.row) * factor).rounded()) - middle.row
    zoom = newZoom
  }

  /// Chooses the largest zoom, within limits, at which a picture of the given size in points fits in an area of the
  /// given size in cells.
  mutating func fit(_ size: CGSize, in cells: CellSize) {
    let columns = Double(max(1, cells.columns - 2 * CanvasViewport.margin.columns))
    let rows = Double(max(1, cells.rows - 2 * CanvasViewport.margin.rows))
    let zoom = min(columns * 8 / max(1, size.width), rows * cellHeight / max(1, size.height))
    self.zoom = min(max(zoom, CanvasViewport.zooms[0] / 2), 4)
    offset = .zero
  }

  // MARK: Panning

  /// Scrolls to the top left of the picture.
  mutating func showTop() {
    isNew = true
    revealedCells = nil
    offset = CellPoint(column: -CanvasViewport.margin.columns, row: -CanvasViewport.margin.rows)
  }

  mutating func pan(columns: Int, rows: Int) {
    guard canPan(columns: columns, rows: rows) else { return }
    (fits, revealedCells) = (false, nil)
    offset = offset + CellPoint(column: columns, row: rows)
  }

  /// The number of rows of the picture that was last drawn.
  var pictureRows: Int { picture.size.rows }

  /// Whether the picture that was last drawn can be scrolled in a direction.
  func canPan(columns: Int, rows: Int) -> Bool {
    var moved = self
    moved.offset = offset + CellPoint(column: columns, row: rows)
    moved.place(picture, in: area)
    return moved.offset != offset
  }

  /// Scrolls by the smallest distance that makes the given cells of the picture visible.
  mutating func reveal(_ cells: CellRect) {
    revealedCells = cells
    guard !area.isEmpty, !fits else { return }
    offset.column = CanvasViewport.shift(offset.column, to: cells.columnRange, in: area.size.columns)
    offset.row = CanvasViewport.shift(offset.row, to: cells.rowRange, in: area.size.rows)
  }

  /// Scrolls so that the given cells of the picture are in the middle of the area, as far as the picture's edges allow.
  mutating func center(_ cells: CellRect) {
    offset = CellPoint(
      column: cells.minColumn - max(0, area.size.columns - cells.size.columns) / 2,
      row: cells.minRow - max(0, area.size.rows - cells.size.rows) / 2)
    place(picture, in: area)
  }

  /// Returns the offset nearest to the given one that makes a range visible. If the range is too long for the area, its
  /// beginning becomes visible.
  private static func shift(_ offset: Int, to range: Range<Int>, in length: Int) -> Int {
    if range.lowerBound < offset || range.count >= length { return range.lowerBound }
    return max(offset, range.upperBound - length)
  }

  /// Stores the area of the screen, and limits the offset so that the picture stays visible in the area. A picture that
  /// is smaller than the area is centered.
  ///
  /// - Parameter picture: the cells of the picture, in its own coordinates.
  mutating func place(_ picture: CellRect, in area: CellRect) {
    let isSmaller = area.size.rows < self.area.size.rows || area.size.columns < self.area.size.columns
    (self.area, self.picture) = (area, picture)
    if isSmaller, let revealedCells { reveal(revealedCells) }
    offset.column = CanvasViewport.limit(
      offset.column, to: picture.columnRange, in: area.size.columns, margin: CanvasViewport.margin.columns)
    offset.row = CanvasViewport.limit(
      offset.row, to: picture.rowRange, in: area.size.rows, margin: CanvasViewport.margin.rows)
  }

  /// Returns the offset, limited to positions at which a range and a margin around it fill the length. A range that
  /// is shorter than the length is centered.
  private static func limit(_ offset: Int, to range: Range<Int>, in length: Int, margin: Int) -> Int {
    let free = length - range.count
    if free >= 0 { return range.lowerBound - free / 2 }
    return min(max(offset, range.lowerBound - margin), range.upperBound + margin - length)
  }

  /// Converts a point of the screen to a cell of the picture.
  func pictureCell(at point: CellPoint) -> CellPoint { point - area.origin + offset }

  /// The point on the screen of the picture's cell (0, 0).
  var origin: CellPoint { area.origin - offset }
}
