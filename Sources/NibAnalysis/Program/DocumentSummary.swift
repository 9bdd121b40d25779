import NibCore

/// The names by which code and other documents refer to the objects of a document.
struct DocumentSummary: Sendable {
  struct Scene: Hashable, Sendable {
    /// The custom class of the scene's controller.
    let className: String?
    let segues: Set<ExactText>
  }

  /// The path of the document.
  let file: String
  let scenes: [Scene]
  /// The storyboard identifiers of the controllers and of the references to other storyboards.
  let sceneIdentifiers: Set<ExactText>
  /// The identifiers of the cells, headers and footers.
  let reuseIdentifiers: Set<ExactText>
  /// Whether a storyboard has an initial view controller.
  let hasInitialScene: Bool
  /// Whether a storyboard has references to other storyboards.
  let hasReferences: Bool
  let platform: NibDocumentKind.Platform

  init(_ document: NibDocument) {
    var scenes: [Scene] = []
    var identifiers: Set<ExactText> = []
    for scene in document.scenes {
      let segues = scene.segues.compactMap { $0["identifier"] }
      scenes.append(Scene(className: scene.nibController?["customClass"], segues: Set(texts: segues)))
    }
    var cells: Set<ExactText> = []
    for element in document.root.descendants {
      if let identifier = element["storyboardIdentifier"] { identifiers.insert(text: identifier) }
      if let identifier = element["reuseIdentifier"] { cells.insert(text: identifier) }
    }
    self.scenes = scenes
    sceneIdentifiers = identifiers
    reuseIdentifiers = cells
    hasInitialScene = !(document.root["initialViewController"] ?? "").isEmpty
    hasReferences = document.objectLists.contains { $0.child(named: "viewControllerPlaceholder") != nil }
    platform = document.kind.platform
    file = document.file
  }
}
