import TestSupport
import Testing

@testable import NibFormats

/// Keys of archives that only Interface Builder used.
@Suite struct ArchiveEditorKeysTests {
  private static func messages(view: String = "", properties: String = "", data: String = "") throws
    -> [String]
  {
    let document = try ArchiveSamples.read(
      ArchiveText.archive(view: view, properties: properties, data: data))
    return try NibCompiler.compile(document).diagnostics.filter { $0.id == "not-compiled" }.map(\.message)
  }

  @Test(
    "Keys for the canvas and the windows of the editor are left out without a warning",
    arguments: [
      (#"<array key="NSReuseIdentifierKey"/>"#, ""),
      (#"<object class="NSPSMatrix" key="NSFrameMatrix"/>"#, ""),
      (#"<float key="IBUIScaleFactor">2</float>"#, ""),
      ("", #"<string key="3.IBPluginDependency">com.apple.InterfaceBuilder.IBCocoaTouchPlugin</string>"#),
      ("", #"<string key="3.IBEditorWindowLastContentRect">{{1, 2}, {3, 4}}</string>"#),
      ("", #"<integer value="1" key="3.showNotes"/>"#),
      ("", #"<dictionary key="3.IBAttributePlaceholdersKey"/>"#),
    ])
  func editorKeys(view: String, properties: String) throws {
    let document = try ArchiveSamples.read(ArchiveText.archive(view: view, properties: properties))
    let kept = try #require(document.object(id: "3")?.child(named: "archivedKey"))
    #expect(kept.isEditorOnly)
    #expect(try Self.messages(view: view, properties: properties) == [])
  }

  @Test("A warning names an archived key that the nib does not contain") func unknownKey() throws {
    #expect(
      try Self.messages(view: #"<int key="NSFoo">3</int>"#) == [
        "the archived key 'NSFoo' of <view> has no known form in a compiled nib; it is left out"
      ])
  }
}
