import Testing

@testable import NibEditing

@Suite struct PropertyEditTests {
  private func changes(_ object: String, _ property: String, _ value: String?) throws -> [String] {
    try EditedXib.changes(.set(PropertyEdit(object, property, value)))
  }

  private static let label =
    #"<label opaque="NO" contentMode="left" text="Title" textAlignment="natural" lineBreakMode="tailTruncation" "#
    + #"baselineAdjustment="alignBaselines" adjustsFontSizeToFit="NO" "#
    + #"translatesAutoresizingMaskIntoConstraints="NO" id="lab-el-001">"#

  @Test("An attribute is changed, added at its place, or left out with its default")
  func setsAttributes() throws {
    let label = PropertyEditTests.label
    #expect(
      try changes("lab-el-001", "text", #"Tom & "Jerry" <3"#)
        == ["-" + label, "+" + label.replacing("Title", with: "Tom &amp; &quot;Jerry&quot; &lt;3")])
    #expect(
      try changes("lab-el-001", "numberOfLines", "0")
        == ["-" + label, "+" + label.replacing(" baseline", with: #" numberOfLines="0" baseline"#)])
    #expect(
      try changes("lab-el-001", "hidden", "true")
        == ["-" + label, "+" + label.replacing("<label", with: #"<label hidden="YES""#)])
    #expect(
      try changes("lab-el-001", "alpha", "0.6")
        == [
          "-" + label,
          "+" + label.replacing(" contentMode", with: #" alpha="0.59999999999999998" contentMode"#),
        ])
    #expect(
      try changes("lab-el-001", "textAlignment", "CENTER")
        == ["-" + label, "+" + label.replacing("natural", with: "center")])
    #expect(
      try changes("lab-el-001", "userLabel", "Header")
        == ["-" + label, "+" + label.replacing(#"001">"#, with: #"001" userLabel="Header">"#)])
    #expect(try changes("lab-el-001", "alpha", "1") == [])
    #expect(
      try changes("lab-el-001", "adjustsFontSizeToFit", "YES")
        == ["-" + label, "+" + label.replacing(#" adjustsFontSizeToFit="NO""#, with: "")])
  }

  @Test("A long text or one with several lines becomes an element")
  func setsLongTexts() throws {
    let label = PropertyEditTests.label
    #expect(
      try changes("lab-el-001", "text", "one\ntwo")
        == [
          "-" + label, "+" + label.replacing(#" text="Title""#, with: ""), #"+<string key="text">one"#,
          "+two</string>",
        ])
  }

  @Test("Fonts, colors, images and parts of values are written as elements, with their resources")
  func setsElements() throws {
    let font = #"<fontDescription key="fontDescription" type="system" pointSize="17"/>"#
    #expect(
      try changes("lab-el-001", "font", "semibold 20")
        == [
          "-" + font,
          #"+<fontDescription key="fontDescription" type="system" weight="semibold" pointSize="20"/>"#,
        ])
    #expect(
      try changes("lab-el-001", "font", "headline")
        == ["-" + font, #"+<fontDescription key="fontDescription" style="UICTFontTextStyleHeadline"/>"#])
    #expect(
      try changes("lab-el-001", "textColor", "#FF000080")
        == [
          #"-<nil key="textColor"/>"#,
          #"+<color key="textColor" red="1" green="0.0" blue="0.0" alpha="0.50196078431372548" colorSpace="custom" customColorSpace="sRGB"/>"#,
        ])
    #expect(
      try changes("lab-el-001", "textColor", "Brand")
        == [
          #"-<nil key="textColor"/>"#, #"+<capability name="Named colors" minToolsVersion="9.0"/>"#,
          #"+<color key="textColor" name="Brand"/>"#, #"+<namedColor name="Brand">"#,
          #"+<color red="0.59999999999999998" green="0.0" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>"#,
          "+</namedColor>",
        ])
    #expect(
      try changes("ima-ge-001", "image", "heart").suffix(1) == [
        #"+<image name="heart" width="24.5" height="22"/>"#
      ])
    #expect(
      try changes("but-to-001", "frame.x", "12.5")
        == [
          #"-<rect key="frame" x="100" y="100" width="75" height="35"/>"#,
          #"+<rect key="frame" x="12.5" y="100" width="75" height="35"/>"#,
        ])
    #expect(
      try changes("but-to-001", "title", "Buy")
        == [#"-<state key="normal" title="Button"/>"#, #"+<state key="normal" title="Buy"/>"#])
    #expect(
      try changes("but-to-001", "disabled.title", "Sold out")
        == [#"+<state key="disabled" title="Sold out"/>"#])
    #expect(
      try changes("ima-ge-001", "accessibility.label", "Star")
        == [#"+<accessibility key="accessibilityConfiguration" label="Star"/>"#])
    #expect(
      try changes("but-to-001", "runtime.layer.cornerRadius", "8")
        == [
          "+<userDefinedRuntimeAttributes>",
          #"+<userDefinedRuntimeAttribute type="number" keyPath="layer.cornerRadius">"#,
          #"+<integer key="value" value="8"/>"#, "+</userDefinedRuntimeAttribute>",
          "+</userDefinedRuntimeAttributes>",
        ])
  }

  @Test("The title of a button is also that of its configuration")
  func setsConfiguredTitles() throws {
    let configuration = #"<buttonConfiguration key="configuration" style="plain" title="Button"/>"#
    let state = #"<state key="normal" title="Button"/>"#
    let text = EditedXib.text.replacing(state, with: state + configuration)
    #expect(
      try EditedXib.changes(.set(PropertyEdit("but-to-001", "title", "Go")), in: text)
        == ["-" + state + configuration, "+" + (state + configuration).replacing("Button\"", with: "Go\"")])
  }

  @Test("Values of constraints")
  func setsConstraints() throws {
    let old =
      #"<constraint firstItem="lab-el-001" firstAttribute="leading" secondItem="saf-e0-001" secondAttribute="leading" constant="16" id="con-st-002"/>"#
    #expect(
      try changes("con-st-002", "constant", "0") == [
        "-" + old, "+" + old.replacing(#" constant="16""#, with: ""),
      ])
    #expect(
      try changes("con-st-002", "priority", "750")
        == ["-" + old, "+" + old.replacing(" constant", with: #" priority="750" constant"#)])
    #expect(
      try changes("con-st-002", "relation", "greaterThanOrEqual")
        == [
          "-" + old, "+" + old.replacing(" secondItem", with: #" relation="greaterThanOrEqual" secondItem"#),
        ])
    #expect(
      try changes("con-st-002", "installed", "NO")
        == [
          #"+<variation key="default">"#, #"+<mask key="constraints">"#,
          #"+<exclude reference="con-st-002"/>"#,
          "+</mask>", "+</variation>",
        ])
  }

  @Test(
    "Wrong values say what is allowed",
    arguments: [
      (
        "textAlignment", "middle",
        "'middle' is not a valid value of 'textAlignment'; use left, center, right, justified or natural"
      ),
      ("hidden", "maybe", "'maybe' is not a valid value of 'hidden'; use YES or NO"),
      (
        "numberOfLines", "many",
        "'many' is not a valid value of 'numberOfLines'; use a whole number, for example 2"
      ),
      ("textColr", "#000", "label has no property 'textColr'. Did you mean 'textColor'?"),
      (
        "textColor", "Brandt",
        "no color named 'Brandt' in the system or in an asset catalog; use #RRGGBB or such a name"
      ),
      (
        "font", "big blue 17",
        "'big blue 17' is not a font; use 'system 17', 'bold 17', 'semibold 17', 'italic 17', a text style such as 'headline', or a PostScript name such as 'Avenir-Book 14'"
      ),
      ("id", "x", "'id' cannot be changed"),
      ("frame", "1,2", "'1,2' is not a valid value of 'frame'; use 4 numbers: x, y, width, height"),
      ("subviews", "x", "'subviews' of label is an object or a list, which has no value"),
    ])
  func reportsWrongValues(property: String, value: String, message: String) throws {
    #expect(try EditedXib.message(.set(PropertyEdit("lab-el-001", property, value))) == message)
  }

  @Test("Documents in other forms are refused with the reason")
  func refusesOtherDocuments() {
    let mac = EditedXib.text.replacing("CocoaTouch.XIB", with: "Cocoa.XIB").replacing(
      "iOS.CocoaTouch", with: "MacOSX.Cocoa")
    #expect(throws: EditError("only documents for iOS and tvOS can be edited")) { try EditedXib.editor(mac) }
  }
}
