import NibCore
import NibDrawing
import NibScreen
import NibTools

/// The canvas pane: one picture of the document, which can be zoomed and panned. The pane can show a page, such as a
/// running program or rows of data, or a contact sheet in place of the picture.
final class CanvasPane: BrowserPane {
  /// The part of the pane that the mouse is dragging.
  enum Drag {
    /// An edge of the picture. Dragging it resizes the picture.
    case edge(ResizeHandles.Handle)
    /// Any other place. Dragging it scrolls the picture. `last` is the last position of the mouse on the screen.
    case background(last: CellPoint)
    /// The selected view. Releasing it moves it, or resizes it.
    case view(ViewDrag)
  }

  let session: BrowserSession
  let documents: DocumentsPane
  let moving: FrameMoving
  var style: NibDrawingContext.Style
  /// The characters that large text consists of.
  let blocks: LargeTextBlocks
  /// Whether pages are painted in their own background, light or dark, instead of the terminal's.
  var paintsPages: Bool
  /// Whether the picture is an image of pixels if the terminal can show images.
  var showsImages: Bool
  /// The images for the terminal, if it can show some.
  private var screenImages = ScreenImages()
  var shows = CanvasOverlays()
  /// The part of the picture that is visible.
  var viewport = CanvasViewport()
  /// The number of rows of the pane.
  var height = 0

  var sheet: ContactSheet?
  var alternating: AlternatingLayouts?
  /// The views that the last save changed, while they are highlighted.
  var flash: ChangeFlash?
  /// The properties of the views before the document is read again.
  var snapshots: [String: ChangeFlash.Snapshot] = [:]
  /// The size requested by dragging an edge. It is applied at the next update, so that several mouse events that arrive
  /// together cause only one layout.
  var draggedSize: CGSize?
  var dragging: Drag?
  /// The cached drawing of the picture.
  var drawn: DrawnPicture?
  /// The cached drawing of the old version of the picture, while both versions are shown.
  var drawnBefore: DrawnPicture?
  /// The area of the picture on the screen.
  var window = CellRect.zero
  /// The areas of both versions of the picture, if both are shown.
  var windows: VersionWindows?
  /// Whether both versions of the picture are one above the other, and not side by side.
  var isStacked: Bool { windows?.isStacked ?? false }
  /// The overlay over the picture; clicks are tested against it.
  var overlay: Overlay?

  init(_ session: BrowserSession, documents: DocumentsPane, moving: FrameMoving) {
    (self.session, self.documents, self.moving) = (session, documents, moving)
    (style, blocks, paintsPages) = (session.setup.style, session.setup.blocks, session.setup.paintsPages)
    showsImages = session.setup.showsImages
  }

  /// The images of the pictures in all panes; `nil` if they are drawn in cells. A document that is laid out for a
  /// terminal is drawn in cells.
  var images: PictureImages? {
    guard showsImages, style == .rendered,
      session.currentPicture?.view.nibEnvironment.rules.isTerminal != true
    else { return nil }
    return screenImages.images(on: session.loop?.screen)
  }

  /// Switches between images and cells.
  func toggleImages() {
    guard (session.loop?.screen as? any GraphicsScreen)?.graphics != nil else {
      return session.showMessage(
        "This terminal has not reported that it can show images. --graphics chooses a protocol.",
        isProblem: true)
    }
    showsImages.toggle()
    session.showMessage(showsImages ? "Pictures are images." : "Pictures are drawn in cells.")
  }

  /// The size of the page or of the picture, in points; `nil` if there is no picture.
  var shownSize: CGSize? { session.page?.size ?? session.currentPicture?.view.bounds.size }

  /// The settings for all drawings of the browser.
  var viewingStyle: ViewingStyle { ViewingStyle(style: style, blocks: blocks) }

  /// The renderer of the canvas at the current zoom.
  var renderer: TreeRenderer {
    var renderer = TreeRenderer.forViewing(
      viewingStyle, grid: viewport.grid, on: session.loop?.screen, paintsPage: paintsPages)
    renderer.images = images
    renderer.showsConcealed = shows.concealed
    // The picture of a chosen device ends at the edges of its screen, as on the device.
    renderer.showsSurroundings = session.settings.options.device == nil || shows.concealed
    return renderer
  }

  /// The cells that a picture covers at the canvas's zoom.
  func pictureCells(of root: UIView) -> CellRect {
    CellRect(origin: .zero, size: renderer.canvasSize(for: root))
  }

  /// The cached drawing of the picture; `nil` if there is no picture.
  func drawnPicture() -> DrawnPicture? {
    guard let root = session.currentPicture?.view else {
      drawn = nil
      return nil
    }
    let renderer = renderer
    if let drawn, drawn.isValid(for: root, renderer) { return drawn }
    let new = DrawnPicture(of: root, renderer)
    drawn = new
    return new
  }
}
