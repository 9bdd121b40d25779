import NibCoreTestSupport
import Testing

@testable import NibCore

/// Scenes inside container views.
@Suite struct StoryboardEmbedTests {
  private typealias Small = SmallStoryboard

  /// A container view that embeds the scene with the given id.
  private static func box(_ id: String, _ attributes: String = "") -> String {
    """
    <containerView fixedFrame="YES" id="box-\(id)">
      <rect key="frame" x="20" y="100" width="200" height="150"/>
      <connections>\(Small.segue("embed", to: id, attributes))</connections>
    </containerView>
    """
  }

  private static let label = """
    <label fixedFrame="YES" text="Inside" id="label"><rect key="frame" x="8" y="16" width="80" height="16"/></label>
    """

  private static func scenes(_ attributes: String = "identifier=\"box\"") -> [String] {
    [
      Small.controller("outer", Small.logging, views: box("inner", attributes)),
      Small.controller("inner", Small.logging, views: label),
    ]
  }

  private func run(_ body: () throws -> Void) rethrows {
    try NibEnvironment.$current.withValue(.phone) {
      try LoggingController.$log.withValue(LoggingController.Log(), operation: body)
    }
  }

  @Test("Loading a view embeds the scenes of its container views, which then appear with it")
  func embeddedScene() throws {
    try run {
      let outer = try #require(try Small.storyboard(Self.scenes()).nibController(id: "outer"))
      // Nothing is embedded before the view is accessed.
      #expect(LoggingController.take() == [])
      #expect(outer.children == [])
      _ = UIWindow.phone(showing: outer)
      #expect(
        LoggingController.take() == [
          "outer.should(box)", "outer.prepare(box to inner)", "inner.didLoad", "outer.didLoad",
          "outer.willAppear", "inner.willAppear", "outer.didAppear", "inner.didAppear",
        ])
      #expect(outer.children.map(\.title) == ["inner"])
      #expect(outer.children.first?.view.frame == CGRect(x: 0, y: 0, width: 200, height: 150))
    }
  }

  @Test("A container view stays empty if the controller refuses its embed segue")
  func refusedEmbedding() throws {
    try run {
      let outer = try Small.storyboard(Self.scenes("identifier=\"never\"")).nibController(id: "outer")
      try outer?.nibLoadView()
      #expect(outer?.children == [])
    }
  }

  @Test("The canvas shows an embedded scene inside its container view and also as a root")
  func canvas() throws {
    let loaded = LoadedDocument(try Small.document(Self.scenes()))
    #expect(loaded.roots.map(\.id) == ["outer-view", "inner-view"])
    let box = try #require(loaded.roots[0].views.first { $0.nibOrigin?.id == "box-inner" })
    #expect(box.subviews.first?.subviews.map { ($0 as? UILabel)?.text } == ["Inside"])
    #expect(loaded.diagnostics.filter { $0.severity > .note }.map(\.id) == [])
  }

  // Scene a embeds b, which embeds a.
  @Test("Scenes that embed each other are reported as recursive, and the inner copy stays empty")
  func mutualEmbedding() throws {
    let loaded = LoadedDocument(
      try Small.document([
        Small.controller("a", views: Self.box("b")), Small.controller("b", views: Self.box("a")),
      ]))
    let problems = loaded.diagnostics.filter { $0.id == "recursive-scene" }
    #expect(problems.map(\.severity) == [.error, .error])
    let inner = loaded.roots[0].controller?.children.first
    #expect(inner?.title == "b")
    #expect(inner?.children == [])
  }

  // The container view of scene a embeds a navigation controller whose root is scene a.
  @Test("A scene that embeds itself through a navigation controller is reported as recursive")
  func recursionThroughNavigation() throws {
    let loaded = LoadedDocument(
      try Small.document([
        Small.controller("a", views: Self.box("stack")), Small.navigation(root: "a"),
      ]))
    #expect(loaded.diagnostics.contains { $0.id == "recursive-scene" })
  }
}
