import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The small drawings of scenes in the boxes of a map.
///
/// A scene is drawn once for each size. A map can show more scenes than can be drawn between two keys, so only a few
/// are drawn at a time.
final class MapPictures {
  private struct Key: Hashable {
    let scene: Int
    let size: CellSize
  }

  private let renderer: () -> TreeRenderer
  private let draw: (_ scene: Int, _ size: CellSize) -> CellCanvas?
  /// The renderer of the canvas with which the scenes were drawn.
  private var drawnWith: TreeRenderer?
  /// The drawings; `nil` for scenes without one.
  private var drawings: [Key: CellCanvas?] = [:]
  private var deadline: ContinuousClock.Instant?
  /// Whether the last drawing of the map lacks pictures for which there was no time.
  private(set) var isIncomplete = false

  /// The maximum number of drawings that are kept.
  private static let maximumCount = 400

  /// - Parameters:
  ///   - renderer: the current renderer of the canvas. If it changes, the scenes are drawn again.
  ///   - draw: draws a scene, at most as large as a given size; returns `nil` if the scene has no views.
  init(
    renderer: @escaping () -> TreeRenderer, draw: @escaping (_ scene: Int, _ size: CellSize) -> CellCanvas?
  ) {
    (self.renderer, self.draw) = (renderer, draw)
  }

  /// Begins a drawing of the map.
  ///
  /// - Parameter time: the time for drawing missing pictures, of which at least one is drawn; `nil` for no limit.
  func begin(for time: Duration?) {
    deadline = time.map { ContinuousClock.now + $0 }
    isIncomplete = false
    let renderer = renderer()
    if drawnWith != renderer { (drawings, drawnWith) = ([:], renderer) }
  }

  /// The view of a controller, with its navigation bar, in the picture of its container; `nil` if the picture does not
  /// show it.
  fileprivate static func view(of controller: NibElement, in view: UIView) -> UIView? {
    if let owner = view.nibViewController, owner.nibOrigin?.element == controller {
      return owner.navigationController?.viewIfLoaded ?? view
    }
    return view.subviews.lazy.compactMap { Self.view(of: controller, in: $0) }.first
  }

  /// The drawing of a scene; `nil` if it has none, or if there is no time to draw it now.
  func picture(of scene: Int, in size: CellSize) -> CellCanvas? {
    let key = Key(scene: scene, size: size)
    if let known = drawings[key] { return known }
    if let deadline, ContinuousClock.now >= deadline {
      isIncomplete = true
      return nil
    }
    if drawings.count >= Self.maximumCount { drawings = [:] }
    let drawing = draw(scene, size)
    drawings[key] = drawing
    return drawing
  }
}

extension StoryboardMaps {
  /// The drawings of the scenes of the open storyboard; `nil` for a storyboard of another platform.
  func makePictures() -> MapPictures? {
    guard session.open?.document?.kind.isSupported ?? false else { return nil }
    return MapPictures(
      renderer: { [canvas] in canvas.renderer },
      draw: { [weak self] scene, size in self?.drawing(ofScene: scene, in: size) })
  }

  /// Draws a scene of the map as large as possible.
  private func drawing(ofScene scene: Int, in size: CellSize) -> CellCanvas? {
    guard let open = session.open, let element = page?.map.scenes[scene].element,
      let index = open.shown?.picture(of: element)
    else { return nil }
    // The picture may still be laid out for earlier options.
    open.layOut(picture: index)
    defer { open.layOut(picture: session.picture) }
    // A scene without a picture of its own is shown in the picture of its container. Only that part is drawn.
    let picture = open.pictures[index]
    let hasOwnPicture = picture.controller.map { $0.nibOrigin?.element == element } ?? true
    let part = hasOwnPicture ? nil : MapPictures.view(of: element, in: picture.view)
    let view = part ?? picture.view
    let bounds = view.bounds.size
    guard bounds.width >= 1, bounds.height >= 1, size.columns > 0, size.rows > 0 else { return nil }
    var renderer = canvas.renderer
    let room = renderer.grid(zoom: 1).points(of: size)
    let zoom = min(room.width / Double(bounds.width), room.height / Double(bounds.height), 1)
    renderer.grid = renderer.grid(zoom: zoom)
    (renderer.showsConcealed, renderer.showsSurroundings) = (false, false)
    let whole = renderer.canvasSize(for: view)
    let cells = CellCanvas(
      size: CellSize(columns: min(whole.columns, size.columns), rows: min(whole.rows, size.rows)))
    renderer.draw(view, on: cells)
    return cells
  }
}
