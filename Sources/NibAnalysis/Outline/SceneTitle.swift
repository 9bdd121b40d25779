import NibCore

/// The title of a scene, which contains the title of its controller.
enum SceneTitle {
  /// - Parameter isInSentence: whether the title is a part of another title.
  static func of(_ scene: NibElement, isInSentence: Bool = false) -> String {
    let title = scene.nibController.map {
      SceneName($0).title ?? ObjectTitle.title(of: $0, isInSentence: isInSentence)
    }
    return title.map { "\($0) Scene" } ?? "Scene"
  }
}
