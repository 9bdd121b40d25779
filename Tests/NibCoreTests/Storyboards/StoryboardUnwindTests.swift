import NibCoreTestSupport
import Testing

@testable import NibCore

/// The destinations of unwind segues.
@Suite struct StoryboardUnwindTests {
  private typealias Small = SmallStoryboard

  private static let back = Small.segue(
    "unwind", to: "exit", "unwindAction=\"comeBack:\" identifier=\"back\"")

  /// A navigation controller with the root a; a pushes b, b pushes c, and c presents d. `a` and `b` are
  /// attributes of these controllers.
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

  /// Performs `steps` segues forward and then an unwind segue. Returns the titles of the controllers on the
  /// navigation stack and of the presented controller.
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

  @Test("An unwind segue returns to the nearest controller whose class has the action")
  func nearestAction() throws {
    try LoggingController.$log.withValue(LoggingController.Log()) {
      let toA = try unwind(scenes(a: Small.logging), steps: 2, mode: .strict)
      #expect(toA == ["a"])
      #expect(LoggingController.take().filter { $0.contains("comeBack") } == ["a.comeBack(from c)"])
      let toB = try unwind(scenes(a: Small.logging, b: Small.logging), steps: 3, mode: .strict)
      #expect(toB == ["a", "b"])
      #expect(LoggingController.take().filter { $0.contains("comeBack") } == ["b.comeBack(from d)"])
    }
  }

  @Test("In strict mode, an unwind segue does nothing if no class has its action")
  func missingAction() throws {
    #expect(try unwind(scenes(), steps: 2, mode: .strict) == ["a", "b", "c"])
    #expect(try unwind(scenes(), steps: 3, mode: .strict) == ["a", "b", "c", "over: d"])
  }

  // Only a custom class can have the action, and a preview does not know its methods.
  @Test("In lenient mode, an unwind segue returns to the nearest controller with a custom class")
  func nearestCustomClass() throws {
    let unknown = "customClass=\"Elsewhere\""
    #expect(try unwind(scenes(a: unknown), steps: 2, mode: .lenient) == ["a"])
    #expect(try unwind(scenes(a: unknown, b: unknown), steps: 3, mode: .lenient) == ["a", "b"])
  }

  @Test("In lenient mode, an unwind segue goes back one step if no controller has a custom class")
  func noCustomClass() throws {
    #expect(try unwind(scenes(), steps: 2, mode: .lenient) == ["a", "b"])
    #expect(try unwind(scenes(), steps: 3, mode: .lenient) == ["a", "b", "c"])
  }
}
