import NibCore
import NibDrawing

/// A cache of the last drawing of a picture and the places of its views. Making them takes long for pictures with many
/// views, and most keys do not change them.
final class DrawnPicture {
  /// The part of the picture that is visible, and the window on the screen in which it is drawn.
  struct View: Hashable {
    /// The window's cells on the screen.
    var window: CellRect
    /// The cell of the picture at the top left of the window.
    var offset: CellPoint
    /// The resize handle that the mouse is dragging, which is highlighted; `nil` if there is none.
    var draggedHandle: ResizeHandles.Handle?
  }

  private let root: UIView
  let renderer: TreeRenderer
  private(set) lazy var places = renderer.places(in: root)
  private(set) lazy var map = PictureMap(places)
  /// The names of the images that have no readable file.
  private(set) lazy var missingImages = renderer.missingImages(in: root)
  /// The cells that were last drawn, with the part of the picture that they show.
  private var shownCells: (view: View, cells: CellCanvas)?

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

  /// Draws the part of the picture in a window, unless this part was also drawn last.
  ///
  /// - Parameter drawing: draws the picture on a canvas in its own coordinates.
  func update(_ view: View, _ drawing: (CellCanvas) -> Void) {
    if let shownCells, shownCells.view == view { return }
    let cells = CellCanvas(size: view.window.size)
    cells.translated(by: CellPoint.zero - view.offset) { drawing(cells) }
    shownCells = (view, cells)
  }

  /// Draws the picture in the coordinates of a canvas.
  func drawPicture(on cells: CellCanvas) { renderer.draw(root, on: cells) }

  /// Copies the window to the screen.
  func draw(on screen: CellCanvas) {
    if let shownCells { screen.draw(shownCells.cells, at: shownCells.view.window.origin) }
  }
}
