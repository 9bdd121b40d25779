import Foundation

/// A storyboard with saved places, in a temporary folder: a navigation controller with a list, which shows a detail and
/// presents settings. A storyboard reference and a lonely scene are beside them.
struct MapStoryboard {
  let folder: TemporaryFolder
  let path: String

  init() throws {
    folder = try TemporaryFolder()
    path = try folder.write(MapStoryboard.text, to: "Main.storyboard")
  }

  private static func scene(_ controller: String, _ x: Int, _ y: Int) -> String {
    "<scene><objects>\(controller)</objects><point key=\"canvasLocation\" x=\"\(x)\" y=\"\(y)\"/></scene>"
  }

  private static func controller(_ id: String, _ attributes: String, _ connections: String = "") -> String {
    let button =
      "<button buttonType=\"system\" id=\"\(id)-go\"><rect key=\"frame\" x=\"16\" y=\"100\" width=\"100\" height=\"32\"/>"
      + "<state key=\"normal\" title=\"Go from \(id)\"/><connections>\(connections)</connections></button>"
    return "<viewController id=\"\(id)\" \(attributes)><view key=\"view\" id=\"\(id)-view\">"
      + "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"375\" height=\"667\"/><subviews>\(button)</subviews></view>"
      + "</viewController>"
  }

  private static func segue(_ id: String, _ destination: String, _ attributes: String) -> String {
    "<segue id=\"\(id)\" destination=\"\(destination)\" \(attributes)/>"
  }

  private static let text = """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="stack">
    <device id="retina4_7" orientation="portrait"/>
    <scenes>
    \(scene(controller("lonely", "title=\"Lonely\""), 800, -800))
    \(scene("<navigationController id=\"stack\"><connections>" + segue("s1", "list", "kind=\"relationship\" relationship=\"rootViewController\"") + "</connections></navigationController>", 0, 0))
    \(scene(controller("list", "title=\"List\" customClass=\"ListViewController\"", segue("s2", "detail", "kind=\"show\" identifier=\"details\"") + segue("s3", "settings", "kind=\"presentation\"") + segue("s4", "help", "kind=\"show\"")), 800, 10))
    \(scene(controller("detail", "customClass=\"DetailViewController\"", segue("s5", "exit", "kind=\"unwind\" unwindAction=\"back:\"")) + "<exit id=\"exit\"/>", 1600, 0))
    \(scene(controller("settings", "title=\"Settings\"", segue("s6", "detail", "kind=\"showDetail\"") + segue("s7", "detail", "kind=\"show\"")), 800, 760))
    \(scene("<viewControllerPlaceholder storyboardName=\"More\" referencedIdentifier=\"Help\" id=\"help\"/>", 1600, 760))
    </scenes></document>
    """
}
