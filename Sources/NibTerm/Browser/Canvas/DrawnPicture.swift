import NibCore
import NibDrawing

/// A picture as it was drawn last, and where its views are in it.
///
/// Both cost as much as the picture has views and text, and most keys change neither.
final class DrawnPicture {
  /// What the window shows of the picture.
  struct View: Hashable {
    /// The cells of the screen.
    var window: CellRect
    /// The cell of the picture at their top left.
    var offset: CellPoint
    /// The edge of the frame that is dragged.
    var held: ResizeHandles.Handle?
  }

  private let root: UIView
  let renderer: TreeRenderer
  private(set) lazy var places = renderer.places(in: root)
  private(set) lazy var map = PictureMap(places)
  /// What was drawn last.
  private var shown: (view: View, cells: CellCanvas)?

  init(of root: UIView, _ renderer: TreeRenderer) {
    self.root = root
    self.renderer = renderer
    _ = root.nibTakeTreeNeedsDisplay()
  }

  /// Whether this renderer would draw the same of these views. Asking takes note of what has changed.
  func isStill(_ root: UIView, by renderer: TreeRenderer) -> Bool {
    self.root === root && self.renderer == renderer && !root.nibTakeTreeNeedsDisplay()
  }

  /// Has the window drawn by `drawing`, unless it was, and nothing has changed since.
  func draw(_ view: View, on screen: CellCanvas, _ drawing: () -> Void) {
    if let shown, shown.view == view { return screen.draw(shown.cells, at: view.window.origin) }
    drawing()
    let cells = CellCanvas(size: view.window.size)
    cells.draw(screen, at: CellPoint.zero - view.window.origin)
    shown = (view, cells)
  }
}

extension Browser {
  /// The picture on the canvas; nil where there is none.
  var drawnPicture: DrawnPicture? {
    guard let root = currentPicture?.view else {
      drawn = nil
      return nil
    }
    let renderer = renderer
    if let drawn, drawn.isStill(root, by: renderer) { return drawn }
    let fresh = DrawnPicture(of: root, renderer)
    drawn = fresh
    return fresh
  }
}
