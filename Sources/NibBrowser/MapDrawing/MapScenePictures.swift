import NibAnalysis
import NibCore
import NibDrawing
import NibTools

/// The scenes of a map, drawn in points at their places.
package struct MapScenePictures {
  private(set) var scenes: Set<Int> = []
  private(set) var items: [VectorItem] = []

  static var none: MapScenePictures { MapScenePictures() }

  private init() {}

  /// Loads and draws the scenes at their places on the map. Scenes that cannot be loaded, and those of other platforms,
  /// have no picture.
  package init(_ map: StoryboardMap, _ document: NibDocument, _ options: LayoutOptions = LayoutOptions()) {
    guard document.kind.isSupported else { return }
    let loaded = LoadedDocument(document, options: options)
    for (index, scene) in map.scenes.enumerated() where !scene.isReference {
      guard let picture = Picture(of: scene.element, named: scene.name, in: loaded) else { continue }
      let size = picture.view.bounds.size
      guard size.width >= 1, size.height >= 1 else { continue }
      let paper = UIColor.systemBackground.nibComponents(
        for: picture.view.traitCollection.userInterfaceStyle)
      let frame = CGRect(
        x: 0, y: 0, width: min(size.width, scene.frame.width), height: min(size.height, scene.frame.height))
      let vectors = VectorDrawing(picture.view).picture
      items.append(
        .moved(
          scene.frame.origin,
          [.clip(VectorRectangle(frame), [.rectangle(frame, paper)] + vectors.items)]))
      scenes.insert(index)
    }
  }
}
