import NibCore
import NibDrawing
import NibScreen

/// The canvas pane: one picture of the document, shown in a window that zooms and pans. A running program, a contact
/// sheet or rows of data can take the place of the picture.
struct CanvasPane: BrowserPane {
  /// The thing that the mouse is dragging.
  enum Drag {
    case edge(ResizeHandles.Handle)
    case ground(last: CellPoint)
  }

  var style = NibDrawingContext.Style.rendered
  var shows = CanvasOverlays()
  /// The number of cells per 8 points horizontally and 16 points vertically. 1 is the standard grid.
  private(set) var zoom = 1.0
  /// Whether the zoom adapts to the pane so that the whole picture is visible.
  private(set) var fits = false
  /// The cell of the picture at the top left of the window.
  private(set) var offset = CellPoint.zero
  /// The area of the screen where the picture was last drawn, without rulers.
  private(set) var window = CellRect.zero
  /// The number of rows of the pane when it was last drawn.
  var height = 0

  /// The program that runs in place of the picture.
  private(set) var program: (any RunningPage)?
  var sheet: ContactSheet?
  var ambiguity: AmbiguityShow?
  /// The views that the last save changed, while they are highlighted.
  var flash: ChangeFlash?
  /// The size requested by dragging an edge; applied at the next drawing, so that several mouse events that arrive
  /// together cause only one layout.
  var draggedSize: CGSize?
  var dragging: Drag?
  /// The cached drawing of the picture.
  var drawn: DrawnPicture?
  /// The overlay that was last drawn over the picture; clicks are tested against it.
  var overlay: Overlay?
  /// The screen that the browser draws on, which may be able to show images.
  weak var device: (any Screen)?

  private static let zooms = [0.125, 0.1875, 0.25, 0.375, 0.5, 0.75, 1, 1.5, 2, 3, 4]
  /// Cells left free around the picture.
  static let margin = CellSize(columns: 2, rows: 1)

  var grid: CellGrid { CellGrid(cellWidth: 8 / zoom, cellHeight: 16 / zoom) }

  /// The zoom in percent.
  var zoomText: String { "\(Int((zoom * 100).rounded()))%" }

  // MARK: Programs

  /// Runs a program in place of the picture.
  mutating func begin(_ page: any RunningPage) {
    endProgram()
    program = page
  }

  /// The rows of data that are shown in place of the picture.
  var rows: RowsPage? { program as? RowsPage }

  /// The size of the rows or of the picture, in points; nil if there is no picture.
  func shownSize(_ state: BrowserState) -> CGSize? {
    rows?.pane.size ?? state.currentPicture?.view.bounds.size
  }

  mutating func endProgram() {
    program?.close()
    program = nil
  }

  // MARK: The contact sheet

  /// Shows the picture on several devices side by side, if there is a picture.
  mutating func showSheet(_ state: BrowserState) {
    guard let document = state.open?.document else { return }
    sheet = ContactSheet(
      document, picture: state.picture, options: state.settings.options,
      devices: CanvasSettings.commonDevices)
  }

  /// Forgets everything that shows views, because a new layout has replaced them.
  mutating func layoutDidChange(_ state: BrowserState) {
    overlay = nil
    if sheet != nil { showSheet(state) }
  }

  // MARK: Zoom

  mutating func zoomIn() { step { zoom in CanvasPane.zooms.first { $0 > zoom + 0.001 } } }

  mutating func zoomOut() { step { zoom in CanvasPane.zooms.last { $0 < zoom - 0.001 } } }

  mutating func showActualSize() {
    fits = false
    setZoom(1)
  }

  mutating func toggleFit() {
    fits.toggle()
    if !fits { setZoom(1) }
  }

  private mutating func step(_ next: (Double) -> Double?) {
    fits = false
    if let zoom = next(zoom) { setZoom(zoom) }
  }

  /// Changes the zoom and keeps the middle of the window in place.
  private mutating func setZoom(_ new: Double) {
    let factor = new / zoom
    let middle = CellPoint(column: window.size.columns / 2, row: window.size.rows / 2)
    offset.column = Int((Double(offset.column + middle.column) * factor).rounded()) - middle.column
    offset.row = Int((Double(offset.row + middle.row) * factor).rounded()) - middle.row
    zoom = new
  }

  /// Chooses the zoom at which a picture of the given size in points fills the window.
  mutating func fit(_ size: CGSize, in cells: CellSize) {
    let columns = Double(max(1, cells.columns - 2 * CanvasPane.margin.columns))
    let rows = Double(max(1, cells.rows - 2 * CanvasPane.margin.rows))
    let wanted = min(columns * 8 / max(1, size.width), rows * 16 / max(1, size.height))
    zoom = min(max(wanted, CanvasPane.zooms[0] / 2), 4)
    offset = .zero
  }

  // MARK: Panning

  /// Scrolls to the top left of the picture.
  mutating func showTop() {
    offset = CellPoint(column: -CanvasPane.margin.columns, row: -CanvasPane.margin.rows)
  }

  mutating func pan(columns: Int, rows: Int) {
    fits = false
    offset = offset + CellPoint(column: columns, row: rows)
  }

  /// Scrolls by the smallest distance that makes the given cells of the picture visible.
  mutating func reveal(_ cells: CellRect) {
    guard !window.isEmpty, !fits else { return }
    offset.column = CanvasPane.shift(offset.column, to: cells.columnRange, in: window.size.columns)
    offset.row = CanvasPane.shift(offset.row, to: cells.rowRange, in: window.size.rows)
  }

  /// Returns the offset that makes a range visible. If the range is too long for the window, shows its
  /// beginning.
  private static func shift(_ offset: Int, to range: Range<Int>, in length: Int) -> Int {
    if range.lowerBound < offset || range.count >= length { return range.lowerBound }
    return max(offset, range.upperBound - length)
  }

  /// Remembers the window and limits the offset so that the picture stays in it. A picture smaller than the
  /// window is centered.
  mutating func place(_ picture: CellRect, in window: CellRect) {
    self.window = window
    offset.column = CanvasPane.limit(
      offset.column, to: picture.columnRange, in: window.size.columns, margin: CanvasPane.margin.columns)
    offset.row = CanvasPane.limit(
      offset.row, to: picture.rowRange, in: window.size.rows, margin: CanvasPane.margin.rows)
  }

  private static func limit(_ offset: Int, to range: Range<Int>, in length: Int, margin: Int) -> Int {
    let slack = length - range.count
    if slack >= 0 { return range.lowerBound - min(slack / 2, max(margin, slack / 2)) }
    return min(max(offset, range.lowerBound - margin), range.upperBound + margin - length)
  }

  // MARK: Places

  /// Converts a point of the screen to a cell of the picture.
  func pictureCell(at point: CellPoint) -> CellPoint { point - window.origin + offset }

  /// The point on the screen of the picture's cell (0, 0).
  var origin: CellPoint { window.origin - offset }
}

/// The overlays and aids that are switched on.
struct CanvasOverlays: Hashable {
  var constraints = false
  var margins = false
  var safeArea = false
  var baselines = false
  var concealed = false
  var grid = false
  var rulers = false
}
