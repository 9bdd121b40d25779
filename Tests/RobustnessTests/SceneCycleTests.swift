import NibCoreTestSupport
import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing

/// Scenes that contain themselves, each other, or too many other scenes.
@Suite struct SceneCycleTests {
  private typealias Small = SmallStoryboard

  /// A container view in the given scene that embeds the controller with the given id.
  private static func box(_ id: String, in scene: String, _ number: Int = 0) -> String {
    """
    <containerView fixedFrame="YES" id="box-\(scene)-\(number)">
      <rect key="frame" x="20" y="100" width="200" height="150"/>
      <connections>\(Small.segue("embed", to: id))</connections>
    </containerView>
    """
  }

  /// The ids of a canvas's diagnostics, except notes.
  private func document(_ objects: String) throws -> NibDocument {
    try NibReader.read(Array(XibText.xib(objects).utf8), file: "Sample.xib")
  }

  private func problems(_ loaded: LoadedDocument) -> Set<String> {
    Set(loaded.diagnostics.filter { $0.severity > .note }.map(\.id))
  }

  @Test("A scene that embeds itself is reported with the segue") func selfEmbedding() throws {
    let loaded = LoadedDocument(try Small.document([Small.controller("a", views: Self.box("a", in: "a"))]))
    let problem = try #require(loaded.diagnostics.first { $0.id == "recursive-scene" })
    #expect(
      problem.path.description == "segue#embed-a-segue < UIView#box-a-0 < UIView#a-view < UIViewController#a")
    #expect(loaded.roots.count == 1)
  }

  /// Each scene embeds the next one twice, so each level doubles the number of scenes.
  @Test("Scenes that each embed the next one twice are limited in number") func doublingScenes() throws {
    let last = 30
    let scenes = (0...last).map { index -> String in
      let next = "c\(index + 1)"
      let inner = Self.box(next, in: "c\(index)") + Self.box(next, in: "c\(index)", 1)
      return Small.controller("c\(index)", views: index == last ? "" : inner)
    }
    let loaded = LoadedDocument(try Small.document(scenes))
    #expect(problems(loaded) == ["duplicate-id", "too-many-scenes"])
    #expect(loaded.diagnostics.filter { $0.id == "too-many-scenes" }.count == 1)
    #expect(loaded.roots.count == last + 1)
  }

  @Test("Nested containers are composed in a time proportional to their number")
  func nestedContainers() throws {
    let last = 40
    let scenes = (0...last).map { index in
      index == last
        ? Small.controller("t\(index)")
        : Small.controller(
          "t\(index)", element: "tabBarController", views: nil,
          connections: Small.relation("viewControllers", to: "t\(index + 1)"))
    }
    var isEmpty = true
    let seconds = try ProcessorTime.seconds {
      isEmpty = LoadedDocument(try Small.document(scenes)).pictures.isEmpty
    }
    #expect(!isEmpty)
    #expect(seconds < 60)
  }

  @Test("Containers that each contain the next one twice are limited in number")
  func doublingContainers() throws {
    let last = 30
    let scenes = (0...last).map { index -> String in
      let children = index == last ? "" : Small.relation("viewControllers", to: "t\(index + 1)")
      return Small.controller(
        "t\(index)", element: "tabBarController", views: nil, connections: children + children)
    }
    _ = LoadedDocument(try Small.document(scenes)).pictures
    let storyboard = try Small.storyboard(scenes, mode: .lenient)
    #expect(try storyboard.nibController(id: "t0") != nil)
    #expect(storyboard.nibDiagnostics.contains { $0.id == "too-many-scenes" })
  }

  @Test(
    "A container that is its own child is reported once",
    arguments: [
      ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
      ("splitViewController", "masterViewController"),
    ])
  func selfContainment(_ element: String, _ relationship: String) throws {
    let scene = Small.controller(
      "c", element: element, views: nil, connections: Small.relation(relationship, to: "c"))
    let loaded = LoadedDocument(try Small.document([scene], initial: "c"))
    #expect(loaded.pictures.count == 1)
    let storyboard = try Small.storyboard([scene], mode: .lenient)
    #expect(try storyboard.nibController(id: "c") != nil)
    #expect(storyboard.nibDiagnostics.filter { $0.id == "recursive-scene" }.count == 1)
  }

  /// The ids of the segues that are reported as recursive, in the order of the document.
  private func recursiveSegues(_ scenes: [String], initial: String? = nil) throws -> [String] {
    let document = try Small.document(scenes, initial: initial)
    let found = NibCheck(document).diagnostics.filter { $0.id == "recursive-scene" }
    #expect(found.allSatisfy { $0.severity == .error })
    return found.compactMap { $0.path.steps.first?.id }
  }

  private static let containers = [
    ("navigationController", "rootViewController"), ("tabBarController", "viewControllers"),
    ("splitViewController", "masterViewController"), ("splitViewController", "detailViewController"),
  ]

  @Test("check reports containers that contain themselves or each other", arguments: containers)
  func containersInThemselves(_ element: String, _ relationship: String) throws {
    func scene(_ id: String, _ child: String) -> String {
      Small.controller(
        id, element: element, views: nil, connections: Small.relation(relationship, to: child))
    }
    #expect(try recursiveSegues([scene("a", "a")]) == ["relationship-a-segue"])
    let circle = [scene("a", "b"), scene("b", "c"), scene("c", "a"), scene("d", "a"), scene("e", "f")]
    #expect(try recursiveSegues(circle + [Small.controller("f")]) == ["relationship-a-segue"])
    #expect(try recursiveSegues(circle, initial: "b") == ["relationship-b-segue"])
    let strict = NibStrictCheck(try Small.document(circle)).diagnostics
    #expect(strict.contains { $0.id == "recursive-scene" })
  }

  @Test("A scene in several containers that do not contain each other is not a problem")
  func sharedScene() throws {
    let tabs = Small.controller(
      "t", element: "tabBarController", views: nil,
      connections: ["n", "m"].map { Small.relation("viewControllers", to: $0) }.joined())
    let scenes = [tabs, Small.navigation("n", root: "v"), Small.navigation("m", root: "v")]
    let view = Small.controller("v", connections: Small.segue("show", to: "t"))
    #expect(try recursiveSegues(scenes + [view], initial: "t") == [])
  }

  @Test("A cycle through an embedded scene is reported once for each segue") func mixedCycle() throws {
    let scenes = [Small.controller("a", views: Self.box("n", in: "a")), Small.navigation("n", root: "n")]
    #expect(try recursiveSegues(scenes) == ["relationship-n-segue"])
  }

  @Test("Segues that form a circle are not a problem") func circularSegues() throws {
    let scenes = (0..<40).map { index in
      Small.controller("c\(index)", connections: Small.segue("show", to: "c\((index + 1) % 40)"))
    }
    let loaded = LoadedDocument(try Small.document(scenes))
    #expect(loaded.roots.count == 40)
    #expect(problems(loaded).isEmpty)
  }

  /// The storyboards show each other's scenes by references, which are read again each time.
  @Test(
    "Storyboards that contain each other are loaded to a limited depth", arguments: ["embed", "relationship"])
  func circularStoryboards(_ kind: String) throws {
    let names = ["Cycle-\(kind)-A", "Cycle-\(kind)-B"]
    for (name, other) in zip(names, names.reversed()) {
      let away = "<viewControllerPlaceholder storyboardName=\"\(other)\" id=\"away\"/>"
      let scene =
        kind == "embed"
        ? Small.controller("first", views: Self.box("away", in: name))
        : Small.navigation("first", root: "away")
      let document = try Small.document([scene, away], initial: "first")
      NibSearchPath.embed { $0 == name ? document.source : nil }
    }
    let storyboard = UIStoryboard(name: names[0], bundle: nil)
    storyboard.nibMode = .lenient
    let controller = try #require(try storyboard.nibInitialController())
    try controller.nibLoadView()
    #expect(depth(of: controller) <= 4)
  }

  private func depth(of controller: UIViewController) -> Int {
    1 + (controller.children.map { depth(of: $0) }.max() ?? 0)
  }

  /// UIKit raises an exception when a navigation controller is pushed. The tools leave it out and show the others.
  @Test("A controller that cannot be pushed is left out and reported") func unpushableControllers() throws {
    let document = try document(
      """
      <navigationController id="n"><viewControllers>
      <navigationController id="m"/><viewController id="v"/>
      </viewControllers></navigationController>
      """)
    let loaded = LoadedDocument(document)
    let diagnostics = loaded.diagnostics.filter { $0.kind == .notAChild }
    #expect(
      diagnostics.map(\.message) == [
        "a controller is left out: Pushing a navigation controller is not supported"
      ])
    #expect(diagnostics.map { $0.location?.line } == [3])
    let navigation = loaded.controllers.compactMap { $0 as? UINavigationController }
    #expect(navigation.map(\.viewControllers.count).contains(1))
  }

  @Test("A navigation controller that is the root of another one is reported at the segue")
  func nestedNavigation() throws {
    let scenes = [
      SmallStoryboard.navigation(root: "inner"), SmallStoryboard.navigation("inner", root: "first"),
      SmallStoryboard.controller("first"),
    ]
    let loaded = LoadedDocument(try SmallStoryboard.document(scenes, initial: "stack"))
    let reported = loaded.diagnostics.filter { $0.kind == .notAChild }
    #expect(reported.map(\.message) == ["Pushing a navigation controller is not supported"])
    #expect(reported.first?.path.steps.contains { $0.id == "relationship-inner-segue" } == true)
  }

  /// The elements and custom classes are those that nibs cannot contain and `init()` cannot create.
  @Test(
    "An object that cannot be created is reported, and the others are loaded",
    arguments: [
      "<customObject id=\"a\" customClass=\"UITraitCollection\"/>",
      "<customObject id=\"a\" customClass=\"UINib\"/>", "<customObject id=\"a\" customClass=\"UIImage\"/>",
      "<customObject id=\"a\" customClass=\"NSLayoutConstraint\"/>",
      "<customObject id=\"a\" customClass=\"UIStoryboardSegue\"/>",
    ])
  func uncreatableObjects(object: String) throws {
    let loaded = LoadedDocument(try document(object + "<view id=\"v\"/>"))
    #expect(loaded.roots.map(\.id) == ["v"])
    #expect(problems(loaded) == ["init-returned-nil"])
  }

  /// Each argument is a list of outlets that would make a view a descendant of itself, directly or through others.
  @Test(
    "Outlets never make a view a descendant of itself",
    arguments: [
      [("in", "accessoryView", "root")], [("in", "accessoryView", "in")], [("in", "backgroundView", "out")],
      [("out", "accessoryView", "in"), ("in", "accessoryView", "out")],
      [("in", "contentView", "side"), ("out", "accessoryView", "side"), ("side", "contentView", "in")],
      [("side", "contentView", "root"), ("in", "contentView", "root")], [("field", "leftView", "root")],
      [("table", "tableHeaderView", "root")], [("table", "backgroundView", "root")],
    ])
  func circularViews(outlets: [(source: String, property: String, destination: String)]) throws {
    func connections(_ source: String) -> String {
      let all = outlets.enumerated().filter { $0.element.source == source }.map { index, outlet in
        "<outlet property=\"\(outlet.property)\" destination=\"\(outlet.destination)\" id=\"o\(index)\"/>"
      }
      return all.isEmpty ? "" : "<connections>\(all.joined())</connections>"
    }
    func cell(_ id: String, _ inner: String) -> String {
      """
      <tableViewCell id="\(id)"><rect key="frame" x="0" y="0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="\(id)" id="\(id)c">\(RobustXib.rect)\(inner)\
      </tableViewCellContentView>\(connections(id))</tableViewCell>
      """
    }
    let loaded = LoadedDocument(
      try document(
        """
        <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/><subviews>
        \(cell("out", "<subviews>" + cell("in", "") + "</subviews>"))\(cell("side", ""))
        <textField id="field">\(RobustXib.rect)\(connections("field"))</textField>
        <tableView id="table">\(RobustXib.rect)\(connections("table"))</tableView></subviews></view>
        """))
    let reported = loaded.diagnostics.filter { ["outlet", "recursive-object"].contains($0.id) }
    #expect(!reported.isEmpty || outlets.count > 2, "three outlets may only move views")
    #expect(reported.allSatisfy { !$0.message.contains("0x") }, "an address would differ in every run")
    for _ in 0..<2 {
      for root in loaded.roots {
        root.view.setNeedsLayout()
        root.view.layoutIfNeeded()
        _ = TreeRenderer().canvas(for: root.view)
        for view in root.views { #expect(view.superview?.isDescendant(of: view) != true) }
      }
    }
    _ = NibCheck(loaded.document).diagnostics
  }
}
