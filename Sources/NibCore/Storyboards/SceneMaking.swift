/// Records which scenes are being made for each other. This stops storyboards whose scenes contain
/// themselves, or contain each other in excessive numbers.
///
/// The record is local to the task, so a scene knows the scenes around it even if another storyboard
/// requested it.
final class SceneMaking: @unchecked Sendable {
  /// A scene, identified by its storyboard's file and its controller's id.
  struct Scene: Hashable {
    let file: String
    let id: String
  }

  /// The reason why a scene is not made.
  enum Refusal { case insideItself, tooMany }

  /// The maximum number of scenes made together. Storyboards of large apps have some hundreds.
  static let limit = 1_000

  // Only the task that owns the value changes it.
  @TaskLocal private static var current: SceneMaking?
  private var open: [Scene] = []
  private var count = 0

  /// Counts the scenes that are made in `body`, together with those around it.
  static func together<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current == nil else { return try body() }
    return try $current.withValue(SceneMaking()) { try body() }
  }

  /// Makes a scene, unless it is already being made or the limit is reached.
  ///
  /// - Parameter refuse: called with the reason if nothing is made; the limit is reported only once.
  static func make<Result>(
    _ scene: Scene, refuse: (Refusal) -> Void, _ body: () throws -> Result?
  ) rethrows -> Result? {
    try together {
      guard let current else { return nil }
      if let refusal = current.begin(scene) {
        if refusal == .insideItself || current.count == limit + 1 { refuse(refusal) }
        return nil
      }
      defer { current.open.removeLast() }
      return try body()
    }
  }

  private func begin(_ scene: Scene) -> Refusal? {
    guard !open.contains(scene) else { return .insideItself }
    count += 1
    guard count <= SceneMaking.limit else { return .tooMany }
    open.append(scene)
    return nil
  }
}
