import NibCore
import NibDrawing

/// A cache of the last drawing of a picture and the places of its views.
///
/// Making them takes longer the more views and text the picture has, and most keys do not change them.
final class DrawnPicture {
  /// The visible part of the picture, and the position of the window on the screen that shows it.
  struct View: Hashable {
    /// The window's cells on the screen.
    var window: CellRect
    /// The cell of the picture at the top left of the window.
    var offset: CellPoint
    /// The resize handle that the mouse is dragging, which is highlighted.
    var draggedHandle: ResizeHandles.Handle?
  }

  private let root: UIView
  let renderer: TreeRenderer
  private(set) lazy var places = renderer.places(in: root)
  private(set) lazy var map = PictureMap(places)
  /// The cells that were last drawn, with the part of the picture that they show.
  private var shown: (view: View, cells: CellCanvas)?

  init(of root: UIView, _ renderer: TreeRenderer) {
    self.root = root
    self.renderer = renderer
    _ = root.nibTakeTreeNeedsDisplay()
  }

  /// Returns whether the cache is still valid for the given views and renderer, and clears the views' needs-display
  /// flags.
  func isValid(for root: UIView, _ renderer: TreeRenderer) -> Bool {
    self.root === root && self.renderer == renderer && !root.nibTakeTreeNeedsDisplay()
  }

  /// Draws the window by calling `drawing`, or copies the cells of the last drawing if it showed the same part.
  func draw(_ view: View, on screen: CellCanvas, _ drawing: () -> Void) {
    if let shown, shown.view == view { return screen.draw(shown.cells, at: view.window.origin) }
    drawing()
    let cells = CellCanvas(size: view.window.size)
    cells.draw(screen, at: CellPoint.zero - view.window.origin)
    shown = (view, cells)
  }
}
