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
    for embedding in embeddings {
      do {
        try nibEmbed(embedding)
      } catch {
        guard nibMode == .lenient else { throw error }
        nibReport(error, at: embedding.segue.element)
      }
    }
  }

  private func nibEmbed(_ embedding: SceneEmbedding) throws {
    let segue = embedding.segue
    guard let container = embedding.view, !nibIsInside(sceneOf: segue),
      shouldPerformSegue(withIdentifier: segue.identifier ?? "", sender: nil),
      let child = try nibDestination(of: segue)
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

  /// A scene that contains itself would have no end: the inner one is left out.
  private func nibIsInside(sceneOf segue: NibSegue) -> Bool {
    let document = segue.element.document
    let isInside = nibLineage.contains {
      $0.nibOrigin?.id == segue.destinationID && $0.nibOrigin?.element.document === document
    }
    if isInside { nibStoryboard?.nibReportRecursion(at: segue.element) }
    return isInside
  }
}
