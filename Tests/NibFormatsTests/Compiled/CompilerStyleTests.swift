import TestSupport
import Testing

@testable import NibFormats

/// What versions of Xcode write differently into nibs. The expected values are those of Apple's compilers.
@Suite struct CompilerStyleTests {
  private static func graph(
    _ objects: String, xcode: Int, target: Double? = nil, attributes: String = ""
  ) throws -> CodedGraph {
    let text = XibText.xib(objects).replacing("version=\"3.0\"", with: "version=\"3.0\" \(attributes)")
    let document = try NibReader.read(Array(text.utf8), file: "Style.xib")
    return try UIKitNibCompiler.compile(document, NibCompilerOptions(xcode: xcode, deploymentTarget: target))
      .graph
  }

  private static func object(_ className: String, in graph: CodedGraph) throws -> Int {
    try #require(graph.objects.firstIndex { $0.className == className })
  }

  private static func rect(_ width: Int, _ height: Int, y: Int = 0) -> String {
    "<rect key=\"frame\" x=\"0\" y=\"\(y)\" width=\"\(width)\" height=\"\(height)\"/>"
  }

  @Test(
    "An older document is compiled as by the Xcode that saved it, or that was usual for the oldest system of the app",
    arguments: [
      ("", nil, 12), ("", 9, 12), ("10117", nil, 12), ("10117", 7, 7), ("10117", 9.3, 9), ("12121", 8, 8),
      ("12121", 11, 11), ("12121", 15, 12), ("15505", 9, 11), ("17701", 9, 12), ("22155", 9, 15),
    ] as [(String, Double?, Int)])
  func versions(toolsVersion: String, target: Double?, xcode: Int) throws {
    let text = XibText.xib("").replacing(
      "version=\"3.0\"", with: "version=\"3.0\" toolsVersion=\"\(toolsVersion)\"")
    let document = try NibReader.read(Array(text.utf8), file: "Style.xib")
    #expect(CompilerStyle(document, NibCompilerOptions(deploymentTarget: target)).xcode == xcode)
  }

  private static let button = """
    <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
    <outlet property="view" destination="b" id="o1"/><outlet property="button" destination="b" id="o2"/></connections>
    </placeholder><button id="b"><connections>
    <action selector="press:" destination="-1" eventType="touchUpInside" id="a1"/></connections></button>
    """

  @Test("Until Xcode 10, actions come before outlets", arguments: [(10, true), (11, false)])
  func connections(xcode: Int, isFirst: Bool) throws {
    let graph = try Self.graph(Self.button, xcode: xcode)
    let labels = graph.objects(in: "UINibConnectionsKey", of: graph.root).map {
      graph.string("UILabel", of: $0)
    }
    #expect(labels == (isFirst ? ["press:", "button", "view"] : ["button", "view", "press:"]))
  }

  @Test(
    "The color of a text without a color is black until Xcode 10",
    arguments: [(10, "blackColor"), (11, "labelColor")])
  func textColors(xcode: Int, name: String) throws {
    for (element, className) in [("label", "UILabel"), ("textField", "UITextField")] {
      let graph = try Self.graph("<\(element) id=\"a\"/>", xcode: xcode)
      let text = try Self.object(className, in: graph)
      let color = try #require(graph.object("UITextColor", of: text))
      #expect(graph.string("UISystemColorName", of: color) == name)
    }
  }

  @Test("Xcode 7 does not name colors that have only numbers", arguments: [(7, nil), (8, "whiteColor")])
  func plainColors(xcode: Int, name: String?) throws {
    let color =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let graph = try Self.graph("<view id=\"a\">\(color)</view>", xcode: xcode)
    let object = try Self.object("UIColor", in: graph)
    #expect(graph.string("UISystemColorName", of: object) == name)
  }

  @Test("Texts of colors have three significant digits") func colorTexts() throws {
    let color =
      "<color key=\"backgroundColor\" red=\"0.02745098\" green=\"0.725490\" blue=\"1\" alpha=\"0.05\" "
      + "colorSpace=\"custom\" customColorSpace=\"sRGB\"/>"
    let graph = try Self.graph("<view id=\"a\">\(color)</view>", xcode: 12)
    let object = try Self.object("UIColor", in: graph)
    #expect(graph.value("NSRGB", of: object) == .data(Array("0.0275 0.725 1 0.05".utf8)))
  }

  @Test(
    "A plain table with a white background has the color of tables",
    arguments: [
      (10, "plain", "whiteColor"), (12, "plain", "tableBackgroundColor"), (12, "grouped", "whiteColor"),
    ])
  func tableColors(xcode: Int, style: String, name: String) throws {
    let color =
      "<color key=\"backgroundColor\" white=\"1\" alpha=\"1\" colorSpace=\"custom\" "
      + "customColorSpace=\"genericGamma22GrayColorSpace\"/>"
    let graph = try Self.graph("<tableView style=\"\(style)\" id=\"a\">\(color)</tableView>", xcode: xcode)
    let table = try Self.object("UITableView", in: graph)
    let object = try #require(graph.object("UIBackgroundColor", of: table))
    #expect(graph.string("UISystemColorName", of: object) == name)
    #expect(graph.bool("UIDeepDrawRect", of: table) == true)
  }

  @Test("Xcode 7 writes the missing attribute of a constraint with one item", arguments: [(7, 0), (8, nil)])
  func oneItem(xcode: Int, attribute: Int?) throws {
    let view = """
      <view id="a"><constraints><constraint firstAttribute="width" constant="9" id="c"/></constraints></view>
      """
    let graph = try Self.graph(view, xcode: xcode)
    let constraint = try Self.object("NSLayoutConstraint", in: graph)
    for key in ["NSSecondAttribute", "NSSecondAttributeV2"] {
      #expect(graph.int(key, of: constraint) == attribute)
    }
  }

  @Test(
    "For older systems, the root views of documents with size classes are squares",
    arguments: [
      (8, 9, "", 600), (8, 10, "", 375), (10, 9, "", 600), (10, 10, "", 375), (12, 9, "", 375),
      (10, 9, "<freeformSimulatedSizeMetrics key=\"simulatedDestinationMetrics\"/>", 375),
    ])
  func squares(xcode: Int, target: Double, metrics: String, width: Double) throws {
    let view = "<view id=\"a\">\(Self.rect(375, 667))\(metrics)</view>"
    let graph = try Self.graph(
      view, xcode: xcode, target: target, attributes: "useTraitCollections=\"YES\"")
    let bounds = graph.value("UIBounds", of: try Self.object("UIView", in: graph))
    #expect(bounds == CodedGeometry.value([0, 0, width, width == 600 ? 600 : 667]))
  }

  @Test("Until Xcode 10, views without a saved frame are squares", arguments: [(10, true), (12, false)])
  func standardFrames(xcode: Int, isSquare: Bool) throws {
    let view = "<view id=\"a\">\(Self.rect(375, 667))<subviews><label id=\"b\"/></subviews></view>"
    let graph = try Self.graph(view, xcode: xcode)
    let bounds = graph.value("UIBounds", of: try Self.object("UILabel", in: graph))
    #expect(bounds == (isSquare ? CodedGeometry.value([0, 0, 1000, 1000]) : nil))
  }

  @Test("Views without a size have only a center, and keep their place") func emptyViews() throws {
    let document = try DocumentSamples.xib("<label id=\"a\">\(Self.rect(0, 0, y: 7))</label>")
    let graph = try UIKitNibCompiler.graph(of: document)
    let label = try Self.object("UILabel", in: graph)
    #expect(graph.value("UIBounds", of: label) == nil)
    #expect(graph.value("UICenter", of: label) == CodedGeometry.value([0, 7]))
    let back = try UIKitRoundTripTests.compiled(document)
    let element = try #require(back.root.descendants.first { $0.isNamed("label") })
    #expect(element.savedFrame == NibRect(x: 0, y: 7, width: 0, height: 0))
  }

  @Test(
    "The content of a table is its header and its footer, which follows the header",
    arguments: [(9, true), (12, true), (9, false), (12, false)])
  func tableContent(xcode: Int, hasViews: Bool) throws {
    let views = """
      <view key="tableHeaderView" id="h">\(Self.rect(320, 40))</view>
      <view key="tableFooterView" id="f">\(Self.rect(320, 10, y: 84))</view>
      """
    let table = "<tableView id=\"t\">\(Self.rect(320, 400))\(hasViews ? views : "")</tableView>"
    let graph = try Self.graph(table, xcode: xcode)
    let number = try Self.object("UITableView", in: graph)
    let size = hasViews ? [320.0, 50] : [320, 0]
    let isCoded = hasViews || xcode == 9
    #expect(graph.value("UIContentSize", of: number) == (isCoded ? CodedGeometry.value(size) : nil))
    guard hasViews else { return }
    let footer = try #require(graph.object("UITableFooterView", of: number))
    #expect(graph.value("UICenter", of: footer) == CodedGeometry.value([160, 45]))
    #expect(graph.objects(in: "UISubviews", of: number).first == footer)
  }

  @Test(
    "Heights of tables are left out if they are the usual ones", arguments: [(7, 28.0), (8, nil), (9, 28)])
  func tableHeights(xcode: Int, header: Double?) throws {
    let table = "<tableView rowHeight=\"44\" sectionHeaderHeight=\"28\" id=\"t\"/>"
    let graph = try Self.graph(table, xcode: xcode)
    let number = try Self.object("UITableView", in: graph)
    #expect(graph.double("UISectionHeaderHeight", of: number) == header)
    #expect(graph.double("UIRowHeight", of: number) == (xcode < 9 ? nil : 44))
  }

  @Test("Only heights of rows, headers and footers are left out") func otherLengths() throws {
    let graph = try Self.graph("<tableView maximumZoomScale=\"28\" id=\"t\"/>", xcode: 8)
    let number = try Self.object("UITableView", in: graph)
    #expect(graph.double("UIMaximumZoomScale", of: number) == 28)
  }

  @Test(
    "The capitalization of a text view is the same after it was compiled and read",
    arguments: [("none", 0), ("words", 1), ("sentences", nil), ("allCharacters", 3)])
  func capitalization(word: String, number: Int?) throws {
    let traits = "<textInputTraits key=\"textInputTraits\" autocapitalizationType=\"\(word)\"/>"
    let document = try DocumentSamples.xib("<textView id=\"a\">\(traits)</textView>")
    let graph = try UIKitNibCompiler.graph(of: document)
    let view = try Self.object("UITextView", in: graph)
    #expect(graph.int("UIAutocapitalizationType", of: view) == number)
    let back = try UIKitRoundTripTests.compiled(document)
    let element = try #require(back.root.descendants.first { $0.isNamed("textInputTraits") })
    #expect((element["autocapitalizationType"] ?? "none") == word)
  }

  @Test("Collection views have margins and a size of content", arguments: [8, 9, 10, 11])
  func collections(xcode: Int) throws {
    let graph = try Self.graph(
      "<collectionView id=\"c\">\(Self.rect(400, 150))</collectionView>", xcode: xcode)
    let collection = try Self.object("UICollectionView", in: graph)
    let margins = [9, 10].contains(xcode) ? CodedGeometry.value([8, 8, 8, 8]) : nil
    #expect(graph.value("UIViewLayoutMargins", of: collection) == margins)
    let size = xcode < 11 ? CodedGeometry.value([400, 0]) : nil
    #expect(graph.value("UIContentSize", of: collection) == size)
  }

  @Test("Until Xcode 10, activity indicators have a tint color", arguments: [(10, "white"), (12, "gray")])
  func indicators(xcode: Int, style: String) throws {
    let text = "<activityIndicatorView style=\"\(style)\" id=\"a\"/>"
    let graph = try Self.graph(text, xcode: xcode)
    let indicator = try Self.object("UIActivityIndicatorView", in: graph)
    #expect((graph.object("UITintColor", of: indicator) != nil) == (xcode == 10))
    #expect((graph.value("UIColor", of: indicator) == .null) == (xcode == 12))
    #expect(graph.int("UIActivityIndicatorViewStyle", of: indicator) == (xcode == 10 ? nil : 2))
  }

  @Test("Labels have a scale factor and a size that belong together") func scaleFactors() throws {
    let font = "<fontDescription key=\"fontDescription\" type=\"system\" pointSize=\"18\"/>"
    let graph = try Self.graph("<label minimumFontSize=\"9\" id=\"a\">\(font)</label>", xcode: 12)
    let label = try Self.object("UILabel", in: graph)
    #expect(graph.double("UIMinimumFontSize", of: label) == 9)
    #expect(graph.double("UIMinimumScaleFactor", of: label) == 0.5)
  }

  @Test(
    "Text styles have the sizes of the system of each version",
    arguments: [
      (7, "Body", 16.0), (8, "Title1", 28), (10, "Title1", 26), (12, "Title1", 28), (11, "Title0", 30),
    ])
  func textStyles(xcode: Int, style: String, size: Double) throws {
    let font = "<fontDescription key=\"fontDescription\" style=\"UICTFontTextStyle\(style)\"/>"
    let graph = try Self.graph("<label id=\"a\">\(font)</label>", xcode: xcode)
    #expect(graph.double("NSSize", of: try Self.object("UIFont", in: graph)) == size)
  }

  @Test("The labels of cells are of a private class") func cellLabels() throws {
    let cell = """
      <tableViewCell style="IBUITableViewCellStyleDefault" textLabel="l" id="c">\(Self.rect(320, 44))
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">\(Self.rect(320, 43))
      <subviews><label id="l"/><label id="m"/></subviews></tableViewCellContentView></tableViewCell>
      """
    let graph = try Self.graph(cell, xcode: 8)
    let classes = graph.objects.map(\.className)
    #expect(classes.filter { $0 == "UITableViewLabel" }.count == 1)
    #expect(classes.filter { $0 == "UILabel" }.count == 1)
    let content = try Self.object("UITableViewCellContentView", in: graph)
    #expect(graph.value("UIBounds", of: content) == CodedGeometry.value([0, 0, 320, 43.5]))
    let separator = try Self.object("_UITableViewCellSeparatorView", in: graph)
    #expect(graph.value("UICenter", of: separator) == CodedGeometry.value([167.5, 43.75]))
  }

  @Test("Segments have the position of their control's layout") func segments() throws {
    let text = """
      <segmentedControl id="a"><segments><segment title="A"/><segment title="B"/></segments></segmentedControl>
      """
    for (xcode, last, height) in [(8, 2, nil), (10, 3, 29.0), (12, 3, 32)] {
      let graph = try Self.graph(text, xcode: xcode)
      let control = try Self.object("UISegmentedControl", in: graph)
      let segments = graph.objects(in: "UISegments", of: control)
      #expect(segments.map { graph.int("UISegmentPosition", of: $0) } == [nil, last])
      let bounds = height.map { CodedGeometry.value([0, 0, 0, $0]) }
      #expect(graph.value("UIBounds", of: segments[0]) == bounds)
    }
  }
}
