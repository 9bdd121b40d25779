import TestSupport
import Testing

@testable import NibFormats

/// Xcode's comments about texts of all kinds of objects.
@Suite struct XcodeCommentTests {
  private static func document(_ objects: String, on platform: String = "iOS.CocoaTouch") throws
    -> NibDocument
  {
    let kind = platform.hasPrefix("iOS") ? "CocoaTouch" : "Cocoa"
    let source = """
      <document type="com.apple.InterfaceBuilder3.\(kind).XIB" version="3.0" targetRuntime="\(platform)">
      <objects>\(objects)</objects></document>
      """
    return try NibReader.read(Array(source.utf8), file: "a.xib")
  }

  private static func segments(_ titles: String..., id: String = "aaa-aa-aaa") throws -> NibDocument {
    let segments = titles.map { "<segment title='\($0)'/>" }.joined()
    return try document("<segmentedControl id='\(id)'><segments>\(segments)</segments></segmentedControl>")
  }

  private static func strings(_ title: String, id: String = "aaa-aa-aaa", value: String = "Alt") -> String {
    """
    /* Class = "UISegmentedControl"; \(id).segmentTitles[0] = "\(title)"; ObjectID = "\(id)"; */
    "\(id).segmentTitles[0]" = "\(value)";

    """
  }

  /// A strings file after the changes for a document.
  private static func synced(
    _ text: String, _ document: NibDocument, renamed: [String: String] = [:]
  ) throws -> String {
    let file = StringsFile(Array(text.utf8))
    let entries = file.entries.map {
      TranslationPlan.Entry(key: $0.key, comment: $0.comment, value: $0.value)
    }
    // The document had all texts that the tests use.
    var known = KnownTexts()
    for text in ["All", "Mine"] { known.add(text, of: "aaa-aa-aaa.segmentTitles[0]") }
    let target = TranslationPlan.Target(document, renamed: renamed, knownTexts: known, developments: [])
    return String(decoding: try file.updated(TranslationPlan(entries, target)), as: UTF8.self)
  }

  @Test("The name of a text in a list has the id of the object, and other names have none") func written()
    throws
  {
    #expect(try Self.segments("Mine").stringsText == Self.strings("Mine", value: "Mine"))
    let search = try Self.document(
      "<searchBar id='a' prompt='P'><scopeButtonTitles><string>A</string></scopeButtonTitles></searchBar>")
    #expect(
      search.localizableTexts.map(\.comment) == [
        #"Class = "UISearchBar"; prompt = "P"; ObjectID = "a";"#,
        #"Class = "UISearchBar"; a.scopeButtonTitles[0] = "A"; ObjectID = "a";"#,
      ])
  }

  @Test("Every comment that is written for a text is read", arguments: [true, false]) func read(isMac: Bool)
    throws
  {
    let runtime =
      "<userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type='string' keyPath='k' value='V'>"
      + "<userDefinedRuntimeAttribute/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>"
    let localized = runtime.replacing("type='string'", with: "type='localizedString'")
    let document = try Self.document(
      isMac
        ? "<segmentedCell id='a'><segments><segment label='L' toolTip='T'/></segments></segmentedCell>"
          + "<comboBoxCell id='b' title='C'><objectValues><string>O</string></objectValues></comboBoxCell>"
          + "<menuItem id='c' title='M' toolTip='T'/><tableColumn id='d'><tableHeaderCell key='headerCell' title='H'/>"
          + "</tableColumn><toolbarItem id='e' label='L' paletteLabel='P'/>"
        : "<button id='a'><state key='normal' title='N &quot;x&quot; \\ */'/><state key='selected' title='S'/>"
          + "<buttonConfiguration key='configuration' style='plain' title='C'/>"
          + "<accessibility key='accessibilityConfiguration' hint='H' label='L'/>\(localized)</button>"
          + "<tableViewSection id='b' headerTitle='H' footerTitle='F'/>",
      on: isMac ? "MacOSX.Cocoa" : "iOS.CocoaTouch")
    let texts = document.localizableTexts
    #expect(texts.count >= 7)
    for text in texts {
      let comment = XcodeComment(in: text.comment, objectID: text.objectID, attribute: text.attribute)
      #expect(comment?.text == text.text, "\(text.comment)")
      #expect(comment?.isText(text.text) == true)
    }
  }

  @Test("A translation of a title in a list is outdated when the title has changed") func changed() throws {
    let marked = try Self.synced(Self.strings("Mine"), try Self.segments("Shared"))
    #expect(
      marked
        == Self.strings("Shared").replacing("; */", with: "; Outdated = \"Alt\"; OldText = \"Mine\"; */"))
    let copy = try Self.synced(Self.strings("All", value: "All"), try Self.segments("Everything"))
    #expect(copy == Self.strings("Everything", value: "Everything"))
    #expect(try Self.synced(Self.strings("Mine"), try Self.segments("Mine")) == Self.strings("Mine"))
  }

  @Test("A comment without the id before the name gets it when the text changes") func withoutID() throws {
    let bare = Self.strings("All", value: "All").replacing("; aaa-aa-aaa.seg", with: "; seg")
    #expect(try Self.synced(bare, try Self.segments("All")) == bare)
    #expect(
      try Self.synced(bare, try Self.segments("Everything"))
        == Self.strings("Everything", value: "Everything"))
  }

  @Test("Both ids in a comment change when the object gets another id") func moved() throws {
    let document = try Self.segments("Mine", id: "new-aa-aaa")
    let renamed = ["aaa-aa-aaa.segmentTitles[0]": "new-aa-aaa.segmentTitles[0]"]
    let expected = Self.strings("Mine", id: "new-aa-aaa")
    #expect(try Self.synced(Self.strings("Mine"), document, renamed: renamed) == expected)
    // The comment alone shows it too.
    #expect(try Self.synced(Self.strings("Mine"), document) == expected)
    let changed = try Self.synced(
      Self.strings("Mine", value: "Mine"), try Self.segments("Shared", id: "new-aa-aaa"), renamed: renamed)
    #expect(changed == Self.strings("Shared", id: "new-aa-aaa", value: "Shared"))
  }

  @Test("A comment with many ids is read once") func manyIDs() {
    func ids(_ count: Int) -> String { String(repeating: "x ObjectID = \"", count: count) }
    let start = "Class = \"UILabel\"; text = \"A"
    #expect(XcodeComment(in: start + ids(400_000), objectID: "a", attribute: "text") == nil)
    let comment = start + ids(1_000) + "\"; ObjectID = \"a\";"
    #expect(XcodeComment(in: comment, objectID: "a", attribute: "text")?.text == "A" + ids(1_000))
  }

  @Test(
    "The text of a comment",
    arguments: [
      (#"Class = "UILabel"; text = "A"; ObjectID = "a";"#, "text", "A"),
      (#" Class = "UILabel"; text = "A"; ObjectID = "a"; Note = "N";"#, "text", "A"),
      (#"Class = "UILabel"; text = ""; ObjectID = "a";"#, "text", ""),
      (
        #"Class = "UILabel"; text = "A; ObjectID = \"b\"; = \"c"; ObjectID = "a";"#, "text",
        "A; ObjectID = \"b\"; = \"c"
      ),
      (#"Class = "NSMenuItem"; title = "A" ObjectID = "a";"#, "title", "A"),
      (#"Class = "UIButton"; configuration.title = "A"; ObjectID = "a";"#, "configuration.title", "A"),
      (#"Class = "UISearchBar"; a.t[0] = "A"; ObjectID = "a";"#, "t[0]", "A"),
      (#"Class = "UISearchBar"; b.t[0] = "A"; ObjectID = "a";"#, "t[0]", "A"),
      (#"Class = "UISearchBar"; t[0] = "A"; ObjectID = "a";"#, "t[0]", "A"),
      (#"Class = "UISearchBar"; a.t[1] = "A"; ObjectID = "a";"#, "t[0]", nil),
      (#"Class = "UIButton"; configuration.title = "A"; ObjectID = "a";"#, "title", nil),
      (#"Class = "UILabel"; text = "A"; ObjectID = "ab";"#, "text", nil),
      (#"Class = "UILabel"; text = NSLocalizedString("A", comment: ""); ObjectID = "a";"#, "text", nil),
      (#"Class = "UILabel"; text = "A";"#, "text", nil), ("Class = \"", "text", nil), ("", "text", nil),
    ] as [(String, String, String?)])
  func text(comment: String, attribute: String, expected: String?) {
    #expect(XcodeComment(in: comment, objectID: "a", attribute: attribute)?.text == expected)
  }
}
