import Testing

@testable import NibFormats

/// User-defined runtime attributes that are compiled and read back.
@Suite struct UIKitRuntimeAttributesTests {
  /// The view of a xib with the given runtime attributes, after it was compiled and read back.
  private func compiled(_ attributes: String) throws -> NibElement {
    let document = try document(attributes)
    #expect(try NibCompiler.compile(document).diagnostics.isEmpty)
    return try view(of: try UIKitRoundTripTests.compiled(document))
  }

  /// A xib with one view that has the given runtime attributes.
  private func document(_ attributes: String) throws -> NibDocument {
    try DocumentSamples.xib(
      """
      <view id="a"><rect key="frame" x="1" y="2" width="3" height="4"/>\
      <userDefinedRuntimeAttributes>\(attributes)</userDefinedRuntimeAttributes></view>
      """)
  }

  private func view(of document: NibDocument) throws -> NibElement {
    try #require(document.root.descendants.first { $0.isNamed("view") })
  }

  /// Each case is the attributes of a runtime attribute's element, and its child element, if any.
  @Test(
    "J: A runtime attribute of each type is read back unchanged",
    arguments: [
      (" value=\"Grüße\" type=\"string\"", ""), (" value=\"\" type=\"string\"", ""),
      (" type=\"number\"", "<integer key=\"value\" value=\"-3\"/>"),
      (" type=\"number\"", "<real key=\"value\" value=\"1.25\"/>"),
      (" type=\"number\"", "<real key=\"value\" value=\"2\"/>"),
      (" type=\"point\"", "<point key=\"value\" x=\"1\" y=\"-2.5\"/>"),
      (" type=\"size\"", "<size key=\"value\" width=\"10\" height=\"20\"/>"),
      (" type=\"rect\"", "<rect key=\"value\" x=\"1\" y=\"2\" width=\"3\" height=\"4.5\"/>"),
      (" type=\"range\"", "<range key=\"value\" location=\"4\" length=\"7\"/>"),
      (
        " type=\"color\"",
        "<color key=\"value\" red=\"0.25\" green=\"0.5\" blue=\"1\" alpha=\"0.75\" colorSpace=\"custom\" "
          + "customColorSpace=\"sRGB\"/>"
      ),
      (" type=\"image\" value=\"kettle\"", ""), (" type=\"nil\"", ""),
    ])
  func types(attributes: String, child: String) throws {
    let xml =
      "<userDefinedRuntimeAttribute\(attributes) keyPath=\"layer.key\">\(child)</userDefinedRuntimeAttribute>"
    let before = try view(of: try document(xml)).child(named: "userDefinedRuntimeAttributes")
    #expect(try compiled(xml).child(named: "userDefinedRuntimeAttributes")?.dump() == before?.dump())
  }

  @Test(
    "J: A Boolean runtime attribute is read back as the number 1 or 0",
    arguments: [("YES", "1"), ("NO", "0")])
  func booleans(flag: String, number: String) throws {
    let xml = "<userDefinedRuntimeAttribute type=\"boolean\" keyPath=\"k\" value=\"\(flag)\"/>"
    let back = try #require(
      try compiled(xml).child(named: "userDefinedRuntimeAttributes")?.children.first { _ in true })
    #expect(back["type"] == "number" && back["keyPath"] == "k")
    #expect(back.child(key: "value").map { [$0.name, $0["value"]] } == ["integer", number])
  }

  @Test("J: Several runtime attributes of one object keep their order") func order() throws {
    let list = ["b", "a", "c"].map {
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"\($0)\" value=\"1\"/>"
    }
    let back = try compiled(list.joined()).child(named: "userDefinedRuntimeAttributes")
    #expect(back?.children.map { $0["keyPath"] } == ["b", "a", "c"])
  }

  @Test("J: A runtime attribute that sets the frame is read back as the frame") func frames() throws {
    let view = try compiled(
      """
      <userDefinedRuntimeAttribute type="rect" keyPath="frame">\
      <rect key="value" x="5" y="6" width="70" height="8.5"/></userDefinedRuntimeAttribute>
      """)
    #expect(
      view.child(key: "frame").flatMap { NibRect($0) } == NibRect(x: 5, y: 6, width: 70, height: 8.5))
    #expect(view.child(named: "userDefinedRuntimeAttributes") == nil)
  }

  @Test("J: A runtime attribute with an invalid frame remains a runtime attribute")
  func invalidFrame() throws {
    let view = try compiled("<userDefinedRuntimeAttribute type=\"string\" keyPath=\"frame\" value=\"wide\"/>")
    #expect(view.child(key: "frame").flatMap { NibRect($0) } == NibRect(x: 1, y: 2, width: 3, height: 4))
    #expect(view.child(named: "userDefinedRuntimeAttributes")?.children.map { $0["value"] } == ["wide"])
  }

  @Test("J: The runtime attributes of File's Owner are read back") func owner() throws {
    let document = try DocumentSamples.xib(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="Tea"/></userDefinedRuntimeAttributes>\
      </placeholder>
      """)
    let root = try UIKitRoundTripTests.compiled(document).root
    let owner = root.descendants.first { $0.isNamed("placeholder") }
    #expect(
      owner?.child(named: "userDefinedRuntimeAttributes")?.children.map { $0["keyPath"] } == ["name"])
  }

  @Test("J: A runtime attribute that is marked as translated has the key of its translation") func localized()
    throws
  {
    let document = try document(
      "<userDefinedRuntimeAttribute type=\"string\" keyPath=\"k\" value=\"Hi\" localized=\"YES\"/>")
    let graph = try UIKitNibCompiler.compile(document, NibCompilerOptions(isLocalized: true)).graph
    let text = try #require(graph.objects.firstIndex { $0.className == "NSLocalizableString" })
    #expect(
      graph.string("NSKey", of: text) == "a.ibExternalUserDefinedRuntimeAttributesLocalizableStrings[0]")
    #expect(graph.string("NSDev", of: text) == "Hi")
  }

  @Test(
    "J: The largest integers are compiled exactly", arguments: ["9007199254740993", "9223372036854775807"])
  func largeIntegers(number: String) throws {
    let back = try compiled(
      "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"k\"><integer key=\"value\" value=\"\(number)\"/>"
        + "</userDefinedRuntimeAttribute>")
    let graph = try UIKitNibCompiler.graph(
      of: try document(
        "<userDefinedRuntimeAttribute type=\"number\" keyPath=\"k\"><integer key=\"value\" value=\"\(number)\"/>"
          + "</userDefinedRuntimeAttribute>"))
    let object = try #require(graph.objects.firstIndex { $0.className == "NSNumber" })
    #expect(graph.value("NS.intval", of: object) == Int64(number).map { .integer($0) })
    #expect(back.child(named: "userDefinedRuntimeAttributes") != nil)
  }

  @Test(
    "J: An attribute without a key path or with an unknown type is left out with a warning",
    arguments: [
      (" type=\"string\" value=\"v\" keyPath=\"\"", "a runtime attribute has no key path; it is left out"),
      (" type=\"string\" value=\"v\"", "a runtime attribute has no key path; it is left out"),
      (
        " type=\"strnig\" value=\"v\" keyPath=\"k\"",
        "the runtime attribute 'k' has the unknown type 'strnig'; it is left out"
      ),
      (" value=\"v\" keyPath=\"k\"", "the runtime attribute 'k' has no type; it is left out"),
    ])
  func unusable(attributes: String, message: String) throws {
    let document = try document("<userDefinedRuntimeAttribute\(attributes)/>")
    let result = try UIKitNibCompiler.compile(document)
    #expect(result.diagnostics.map(\.message) == [message])
    #expect(result.diagnostics.map(\.id) == ["malformed-value"])
    #expect(!result.graph.objects.contains { $0.className == "UINibKeyValuePair" })
  }

  @Test("J: The runtime attributes and outlets of a constraint are compiled without a warning")
  func constraints() throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><constraints><constraint firstAttribute="height" constant="10" id="c" customClass="Own">\
      <userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type="number" keyPath="short">\
      <real key="value" value="4"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes>\
      <connections><outlet property="owner" destination="a" id="o"/></connections></constraint></constraints></view>
      """)
    let result = try UIKitNibCompiler.compile(document)
    #expect(result.diagnostics.map(\.message) == [])
    #expect(result.graph.objects.contains { $0.className == "UIRuntimeOutletConnection" })
    let back = try UIKitRoundTripTests.compiled(document)
    let constraint = try #require(back.root.descendants.first { $0.isNamed("constraint") })
    #expect(
      constraint.child(named: "userDefinedRuntimeAttributes")?.children.map { $0["keyPath"] } == ["short"])
  }

  @Test("J: The runtime attributes of an element that is not compiled are left out with it")
  func unknownObjects() throws {
    let document = try DocumentSamples.xib(
      """
      <sparkle id="a"><userDefinedRuntimeAttributes>\
      <userDefinedRuntimeAttribute type="string" keyPath="name" value="Tea"/></userDefinedRuntimeAttributes>\
      </sparkle>
      """)
    let result = try UIKitNibCompiler.compile(document)
    #expect(
      result.diagnostics.map(\.message) == [
        "<sparkle> has no known form in a compiled nib; it is left out"
      ])
    #expect(!result.graph.objects.contains { $0.className == "UINibKeyValuePair" })
  }

  @Test(
    "J: A value that is not valid for its type is left out with a warning at its location",
    arguments: [
      (" type=\"number\"", "<integer key=\"value\" value=\"many\"/>", "number"),
      (" type=\"number\"", "", "number"), (" type=\"color\"", "", "color"),
      (" type=\"point\"", "<point key=\"value\" x=\"1\" y=\"up\"/>", "point"),
      (" type=\"range\"", "<range key=\"value\" location=\"1\"/>", "range"),
      (" type=\"boolean\" value=\"maybe\"", "", "boolean"), (" type=\"image\"", "", "image"),
      (" type=\"number\"", "<integer key=\"value\" value=\"99999999999999999999999\"/>", "number"),
      (" type=\"number\"", "<real key=\"value\" value=\"1e400\"/>", "number"),
    ])
  func malformed(attributes: String, child: String, type: String) throws {
    let document = try document(
      "<userDefinedRuntimeAttribute\(attributes) keyPath=\"k\">\(child)</userDefinedRuntimeAttribute>")
    let diagnostics = try NibCompiler.compile(document).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "the runtime attribute 'k' has no value of its type '\(type)'; it is left out"
      ])
    #expect(diagnostics.map(\.id) == ["malformed-value"])
    #expect(diagnostics.first?.location?.line == 2)
    #expect(
      try view(of: try UIKitRoundTripTests.compiled(document)).child(named: "userDefinedRuntimeAttributes")
        == nil)
  }
}
