/// A container view and the segue to the scene that is embedded in it.
struct SceneEmbedding {
  let segue: NibSegue
  weak var view: UIView?
}

extension UIViewController {
  /// Fills the container views of the scene. Called when the view is loaded, before `viewDidLoad`.
  ///
  /// - Throws: the errors of loading the scenes; a preview reports them as diagnostics instead.
  func nibEmbedScenes() throws {
    let embeddings = nibEmbeddings
    nibEmbeddings = []
    try SceneMaking.together {
      for embedding in embeddings {
        do {
          try nibEmbed(embedding)
        } catch {
          guard nibMode == .lenient else { throw error }
          nibReport(error, at: embedding.segue.element)
        }
      }
    }
  }

  private func nibEmbed(_ embedding: SceneEmbedding) throws {
    let segue = embedding.segue
    guard let container = embedding.view,
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil),
      let child = try nibDestination(of: segue), !nibIsInside(child, segue)
    else { return }
    prepare(
      for: UIStoryboardSegue(identifier: segue.identifier, source: self, destination: child), sender: nil)
    addChild(child)
    try child.nibLoadView()
    guard let view = child.viewIfLoaded else { return }
    view.frame = container.bounds
    view.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    container.addSubview(view)
    child.didMove(toParent: self)
  }

  /// Whether a scene is embedded in itself, which would never end; the inner scene is then left out.
  /// References read their storyboard again, so scenes are compared by file.
  private func nibIsInside(_ child: UIViewController, _ segue: NibSegue) -> Bool {
    guard let origin = child.nibOrigin else { return false }
    let isInside = nibLineage.contains {
      $0.nibOrigin?.id == origin.id && $0.nibOrigin?.element.document.file == origin.element.document.file
    }
    if isInside { nibStoryboard?.nibReport(.insideItself, at: segue.element) }
    return isInside
  }
}
