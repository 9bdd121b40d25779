/// The scenes that are being made for each other, so that storyboards whose scenes contain themselves, or each other
/// more often than can be made, come to an end.
///
/// It goes with the task: a scene knows of those around it even if another storyboard asked for it.
final class SceneMaking: @unchecked Sendable {
  /// A scene by its storyboard's file and its controller's id.
  struct Scene: Hashable {
    let file: String
    let id: String
  }

  /// Why a scene is not made.
  enum Refusal { case insideItself, tooMany }

  /// How many scenes may be made together. Storyboards of large apps have some hundreds.
  static let limit = 1_000

  // The task that it goes with is the only one that changes it.
  @TaskLocal private static var current: SceneMaking?
  private var open: [Scene] = []
  private var count = 0

  /// Counts the scenes that are made in `body` together, with those around it.
  static func together<Result>(_ body: () throws -> Result) rethrows -> Result {
    guard current == nil else { return try body() }
    return try $current.withValue(SceneMaking()) { try body() }
  }

  /// Makes a scene, unless it is being made already or too many were.
  ///
  /// - Parameter refuse: told why nothing is made; only once that there are too many.
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
