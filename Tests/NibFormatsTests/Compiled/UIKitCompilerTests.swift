import Testing

@testable import NibFormats

/// Compiling a xib: the keys and forms of values in the compiled nib.
@Suite struct UIKitCompilerTests {
  private func graph(_ objects: String, resources: String = "") throws -> CodedGraph {
    try UIKitNibCompiler.graph(of: try DocumentSamples.xib(objects, resources: resources))
  }

  private func object(_ className: String, in graph: CodedGraph) throws -> Int {
    try #require(graph.objects.firstIndex { $0.className == className })
  }

  /// Each case is a label, a key of its compiled object, and the expected value.
  @Test(
    "J: A compiled nib stores values with UIKit's keys and types",
    arguments: [
      ("<label textAlignment=\"natural\" id=\"a\"/>", "UITextAlignment", CodedGraph.Value.integer(4)),
      ("<label lineBreakMode=\"wordWrap\" id=\"a\"/>", "UILineBreakMode", .integer(0)),
      ("<label numberOfLines=\"0\" id=\"a\"/>", "UINumberOfLines", .integer(0)),
      ("<label contentMode=\"topLeft\" id=\"a\"/>", "UIContentMode", .integer(9)),
      // Another spelling, which some versions of Interface Builder wrote.
      ("<label contentMode=\"TopLeft\" id=\"a\"/>", "UIContentMode", .integer(9)),
      ("<label alpha=\"0.5\" id=\"a\"/>", "UIAlpha", .float(0.5)),
      ("<label userInteractionEnabled=\"NO\" id=\"a\"/>", "UIUserInteractionDisabled", .bool(true)),
      ("<label id=\"a\"/>", "UIOpaque", .bool(true)),
      // Every view has these keys.
      ("<label id=\"a\"/>", "UIViewSemanticContentAttribute", .integer(0)),
      ("<label id=\"a\"/>", "UIViewLargeContentStoredProperties", .null),
      // Whether the color of the text is one that the document sets.
      ("<label id=\"a\"/>", "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(true)),
      ("<label id=\"a\"/>", "UITextAlignment", .integer(0)),
      (
        "<label id=\"a\"><nil key=\"textColor\"/></label>",
        "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(false)
      ),
      (
        "<label id=\"a\"><color key=\"textColor\" white=\"1\" alpha=\"1\"/></label>",
        "UIDisableUpdateTextColorOnTraitCollectionChange", .bool(true)
      ),
      // The smallest font size is the given part of the font size of 17 points, in quarters of a point.
      ("<label minimumScaleFactor=\"0.5\" id=\"a\"/>", "UIMinimumFontSize", .float(8.5)),
      ("<label minimumScaleFactor=\"0.58\" id=\"a\"/>", "UIMinimumFontSize", .float(9.75)),
      ("<label id=\"a\"/>", "UIShadowOffset", CodedGeometry.value([0, -1])),
      (
        "<label id=\"a\"><rect key=\"frame\" x=\"1\" y=\"2\" width=\"4\" height=\"6\"/></label>", "UICenter",
        CodedGeometry.value([3, 5])
      ),
      (
        "<label id=\"a\"><autoresizingMask key=\"autoresizingMask\" widthSizable=\"YES\"/></label>",
        "UIAutoresizingMask", .integer(2)
      ),
    ])
  func values(xml: String, key: String, value: CodedGraph.Value) throws {
    let graph = try graph(xml)
    #expect(graph.value(key, of: try object("UILabel", in: graph)) == value)
  }

  @Test(
    "A search bar has a key of its own for its translucency, and other bars share one",
    arguments: [
      ("navigationBar", "UINavigationBar", ["UIBarTranslucence"]),
      ("toolbar", "UIToolbar", ["UIBarTranslucence"]),
      ("tabBar", "UITabBar", ["UIBarTranslucence"]),
      ("searchBar", "UISearchBar", ["UISearchBarTranslucence"]),
    ])
  func translucency(element: String, className: String, keys: [String]) throws {
    let graph = try graph("<\(element) translucent=\"NO\" id=\"a\"/>")
    let entries = graph.objects[try object(className, in: graph)].entries
    let stored = entries.filter { $0.key.hasSuffix("Translucence") }
    #expect(stored.map(\.key) == keys && stored.map(\.value) == [.integer(2)])
  }

  @Test("J: Default values are not stored") func defaultValues() throws {
    let graph = try graph("<label numberOfLines=\"1\" hidden=\"NO\" id=\"a\"/>")
    let keys = graph.objects[try object("UILabel", in: graph)].entries.map(\.key)
    #expect(keys.filter { ["UINumberOfLines", "UIHidden"].contains($0) } == [])
  }

  @Test("J: A stack view stores its arrangement and margins of 0, also if they are the defaults")
  func stackViews() throws {
    let graph = try graph("<stackView id=\"a\"/>")
    let stack = try object("UIStackView", in: graph)
    for key in ["UIStackViewAxis", "UIStackViewDistribution", "UIStackViewAlignment"] {
      #expect(graph.value(key, of: stack) == .integer(0))
    }
    #expect(graph.value("UIStackViewBaselineRelative", of: stack) == .bool(false))
    #expect(graph.value("UIViewLayoutMargins", of: stack) == CodedGeometry.value([0, 0, 0, 0]))
  }

  @Test(
    "J: A text style has no descriptor and its default size, and other fonts have the size as a number")
  func fonts() throws {
    let fonts = ["style=\"UICTFontTextStyleTitle1\"", "type=\"system\" pointSize=\"15\""]
    let labels = fonts.enumerated().map {
      "<label id=\"\($0.offset)\"><fontDescription key=\"fontDescription\" \($0.element)/></label>"
    }
    let graph = try graph(labels.joined())
    let found = graph.objects.indices.filter { graph.objects[$0].className == "UIFont" }
    #expect(found.map { graph.double(graph.value("UIFontPointSize", of: $0)) } == [0, 15])
    #expect(found.map { graph.double(graph.value("NSSize", of: $0)) } == [28, 15])
    #expect(found.map { graph.value("UIFontDescriptor", of: $0) == nil } == [true, false])
    #expect(found.allSatisfy { graph.value("UIFontTextStyleForScaling", of: $0) == .null })
    let number = try object("NSNumber", in: graph)
    #expect(graph.value("NS.dblval", of: number) == .double(15))
  }

  @Test("J: The bold system font is an emphasized one with its own weight, and the light one has a trait")
  func fontTraits() throws {
    let fonts = ["type=\"boldSystem\" pointSize=\"17\"", "type=\"system\" weight=\"light\" pointSize=\"45\""]
    for (font, name, traits) in [(fonts[0], ".SFUI-Bold", Int64(2)), (fonts[1], ".SFUI-Light", 8)] {
      let graph = try graph("<label id=\"a\"><fontDescription key=\"fontDescription\" \(font)/></label>")
      let found = try object("UIFont", in: graph)
      #expect(graph.string("UIFontName", of: found) == name)
      #expect(graph.value("UIFontTraits", of: found) == .integer(traits))
    }
  }

  @Test("J: A table cell lists its separator, which begins at the inset, and has no labels of a style")
  func tableCells() throws {
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"
    let inset = "<inset key=\"separatorInset\" minX=\"20\" minY=\"0.0\" maxX=\"10\" maxY=\"0.0\"/>"
    for (part, width, center) in [("", 305.0, 167.5), (inset, 290.0, 165.0)] {
      let graph = try graph("<tableViewCell id=\"a\">\(frame)\(part)</tableViewCell>")
      let cell = try object("UITableViewCell", in: graph)
      let separator = try object("_UITableViewCellSeparatorView", in: graph)
      #expect(graph.array(graph.value("UISubviews", of: cell))?.contains(.object(separator)) == true)
      #expect(graph.value("UIBounds", of: separator) == CodedGeometry.value([0, 0, width, 1]))
      #expect(graph.value("UICenter", of: separator) == CodedGeometry.value([center, 43.5]))
      #expect(graph.value("UITextLabel", of: cell) == .null)
      let all = graph.array(graph.value("UINibObjectsKey", of: graph.root)) ?? []
      #expect(!all.contains(.object(separator)))
    }
  }

  @Test(
    "J: The list of objects begins with the top-level ones; constraints precede subviews, and follow them in cells"
  )
  func objectOrder() throws {
    let pins = """
      <constraints><constraint firstItem="l" firstAttribute="top" secondItem="i" secondAttribute="top" id="k"/>\
      <constraint firstItem="l" firstAttribute="width" constant="9" id="w"/></constraints>
      """
    let inner = "<subviews><label id=\"l\"/></subviews>\(pins)"
    let view = "<view id=\"i\">\(inner)</view><button id=\"z\"/>"
    #expect(
      try Self.order(graph(view)) == [
        "UIView", "UIButton", "NSLayoutConstraint", "NSLayoutConstraint", "UILabel",
      ])
    let name = "collectionViewCellContentView"
    let cell =
      "<collectionViewCell id=\"c\"><\(name) key=\"contentView\" id=\"i\">\(inner)</\(name)></collectionViewCell>"
    #expect(
      try Self.order(graph(cell)) == [
        "UICollectionViewCell", "UILabel", "NSLayoutConstraint", "NSLayoutConstraint",
      ])
  }

  @Test("J: Constraints are sorted by the distance of their items, then by the ids of items and constraints")
  func constraintOrder() throws {
    func view(_ id: String, _ x: Int, _ y: Int) -> String {
      "<view id=\"\(id)\"><rect key=\"frame\" x=\"\(x)\" y=\"\(y)\" width=\"9\" height=\"9\"/></view>"
    }
    func pin(_ first: String, _ second: String, _ id: String, _ constant: Int) -> String {
      """
      <constraint firstItem="\(first)" firstAttribute="top" secondItem="\(second)" secondAttribute="top" \
      constant="\(constant)" id="\(id)"/>
      """
    }
    // Interface Builder does not name the view that contains a constraint as its first item.
    let fromView =
      "<constraint firstAttribute=\"top\" secondItem=\"a\" secondAttribute=\"top\" constant=\"3\" id=\"4\"/>"
    let graph = try graph(
      """
      <view id="v"><subviews>\(view("c", 40, 0))\(view("b", 0, 30))\(view("a", 0, -30))</subviews><constraints>
      \(pin("c", "b", "1", 6))\(pin("b", "v", "2", 4))\(fromView)\(pin("a", "v", "3", 2))
      \(pin("b", "v", "5", 5))<constraint firstAttribute="width" constant="1" id="9"/></constraints></view>
      """)
    let list = try #require(graph.array("UIViewAutolayoutConstraints", of: try object("UIView", in: graph)))
    #expect(
      list.map { graph.object($0).flatMap { graph.double("NSConstant", of: $0) } } == [1, 2, 3, 4, 5, 6])
  }

  /// The classes of the objects in the list of all objects.
  private static func order(_ graph: CodedGraph) -> [String] {
    (graph.array(graph.value("UINibObjectsKey", of: graph.root)) ?? []).compactMap { graph.className($0) }
  }

  @Test("J: A color stores components in single and double precision, and those of AppKit")
  func colors() throws {
    let graph = try graph(
      """
      <view id="a"><color key="backgroundColor" red="0.1" green="0" blue="1" alpha="1" colorSpace="custom" \
      customColorSpace="sRGB"/></view>
      """)
    let color = graph.objects[try object("UIColor", in: graph)]
    #expect(color.fallbackClassNames == ["NSColor"])
    #expect(
      color.entries.map(\.key) == [
        "UIColorComponentCount", "UIRed", "UIRed-Double", "UIGreen", "UIBlue", "UIAlpha", "NSRGB",
        "NSColorSpace",
      ])
    #expect(color.entries[6].value == .data(Array("0.1 0 1".utf8)))
  }

  /// Each case is the white and alpha of a gray color, and the name that is stored with it.
  @Test(
    "J: White, black and clear colors have names in a nib, and none in documents",
    arguments: [
      ("1", "1", "whiteColor"), ("0", "1", "blackColor"), ("0.0", "0.0", "clearColor"), ("1", "0", nil),
      ("0.5", "1", nil),
    ] as [(String, String, String?)])
  func plainColors(white: String, alpha: String, name: String?) throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><color key="backgroundColor" white="\(white)" alpha="\(alpha)" colorSpace="custom" \
      customColorSpace="genericGamma22GrayColorSpace"/></view>
      """)
    let graph = try UIKitNibCompiler.graph(of: document)
    let color = try object("UIColor", in: graph)
    #expect(graph.string(graph.value("UISystemColorName", of: color)) == name)
    let back = try UIKitRoundTripTests.compiled(document).root.descendants.first { $0.isNamed("color") }
    #expect(back?["systemColor"] == nil && back?.double("white") == Double(white))
  }

  /// Each case is the resources of the document, and the red component that the nib has.
  @Test(
    "J: A system color that attributed text names as one of a color list has the value in the resources",
    arguments: [
      (
        #"<systemColor name="systemGrayColor"><color red="0.25" green="0.5" blue="0.5" alpha="1" "#
          + #"colorSpace="custom" customColorSpace="sRGB"/></systemColor>"#, 0.25
      ),
      ("", 142.0 / 255),
    ])
  func listedSystemColor(resources: String, red: Double) throws {
    let document = try DocumentSamples.xib(
      """
      <label usesAttributedText="YES" id="a"><attributedString key="attributedText"><fragment content="Gray">\
      <attributes><color key="NSColor" name="systemGrayColor" catalog="System" colorSpace="catalog"/></attributes>\
      </fragment></attributedString></label>
      """, resources: resources)
    let result = try UIKitNibCompiler.compile(document)
    #expect(result.diagnostics.map(\.message) == [])
    let color = try #require(
      result.graph.objects.indices.first {
        result.graph.string("UISystemColorName", of: $0) == "systemGrayColor"
      })
    #expect(abs((result.graph.double("UIRed", of: color) ?? 0) - red) < 1e-6)
  }

  @Test("J: An object of a custom class is stored as a class swapper with Swift's runtime name")
  func customClasses() throws {
    let graph = try graph("<view customClass=\"Card\" customModule=\"App\" id=\"a\"/>")
    let swapper = try object("UIClassSwapper", in: graph)
    #expect(graph.string(graph.value("UIClassName", of: swapper)) == "_TtC3App4Card")
    #expect(graph.string(graph.value("UIOriginalClassName", of: swapper)) == "UIView")
  }

  @Test("J: The nib lists its connections, and an action stores the bits of its event")
  func connections() throws {
    let graph = try graph(
      """
      <placeholder placeholderIdentifier="IBFilesOwner" id="-1"><connections>
      <outlet property="view" destination="a" id="o"/></connections></placeholder>
      <button id="a"><connections><action selector="tap:" destination="-1" eventType="touchUpInside" id="x"/>
      </connections></button>
      """)
    let list = try #require(graph.array(graph.value("UINibConnectionsKey", of: graph.root)))
    #expect(list.map { graph.className($0) } == ["UIRuntimeOutletConnection", "UIRuntimeEventConnection"])
    let action = try object("UIRuntimeEventConnection", in: graph)
    #expect(graph.value("UIEventMask", of: action) == .integer(64))
    #expect(graph.className(graph.value("UIDestination", of: action)) == "UIProxyObject")
  }

  @Test("J: Parts without a known form give warnings with their location") func warnings() throws {
    let document = try DocumentSamples.xib("<button role=\"primary\" id=\"a\"><spark key=\"x\"/></button>")
    let diagnostics = try UIKitNibCompiler.compile(document).diagnostics
    #expect(
      diagnostics.map(\.message) == [
        "'role' of <button> has no known form in a compiled nib; it is left out",
        "<spark key=\"x\"> of <button> has no known form in a compiled nib; it is left out",
      ])
    #expect(diagnostics.allSatisfy { $0.location?.line == 2 && $0.severity == .warning })
  }

  /// Each case is the items of a constraint, and the reason why it is left out.
  @Test(
    "J: A constraint with an item that a nib cannot contain is left out, and so are its outlets",
    arguments: [
      ("firstItem=\"k\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\"", "<sparkle>"),
      ("firstItem=\"b\" firstAttribute=\"top\" secondItem=\"k\" secondAttribute=\"bottom\"", "<sparkle>"),
      ("firstItem=\"gone\" firstAttribute=\"top\" secondItem=\"b\" secondAttribute=\"bottom\"", "'gone'"),
    ])
  func unknownItems(items: String, reason: String) throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><subviews><view id="b"/></subviews><sparkle key="x" id="k"/>
      <constraints><constraint \(items) id="c"/></constraints>
      <connections><outlet property="pin" destination="c" id="o"/></connections></view>
      """)
    let result = try UIKitNibCompiler.compile(document)
    let message = try #require(
      result.diagnostics.map(\.message).first { $0.hasPrefix("the constraint refers to ") })
    #expect(message.contains(reason) && message.hasSuffix("it is left out"))
    let classes = result.graph.objects.map(\.className)
    #expect(!classes.contains("NSLayoutConstraint") && !classes.contains("UIRuntimeOutletConnection"))
  }

  /// Each case is the content of a file and the message of the error.
  @Test(
    "J: Only documents for iOS are compiled",
    arguments: [
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB\"><objects/></document>",
        "the storyboard has no scenes, so there is nothing to compile"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.Cocoa.XIB\"><objects/></document>",
        "only documents for iOS can be compiled; this one is for macOS"
      ),
      (
        "<document><objects/></document>",
        "only documents for iOS can be compiled; this one is for an unknown platform"
      ),
      (
        "<document type=\"com.apple.InterfaceBuilder3.CocoaTouch.XIB\"/>",
        "the document has no <objects> element, so there is nothing to compile"
      ),
    ])
  func otherDocuments(text: String, message: String) throws {
    let document = try NibReader.read(Array(text.utf8), file: "Sample.xib")
    let error = #expect(throws: NibReadError.self) { try UIKitNibCompiler.graph(of: document) }
    #expect(error?.diagnostic.message == message)
  }

  @Test("J: The same document gives the same bytes") func determinism() throws {
    let document = try DocumentSamples.xib(
      "<view id=\"a\"><subviews><label text=\"A\" id=\"b\"/></subviews></view>")
    #expect(try NibCompiler.compile(document).bytes == NibCompiler.compile(document).bytes)
  }

  /// Each argument contains a part that few xibs of the corpus have.
  @Test(
    "J: Parts of views are read back unchanged",
    arguments: [
      "<segmentedControl id=\"a\"><segments><segment title=\"A\"/><segment title=\"B\" width=\"90\"/></segments></segmentedControl>",
      "<button id=\"a\"><state key=\"normal\" title=\"A\"/><state key=\"selected\" image=\"b\"/></button>",
      "<view id=\"a\"><accessibility key=\"accessibilityConfiguration\" label=\"L\"><accessibilityTraits key=\"traits\" link=\"YES\"/><bool key=\"isElement\" value=\"YES\"/></accessibility></view>",
      "<view id=\"a\"><userDefinedRuntimeAttributes><userDefinedRuntimeAttribute type=\"size\" keyPath=\"k\"><size key=\"value\" width=\"1\" height=\"2\"/></userDefinedRuntimeAttribute></userDefinedRuntimeAttributes></view>",
      "<stackView axis=\"vertical\" spacingType=\"standard\" alignment=\"center\" id=\"a\"><subviews><view id=\"b\"/></subviews></stackView>",
      "<label id=\"a\"><attributedString key=\"attributedText\"><fragment content=\"Ä\"/><fragment content=\"bc\"><attributes><integer key=\"NSUnderline\" value=\"1\"/></attributes></fragment></attributedString></label>",
      "<swipeGestureRecognizer direction=\"left\" id=\"a\"/>",
      "<tapGestureRecognizer numberOfTapsRequired=\"2\" id=\"a\"/>",
      "<navigationBar id=\"a\"><items><navigationItem title=\"T\" id=\"b\"><barButtonItem key=\"leftBarButtonItem\" systemItem=\"add\" id=\"c\"/></navigationItem></items></navigationBar>",
      "<view id=\"a\"><constraints><constraint firstAttribute=\"width\" constant=\"9\" id=\"c\"><variation key=\"heightClass=compact-widthClass=regular\" constant=\"7\"/></constraint></constraints><variation key=\"default\"><mask key=\"constraints\"><exclude reference=\"c\"/></mask></variation></view>",
      "<tableView style=\"grouped\" separatorStyle=\"none\" rowHeight=\"60\" sectionHeaderHeight=\"28\" sectionFooterHeight=\"28\" id=\"a\"><view key=\"tableHeaderView\" id=\"b\"/></tableView>",
      "<visualEffectView id=\"a\"><view key=\"contentView\" id=\"b\"/><blurEffect style=\"dark\"/></visualEffectView>",
      "<stepper maximumValue=\"100\" id=\"a\"/>", "<stepper maximumValue=\"5\" stepValue=\"2\" id=\"a\"/>",
      "<swipeGestureRecognizer direction=\"right\" id=\"a\"/>",
      "<pageViewController transitionStyle=\"pageCurl\" navigationOrientation=\"horizontal\" spineLocation=\"min\" id=\"a\"/>",
      "<viewController id=\"a\"><toolbarItems/><value key=\"contentSizeForViewInPopover\" type=\"size\" width=\"9\" height=\"8\"/></viewController>",
      "<navigationController id=\"a\"><navigationBar key=\"navigationBar\" id=\"b\"><autoresizingMask key=\"autoresizingMask\"/></navigationBar></navigationController>",
      "<tableViewController id=\"a\"><refreshControl key=\"refreshControl\" enabled=\"NO\" id=\"b\"/></tableViewController>",
      "<collectionView id=\"a\"><collectionViewLayout key=\"collectionViewLayout\" customClass=\"Waterfall\" id=\"b\"/></collectionView>",
      "<view id=\"a\"><rect key=\"frame\" x=\"0\" y=\"0\" width=\"90\" height=\"70\"/><subviews><view id=\"b\"><frame key=\"frameInset\" maxX=\"10\" minY=\"20\" width=\"30\" height=\"40\"/></view></subviews></view>",
    ])
  func parts(xml: String) throws {
    let document = try DocumentSamples.xib(xml)
    let bytes = try NibCompiler.compile(document).bytes
    let graph = try NIBArchiveReader.graph(of: bytes, file: "Sample.nib")
    let back = try UIKitNibTranslator.document(of: graph, file: "Sample.nib", source: bytes)
    let before = Set(UIKitSignature(document).lines)
    let after = Set(UIKitSignature(back).lines)
    #expect(before.subtracting(after) == [])
  }

  /// Each case is an attribute that relates a view to the safe area, and the constant that is read back.
  @Test(
    "J: The standard distance to a safe area is read back as symbolic: 20 points at the sides, otherwise 8",
    arguments: [("leading", "20"), ("top", "8")])
  func distanceToSafeArea(attribute: String, constant: String) throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><subviews><view id="b"/></subviews><constraints><constraint firstItem="b" \
      firstAttribute="\(attribute)" secondItem="s" secondAttribute="\(attribute)" symbolic="YES" id="c"/>
      </constraints><viewLayoutGuide key="safeArea" id="s"/></view>
      """)
    let back = try UIKitRoundTripTests.compiled(document)
    let constraint = try #require(back.root.descendants.first { $0.isNamed("constraint") })
    #expect(constraint["symbolic"] == "YES")
    #expect(constraint["constant"] == constant)
  }

  @Test("J: Parts that only Interface Builder shows are left out without a warning") func canvas() throws {
    let document = try DocumentSamples.xib(
      """
      <navigationController id="a"><nil name="viewControllers"/></navigationController>
      <view id="b"><animations/><string key="userLabel">Two
      lines</string><simulatedOrientationMetrics key="simulatedOrientationMetrics" orientation="landscapeRight"/>
      </view>
      <view id="d"><size key="freeformSize" width="9" height="9"/><freeformSimulatedSizeMetrics \
      key="simulatedDestinationMetrics"/><constraints><constraint firstAttribute="width" constant="1" id="e">\
      <string key="userComments">Why</string></constraint></constraints></view>
      <button hasAttributedTitle="YES" id="c"><inset key="insetFor6xAndEarlier" minY="1"/></button>
      """)
    #expect(try NibCompiler.compile(document).diagnostics.map(\.message) == [])
  }

  /// Each case has the constraints of a 600-point root, and the root's width after it is read back. Rounded
  /// frames still give a screen's width; a width that is not a screen's needs two constraints, because one
  /// frame may be outdated.
  @Test(
    "J: A 600-point root gets the width of a screen, or one that two constraints agree on",
    arguments: [
      (#"<constraint firstAttribute="centerX" secondItem="b" secondAttribute="centerX" id="c"/>"#, 600),
      (
        #"""
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="9" id="c"/>
        """#, 600
      ),
      (
        #"""
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="9" id="c"/>
        <constraint firstAttribute="right" secondItem="b" secondAttribute="right" constant="9" id="d"/>
        """#, 328
      ),
      (
        #"""
        <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" constant="56" id="c"/>
        """#, 375
      ),
    ])
  func designWidths(constraints: String, width: Double) throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews><view id="b">
      <rect key="frame" x="282" y="0" width="37" height="37"/></view></subviews>
      <constraints>\(constraints)</constraints></view>
      """)
    let back = try UIKitRoundTripTests.compiled(document)
    let root = try #require(back.root.child(named: "objects")?.child(named: "view"))
    #expect(root.savedFrame?.width == width)
  }

  @Test("J: Constraints that are not installed do not change the size of a root")
  func uninstalledConstraints() throws {
    let document = try DocumentSamples.xib(
      """
      <view id="a"><rect key="frame" x="0" y="0" width="600" height="600"/><subviews><view id="b">
      <rect key="frame" x="0" y="0" width="320" height="9"/></view></subviews><constraints>
      <constraint firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="c"/></constraints>
      <variation key="default"><mask key="constraints"><exclude reference="c"/></mask></variation></view>
      """)
    let back = try UIKitRoundTripTests.compiled(document)
    #expect(UIKitSignature(back).lines == UIKitSignature(document).lines)
  }
}
