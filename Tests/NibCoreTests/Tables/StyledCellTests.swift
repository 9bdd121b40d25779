import Testing

@testable import NibCore

/// Rows with a standard style whose labels wrap.
@Suite struct StyledCellTests {
  private static let long = "one two three four five six"

  /// The first row of a table with the given width, whose labels can have any number of lines.
  private func row(
    _ style: UITableViewCell.CellStyle, _ title: String, _ detail: String, width: CGFloat,
    setsHeight: Bool = true
  ) -> UITableViewCell {
    let source = ListSource(1)
    source.makeCell = { _, _ in
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      for (label, text) in [(cell.textLabel, title), (cell.detailTextLabel, detail)] {
        label?.numberOfLines = 0
        label?.text = text
      }
      return cell
    }
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: width, height: 400), style: .plain)
    if setsHeight { table.rowHeight = UITableView.automaticDimension }
    table.dataSource = source
    table.layoutIfNeeded()
    let cell = table.visibleCells[0]
    cell.layoutIfNeeded()
    return cell
  }

  /// A style with texts, and the height of their row in a terminal of 20 columns.
  struct Example: Sendable {
    let style: UITableViewCell.CellStyle
    let title: String
    let detail: String
    let height: CGFloat
  }

  static let examples = [
    Example(style: .default, title: long, detail: "", height: 32),
    Example(style: .subtitle, title: long, detail: "short", height: 48),
    Example(style: .subtitle, title: "short", detail: long, height: 48),
    Example(style: .subtitle, title: long, detail: long, height: 64),
    Example(style: .value1, title: "Name", detail: long, height: 32),
    Example(style: .value2, title: "Name", detail: long, height: 96),
  ]

  @Test(
    "A row is as high as its labels that wrap, also if the program sets no height", arguments: examples,
    [true, false])
  func heights(_ example: Example, setsHeight: Bool) {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      let cell = row(example.style, example.title, example.detail, width: 160, setsHeight: setsHeight)
      #expect(cell.frame.height == example.height)
      for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
        #expect(label.frame.minY >= 0 && label.frame.maxY <= cell.contentView.bounds.height)
        #expect(label.frame.height == label.sizeThatFits(label.frame.size).height)
      }
    }
  }

  @Test("The labels of a subtitle row wrap between its margins on a phone") func phone() throws {
    try NibEnvironment.$current.withValue(.phone) {
      let text = Array(repeating: Self.long, count: 4).joined(separator: " ")
      let cell = row(.subtitle, text, text, width: 320)
      let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      #expect(title.frame.height > 60 && detail.frame.height > 28)
      #expect(abs(cell.frame.height - (title.frame.height + detail.frame.height + 22.5)) < 1)
      #expect(title.frame.minX == 16 && title.frame.maxX <= 304)
      #expect(title.frame.maxY <= detail.frame.minY && detail.frame.maxY <= cell.contentView.bounds.height)
    }
  }

  @Test("A long title leaves a part of the row for the text beside it") func sharedWidth() throws {
    try NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      let cell = row(.value1, Self.long, "Value", width: 160)
      let (title, detail) = (try #require(cell.textLabel), try #require(cell.detailTextLabel))
      #expect(detail.frame.width == 40 && detail.frame.maxX == 152)
      #expect(title.frame.maxX <= detail.frame.minX && title.frame.height == 48)
      #expect(cell.frame.height == 48)
    }
  }

  @Test("A row with labels of one line keeps its height") func oneLine() {
    NibEnvironment.$current.withValue(.phone) {
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = Self.long
      cell.detailTextLabel?.text = Self.long
      #expect(cell.nibFittingHeight(width: 100) == cell.nibFittingHeight(width: 400))
    }
  }
}

/// The labels of styled cells beside an accessory view: on Interface Builder's canvas as on a device.
@Suite struct StyledCellAccessoryTests {
  private static let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"320\" height=\"44\"/>"

  /// The cell of a static table with a switch as its accessory view.
  private func cell(
    _ style: String, _ labels: String, _ attributes: String, device: Device? = nil, layout: String = ""
  ) throws -> (cell: UITableViewCell, loaded: LoadedDocument) {
    let text = """
      <device id="retina4_0" orientation="portrait"/>
      <scenes><scene sceneID="s"><objects>
      <tableViewController id="c"><tableView key="view" dataMode="static" style="plain" rowHeight="44" id="t">
      <rect key="frame" x="0" y="0" width="320" height="568"/>
      <sections><tableViewSection id="e"><cells>
      <tableViewCell \(style) \(attributes) id="r">\(Self.frame)
      <tableViewCellContentView key="contentView" tableViewCell="r" id="w">\(Self.frame)
      <subviews>\(labels)</subviews>\(layout)</tableViewCellContentView>
      <connections><outlet property="accessoryView" destination="a" id="o"/></connections></tableViewCell>
      </cells></tableViewSection></sections></tableView></tableViewController>
      <switch opaque="NO" id="a"><rect key="frame" x="0" y="0" width="51" height="31"/></switch>
      </objects></scene></scenes>
      """
    var options = LayoutOptions()
    options.device = device
    let document = try NibReader.read(
      Array(
        """
        <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21701" \
        targetRuntime="iOS.CocoaTouch" useAutolayout="YES" useTraitCollections="YES" useSafeAreas="YES" \
        initialViewController="c">\(text)</document>
        """.utf8), file: "S.storyboard")
    let loaded = LoadedDocument(document, options: options)
    let views = loaded.roots.flatMap(\.views)
    return (try #require(views.lazy.compactMap { $0 as? UITableViewCell }.first), loaded)
  }

  private static func label(_ id: String) -> String {
    "<label text=\"A text that is much longer than the row is wide on this phone\" id=\"\(id)\">\(frame)</label>"
  }

  static let styles = [
    ("Default", label("l"), "textLabel=\"l\""),
    ("Subtitle", label("l") + label("d"), "textLabel=\"l\" detailTextLabel=\"d\""),
    ("Value1", label("l") + label("d"), "textLabel=\"l\" detailTextLabel=\"d\""),
    ("Value2", label("l") + label("d"), "textLabel=\"l\" detailTextLabel=\"d\""),
  ]

  @Test("The content view and the labels end before an accessory view on every canvas", arguments: styles)
  func accessoryView(style: String, labels: String, attributes: String) throws {
    let name = "style=\"IBUITableViewCellStyle\(style)\""
    let saved = try cell(name, labels, attributes)
    let phone = try cell(name, labels, attributes, device: Device.named("iPhone SE (1st generation)"))
    for (cell, _) in [saved, phone] {
      let accessory = try #require(cell.accessoryView)
      #expect(accessory.frame.maxX == 304)
      #expect(cell.contentView.frame.width == accessory.frame.minX)
      for label in [cell.textLabel, cell.detailTextLabel].compactMap(\.self) {
        #expect(label.frame.maxX <= cell.contentView.frame.width - 8)
      }
    }
    #expect(saved.cell.textLabel?.frame.minX == phone.cell.textLabel?.frame.minX)
    #expect(saved.cell.textLabel?.frame.width == phone.cell.textLabel?.frame.width)
    #expect(saved.cell.detailTextLabel?.frame.width == phone.cell.detailTextLabel?.frame.width)
  }

  @Test("Custom content keeps the width and the margins that Interface Builder saved") func customContent()
    throws
  {
    let label = Self.label("l").replacing(
      "<label ", with: "<label translatesAutoresizingMaskIntoConstraints=\"NO\" ")
    let constraints = """
      <constraints><constraint firstItem="l" firstAttribute="leading" secondItem="w" secondAttribute="leadingMargin" id="k1"/>
      <constraint firstItem="l" firstAttribute="trailing" secondItem="w" secondAttribute="trailingMargin" id="k2"/>
      <constraint firstItem="l" firstAttribute="top" secondItem="w" secondAttribute="top" id="k3"/></constraints>
      """
    let (cell, loaded) = try cell("", label, "", layout: constraints)
    #expect(cell.contentView.frame.width == 320)
    let text = try #require(cell.contentView.subviews.first)
    #expect(text.frame.minX == 320 - text.frame.maxX)
    #expect(loaded.roots.count > 0)
    #expect(cell.accessoryView?.nibCoversContentOnCanvas == true)
  }
}
