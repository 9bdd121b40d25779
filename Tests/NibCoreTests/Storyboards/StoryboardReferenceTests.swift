import NibCoreTestSupport
import TestSupport
import Testing

@testable import NibCore

/// References to scenes of other storyboards.
@Suite struct StoryboardReferenceTests {
  private typealias Small = SmallStoryboard
  private let folder: TemporaryFolder

  init() throws { folder = try TemporaryFolder() }

  private static func reference(_ attributes: String) -> String {
    "<viewControllerPlaceholder \(attributes) id=\"away\"/>"
  }

  /// Writes a storyboard with one controller. The controller's title is the path of the storyboard.
  private func write(_ path: String, identifier: String = "scene") throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" \
      toolsVersion="21507" targetRuntime="iOS.CocoaTouch" initialViewController="first">
      <scenes><scene sceneID="s"><objects>
      <viewController title="\(path)" storyboardIdentifier="\(identifier)" id="first">\
      <view key="view" id="v"/></viewController>
      </objects></scene></scenes>
      </document>
      """
    try folder.write(text, to: path)
  }

  /// The title of the controller that the reference finds, or its target if it finds none. The reference is in
  /// `Sources/Main/Main.storyboard`.
  private func followed(_ attributes: String, mode: NibLoadingMode = .strict) throws -> String? {
    let file = folder.url.appendingPathComponent("Sources/Main/Main.storyboard")
    let storyboard = UIStoryboard(nibDocument: try Small.document([Self.reference(attributes)]), file: file)
    storyboard.nibMode = mode
    let controller = try storyboard.nibController(id: "away")
    return (controller as? StoryboardReference)?.nibTarget.map { "not followed: \($0)" } ?? controller?.title
  }

  @Test("M3: A storyboard reference finds the nearest storyboard of the project")
  func nearestStoryboard() throws {
    try FileManager.default.createDirectory(
      at: folder.url.appendingPathComponent("App.xcodeproj"), withIntermediateDirectories: true)
    try write("Other/Help.storyboard")
    #expect(try followed("storyboardName=\"Help\"") == "Other/Help.storyboard")
    try write("Sources/Base.lproj/Help.storyboard")
    #expect(try followed("storyboardName=\"Help\"") == "Sources/Base.lproj/Help.storyboard")
    try write("Sources/Main/Help.storyboard")
    #expect(try followed("storyboardName=\"Help\"") == "Sources/Main/Help.storyboard")
    #expect(
      try followed("storyboardName=\"Help\" referencedIdentifier=\"scene\"") == "Sources/Main/Help.storyboard"
    )
  }

  @Test("A reference without a storyboard name leads to a scene of its own storyboard") func ownStoryboard()
    throws
  {
    let scenes = [Small.controller("first"), Small.controller("second", "storyboardIdentifier=\"second\"")]
    func title(_ attributes: String, mode: NibLoadingMode = .strict) throws -> String? {
      try Small.storyboard(scenes + [Self.reference(attributes)], initial: "first", mode: mode)
        .nibController(id: "away")?.title
    }
    #expect(try title("referencedIdentifier=\"second\"") == "second")
    #expect(try title("") == "first")
    #expect(throws: NibException.self) { try title("referencedIdentifier=\"third\"") }
    #expect(try title("referencedIdentifier=\"third\"", mode: .lenient) == nil)
  }

  @Test("Outside a project, a storyboard reference finds only storyboards in its document's folder")
  func noProject() throws {
    try write("Other/Help.storyboard")
    #expect(try followed("storyboardName=\"Help\"", mode: .lenient) == "not followed: Help")
    try write("Sources/Main/More/Help.storyboard")
    #expect(try followed("storyboardName=\"Help\"") == "Sources/Main/More/Help.storyboard")
  }

  @Test("A reference to a missing storyboard raises in strict mode and stays a placeholder in lenient mode")
  func missingStoryboard() throws {
    #expect {
      try self.followed("storyboardName=\"Nowhere\"")
    } throws: {
      ($0 as? NibException)?.reason.hasPrefix("Could not find a storyboard named 'Nowhere'") ?? false
    }
    let attributes = "storyboardName=\"Nowhere\" referencedIdentifier=\"x\""
    #expect(try followed(attributes, mode: .lenient) == "not followed: Nowhere.x")
  }

  @Test("The canvas shows a storyboard reference as a placeholder") func canvas() throws {
    let scenes = [
      Small.controller(
        "tabs", element: "tabBarController", views: nil,
        connections: Small.relation("viewControllers", to: "away")),
      Self.reference("storyboardName=\"Help\" userLabel=\"Away\""),
    ]
    let roots = LoadedDocument(try Small.document(scenes)).pictures
    #expect(roots.map(\.id) == ["tabs"])
    #expect(roots[0].controller?.children.map { ($0 as? StoryboardReference)?.nibTarget } == ["Help"])
  }
}
