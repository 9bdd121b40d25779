/// A container view of a scene, and the embed segue to the scene that is shown in it.
struct SceneEmbedding {
  let segue: NibSegue
  weak var view: UIView?
}

extension UIViewController {
  /// Loads the scenes that are embedded in container views of this scene. Called when the view is loaded, before
  /// `viewDidLoad`.
  ///
  /// - Throws: the errors of loading the scenes. In lenient mode they are reported as diagnostics instead.
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

  /// Adds the destination of an embed segue as a child.
  private func nibEmbed(_ embedding: SceneEmbedding) throws {
    let segue = embedding.segue
    guard let container = embedding.view,
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil),
      let child = try nibDestination(of: segue), !nibIsRecursive(child, segue)
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

  /// Returns true, and reports this, if a scene would be embedded in itself, which would never end.
  ///
  /// Scenes are compared by file and id, because a storyboard reference reads its storyboard again.
  private func nibIsRecursive(_ child: UIViewController, _ segue: NibSegue) -> Bool {
    guard let origin = child.nibOrigin else { return false }
    let isRecursive = nibLineage.contains {
      $0.nibOrigin?.id == origin.id && $0.nibOrigin?.element.document.file == origin.element.document.file
    }
    if isRecursive { nibStoryboard?.nibReport(.insideItself, at: segue.element) }
    return isRecursive
  }
}
