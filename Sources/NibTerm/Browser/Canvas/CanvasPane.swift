import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The canvas pane: one picture of the document, which can be zoomed and panned. The pane can show a running program, a
/// contact sheet or rows of data in place of the picture.
struct CanvasPane: BrowserPane {
  /// The part of the pane that the mouse is dragging.
  enum Drag {
    /// An edge of the picture, which is resized.
    case edge(ResizeHandles.Handle)
    /// The rest of the pane, which scrolls. `last` is the last position of the mouse on the screen.
    case background(last: CellPoint)
  }

  var style = NibDrawingContext.Style.rendered
  /// The characters that large text consists of.
  var blocks = LargeTextBlocks.quadrants
  var shows = CanvasOverlays()
  /// The part of the picture that is visible.
  var viewport = CanvasViewport()
  /// The number of rows of the pane when it was last drawn.
  var height = 0

  /// The program, or the rows of data, that the pane shows in place of the picture.
  private(set) var program: (any RunningPage)?
  var sheet: ContactSheet?
  var alternatingLayouts: AlternatingLayouts?
  /// The views that the last save changed, while they are highlighted.
  var flash: ChangeFlash?
  /// The size requested by dragging an edge; applied at the next drawing, so that several mouse events that arrive
  /// together cause only one layout.
  var draggedSize: CGSize?
  var dragging: Drag?
  /// The cached drawing of the picture.
  var drawn: DrawnPicture?
  /// The cached drawing of the old version of the picture, while both versions are shown.
  var drawnBefore: DrawnPicture?
  /// Whether both versions of the picture were last drawn one above the other, and not side by side.
  var isStacked = false
  /// The overlay that was last drawn over the picture; clicks are tested against it.
  var overlay: Overlay?
  /// The screen that the browser draws on. Its colors and characters determine how the picture is drawn.
  weak var device: (any Screen)?

  // MARK: Programs

  /// Runs a program in place of the picture.
  mutating func begin(_ page: any RunningPage) {
    endProgram()
    program = page
  }

  /// The rows of data that are shown in place of the picture; nil if there are none.
  var rows: RowsPage? { program as? RowsPage }

  /// The size of the rows or of the picture, in points; nil if there is no picture.
  func shownSize(_ state: BrowserState) -> CGSize? {
    rows?.pane.size ?? state.currentPicture?.view.bounds.size
  }

  /// Ends the running program, if any, and shows the picture again.
  mutating func endProgram() {
    program?.close()
    program = nil
  }
}

/// The overlays and aids that are switched on.
struct CanvasOverlays: Hashable {
  var constraints = false
  var margins = false
  var safeArea = false
  var baselines = false
  /// Outlines of hidden views, and of the parts of views that others clip.
  var concealed = false
  var grid = false
  var rulers = false
}
