import NibCore
import NibDrawing

/// A cache of the last drawing of a picture and the places of its views.
///
/// The cost of both grows with the amount of views and text in the picture, and most keys change neither.
final class DrawnPicture {
  /// The part of the picture that the window shows.
  struct View: Hashable {
    /// The window's cells on the screen.
    var window: CellRect
    /// The cell of the picture at the top left of the window.
    var offset: CellPoint
    /// The resize handle that is being dragged.
    var held: ResizeHandles.Handle?
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

  /// Whether the cache is still valid for the given views and renderer. A call clears the views'
  /// needs-display flags.
  func isStill(_ root: UIView, by renderer: TreeRenderer) -> Bool {
    self.root === root && self.renderer == renderer && !root.nibTakeTreeNeedsDisplay()
  }

  /// Draws the window with the `drawing` closure, or copies the cached cells if the same part was drawn
  /// before.
  func draw(_ view: View, on screen: CellCanvas, _ drawing: () -> Void) {
    if let shown, shown.view == view { return screen.draw(shown.cells, at: view.window.origin) }
    drawing()
    let cells = CellCanvas(size: view.window.size)
    cells.draw(screen, at: CellPoint.zero - view.window.origin)
    shown = (view, cells)
  }
}
