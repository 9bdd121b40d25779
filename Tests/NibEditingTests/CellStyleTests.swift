import NibFormats
import Testing

@testable import NibEditing

/// The styles of table cells, and the labels that Interface Builder adds for them.
@Suite struct CellStyleTests {
  private static func cell(
    _ attributes: String = "", content: String = "", version: String = "21507"
  ) -> String {
    EditedTable.text(
      """
      <prototypes>
      \(EditedTable.row("a1", y: 28, attributes, content: content))
      </prototypes>
      """, #"style="plain" dataMode="prototypes""#, version: version)
  }

  /// The added lines, without the ids of the labels.
  private func added(_ style: String?, in text: String = cell()) throws -> [String] {
    try EditedXib.changes(.set(PropertyEdit("a1", "style", style)), in: text).filter { $0.hasPrefix("+") }.map
    {
      $0.replacing(/"[A-Za-z0-9]{3}-[A-Za-z0-9]{2}-[A-Za-z0-9]{3}"/, with: "ID")
    }
  }

  private static func label(_ text: String, _ alignment: String = "natural") -> String {
    #"+<label opaque="NO" multipleTouchEnabled="YES" contentMode="left" insetsLayoutMarginsFromSafeArea="NO" text="\#(text)" "#
      + #"textAlignment="\#(alignment)" lineBreakMode="tailTruncation" baselineAdjustment="alignBaselines" "#
      + #"adjustsFontSizeToFit="NO" id=ID>"#
  }

  private static func font(_ size: String) -> String {
    #"+<fontDescription key="fontDescription" type="system" pointSize="\#(size)"/>"#
  }

  private static let mask = #"+<autoresizingMask key="autoresizingMask"/>"#
  private static let colors = [#"+<nil key="textColor"/>"#, #"+<nil key="highlightedColor"/>"#, "+</label>"]

  @Test(
    "A style adds its labels as Interface Builder writes them",
    arguments: ["subtitle", "Subtitle", "IBUITableViewCellStyleSubtitle"])
  func subtitle(name: String) throws {
    let added = try added(name)
    #expect(
      added == [
        #"+<tableViewCell contentMode="scaleToFill" textLabel=ID detailTextLabel=ID style="IBUITableViewCellStyleSubtitle" id="a1">"#,
        "+<subviews>", Self.label("Title"), #"+<rect key="frame" x="16" y="5" width="33" height="20.5"/>"#,
        Self.mask,
        Self.font("17"),
      ] + Self.colors + [
        Self.label("Subtitle"), #"+<rect key="frame" x="16" y="25.5" width="44" height="14.5"/>"#, Self.mask,
        Self.font("12"),
      ] + Self.colors + ["+</subviews>"])
  }

  @Test("The texts of a cell with a style are those of its labels") func texts() throws {
    var editor = try EditedXib.editor(Self.cell())
    try editor.apply([
      .set(PropertyEdit("a1", "style", "subtitle")), .set(PropertyEdit("a1", "text", "Recent")),
      .set(PropertyEdit("a1", "detailText", "example.com")),
    ])
    let cell = try #require(editor.document.object(id: "a1"))
    let texts = ["textLabel", "detailTextLabel"].map { name in
      cell[name].flatMap { editor.document.object(id: $0) }?["text"]
    }
    #expect(texts == ["Recent", "example.com"])
    #expect(try EditedProperty("detailText", of: cell).value == "example.com")
    #expect(
      try EditedXib.message(.set(PropertyEdit("a1", "detailText", "D")), in: Self.cell())
        == "the cell has no label for 'detailText'; first set its style to rightDetail, leftDetail or subtitle"
    )
  }

  @Test("Each style has its frames, fonts and alignments") func others() throws {
    #expect(
      try added("basic").filter { $0.contains("<rect") }
        == [#"+<rect key="frame" x="16" y="0.0" width="343" height="44"/>"#])
    let value = try added("rightDetail")
    #expect(value.contains(Self.label("Detail", "right")))
    #expect(
      value.filter { $0.contains("<rect") } == [
        #"+<rect key="frame" x="16" y="12" width="33" height="20.5"/>"#,
        #"+<rect key="frame" x="315" y="12" width="44" height="20.5"/>"#,
      ])
    let left = try added("leftDetail")
    #expect(left.contains(Self.label("Title", "right")))
    #expect(left.filter { $0.contains("pointSize") } == [Self.font("12"), Self.font("12")])
    #expect(left.contains(#"+<rect key="frame" x="16" y="15" width="91" height="14.5"/>"#))
    let old = try added("subtitle", in: Self.cell(version: "11762"))
    #expect(old.filter { $0.contains("pointSize") } == [Self.font("16"), Self.font("11")])
    #expect(old.contains { $0.contains(#"<color key="textColor" red="0.0""#) })
  }

  private static let styled = cell(
    #"textLabel="t" detailTextLabel="d" style="IBUITableViewCellStyleSubtitle" "#,
    content: """
      <subviews>
      <label text="Name" textAlignment="natural" id="t">
      <rect key="frame" x="16" y="5" width="40" height="20.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="17"/>
      </label>
      <label text="Address" textAlignment="natural" id="d">
      <rect key="frame" x="16" y="25.5" width="44" height="14.5"/>
      <fontDescription key="fontDescription" type="system" pointSize="12"/>
      </label>
      <switch contentMode="scaleToFill" id="own"/>
      </subviews>

      """)

  @Test("Another style keeps the labels that it has, and removes the others with what refers to them")
  func changes() throws {
    var editor = try EditedXib.editor(
      Self.styled.replacing(#"destination="a1" id="out""#, with: #"destination="d" id="out""#))
    try editor.apply(.set(PropertyEdit("a1", "style", "value1")))
    #expect(editor.document.object(id: "d")?["textAlignment"] == "right")
    #expect(editor.document.object(id: "d")?.child(key: "fontDescription")?["pointSize"] == "17")
    #expect(editor.document.object(id: "t")?["text"] == "Name")
    try editor.apply(.set(PropertyEdit("a1", "style", "basic")))
    let cell = try #require(editor.document.object(id: "a1"))
    #expect(cell["style"] == "IBUITableViewCellStyleDefault")
    #expect(cell["detailTextLabel"] == nil)
    #expect(["d", "out"].allSatisfy { editor.document.object(id: $0) == nil })
    try editor.apply(.set(PropertyEdit("a1", "style", "custom")))
    let custom = try #require(editor.document.object(id: "a1"))
    #expect(custom["style"] == nil && custom["textLabel"] == nil)
    #expect(custom.child(key: "contentView")?.children(inside: "subviews").compactMap(\.id) == ["own"])
  }

  @Test("A new label is added to a list whose other labels are all removed") func replacesLabels() throws {
    let text = Self.styled.replacing(#"textLabel="t""#, with: #"textLabel="gone""#)
      .replacing(#"<switch contentMode="scaleToFill" id="own"/>"#, with: "")
    let start = try #require(text.firstRange(of: #"<label text="Name""#))
    let end = try #require(text.firstRange(of: "</label>"))
    var dangling = text
    dangling.removeSubrange(start.lowerBound..<end.upperBound)
    _ = try EditedXib.changes(.set(PropertyEdit("a1", "style", "basic")), in: dangling)
    var editor = try EditedXib.editor(dangling)
    try editor.apply(.set(PropertyEdit("a1", "style", "basic")))
    let cell = try #require(editor.document.object(id: "a1"))
    let labels = cell.child(key: "contentView")?.children(inside: "subviews") ?? []
    #expect(labels.map { $0["text"] } == ["Title"])
    #expect(cell["textLabel"] == labels.first?.id && cell["detailTextLabel"] == nil)
  }

  @Test("A cell with content of its own gets no style") func refused() throws {
    let own = Self.cell(content: #"<subviews><switch contentMode="scaleToFill" id="own"/></subviews>"#)
    #expect(
      try EditedXib.message(.set(PropertyEdit("a1", "style", "subtitle")), in: own)
        == "the cell has content of its own, such as switch 'own', which a style would not place; remove it first, or keep "
        + "the cell custom")
    #expect(
      try EditedXib.message(.set(PropertyEdit("a1", "style", "fancy")), in: Self.cell())
        == "'fancy' is not a style of cells; use basic, rightDetail, leftDetail, subtitle or custom")
    #expect(try EditedXib.changes(.set(PropertyEdit("a1", "style", nil)), in: Self.cell()) == [])
  }
}
