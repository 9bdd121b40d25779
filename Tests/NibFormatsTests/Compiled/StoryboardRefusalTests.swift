import Testing

@testable import NibFormats

/// Storyboards that cannot be compiled: two nibs with one name. And popovers, which lose their anchors.
@Suite struct StoryboardRefusalTests {
  private static func problems(_ scenes: String) throws -> [Diagnostic] {
    let xml = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0"
        targetRuntime="iOS.CocoaTouch" initialViewController="one"><scenes>
      \(scenes)
      </scenes></document>
      """
    return try NibCompiler.compileStoryboard(
      try NibReader.read(Array(xml.utf8), file: "Sample.storyboard")
    ).diagnostics
  }

  private static func scene(_ id: String, _ identifier: String, _ connections: String = "") -> String {
    """
    <scene sceneID="scene-\(id)"><objects><viewController storyboardIdentifier="\(identifier)" id="\(id)">\
    <view key="view" id="v-\(id)"/><connections>\(connections)</connections></viewController></objects></scene>
    """
  }

  /// Each case is the storyboard identifiers of two scenes, and the message about the second one.
  @Test(
    "Two nibs with one name are an error with both places",
    arguments: [
      ("List", "list", "'list.nib', and 'List.nib' differs only in case: change a storyboard identifier"),
      ("List", "UIViewController-one", nil), ("List", "Detail", nil),
    ] as [(String, String, String?)])
  func sharedNames(first: String, second: String, message: String?) throws {
    let found = try Self.problems(Self.scene("one", first) + "\n" + Self.scene("two", second))
    let start = "two nibs of the compiled storyboard would have the name "
    #expect(found.map(\.message) == (message.map { [start + $0] } ?? []))
    #expect(found.allSatisfy { $0.severity == .error && $0.notes.count == 1 && $0.location?.line == 4 })
    #expect(found.first.map { $0.notes.first?.location?.line } ?? 3 == 3)
  }

  @Test("An identifier with the name of the nib of a view is an error") func nameOfView() throws {
    let found = try Self.problems(Self.scene("one", "one") + "\n" + Self.scene("two", "one-view-v-one"))
    #expect(found.map(\.id) == ["cannot-compile"])
    #expect(found.first?.message.contains("the name 'one-view-v-one.nib':") == true)
  }

  @Test("An identifier with the name of a controller without an identifier is an error")
  func nameOfController() throws {
    let other = #"<scene sceneID="t"><objects><viewController id="two"/></objects></scene>"#
    let segue = #"<segue destination="two" kind="show" id="s"/>"#
    let found = try Self.problems(Self.scene("one", "UIViewController-two", segue) + "\n" + other)
    #expect(found.map { "\($0.severity) \($0.id)" } == ["error cannot-compile"])
  }

  @Test(
    "A popover segue has one warning, because its anchor cannot be written",
    arguments: [
      (#"kind="popoverPresentation" popoverAnchorView="v-one""#, true), (#"kind="popover""#, true),
      (#"kind="presentation" modalPresentationStyle="popover""#, false),
    ])
  func popovers(attributes: String, losesAnchor: Bool) throws {
    let segue = """
      <segue destination="two" \(attributes) id="s">\
      <popoverArrowDirection key="popoverArrowDirection" up="YES"/></segue>
      """
    let found = try Self.problems(Self.scene("one", "One", segue) + "\n" + Self.scene("two", "Two"))
    #expect(found.count == 1)
    #expect(found.first?.severity == .warning)
    #expect(found.first?.message.hasPrefix("the form of a popover's anchor") == losesAnchor)
  }
}
