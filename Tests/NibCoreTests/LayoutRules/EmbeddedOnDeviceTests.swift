import Foundation
import NibCoreTestSupport
import Testing

@testable import NibCore

/// Scenes in the container views of other scenes, laid out for a device.
@Suite struct EmbeddedOnDeviceTests {
  private typealias S = SmallStoryboard

  /// The size of a root view, and the insets of the view in it that fills its safe area: top, left, bottom, right.
  private struct Shown: Equatable {
    var size: [CGFloat]
    var insets: [CGFloat]

    init(_ width: CGFloat, _ height: CGFloat, _ insets: [CGFloat]) {
      size = [width, height]
      self.insets = insets
    }
  }

  /// A controller whose view fills a screen of 375 x 667 points.
  private func controller(_ id: String, _ subviews: String, _ constraints: String) -> String {
    """
    <viewController title="\(id)" id="\(id)"><view key="view" id="\(id)-view">
    <rect key="frame" x="0" y="0" width="375" height="667"/><subviews>\(subviews)</subviews>
    <viewLayoutGuide key="safeArea" id="\(id)-safe"/><constraints>\(constraints)</constraints></view></viewController>
    """
  }

  /// A controller with a view `id-inner` that fills the safe area.
  private func inner(_ id: String) -> String {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-inner">
      <rect key="frame" x="0" y="0" width="10" height="10"/></view>
      """
    return controller(id, view, CanvasSample.pins("\(id)-inner", "\(id)-safe"))
  }

  /// A controller with a container view as wide as the screen, at the given distance from one of its edges.
  private func outer(
    _ id: String, _ child: String, _ edge: String, _ distance: Int = 0, height: Int = 200, around: String = ""
  ) -> String {
    let box = """
      <containerView translatesAutoresizingMaskIntoConstraints="NO" id="\(id)-box">
      <rect key="frame" x="0" y="0" width="375" height="200"/>
      <constraints><constraint firstAttribute="height" constant="\(height)" id="\(id)-height"/></constraints>
      <connections>\(S.segue("embed", to: child))</connections></containerView>
      """
    let pins = [("leading", 0), ("trailing", 0), (edge, edge == "bottom" ? -distance : distance)].map {
      """
      <constraint firstItem="\(id)-box" firstAttribute="\($0.0)" secondItem="\(id)-view" secondAttribute="\($0.0)" \
      constant="\($0.1)" id="\(id)-\($0.0)"/>
      """
    }
    return controller(id, box, pins.joined())
  }

  private func options(_ name: String = "iPhone 15", isLandscape: Bool? = nil) throws -> LayoutOptions {
    var options = LayoutOptions()
    let device = try #require(Device.named(name))
    options.device = device
    options.isLandscape = isLandscape
    return options
  }

  private func loaded(
    _ scenes: [String], _ options: LayoutOptions, scenesOf ids: Set<String>? = nil
  ) throws -> LoadedDocument {
    LoadedDocument(try S.document(scenes), options: options, scenesOf: ids)
  }

  private func shown(_ id: String, in loaded: LoadedDocument) throws -> Shown {
    let root = try #require(loaded.frame("\(id)-view"))
    return Shown(root.width, root.height, try #require(loaded.insets("\(id)-inner")))
  }

  @Test(
    "An embedded view has the size of its container, and the safe area that overlaps the container",
    arguments: [
      ("iPhone 15", "top", 300, 200, [0, 0, 0, 0]), ("iPhone 15", "top", 0, 200, [59, 0, 0, 0]),
      ("iPhone 15", "top", 40, 200, [19, 0, 0, 0]), ("iPhone 15", "bottom", 0, 200, [0, 0, 34, 0]),
      ("iPhone 15", "bottom", 20, 200, [0, 0, 14, 0]), ("iPhone 15", "top", 0, 852, [59, 0, 34, 0]),
      ("iPhone 8", "top", 0, 200, [20, 0, 0, 0]), ("iPhone 8", "bottom", 0, 200, [0, 0, 0, 0]),
    ] as [(String, String, Int, Int, [CGFloat])])
  func containers(device: String, edge: String, distance: Int, height: Int, insets: [CGFloat]) throws {
    let options = try options(device)
    let scenes = [outer("a", "b", edge, distance, height: height), inner("b")]
    let expected = Shown(device == "iPhone 8" ? 375 : 393, CGFloat(height), insets)
    // The order of the scenes does not matter, and the outer scene need not be loaded.
    #expect(try shown("b", in: loaded(scenes, options)) == expected)
    #expect(try shown("b", in: loaded(scenes.reversed(), options)) == expected)
    let part = try loaded(scenes, options, scenesOf: ["b"])
    #expect(try shown("b", in: part) == expected)
    #expect(part.roots.map(\.id) == ["b-view"])
  }

  @Test("In landscape, a container as wide as the screen has the insets of the sides")
  func landscape() throws {
    let options = try options(isLandscape: true)
    let scenes = [outer("a", "b", "bottom"), inner("b")]
    #expect(try shown("b", in: loaded(scenes, options)) == Shown(852, 200, [0, 59, 21, 59]))
  }

  @Test("The embedded scene and its copy inside the container have the same layout") func copies() throws {
    let loaded = try loaded([outer("a", "b", "top", 40), inner("b")], options())
    let copy = try #require(loaded.roots[0].view.nibTree.first { $0.nibOrigin?.id == "b-inner" })
    #expect(copy.frame == loaded.frame("b-inner"))
    #expect(copy.superview?.bounds.size == loaded.frame("b-view")?.size)
  }

  @Test("A container without a height of its own is as high as the embedded content")
  func contentHeight() throws {
    let view = """
      <view translatesAutoresizingMaskIntoConstraints="NO" id="b-inner"><rect key="frame" x="0" y="0" width="9" height="9"/>
      <constraints><constraint firstAttribute="height" constant="120" id="h"/></constraints></view>
      """
    let child = controller("b", view, CanvasSample.pins("b-inner", "b-view"))
    let height = "<constraint firstAttribute=\"height\" constant=\"200\" id=\"a-height\"/>"
    let parent = outer("a", "b", "top", 300).replacingOccurrences(of: height, with: "")
    let loaded = try loaded([parent, child], options())
    #expect(loaded.frame("b-view")?.size == loaded.frame("a-box")?.size)
  }

  @Test("A container at the top of a pushed view begins below the navigation bar") func belowBar() throws {
    let scenes = [S.navigation(root: "a"), outer("a", "b", "top"), inner("b")]
    #expect(try shown("b", in: loaded(scenes, options())) == Shown(393, 200, [103, 0, 0, 0]))
  }

  @Test(
    "The bars of an embedded navigation or tab bar controller are inside the container",
    arguments: [
      ("navigationController", "top", 300, [44, 0, 0, 0]),
      ("navigationController", "top", 0, [103, 0, 0, 0]),
      ("tabBarController", "bottom", 0, [0, 0, 83, 0]), ("tabBarController", "top", 300, [0, 0, 49, 0]),
    ] as [(String, String, Int, [CGFloat])])
  func bars(element: String, edge: String, distance: Int, insets: [CGFloat]) throws {
    let relation = element == "tabBarController" ? "viewControllers" : "rootViewController"
    let middle = S.controller("c", element: element, views: nil, connections: S.relation(relation, to: "b"))
    let loaded = try loaded([outer("a", "c", edge, distance), middle, inner("b")], options())
    #expect(try shown("b", in: loaded) == Shown(393, 200, insets))
    // The picture of the container controller has its size, too.
    let picture = try #require(loaded.picture(ofController: "c"))
    #expect(picture.view.bounds.size == CGSize(width: 393, height: 200))
    let view = try #require(picture.view.nibTree.first { $0.nibOrigin?.id == "b-inner" })
    #expect(view.frame == loaded.frame("b-inner"))
  }

  @Test("A scene in an embedded scene has the part of the safe area that reaches it") func nested() throws {
    for (distance, insets) in [(0, [59, 0, 0, 0]), (20, [39, 0, 0, 0])] as [(Int, [CGFloat])] {
      let scenes = [
        inner("c"), outer("b", "c", "top", distance, height: 100), outer("a", "b", "top", height: 400),
      ]
      let loaded = try loaded(scenes, options())
      #expect(try shown("c", in: loaded) == Shown(393, 100, insets))
      #expect(loaded.frame("b-view")?.size == CGSize(width: 393, height: 400))
    }
  }

  @Test("A scene in several containers is laid out for the first one") func severalContainers() throws {
    let scenes = [outer("a", "b", "top", 300), outer("c", "b", "top", height: 100), inner("b")]
    #expect(try shown("b", in: loaded(scenes, options())) == Shown(393, 200, [0, 0, 0, 0]))
  }

  @Test("Scenes that embed each other or themselves are laid out") func cycles() throws {
    for scenes in [[outer("a", "b", "top"), outer("b", "a", "top")], [outer("a", "a", "top")]] {
      let loaded = try loaded(scenes, options())
      #expect(loaded.roots.count == scenes.count)
      #expect(loaded.diagnostics.contains { $0.id == "recursive-scene" })
    }
  }

  @Test("Without a device, and with a size for all views, the container does not matter")
  func otherOptions() throws {
    let scenes = [outer("a", "b", "top", 300), inner("b")]
    #expect(try shown("b", in: loaded(scenes, LayoutOptions())) == Shown(375, 667, [0, 0, 0, 0]))
    var sized = try options()
    sized.size = CGSize(width: 320, height: 400)
    let loaded = try loaded(scenes, sized)
    #expect(loaded.frame("b-view")?.size == sized.size)
    // Changing the size afterwards gives the same result as loading the document again.
    let root = try #require(loaded.roots.last?.view)
    let isResized = try loaded.resize(root, for: options())
    #expect(isResized)
    #expect(try shown("b", in: loaded) == Shown(393, 200, [0, 0, 0, 0]))
  }
}
