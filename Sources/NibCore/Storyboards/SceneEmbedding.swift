/// A container view, and the segue to the scene that fills it.
struct SceneEmbedding {
  let segue: NibSegue
  weak var view: UIView?
}

extension UIViewController {
  /// Fills the container views of the scene: when the view is loaded, before `viewDidLoad`.
  ///
  /// - Throws: what loading the scenes can throw; in a preview that is a diagnostic.
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

  /// A scene that contains itself would have no end: the inner one is left out. (References read their storyboard
  /// anew: it is the same one if it lies in the same file.)
  private func nibIsInside(_ child: UIViewController, _ segue: NibSegue) -> Bool {
    guard let origin = child.nibOrigin else { return false }
    let isInside = nibLineage.contains {
      $0.nibOrigin?.id == origin.id && $0.nibOrigin?.element.document.file == origin.element.document.file
    }
    if isInside { nibStoryboard?.nibReport(.insideItself, at: segue.element) }
    return isInside
  }
}
