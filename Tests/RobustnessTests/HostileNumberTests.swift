import Testing

@testable import NibAnalysis
@testable import NibCore
@testable import NibDrawing

/// Extreme and invalid numbers in attributes: every document can still be laid out, drawn and checked.
@Suite struct HostileNumberTests {
  private static let numbers = [
    "1e308", "-1e308", "nan", "inf", "-inf", "-0", "1e-300", "9223372036854775808", "-9223372036854775809",
    "9007199254740993", "10000000", "-10000000", "18446744073709551616", "1e400", "0x10", "", "1,5",
  ]

  private static func views(_ number: String) -> String {
    let text =
      "text=\"number\" numberOfLines=\"\(number)\" minimumFontSize=\"\(number)\" tag=\"\(number)\" "
      + "preferredMaxLayoutWidth=\"\(number)\" alpha=\"\(number)\""
    let rect =
      "<rect key=\"frame\" x=\"\(number)\" y=\"\(number)\" width=\"\(number)\" height=\"\(number)\"/>"
    return """
      <label id="l" \(text)>\(rect)<fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
      <label id="m" text="m">\(RobustXib.rect)</label>
      <slider id="s" value="\(number)" minValue="-\(number)" maxValue="\(number)">\(RobustXib.rect)</slider>
      <stepper id="st" value="\(number)" stepValue="\(number)" maximumValue="\(number)">\(RobustXib.rect)</stepper>
      <pageControl id="p" numberOfPages="\(number)" currentPage="\(number)">\(RobustXib.rect)</pageControl>
      <progressView id="g" progress="\(number)">\(RobustXib.rect)</progressView>
      <stackView id="k" spacing="\(number)">\(RobustXib.rect)</stackView>
      <scrollView id="o">\(RobustXib.rect)
        <rect key="contentRect" x="\(number)" y="0" width="\(number)" height="\(number)"/></scrollView>
      <datePicker id="d" minuteInterval="\(number)" countDownDuration="\(number)">\(RobustXib.rect)</datePicker>
      <button id="b">\(RobustXib.rect)
        <inset key="contentEdgeInsets" minX="\(number)" minY="\(number)" maxX="\(number)" maxY="0"/>
        <state key="normal" title="b"/></button>
      <segmentedControl id="sc" selectedSegmentIndex="\(number)">\(RobustXib.rect)
        <segments><segment title="s" width="\(number)"/></segments></segmentedControl>
      <textField id="tf" minimumFontSize="\(number)">\(RobustXib.rect)</textField>
      <tableView id="t" rowHeight="\(number)" sectionHeaderHeight="\(number)">\(RobustXib.rect)</tableView>
      <collectionView id="cv">\(RobustXib.rect)
        <collectionViewFlowLayout key="collectionViewLayout" minimumLineSpacing="\(number)" id="cvl">
        <size key="itemSize" width="\(number)" height="\(number)"/>
        <inset key="sectionInset" minX="\(number)" minY="\(number)" maxX="\(number)" maxY="\(number)"/>
        </collectionViewFlowLayout></collectionView>
      """
  }

  private static func constraints(_ number: String) -> String {
    """
    <constraint firstItem="m" firstAttribute="width" secondItem="root" secondAttribute="width" \
    constant="\(number)" multiplier="\(number)" id="c1"/>
    <constraint firstItem="m" firstAttribute="leading" secondItem="root" secondAttribute="leading" \
    constant="\(number)" priority="\(number)" id="c2"/>
    <constraint firstItem="k" firstAttribute="height" constant="-\(number)" id="c3"/>
    """
  }

  private static func loaded(_ number: String, root: String) throws -> LoadedDocument {
    let text = RobustXib.text(views(number), constraints: constraints(number), root: root)
    return LoadedDocument(try NibReader.read([UInt8](text.utf8), file: "Hostile.xib"))
  }

  @Test("Extreme numbers in the attributes of subviews give finite frames and a drawing", arguments: numbers)
  func subviews(_ number: String) throws {
    let loaded = try Self.loaded(number, root: "")
    for view in loaded.roots.flatMap(\.views) {
      let frame = view.frame
      let numbers = [frame.minX, frame.minY, frame.width, frame.height]
      #expect(numbers.allSatisfy { $0.isFinite }, "\(view.nibOrigin?.id ?? "") is at \(numbers)")
    }
    for style in [NibDrawingContext.Style.rendered, .boxes] {
      var renderer = TreeRenderer(style: style)
      renderer.drawsLargeText = style == .rendered
      for root in loaded.roots { #expect(renderer.canvas(for: root.view).size.columns == 40) }
    }
    var options = LayoutOptions()
    for device in [nil, Device.named("iPhone SE")] {
      options.device = device
      _ = NibCheck(loaded.document, options: options).diagnostics
    }
    _ = NibOutline(loaded.document).text()
  }

  @Test("Letters of extreme sizes in the cells of a table give finite frames", arguments: numbers)
  func letters(_ number: String) throws {
    func label(_ id: String) -> String {
      """
      <label id="\(id)" text="text">\(RobustXib.rect)
      <fontDescription key="fontDescription" type="system" pointSize="\(number)"/></label>
      """
    }
    let cell = """
      <tableViewCell style="IBUITableViewCellStyleSubtitle" textLabel="a" detailTextLabel="b" id="c">
      \(RobustXib.rect)<tableViewCellContentView key="contentView" tableViewCell="c" id="v">\(RobustXib.rect)
      <subviews>\(label("a"))\(label("b"))</subviews></tableViewCellContentView></tableViewCell>
      """
    let table = """
      <tableView id="t">\(RobustXib.rect)<sections><tableViewSection id="s"><cells>\(cell)</cells></tableViewSection>
      </sections></tableView>
      """
    let loaded = LoadedDocument(try NibReader.read([UInt8](RobustXib.text(table).utf8), file: "Hostile.xib"))
    for view in loaded.roots.flatMap(\.views) {
      let frame = view.frame
      #expect([frame.minX, frame.minY, frame.width, frame.height].allSatisfy { $0.isFinite })
    }
    _ = NibCheck(loaded.document).diagnostics
  }

  @Test("The size of a font is positive and finite", arguments: [CGFloat.infinity, 1e308, .nan, -1, 0, 17])
  func fontSize(_ size: CGFloat) {
    let font = UIFont.systemFont(ofSize: size)
    #expect(font.pointSize > 0 && font.lineHeight.isFinite && font.withSize(size) == font)
  }

  /// Runtime attributes can set properties to numbers that no other attribute can contain.
  @Test(
    "Extreme numbers in runtime attributes are set, and the view is drawn",
    arguments: [
      "<real key=\"value\" value=\"1e300\"/>", "<real key=\"value\" value=\"-1e300\"/>",
      "<integer key=\"value\" value=\"9223372036854775807\"/>",
      "<integer key=\"value\" value=\"-9223372036854775808\"/>",
    ])
  func runtimeAttributes(value: String) throws {
    let loaded = LoadedDocument(
      try NibReader.read([UInt8](RobustXib.text(Self.views("1")).utf8), file: "Plain.xib"))
    for view in loaded.roots.flatMap(\.views) {
      guard let element = view.nibOrigin?.element, view.nibOrigin?.id != "root" else { continue }
      let keys = type(of: view).nibAttributes.filter { $0.declaredType is any NibScalar.Type }.map(\.name)
      for key in Set(keys).sorted() where !key.isEmpty {
        let inner = """
          <\(element.name) id="x" text="text">\(RobustXib.rect)<userDefinedRuntimeAttributes>
          <userDefinedRuntimeAttribute type="number" keyPath="\(key)">\(value)</userDefinedRuntimeAttribute>
          </userDefinedRuntimeAttributes></\(element.name)>
          """
        let loaded = LoadedDocument(
          try NibReader.read([UInt8](RobustXib.text(inner).utf8), file: "Hostile.xib"))
        #expect(!loaded.diagnostics.contains { $0.id == "runtime-attribute" }, "\(element.name) \(key)")
        for root in loaded.roots { _ = TreeRenderer().canvas(for: root.view) }
      }
    }
  }

  @Test("A root of any size is drawn within the limit, and a larger one is reported", arguments: numbers)
  func rootSize(_ number: String) throws {
    let root = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"\(number)\" height=\"100\"/>"
    let loaded = try Self.loaded(number, root: root)
    for root in loaded.roots {
      let size = TreeRenderer().canvasSize(for: root.view)
      #expect(size.columns <= CellGrid.largestCanvas.columns)
      let isCut = root.view.frame.width > 16_000
      #expect(loaded.diagnostics.contains { $0.id == "huge-view" } == isCut)
    }
  }

  @Test("A view that is too large to be drawn whole is reported with its id") func hugeView() throws {
    let root = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"10000000\" height=\"10000000\"/>"
    let loaded = try Self.loaded("1", root: root)
    let diagnostic = try #require(loaded.diagnostics.first { $0.id == "huge-view" })
    #expect(
      diagnostic.message
        == "the view is 10000000 x 10000000 points: only the first 16000 x 16000 are drawn")
    #expect(diagnostic.path.steps.first?.id == "root")
  }
}
