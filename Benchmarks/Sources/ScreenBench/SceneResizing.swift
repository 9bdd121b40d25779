import NibCore
import NibDrawing

/// Draws a scene as the browser does, with another width in each frame. The width becomes one cell narrower in seven
/// frames, and returns to the full width in the eighth.
final class SceneResizing: Subject {
  let frames = (warmup: 10, measured: 200)
  private let loaded: LoadedDocument
  private let root: UIView
  private let renderer = TreeRenderer()

  init(views: Int) throws {
    let document = try NibReader.read(FormScene(views: views).bytes, file: "scene.storyboard")
    loaded = LoadedDocument(document)
    guard let root = loaded.roots.first?.view else { preconditionFailure("the scene has no view") }
    self.root = root
  }

  func change(_ number: Int) {
    var options = LayoutOptions()
    options.size = CGSize(width: Double(393 - 8 * (number % 8)), height: 852)
    precondition(loaded.resize(root, for: options), "the scene would have to be loaded again")
  }

  func draw(on canvas: CellCanvas) { renderer.draw(root, on: canvas) }
}
