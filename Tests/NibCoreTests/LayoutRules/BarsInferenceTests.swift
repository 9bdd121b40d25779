import NibCoreTestSupport
import Testing

@testable import NibCore

/// The bars that Interface Builder infers from segues for scenes without simulated metrics.
@Suite struct BarsInferenceTests {
  private func controller(_ name: String, _ id: String, _ content: String = "", _ attributes: String = "")
    -> String
  {
    "<scene sceneID=\"s-\(id)\"><objects><\(name) id=\"\(id)\" \(attributes)>\(content)</\(name)></objects></scene>"
  }

  private func segue(_ kind: String, _ destination: String, relationship: String? = nil, id: String) -> String
  {
    let relation = relationship.map { " relationship=\"\($0)\"" } ?? ""
    return "<segue destination=\"\(destination)\" kind=\"\(kind)\"\(relation) id=\"\(id)\"/>"
  }

  private func connections(_ segues: String...) -> String { "<connections>\(segues.joined())</connections>" }

  private let sample = CanvasSample(toolsVersion: 14_460, device: "retina4_7")

  private var screen: String { CanvasSample.root(375, 667) }

  private func insets(_ scenes: String, rest: String = "") -> [CGFloat]? {
    sample.storyboard(scenes, rest: rest).insets("inner")
  }

  @Test("The root of a navigation controller has its bar unless the bar is hidden")
  func rootViewController() {
    let root = segue("relationship", "vc", relationship: "rootViewController", id: "r")
    let scene = sample.scene(screen)
    #expect(insets(controller("navigationController", "nav", connections(root)) + scene) == [64, 0, 0, 0])
    let large = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>"
    #expect(
      insets(controller("navigationController", "nav", large + connections(root)) + scene) == [116, 0, 0, 0])
    #expect(
      insets(
        controller("navigationController", "nav", connections(root), "navigationBarHidden=\"YES\"") + scene)
        == [20, 0, 0, 0])
  }

  @Test("The destination of a show segue has the navigation bar of its source") func showSegue() {
    let scenes =
      controller(
        "navigationController", "nav",
        connections(segue("relationship", "first", relationship: "rootViewController", id: "r")))
      + controller("viewController", "first", connections(segue("show", "vc", id: "s")))
    #expect(insets(scenes + sample.scene(screen)) == [64, 0, 0, 0])
  }

  @Test(
    "A navigation item without a display mode for large titles has the mode of the item before it",
    arguments: [
      (nil, nil, 116), ("never", nil, 64), ("never", "automatic", 64), ("never", "always", 116),
      ("always", nil, 116), ("always", "never", 64),
    ] as [(String?, String?, CGFloat)])
  func largeTitles(first: String?, second: String?, top: CGFloat) {
    func item(_ mode: String?, _ id: String) -> String {
      let attribute = mode.map { " largeTitleDisplayMode=\"\($0)\"" } ?? ""
      return "<navigationItem key=\"navigationItem\"\(attribute) id=\"\(id)\"/>"
    }
    let bar = "<navigationBar key=\"navigationBar\" largeTitles=\"YES\" id=\"bar\"/>"
    let root = segue("relationship", "first", relationship: "rootViewController", id: "r")
    let scenes =
      controller("navigationController", "nav", bar + connections(root))
      + controller(
        "viewController", "first", item(first, "i") + connections(segue("show", "between", id: "s")))
      + controller("viewController", "between", connections(segue("show", "vc", id: "t")))
    #expect(insets(scenes + sample.scene(screen, metrics: item(second, "j"))) == [top, 0, 0, 0])
  }

  @Test(
    "A view that is lower than the embedded view that presents it, by the distance of a sheet, is a sheet",
    arguments: [(697, 59), (700, 118), (766, 118)] as [(Int, CGFloat)])
  func sheetOverEmbeddedView(height: Int, top: CGFloat) {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"766\"/>"
    let container =
      "<view key=\"view\" id=\"o\"><subviews><containerView id=\"box\">\(frame)"
      + connections(segue("embed", "inside", id: "e")) + "</containerView></subviews></view>"
    let scenes =
      controller("viewController", "outer", container)
      + controller(
        "viewController", "inside",
        "<view key=\"view\" id=\"in\">\(frame)</view>" + connections(segue("show", "between", id: "s")))
      + controller("viewController", "between", connections(segue("presentation", "vc", id: "t")))
    let sample = CanvasSample(toolsVersion: 23_727, device: "retina6_12")
    let loaded = sample.storyboard(scenes + sample.scene(CanvasSample.root(393, height)))
    #expect(loaded.insets("inner")?.first == top)
  }

  @Test("A scene in a tab bar controller has a tab bar at the bottom") func tabBar() {
    let scenes = controller(
      "tabBarController", "tabs",
      connections(segue("relationship", "vc", relationship: "viewControllers", id: "t")))
    #expect(insets(scenes + sample.scene(screen)) == [20, 0, 49, 0])
  }

  @Test("The document's tie breaker selects the segue from which bars are inferred") func tieBreaker() {
    let scenes =
      controller(
        "navigationController", "nav",
        connections(segue("relationship", "first", relationship: "rootViewController", id: "r")))
      + controller(
        "viewController", "first",
        connections(segue("show", "vc", id: "pushed"), segue("presentation", "vc", id: "presented")))
      + sample.scene(screen)
    let tie = "<inferredMetricsTieBreakers><segue reference=\"presented\"/></inferredMetricsTieBreakers>"
    #expect(insets(scenes) == [64, 0, 0, 0])
    #expect(insets(scenes, rest: tie) == [20, 0, 0, 0])
  }

  @Test("A scene whose simulated bar is set to none has no inferred bar") func nilMetrics() {
    let scenes = controller(
      "navigationController", "nav",
      connections(segue("relationship", "vc", relationship: "rootViewController", id: "r")))
    let none = "<nil key=\"simulatedTopBarMetrics\"/>"
    #expect(insets(scenes + sample.scene(screen, metrics: none)) == [20, 0, 0, 0])
  }
}
