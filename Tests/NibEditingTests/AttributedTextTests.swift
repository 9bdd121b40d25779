import NibFormats
import Testing

@testable import NibEditing

/// Edits of texts with attributes, which objects show in place of plain ones.
@Suite struct AttributedTextTests {
  private static let red =
    "<attributes>\n<color key=\"NSColor\" systemColor=\"systemRedColor\"/>\n</attributes>\n"

  private static func fragment(_ text: String) -> String {
    "<fragment content=\"\(text)\">\n\(red)</fragment>\n"
  }

  private static func attributed(_ key: String, _ fragments: String) -> String {
    "<attributedString key=\"\(key)\">\n\(fragments)</attributedString>\n"
  }

  /// The document with fragments as the text of its label.
  private static func label(_ fragments: String) -> String {
    EditedXib.text.replacing(
      #"contentMode="left" text="Title""#, with: #"contentMode="left" usesAttributedText="YES""#
    ).replacing(
      #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#,
      with: attributed("attributedText", fragments))
  }

  /// The document with a button that has elements.
  private static func button(_ elements: String, _ attributes: String = "") -> String {
    EditedXib.text.replacing(#"<state key="normal" title="Button"/>"#, with: elements)
      .replacing(
        "lineBreakMode=\"middleTruncation\"", with: "lineBreakMode=\"middleTruncation\"" + attributes)
  }

  private func changes(_ object: String, _ property: String, _ value: String?, in text: String) throws
    -> [String]
  {
    try EditedXib.changes(.set(PropertyEdit(object, property, value)), in: text)
  }

  @Test(
    "The text of the only fragment changes, and its attributes stay", arguments: ["text", "attributedText"])
  func oneFragment(property: String) throws {
    let text = Self.label(Self.fragment("Hello"))
    #expect(
      try changes("lab-el-001", property, "Hi", in: text)
        == [#"-<fragment content="Hello">"#, #"+<fragment content="Hi">"#])
    #expect(try changes("lab-el-001", property, "Hello", in: text) == [])
    #expect(
      try changes("lab-el-001", property, "one\ntwo", in: text)
        == [
          #"-<fragment content="Hello">"#, "+<fragment>", #"+<string key="content">one"#, "+two</string>",
        ])
    let label = try #require(try EditedXib.editor(text).document.object(id: "lab-el-001"))
    #expect(try EditedProperty(property, of: label).value == "Hello")
  }

  @Test("One of several fragments is named by its position") func severalFragments() throws {
    let text = Self.label(Self.fragment("Hello ") + Self.fragment("there"))
    #expect(
      try EditedXib.message(.set(PropertyEdit("lab-el-001", "text", "Hi")), in: text)
        == "the text has fragments with different attributes; set one of them: attributedText[0] (\"Hello \"), "
        + "attributedText[1] (\"there\"); or first 'attributedText' to nothing, which makes it a plain text")
    #expect(
      try EditedXib.message(.set(PropertyEdit("lab-el-001", "attributedText[2]", "Hi")), in: text)
        == "'attributedText' has no fragment 2; its fragments are attributedText[0] (\"Hello \"), "
        + "attributedText[1] (\"there\")")
    #expect(
      try changes("lab-el-001", "attributedText[1]", "you", in: text)
        == [#"-<fragment content="there">"#, #"+<fragment content="you">"#])
    var editor = try EditedXib.editor(text)
    try editor.apply(.set(PropertyEdit("lab-el-001", "attributedText[0]", nil)))
    let label = try #require(editor.document.object(id: "lab-el-001"))
    #expect(try EditedProperty("text", of: label).value == "there")
  }

  @Test(
    "A text that loses its attributes keeps its characters as a plain text",
    arguments: [("usesAttributedText", nil), ("usesAttributedText", "NO"), ("attributedText", nil)]
      as [(
        String, String?
      )])
  func plain(property: String, value: String?) throws {
    var editor = try EditedXib.editor(Self.label(Self.fragment("Hello ") + Self.fragment("there")))
    try editor.apply(.set(PropertyEdit("lab-el-001", property, value)))
    let label = try #require(editor.document.object(id: "lab-el-001"))
    #expect(label["usesAttributedText"] == nil)
    #expect(label.child(key: "attributedText") == nil)
    #expect(label["text"] == "Hello there")
    try editor.apply(.set(PropertyEdit("lab-el-001", "text", "Hi")))
    #expect(editor.document.object(id: "lab-el-001")?["text"] == "Hi")
  }

  @Test("Attributes cannot be added to a text")
  func plainTexts() throws {
    #expect(
      try EditedXib.message(.set(PropertyEdit("lab-el-001", "usesAttributedText", "YES")))
        == "attributes of texts cannot be added here; make the text an attributed one in Xcode")
    #expect(
      try EditedXib.message(.set(PropertyEdit("lab-el-001", "attributedText", "Hi")))
        == "label has no text with attributes, which only Xcode can add; set 'text'")
  }

  @Test("The title of a button is the one that the button shows") func buttons() throws {
    let title = Self.attributed("attributedTitle", Self.fragment("Go"))
    let state = Self.button(
      "<state key=\"normal\">\n\(title)</state>", #" hasAttributedTitle="YES""#)
    let changed = [#"-<fragment content="Go">"#, #"+<fragment content="Run">"#]
    #expect(try changes("but-to-001", "title", "Run", in: state) == changed)
    #expect(try changes("but-to-001", "attributedTitle[0]", "Run", in: state) == changed)
    let configured = Self.button(
      "<state key=\"normal\" title=\"Button\"/>\n"
        + "<buttonConfiguration key=\"configuration\" style=\"plain\">\n\(title)</buttonConfiguration>")
    #expect(try changes("but-to-001", "title", "Run", in: configured) == changed)
    for property in ["normal.attributedTitle", "hasAttributedTitle"] {
      var editor = try EditedXib.editor(state)
      try editor.apply(.set(PropertyEdit("but-to-001", property, nil)))
      let button = try #require(editor.document.object(id: "but-to-001"))
      #expect(button["hasAttributedTitle"] == nil)
      #expect(button.child(key: "normal")?["title"] == "Go")
      #expect(button.child(key: "normal")?.child(key: "attributedTitle") == nil)
    }
  }
}
