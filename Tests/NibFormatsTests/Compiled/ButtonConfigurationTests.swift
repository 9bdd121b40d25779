import Testing

@testable import NibFormats

/// The configurations of buttons in compiled nibs.
@Suite struct ButtonConfigurationTests {
  private static let filled = """
    <button buttonType="system" id="a"><state key="normal" title="Button"/>
    <buttonConfiguration key="configuration" style="filled" image="flag" imagePlacement="trailing" title="Report"
      cornerStyle="medium" imagePadding="6">
      <fontDescription key="titleFontDescription" name="Poppins-Bold" family="Poppins" pointSize="16"/>
      <directionalEdgeInsets key="contentInsets" top="0.0" leading="23" bottom="0.0" trailing="28"/>
      <color key="baseForegroundColor" white="1" alpha="1" colorSpace="custom"
        customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="baseBackgroundColor" red="0.5" green="0.25" blue="0.5" alpha="1" colorSpace="custom"
        customColorSpace="sRGB"/>
    </buttonConfiguration></button>
    """

  private static func result(
    _ button: String, _ options: NibCompilerOptions = NibCompilerOptions(xcode: 15)
  ) throws -> UIKitNibCompiler.Result {
    try UIKitNibCompiler.compile(try DocumentSamples.xib(button), options)
  }

  private static func object(_ className: String, in graph: CodedGraph) throws -> Int {
    try #require(graph.objects.firstIndex { $0.className == className })
  }

  @Test("A button without a configuration says so from Xcode 13") func noConfiguration() throws {
    let button = "<button id=\"a\"/>"
    for (xcode, value) in [(12, nil), (14, .null)] as [(Int, CodedGraph.Value?)] {
      let graph = try Self.result(button, NibCompilerOptions(xcode: xcode)).graph
      let entries = graph.objects[try Self.object("UIButton", in: graph)].entries
      #expect(entries.first { $0.key == "UIButtonConfiguration" }?.value == value)
    }
  }

  @Test("A configuration has all keys, and the button no font") func keys() throws {
    let result = try Self.result(Self.filled)
    let (graph, problems) = (result.graph, result.diagnostics)
    #expect(problems.map(\.message) == [])
    let configuration = try Self.object("UIButtonConfiguration", in: graph)
    let numbers = [
      "ButtonStyle": 3, "CornerStyle": 2, "ButtonSize": 0, "ImagePlacement": 8, "TitleAlignment": 0,
    ]
    for (key, number) in numbers {
      #expect(graph.int("UIButtonConfiguration" + key, of: configuration) == number, "\(key)")
    }
    #expect(graph.value("UIButtonConfigurationImagePadding", of: configuration) == .float(6))
    #expect(graph.value("UIButtonConfigurationTitlePadding", of: configuration) == .float(1))
    #expect(graph.value("UIButtonConfigurationShowsActivityIndicator", of: configuration) == .bool(false))
    #expect(graph.string("UIButtonConfigurationContentInset", of: configuration) == "{0, 23, 0, 28}")
    let title = try #require(graph.object("UIButtonConfigurationTitle", of: configuration))
    #expect(graph.string("NSString", of: title) == "Report")
    #expect(graph.dictionary("NSAttributes", of: title)?.compactMap { graph.string($0.key) } == ["NSFont"])
    let subtitle = try #require(graph.object("UIButtonConfigurationSubtitle", of: configuration))
    #expect(graph.objects[subtitle].entries.map(\.key) == ["NSString"])
    #expect(graph.value("UIFont", of: try Self.object("UIButton", in: graph)) == nil)
  }

  @Test("The background has the color of the style, and says which properties are custom") func background()
    throws
  {
    let graph = try Self.result(Self.filled).graph
    let background = try Self.object("UIBackgroundConfiguration", in: graph)
    let base = graph.value(
      "UIButtonConfigurationBaseBackgroundColor", of: try Self.object("UIButtonConfiguration", in: graph))
    #expect(graph.value("backgroundColor", of: background) == base)
    #expect(graph.bool("hasCustomized-strokeColor", of: background) == true)
    #expect(graph.bool("hasCustomized-backgroundColor", of: background) == false)
    #expect(graph.bool("visualEffectAllowsTransparentBlurring", of: background) == true)
    let custom = """
      <button id="a"><buttonConfiguration key="configuration" style="plain">
      <backgroundConfiguration key="background"><color key="backgroundColor" white="1" alpha="1"/></backgroundConfiguration>
      </buttonConfiguration></button>
      """
    let other = try Self.result(custom).graph
    #expect(
      other.bool("hasCustomized-backgroundColor", of: try Self.object("UIBackgroundConfiguration", in: other))
        == true)
  }

  @Test("The corners and the border of the background are compiled and read back") func border() throws {
    let button = """
      <button id="a"><buttonConfiguration key="configuration" style="plain" cornerStyle="fixed">
      <backgroundConfiguration key="background" cornerRadius="12" strokeWidth="2" strokeOutset="1.5">
      <color key="backgroundColor" white="1" alpha="1" colorSpace="custom"
        customColorSpace="genericGamma22GrayColorSpace"/>
      <color key="strokeColor" red="0.25" green="0.5" blue="1" alpha="1" colorSpace="custom" customColorSpace="sRGB"/>
      </backgroundConfiguration></buttonConfiguration></button>
      """
    let result = try Self.result(button)
    #expect(result.diagnostics.map(\.message) == [])
    let background = try Self.object("UIBackgroundConfiguration", in: result.graph)
    let lengths = ["cornerRadius", "strokeWidth", "strokeOutset"]
    #expect(lengths.map { result.graph.double($0, of: background) } == [12, 2, 1.5])
    for word in lengths + ["strokeColor", "backgroundColor"] {
      #expect(result.graph.bool("hasCustomized-" + word, of: background) == true, "\(word)")
    }
    let document = try UIKitNibTranslator.document(of: result.graph, file: "A.nib", source: [])
    let element = try #require(document.root.descendants.first { $0.isNamed("backgroundConfiguration") })
    #expect(lengths.map { element[$0] } == ["12", "2", "1.5"])
    #expect(element.child(key: "strokeColor")?["blue"] == "1")
    #expect(element.child(key: "backgroundColor")?["white"] == "1")
    #expect(!document.root.descendants.contains { $0.isNamed("codedKey") })
  }

  @Test("The title without the configuration is only for versions that do not read it")
  func title() throws {
    for (target, isKept) in [(nil, true), (13, true), (15, false)] as [(Double?, Bool)] {
      let graph = try Self.result(Self.filled, NibCompilerOptions(deploymentTarget: target)).graph
      let content = graph.value("UIButtonStatefulContent", of: try Self.object("UIButton", in: graph))
      #expect((content != nil) == isKept)
    }
  }

  @Test("A style without a known form is a warning with its place") func unknownStyle() throws {
    let button =
      "<button id=\"a\"><buttonConfiguration key=\"configuration\" style=\"tinted\" title=\"T\"/></button>"
    let result = try Self.result(button)
    #expect(result.diagnostics.map(\.id) == ["not-compiled"])
    #expect(
      result.diagnostics.first?.message.hasPrefix("the style 'tinted' of a button's configuration") == true)
    #expect(!result.graph.objects.contains { $0.className == "UIButtonConfiguration" })
  }

  @Test("A compiled configuration becomes the same element again") func roundTrip() throws {
    let nib = try NibCompiler.compile(try DocumentSamples.xib(Self.filled), NibCompilerOptions(xcode: 15))
    let document = try NibReader.read(nib.bytes, file: "A.nib")
    let element = try #require(document.root.descendants.first { $0.isNamed("buttonConfiguration") })
    let words = [
      "key", "style", "image", "imagePlacement", "title", "cornerStyle", "imagePadding", "subtitle",
    ]
    #expect(
      words.map { element[$0] } == [
        "configuration", "filled", "flag", "trailing", "Report", "medium", "6", nil,
      ])
    #expect(element.child(key: "contentInsets")?["trailing"] == "28")
    #expect(element.child(key: "titleFontDescription")?["name"] == "Poppins-Bold")
    #expect(element.child(key: "baseBackgroundColor")?["red"] == "0.5")
    #expect(element.child(key: "background") == nil)
    #expect(!document.root.descendants.contains { $0.isNamed("codedKey") })
  }
}
