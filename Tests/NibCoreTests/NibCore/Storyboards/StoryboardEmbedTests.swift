import Testing

@testable import NibCore

/// Scenes inside container views.
@Suite struct StoryboardEmbedTests {
  private typealias Small = SmallStoryboard

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

  @Test func embeddedScenesComeWithTheView() throws {
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

  @Test func aControllerCanLeaveItEmpty() throws {
    try run {
      let outer = try Small.storyboard(Self.scenes("identifier=\"never\"")).nibController(id: "outer")
      try outer?.nibLoadView()
      #expect(outer?.children == [])
    }
  }

  @Test func theCanvasDrawsThem() throws {
    let canvas = NibCanvas(try Small.document(Self.scenes()))
    #expect(canvas.roots.map(\.id) == ["outer-view", "inner-view"])
    let box = try #require(canvas.roots[0].views.first { $0.nibOrigin?.id == "box-inner" })
    #expect(box.subviews.first?.subviews.map { ($0 as? UILabel)?.text } == ["Inside"])
    #expect(canvas.diagnostics.filter { $0.severity > .note }.map(\.id) == [])
  }

  // Scene a contains b, which contains a.
  @Test func scenesThatContainEachOtherEnd() throws {
    let canvas = NibCanvas(
      try Small.document([
        Small.controller("a", views: Self.box("b")), Small.controller("b", views: Self.box("a")),
      ]))
    let problems = canvas.diagnostics.filter { $0.id == "recursive-scene" }
    #expect(problems.map(\.severity) == [.error, .error])
    let inner = canvas.roots[0].controller?.children.first
    #expect(inner?.title == "b")
    #expect(inner?.children == [])
  }

  // The navigation controller in the box shows the scene that contains the box.
  @Test func recursionThroughAContainerEnds() throws {
    let canvas = NibCanvas(
      try Small.document([
        Small.controller("a", views: Self.box("stack")), Small.navigation(root: "a"),
      ]))
    #expect(canvas.diagnostics.contains { $0.id == "recursive-scene" })
  }
}
