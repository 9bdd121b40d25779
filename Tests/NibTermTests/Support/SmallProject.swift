import Foundation

/// A project with two storyboards in a temporary folder.
///
/// In `Main.storyboard`, a tab bar controller contains a navigation controller with a list. The list has three
/// buttons: one pushes the detail, one presents it as a sheet, and one shows `More/Help.storyboard` through a
/// storyboard reference. The detail embeds a scene and has a button that unwinds.
final class SmallProject {
  let folder: TemporaryFolder
  let main: String

  init() throws {
    folder = try TemporaryFolder()
    main = try folder.write(
      SmallProject.storyboard(initial: "tabs", SmallProject.scenes), to: "Main.storyboard")
    try folder.write(SmallProject.storyboard(initial: "help", SmallProject.help), to: "More/Help.storyboard")
  }

  private static func storyboard(initial: String, _ scenes: [String]) -> String {
    let list = scenes.enumerated().map {
      "<scene sceneID=\"scene-\($0.offset)\"><objects>\($0.element)</objects></scene>"
    }
    return """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      <device id="retina4_7" orientation="portrait"/><scenes>\(list.joined())</scenes>
      </document>
      """
  }

  private static func segue(_ kind: String, _ destination: String, _ attributes: String = "") -> String {
    "<connections><segue destination=\"\(destination)\" kind=\"\(kind)\" \(attributes) "
      + "id=\"\(kind)-\(destination)\"/></connections>"
  }

  private static func controller(_ id: String, _ attributes: String, _ views: String) -> String {
    """
    <viewController id="\(id)" \(attributes)>
      <view key="view" id="\(id)-view">
        <rect key="frame" x="0" y="0" width="375" height="667"/>
        <subviews>\(views)</subviews>
      </view>
    </viewController>
    """
  }

  private static func view(_ element: String, _ attributes: String, y: Int, _ inside: String = "") -> String {
    "<\(element) fixedFrame=\"YES\" \(attributes)>"
      + "<rect key=\"frame\" x=\"16\" y=\"\(y)\" width=\"160\" height=\"32\"/>\(inside)</\(element)>"
  }

  private static func button(_ title: String, y: Int, _ connections: String) -> String {
    view(
      "button", "buttonType=\"system\" id=\"button-\(y)\"", y: y,
      "<state key=\"normal\" title=\"\(title)\"/>\(connections)")
  }

  private static let scenes = [
    "<tabBarController id=\"tabs\">\(segue("relationship", "stack", "relationship=\"viewControllers\""))"
      + "</tabBarController>",
    "<navigationController title=\"Stack\" id=\"stack\"><navigationBar key=\"navigationBar\" id=\"bar\"/>"
      + "\(segue("relationship", "list", "relationship=\"rootViewController\""))</navigationController>",
    controller(
      "list", "title=\"List\" storyboardIdentifier=\"TheList\" customClass=\"ListController\"",
      button("Push", y: 128, segue("show", "detail"))
        + button("Sheet", y: 192, segue("presentation", "detail"))
        + button("Afar", y: 256, segue("show", "reference"))),
    controller(
      "detail", "title=\"Detail\"",
      view("containerView", "userLabel=\"Box\" id=\"box\"", y: 320, segue("embed", "inner"))
        + button("Unwind", y: 400, segue("unwind", "exit", "unwindAction=\"back:\"")))
      + "<exit id=\"exit\" userLabel=\"Exit\" sceneMemberID=\"exit\"/>",
    controller("inner", "", view("label", "text=\"Embedded\" id=\"in\"", y: 0)),
    "<viewControllerPlaceholder storyboardName=\"Help\" id=\"reference\"/>",
  ]

  private static let help = [
    controller("help", "title=\"Help\"", view("label", "text=\"From another\" id=\"far\"", y: 160))
  ]
}
