import TestSupport
import Testing

@testable import NibAnalysis
@testable import NibCore

/// The scenes and segues of storyboards, and the places of scenes in points.
@Suite struct StoryboardMapTests {
  /// The map of a storyboard with the given scenes: each is a controller and the attributes of its `canvasLocation`.
  private func map(
    _ scenes: [(controller: String, place: String)], initial: String = "a", device: String = "retina4_7"
  ) throws -> StoryboardMap {
    let list = scenes.map { controller, place in
      "<scene><objects>\(controller)</objects>"
        + (place.isEmpty ? "" : "<point key=\"canvasLocation\" \(place)/>") + "</scene>"
    }
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
      targetRuntime="iOS.CocoaTouch" initialViewController="\(initial)">
      \(device.isEmpty ? "" : "<device id=\"\(device)\"/>")<scenes>\(list.joined(separator: "\n"))</scenes></document>
      """
    return StoryboardMap(try NibReader.read(Array(text.utf8), file: "Test.storyboard"))
  }

  private func controller(_ id: String, _ attributes: String = "", _ inside: String = "") -> String {
    "<viewController id=\"\(id)\" \(attributes)>\(inside)</viewController>"
  }

  @Test("A place is the center of the scene, and 600 of its units are the screen of the device") func places()
    throws
  {
    let view = "<view key=\"view\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"175\" height=\"67\"/></view>"
    let map = try map([
      (controller("a"), "x=\"0\" y=\"0\""), (controller("b", "", view), "x=\"1200\" y=\"-600\""),
    ])
    #expect(map.scenes[0].frame == CGRect(x: -187.5, y: -333.5, width: 375, height: 667))
    #expect(map.scenes[1].frame == CGRect(x: 662.5, y: -700.5, width: 175, height: 67))
    #expect(map.scenes.map(\.isPlaced) == [true, true])
  }

  @Test("Without a device, places are in points") func points() throws {
    let map = try map(
      [(controller("a"), "x=\"0\" y=\"0\""), (controller("b"), "x=\"1000\" y=\"0\"")], device: "")
    #expect(map.scenes[1].frame.midX == 1000)
  }

  @Test("A scene is named by its label, title, bar title, identifier or class") func names() throws {
    let item = "<navigationItem key=\"navigationItem\" title=\"Bar\" id=\"n\"/>"
    let map = try map([
      (controller("a", "userLabel=\"Label\" title=\"Title\""), ""), (controller("b", "title=\"Title\""), ""),
      (controller("c", "customClass=\"C\"", item), ""), (controller("d", "storyboardIdentifier=\"Id\""), ""),
      (controller("e", "customClass=\"_TtC3App4Card\""), ""), ("<navigationController id=\"f\"/>", ""),
      ("<viewControllerPlaceholder storyboardName=\"More\" referencedIdentifier=\"Help\" id=\"g\"/>", ""),
    ])
    #expect(
      map.scenes.map(\.name) == [
        "Label", "Title", "Bar", "Id", "Card", "Navigation Controller", "More: Help",
      ])
    #expect(map.scenes.map(\.className).suffix(2) == ["UINavigationController", "storyboard reference"])
    #expect(map.scenes.map(\.isReference) == [false, false, false, false, false, false, true])
  }

  @Test("Segues have their kind, identifier, source and destination") func segues() throws {
    func segue(_ destination: String, _ attributes: String) -> String {
      "<segue destination=\"\(destination)\" \(attributes) id=\"s\(destination)\"/>"
    }
    let button =
      "<view key=\"view\"><subviews><button id=\"go\"><state key=\"normal\" title=\"Go\"/><connections>"
      + segue("b", "kind=\"show\" identifier=\"details\"")
      + segue("x", "kind=\"unwind\" unwindAction=\"back:\"")
      + segue("nowhere", "kind=\"presentation\"") + "</connections></button></subviews></view>"
    let tabs =
      "<tabBarController id=\"b\"><connections>"
      + segue("a", "kind=\"relationship\" relationship=\"viewControllers\"")
      + segue("c", "kind=\"relationship\" relationship=\"viewControllers\"")
      + "</connections></tabBarController>"
    let navigation =
      "<navigationController id=\"c\"><connections>"
      + segue("a", "kind=\"relationship\" relationship=\"rootViewController\"")
      + segue("b", "kind=\"custom\" customClass=\"App.Fade\"") + "</connections></navigationController>"
    let map = try map([(controller("a", "", button) + "<exit id=\"x\"/>", ""), (tabs, ""), (navigation, "")])
    #expect(map.segues.map(\.kind) == ["show", "unwind", "modal", "tab 1", "tab 2", "root", "Fade"])
    #expect(map.segues.map(\.source) == [0, 0, 0, 1, 1, 2, 2])
    #expect(map.segues.map(\.destination) == [1, 0, nil, 0, 2, 0, 1])
    #expect(map.segues[0].identifier == "details")
    #expect(map.segues[0].sourceObject == "Go")
    #expect(map.segues[3].sourceObject == nil)
    #expect(map.initial == 0)
  }

  @Test("Scenes at the same place are moved apart, always in the same way") func overlaps() throws {
    let scenes = (0..<30).map { (controller("c\($0)"), "x=\"\($0 % 3)\" y=\"0\"") }
    let frames = try map(scenes).scenes.map(\.frame)
    for (index, frame) in frames.enumerated() {
      for other in frames[..<index] { #expect(!other.intersects(frame)) }
    }
    #expect(frames == (try map(scenes).scenes.map(\.frame)))
    #expect(frames[0].midX == 0)
  }

  @Test(
    "A place that is not a usable number is ignored",
    arguments: [
      "x=\"1e300\" y=\"0\"", "x=\"nan\" y=\"0\"", "x=\"0\"", "x=\"inf\" y=\"-inf\"", "x=\"a\" y=\"b\"",
    ])
  func unusablePlaces(place: String) throws {
    let map = try map([(controller("a"), "x=\"0\" y=\"0\""), (controller("b"), place)])
    #expect(map.scenes.map(\.isPlaced) == [true, false])
    #expect(map.scenes[1].frame.minY > map.scenes[0].frame.maxY)
  }

  @Test("Scenes without places are in columns by their distance from the initial scene") func distances()
    throws
  {
    func next(_ id: String, _ destinations: String...) -> String {
      let segues = destinations.map { "<segue destination=\"\($0)\" kind=\"show\" id=\"\(id)\($0)\"/>" }
      return controller(id, "", "<connections>\(segues.joined())</connections>")
    }
    let map = try map(
      [
        (next("c", "a"), ""), (next("a", "b", "d"), ""), (next("b", "c"), ""), (next("d"), ""),
        (next("e"), ""),
      ])
    let columns = map.scenes.map { Int($0.frame.minX / 487.5) }
    #expect(columns == [2, 0, 1, 1, 0])
    #expect(map.scenes[4].frame.minY > map.scenes[3].frame.minY)
  }

  @Test("Thousands of scenes at one place have a map") func manyScenes() throws {
    let scenes = (0..<3000).map { (controller("c\($0)"), "x=\"0\" y=\"0\"") }
    var count = 0
    let seconds = try ProcessorTime.seconds { count = try map(scenes).scenes.count }
    #expect(count == 3000)
    #expect(seconds < 60)
  }

  @Test("A document without scenes has an empty map") func noScenes() throws {
    #expect(try map([]).scenes.isEmpty)
    let xib = "<document><objects><view id=\"v\"/></objects></document>"
    #expect(StoryboardMap(try NibReader.read(Array(xib.utf8), file: "a.xib")).scenes.isEmpty)
  }

  @Test("A scene has the first of its label, its title, its identifier and its class as its name")
  func firstName() throws {
    let attributes = [
      "userLabel=\"Own\" title=\"Title\"", "title=\"Title\" storyboardIdentifier=\"id\"",
      "storyboardIdentifier=\"id\" customClass=\"Class\"", "customClass=\"Class\"", "",
    ]
    let scenes = attributes.enumerated().map { (controller("c\($0)", $1), "") }
    let map = try map(scenes)
    #expect(map.scenes.map(\.name) == ["Own", "Title", "id", "Class", "View Controller"])
  }
}
