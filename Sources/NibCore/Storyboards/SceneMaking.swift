/// Records the scenes that are being made, so that a scene that contains itself is not loaded endlessly. It also limits
/// the number of scenes that the loading of one scene can cause.
///
/// Each task has one record for the scenes of all storyboards, because scenes can refer to those of other storyboards.
final class SceneMaking: @unchecked Sendable {
  // The class is `@unchecked Sendable` because only the task that owns the value changes it.

  /// A scene, identified by its storyboard's file and its controller's id.
  struct Scene: Hashable {
    let file: String
    let id: String
  }

  /// The reason why a scene is not made.
  enum Refusal { case insideItself, tooMany }

  /// The maximum number of scenes that are made in one call of `together`. Storyboards of large apps have several
  /// hundred.
  static let limit = 1_000

  @TaskLocal private static var current: SceneMaking?
  /// The scenes that are being made, from the outermost to the innermost. Each scene is made for the scene before it.
  private var unfinishedScenes: [Scene] = []
  /// The number of scenes begun so far in the call of `together`.
  private var count = 0

  /// Runs `body` and counts all scenes that are made in it. Inside another call of this method, they are added to the
  /// count of the outer call.
  static func together<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current == nil else { return try body() }
    return try $current.withValue(SceneMaking()) { try body() }
  }

  /// Makes a scene with `body`, unless the scene is already being made or the limit is reached.
  ///
  /// - Parameter refuse: called with the reason if the scene is not made. For the limit, it is called only once.
  static func make<Result>(
    _ scene: Scene, refuse: (Refusal) -> Void, _ body: () throws -> Result?
  ) rethrows -> Result? {
    try together {
      guard let current else { return nil }
      if let refusal = current.begin(scene) {
        if refusal == .insideItself || current.count == limit + 1 { refuse(refusal) }
        return nil
      }
      defer { current.unfinishedScenes.removeLast() }
      return try body()
    }
  }

  private func begin(_ scene: Scene) -> Refusal? {
    guard !unfinishedScenes.contains(scene) else { return .insideItself }
    count += 1
    guard count <= SceneMaking.limit else { return .tooMany }
    unfinishedScenes.append(scene)
    return nil
  }
}
