import Testing

@testable import NibCore

/// The destinations of unwind segues.
@Suite struct StoryboardUnwindTests {
  private typealias Small = SmallStoryboard

  private static let back = Small.segue(
    "unwind", to: "exit", "unwindAction=\"comeBack:\" identifier=\"back\"")

  /// stack(a) -> b -> c, and c presents d.
  private func scenes(a: String = "", b: String = "") -> [String] {
    [
      Small.navigation(root: "a"),
      Small.controller("a", a, connections: Small.segue("show", to: "b", "identifier=\"on\"")),
      Small.controller("b", b, connections: Small.segue("show", to: "c", "identifier=\"on\"")),
      Small.controller(
        "c", connections: Small.segue("presentation", to: "d", "identifier=\"on\"") + Self.back),
      Small.controller("d", connections: Self.back),
    ]
  }

  /// Goes forward `steps` times, then unwinds. Returns the titles of the stack and of the presented
  /// controllers.
  private func unwind(_ scenes: [String], steps: Int, mode: NibLoadingMode) throws -> [String] {
    try NibEnvironment.$current.withValue(.phone) {
      let storyboard = try Small.storyboard(scenes, initial: "stack", mode: mode)
      let navigation = try #require(try storyboard.nibInitialController() as? UINavigationController)
      let window = UIWindow.phone(showing: navigation)
      func front() -> UIViewController? { window.rootViewController?.nibFrontController }
      for _ in 0..<steps { try front()?.nibPerformSegue(withIdentifier: "on", sender: nil) }
      try front()?.nibPerformSegue(withIdentifier: "back", sender: nil)
      let presented = navigation.presentedViewController?.title.map { ["over: \($0)"] } ?? []
      return navigation.viewControllers.map { $0.title ?? "?" } + presented
    }
  }

  @Test func toTheClassThatHasTheAction() throws {
    try LoggingController.$log.withValue(LoggingController.Log()) {
      let toA = try unwind(scenes(a: Small.logging), steps: 2, mode: .strict)
      #expect(toA == ["a"])
      #expect(LoggingController.take().filter { $0.contains("comeBack") } == ["a.comeBack(from c)"])
      let toB = try unwind(scenes(a: Small.logging, b: Small.logging), steps: 3, mode: .strict)
      #expect(toB == ["a", "b"])
      #expect(LoggingController.take().filter { $0.contains("comeBack") } == ["b.comeBack(from d)"])
    }
  }

  @Test func withoutSuchAClassAProgramStays() throws {
    #expect(try unwind(scenes(), steps: 2, mode: .strict) == ["a", "b", "c"])
    #expect(try unwind(scenes(), steps: 3, mode: .strict) == ["a", "b", "c", "over: d"])
  }

  // Only a custom class can have the action.
  @Test func aPreviewGoesToTheNearestCustomClass() throws {
    let unknown = "customClass=\"Elsewhere\""
    #expect(try unwind(scenes(a: unknown), steps: 2, mode: .lenient) == ["a"])
    #expect(try unwind(scenes(a: unknown, b: unknown), steps: 3, mode: .lenient) == ["a", "b"])
  }

  @Test func withoutCustomClassesAPreviewGoesOneStepBack() throws {
    #expect(try unwind(scenes(), steps: 2, mode: .lenient) == ["a", "b"])
    #expect(try unwind(scenes(), steps: 3, mode: .lenient) == ["a", "b", "c"])
  }
}
