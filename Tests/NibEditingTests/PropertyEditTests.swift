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

  @Test(
    "A runtime attribute has several numbers as Interface Builder writes them",
    arguments: [
      ("size:{3, 4}", "size", #"<size key="value" width="3" height="4"/>"#),
      ("point:1,0", "point", #"<point key="value" x="1" y="0.0"/>"#),
      ("rect:{{1, 2}, {3, 4}}", "rect", #"<rect key="value" x="1" y="2" width="3" height="4"/>"#),
      ("range:1,0", "range", #"<range key="value" location="1" length="0"/>"#),
    ])
  func setsRuntimeNumbers(value: String, type: String, element: String) throws {
    #expect(
      try changes("but-to-001", "runtime.key", value).dropFirst().prefix(2)
        == [
          #"+<userDefinedRuntimeAttribute type="\#(type)" keyPath="key">"#, "+\(element)",
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
        "'big blue 17' is not a font; use system, regular, bold, italic, ultraLight, thin, light, medium, semibold, heavy, black with a size, a text style such as headline, or a PostScript name such as 'Avenir-Book 14'"
      ),
      (
        "font", "semibld 17",
        "'semibld 17' is not a font. Did you mean 'semibold'? Use system, regular, bold, italic, ultraLight, thin, light, medium, semibold, heavy, black with a size, a text style such as headline, or a PostScript name such as 'Avenir-Book 14'"
      ),
      ("id", "x", "'id' cannot be changed"),
      ("alpha", "7", "'7' is not a valid value of 'alpha'; use a number from 0 to 1"),
      (
        "horizontalHuggingPriority", "0",
        "'0' is not a valid value of 'horizontalHuggingPriority'; use a number from 1 to 1000"
      ),
      (
        "tag", "3000000000",
        "'3000000000' is not a valid value of 'tag'; use a whole number from -2147483648 to 2147483647"
      ),
      ("font", "system 1e30", "'system 1e30' is not a valid font; use a size from 0.1 to 10000"),
      (
        "font.size", "1e30",
        "'1e30' is not a valid value of 'fontDescription.pointSize'; use a number from 0.1 to 10000"
      ),
      ("frame.x", "1e300", "'1e300' is not a valid value of 'x'; use a number from -100000000 to 100000000"),
      (
        "frame", "1e300,0,1,1",
        "'1e300,0,1,1' is not a valid value of 'frame'; use a number for x from -100000000 to 100000000"
      ),
      ("text", "a\u{FFFD}b", "the value of 'text' has bytes that are not UTF-8"),
      (
        "accessibility.label", "\u{1}",
        "the value of 'accessibility.label' has the character U+0001, which a document cannot contain"
      ),
      (
        "fontSize", "12",
        "label has no property 'fontSize'. Did you mean 'font.size'?"
      ),
      ("frame", "1,2", "'1,2' is not a valid value of 'frame'; use 4 numbers: x, y, width, height"),
      ("subviews", "x", "'subviews' of label is an object or a list, which has no value"),
      (
        "placeholderIntrinsicWidth", "abc",
        "'abc' is not a valid value of 'placeholderIntrinsicWidth'; use a number or infinite"
      ),
      (
        "placeholderIntrinsicHeight", "-3",
        "'-3' is not a valid value of 'placeholderIntrinsicHeight'; use a number from 0 to 100000000 or infinite"
      ),
      (
        "verifyAmbiguity", "of",
        "'of' is not a valid value of 'verifyAmbiguity'. Did you mean 'off'? Use ignoreSizes or off"
      ),
      ("customClass", "My View", "'My View' is not a valid value of 'customClass'; use the name of a class"),
      ("customModule", "1", "'1' is not a valid value of 'customModule'; use a word of letters and digits"),
      (
        "accessibility.isElement", "maybe",
        "'maybe' is not a valid value of 'isElement'; use YES or NO"
      ),
      (
        "runtime.size", "size:3",
        "'3' is not a valid value of 'size'; use 2 numbers: width, height"
      ),
      (
        "runtime.range", "range:1,-2",
        "'1,-2' is not a valid value of 'range'; use 2 whole numbers from 0: location, length"
      ),
      (
        "runtime.count", "nmber:5",
        "'nmber' is not a type of runtime attributes. Did you mean 'number'? The types are boolean, number, string, "
          + "localizedString, color, image, nil, point, size, rect and range; a text that begins with this word is "
          + "string:nmber:5"
      ),
      (
        "runtime.layer..x", "1",
        "'layer..x' is not a key path; use the name of a property, or several with dots between them, such as layer.cornerRadius"
      ),
    ])
  func reportsWrongValues(property: String, value: String, message: String) throws {
    #expect(try EditedXib.message(.set(PropertyEdit("lab-el-001", property, value))) == message)
  }

  @Test("Names of colors, priorities and relations") func names() throws {
    let color = try EditedXib.changes(.set(PropertyEdit("lab-el-001", "textColor", "clear")))
    #expect(
      color.last
        == #"+<color key="textColor" white="0.0" alpha="0.0" colorSpace="custom" customColorSpace="genericGamma22GrayColorSpace"/>"#
    )
    let hugging = try EditedXib.changes(.set(PropertyEdit("lab-el-001", "horizontalHuggingPriority", "high")))
    #expect(hugging.last?.contains(#"horizontalHuggingPriority="750""#) == true)
    let relation = try EditedXib.changes(.set(PropertyEdit("con-st-001", "relation", ">=")))
    #expect(relation.last?.contains(#"relation="greaterThanOrEqual""#) == true)
  }

  @Test("Constants, priorities and multipliers of constraints have ranges")
  func limitsConstraints() throws {
    let message = { (property: String, value: String) in
      try EditedXib.message(.set(PropertyEdit("con-st-002", property, value)))
    }
    #expect(
      try message("constant", "99999999999999")
        == "'99999999999999' is not a valid constant; use 'standard' or a number from -100000000 to 100000000"
    )
    #expect(try message("priority", "1001")?.contains("use 1 to 1000") == true)
    #expect(try message("multiplier", "1e300")?.contains("is not a valid multiplier") == true)
  }

  @Test(
    "The items of a constraint fit together",
    arguments: [
      ("firstItem", "ima-ge-001", nil), ("firstItem", "lab-el-01", "Did you mean 'lab-el-001'?"),
      ("firstItem", "-1", "placeholder '-1' is not a view or a guide, which a constraint needs"),
      ("firstAttribute", "trailing", nil), ("firstAttribute", "leadng", "Did you mean 'leading'?"),
      ("firstAttribute", "top", "'top' and 'leading' cannot be in one constraint"),
      ("firstAttribute", nil, "'firstAttribute' of constraint needs a value"),
      ("secondItem", nil, "the second item of a constraint and its attribute belong together"),
    ] as [(String, String?, String?)])
  func checksItems(property: String, value: String?, message: String?) throws {
    let found = try EditedXib.message(.set(PropertyEdit("con-st-002", property, value)))
    #expect(found == nil ? message == nil : found?.contains(message ?? "?") == true, "\(found ?? "")")
  }

  @Test("Connections keep their ends, and names that code can have")
  func checksConnections() throws {
    let message = { (property: String, value: String?) in
      try EditedXib.message(.set(PropertyEdit("out-le-001", property, value)))
    }
    #expect(try message("destination", "but-to-001") == nil)
    #expect(try message("destination", nil) == "'destination' of outlet needs a value")
    #expect(try message("property", "title label")?.contains("use a word of letters and digits") == true)
  }

  @Test(
    "Connections, guides and constraints do not have the properties of views",
    arguments: [
      ("out-le-001", "customClass"), ("out-le-001", "restorationIdentifier"), ("out-le-001", "userLabel"),
      ("out-le-001", "accessibility.label"), ("out-le-001", "accessibilityLabel"),
      ("out-le-001", "runtime.title"), ("saf-e0-001", "customClass"), ("saf-e0-001", "runtime.title"),
      ("con-st-002", "restorationIdentifier"), ("con-st-002", "accessibility.label"),
    ])
  func refusesPropertiesOfViews(object: String, property: String) throws {
    let message = try EditedXib.message(.set(PropertyEdit(object, property, "Title")))
    #expect(message?.contains("has no property '") == true, "\(message ?? "")")
  }

  @Test(
    "Constraints have names, classes and runtime attributes",
    arguments: ["userLabel", "customClass", "runtime.tag"])
  func setsGeneralProperties(property: String) throws {
    #expect(try EditedXib.message(.set(PropertyEdit("con-st-002", property, "Title"))) == nil)
  }

  @Test("An attribute that no schema has keeps the type of its value")
  func keepsTypes() throws {
    let text = EditedXib.text.replacing(
      #"id="lab-el-001""#, with: #"futureFlag="YES" futureNumber="2" id="lab-el-001""#)
    var editor = try EditedXib.editor(text)
    for (name, value) in [("futureFlag", "2"), ("futureNumber", "YES")] {
      #expect(throws: EditError.self) { try editor.apply(.set(PropertyEdit("lab-el-001", name, value))) }
    }
    try editor.apply(.set(PropertyEdit("lab-el-001", "futureFlag", "no")))
    #expect(editor.document.object(id: "lab-el-001")?["futureFlag"] == "NO")
  }

  @Test("A custom class has the module of the same class, or of the other classes; it goes with the class")
  func setsModules() throws {
    let target = #" customModule="App" customModuleProvider="target""#
    let text = EditedXib.text.replacing(#"customClass="Owner""#, with: #"customClass="Owner""# + target)
    let changes = { (value: String?, text: String) in
      try EditedXib.changes(.set(PropertyEdit("ima-ge-001", "customClass", value)), in: text).last
    }
    #expect(try changes("Photo", text)?.hasSuffix(#"customClass="Photo"\#(target)>"#) == true)
    #expect(try changes("Photo", EditedXib.text)?.hasSuffix(#"customClass="Photo">"#) == true)
    #expect(try changes("UIImageView", text)?.hasSuffix(#"customClass="UIImageView">"#) == true)
    let custom = text.replacing(#"id="ima-ge-001""#, with: #"id="ima-ge-001" customClass="Photo""# + target)
    #expect(try changes(nil, custom)?.hasSuffix(#"id="ima-ge-001">"#) == true)
    let known = text.replacing(#"id="lab-el-001""#, with: #"id="lab-el-001" customClass="Old""#)
    #expect(try changes("Old", known)?.hasSuffix(#"customClass="Old">"#) == true)
  }

  @Test("A module is that of the target only if other objects say so")
  func setsModulesAlone() throws {
    let target = #" customModule="App" customModuleProvider="target""#
    let owned = EditedXib.text.replacing(#"customClass="Owner""#, with: #"customClass="Owner""# + target)
    let custom = owned.replacing(
      #"id="ima-ge-001""#, with: #"id="ima-ge-001" customClass="Photo""# + target)
    let changes = { (value: String?, text: String) in
      try EditedXib.changes(.set(PropertyEdit("ima-ge-001", "customModule", value)), in: text).last
    }
    #expect(try changes("Other", custom)?.hasSuffix(#"customClass="Photo" customModule="Other">"#) == true)
    #expect(try changes(nil, custom)?.hasSuffix(#"customClass="Photo">"#) == true)
    let other = owned.replacing(
      #"id="ima-ge-001""#, with: #"id="ima-ge-001" customClass="Photo" customModule="Other""#)
    #expect(try changes("App", other)?.hasSuffix(#"customClass="Photo"\#(target)>"#) == true)
  }

  @Test("A rectangle has no negative lengths, but the size of an offset can have them")
  func setsNegativeLengths() throws {
    let message = { (id: String, property: String) in
      try EditedXib.message(.set(PropertyEdit(id, property, "-5")))
    }
    #expect(
      try message("lab-el-001", "frame.width")
        == "'-5' is not a valid value of 'width'; use a number from 0 to 100000000")
    #expect(try message("lab-el-001", "frame.x") == nil)
    #expect(try message("lab-el-001", "shadowOffset.height") == nil)
  }

  @Test(
    "A number is shown as it was entered",
    arguments: [
      ("alpha", "0.7", "0.7"), ("frame", "10.1,20,100,40", "10.1,20,100,40"),
      ("textColor", "white 0.3", "white 0.3 1"),
    ])
  func showsNumbers(property: String, entered: String, shown: String) throws {
    var editor = try EditedXib.editor()
    try editor.apply(.set(PropertyEdit("lab-el-001", property, entered)))
    let label = try #require(editor.document.object(id: "lab-el-001"))
    #expect(try EditedProperty(property, of: label).value == shown)
  }

  @Test("A document in another encoding gets character references")
  func keepsEncodings() throws {
    let text = EditedXib.text.replacing("encoding=\"UTF-8\"", with: "encoding=\"ISO-8859-1\"")
    let label = PropertyEditTests.label
    #expect(
      try EditedXib.changes(.set(PropertyEdit("lab-el-001", "text", "Größe ☂")), in: text)
        == ["-" + label, "+" + label.replacing("Title", with: "Gr&#246;&#223;e &#9730;")])
    var editor = try EditedXib.editor(text)
    try editor.apply(.set(PropertyEdit("lab-el-001", "text", "Größe ☂")))
    #expect(editor.document.object(id: "lab-el-001")?["text"] == "Größe ☂")
  }

  @Test("Errors name the object that was to be edited")
  func namesObjects() throws {
    var editor = try EditedXib.editor()
    let error = #expect(throws: EditError.self) {
      try editor.apply(.set(PropertyEdit("lab-el-001", "alpha", "7")))
    }
    #expect(error?.object == "lab-el-001")
  }

  @Test("Documents in other forms are refused with the reason")
  func refusesOtherDocuments() {
    let mac = EditedXib.text.replacing("CocoaTouch.XIB", with: "Cocoa.XIB").replacing(
      "iOS.CocoaTouch", with: "MacOSX.Cocoa")
    #expect(throws: EditError("only documents for iOS and tvOS can be edited")) { try EditedXib.editor(mac) }
  }
}
