import NibCore
import Testing

@testable import NibTerm
@testable import NibTools

/// The output of `--linear`: the elements that a screen reader visits, in reading order.
@Suite struct LinearReaderTests {
  private func lines(_ objects: String, isRightToLeft: Bool = false) throws -> [String] {
    try lines(of: SmallNibs.document(objects), isRightToLeft: isRightToLeft)
  }

  private func lines(of text: String, isRightToLeft: Bool = false) throws -> [String] {
    var options = LayoutOptions()
    options.isRightToLeft = isRightToLeft
    let document = try NibReader.read(Array(text.utf8), file: "Small.xib")
    let pictures = Picture.all(of: LoadedDocument(document, options: options))
    return pictures.flatMap { LinearText.lines(of: $0) }
  }

  /// The lines of a root view of 320 x 480 points with the given subviews.
  private func read(_ views: String, isRightToLeft: Bool = false) throws -> [String] {
    let all = try lines(
      """
      <view id="root"><rect key="frame" x="0" y="0" width="320" height="480"/>
      <subviews>\(views)</subviews></view>
      """, isRightToLeft: isRightToLeft)
    #expect(all.first == "UIView, 320 by 480 points")
    return all.dropFirst().map { $0.hasPrefix("  ") ? String($0.dropFirst(2)) : $0 }
  }

  private func view(
    _ element: String, _ attributes: String = "", at x: Int = 0, _ y: Int = 0, size: (Int, Int) = (100, 30),
    holding content: String = ""
  ) -> String {
    """
    <\(element) fixedFrame="YES" \(attributes)>\
    <rect key="frame" x="\(x)" y="\(y)" width="\(size.0)" height="\(size.1)"/>\(content)</\(element)>
    """
  }

  private static func note(_ attributes: String, _ content: String = "") -> String {
    "<accessibility key=\"accessibilityConfiguration\" \(attributes)>\(content)</accessibility>"
  }

  // MARK: Order

  @Test("Rows are read from the top, and each row from its leading edge") func rowOrder() throws {
    let labels =
      view("label", #"text="D""#, at: 200, 100) + view("label", #"text="B""#, at: 200, 4)
      + view("label", #"text="A""#, at: 10, 8) + view("label", #"text="C""#, at: 10, 100)
    #expect(try read(labels) == ["A", "B", "C", "D"])
    #expect(try read(labels, isRightToLeft: true) == ["B", "A", "D", "C"])
  }

  @Test("Views beside a tall view are read from the top") func tallNeighbor() throws {
    let labels =
      view("label", #"text="Low""#, at: 120, 70) + view("label", #"text="High""#, at: 200, 10)
      + view("label", #"text="Big""#, at: 10, 10, size: (90, 100))
    #expect(try read(labels) == ["Big", "High", "Low"])
  }

  @Test("A view that only contains others does not change the order") func containerOrder() throws {
    let inner = view("label", #"text="First""#, at: 0, 0)
    let box = view("view", at: 0, 10, size: (300, 40), holding: "<subviews>\(inner)</subviews>")
    #expect(try read(view("label", #"text="Second""#, at: 200, 15) + box) == ["First", "Second"])
  }

  // MARK: Unread content

  @Test("Hidden, empty and decorative views are not read") func unreachableContent() throws {
    let views =
      view("label", #"text="Hidden" hidden="YES""#) + view("label", #"text="Clear" alpha="0.0""#)
      + view("label", #"text="Flat""#, size: (0, 30)) + view("label", #"text="Beyond""#, at: 400, 0)
      + view("label", #"text="""#) + view("imageView", #"image="decoration""#)
      + view("label", #"text="Silent""#, holding: Self.note("", #"<bool key="isElement" value="NO"/>"#))
    #expect(try read(views) == ["Nothing to read."])
  }

  @Test("Content that can be scrolled into view is read") func scrolledContent() throws {
    let far = view("label", #"text="Far below""#, at: 10, 900)
    #expect(
      try read(view("scrollView", at: 0, 0, size: (320, 480), holding: "<subviews>\(far)</subviews>")) == [
        "Far below"
      ]
    )
  }

  // MARK: Speech

  static let controls: [(String, String, content: String, [String])] = [
    ("button", "", #"<state key="normal" title="Send"/>"#, ["Send, button"]),
    (
      "button", #"enabled="NO" selected="YES""#, #"<state key="normal" title="Send"/>"#,
      ["selected, Send, button, dimmed"]
    ),
    (
      "button", "", #"<state key="normal" image="gear"/>"#,
      ["no label (image gear), button", "1 element has no label."]
    ),
    (
      "button", "", #"<state key="normal" image="square.and.pencil" catalog="system"/>"#,
      ["square and pencil, button"]
    ),
    (
      "button", "", #"<state key="normal" image="gear"/>"# + note(#"label="Settings" hint="Opens a page""#),
      ["Settings, button, Opens a page"]
    ),
    ("textField", #"placeholder="Name""#, "", ["Name, text field"]),
    ("textField", #"text="Ann""#, note(#"label="Name""#), ["Name, Ann, text field"]),
    ("textField", "", "", ["no label, text field", "1 element has no label."]),
    (
      "textField", #"placeholder="Password""#,
      #"<textInputTraits key="textInputTraits" secureTextEntry="YES"/>"#,
      ["Password, secure text field"]
    ),
    ("switch", #"on="YES""#, note(#"label="Wi-Fi""#), ["Wi-Fi, on, switch"]),
    (
      "slider", #"value="0.5" minValue="0.0" maxValue="1""#, note(#"label="Volume""#),
      ["Volume, 50%, adjustable"]
    ),
    ("progressView", #"progress="0.25""#, "", ["Progress, 25%"]),
    ("pageControl", #"numberOfPages="3" currentPage="1""#, "", ["page 2 of 3, adjustable"]),
    (
      "segmentedControl", #"selectedSegmentIndex="1""#,
      #"<segments><segment title="Day"/><segment title="Week"/></segments>"#,
      ["Day, button, 1 of 2", "selected, Week, button, 2 of 2"]
    ),
    (
      "stepper", "", note(#"label="Guests""#),
      ["Guests", "  Decrement, button", "  Increment, button"]
    ),
    ("searchBar", #"placeholder="Search people""#, "", ["Search people, search field"]),
    (
      "label", #"text="Title""#,
      note("", #"<accessibilityTraits key="traits" staticText="YES" header="YES"/>"#),
      ["Title, heading"]
    ),
    ("wkWebView", "", "", ["WKWebView, content unknown"]),
    ("label", #"text="Two&#10;lines""#, "", ["Two lines"]),
    ("imageView", #"image="map""#, note(#"label="Map of the city""#), ["Map of the city, image"]),
    (
      "view", "", note(#"label="Card""#, #"<accessibilityTraits key="traits" button="YES"/>"#),
      ["Card, button"]
    ),
  ]

  @Test("Each kind of view is read with its label, value and traits", arguments: controls)
  func speech(element: String, attributes: String, content: String, expected: [String]) throws {
    #expect(try read(view(element, attributes, holding: content)) == expected)
  }

  @Test("A view that is an accessibility element is read with the texts of its subviews")
  func combinedElement() throws {
    let inner = view("label", #"text="Two""#, at: 50, 0) + view("label", #"text="One""#, at: 0, 0)
    let card = view(
      "view", size: (200, 40),
      holding: "<subviews>\(inner)</subviews>" + Self.note("", #"<bool key="isElement" value="YES"/>"#))
    #expect(try read(card) == ["One, Two"])
  }

  /// A custom view with two accessibility elements.
  private final class Compass: UIView {
    var degrees = 90
    override var accessibilityElements: [Any]? {
      get {
        ["Needle", "Ring"].map { name in
          let element = UIAccessibilityElement(accessibilityContainer: self)
          element.accessibilityLabel = name
          element.accessibilityValue = name == "Needle" ? "\(degrees) degrees" : nil
          element.accessibilityTraits = .image
          return element
        }
      }
      set {}
    }
  }

  @Test("Accessibility values and elements that a program sets are read") func programValues() {
    let root = UIView(frame: CGRect(x: 0, y: 0, width: 200, height: 100))
    let compass = Compass(frame: CGRect(x: 0, y: 40, width: 50, height: 50))
    let control = UISwitch(frame: CGRect(x: 0, y: 0, width: 51, height: 31))
    control.accessibilityLabel = "Wi-Fi"
    control.accessibilityHint = "Turns the radio off"
    let hidden = UIView(frame: CGRect(x: 100, y: 0, width: 50, height: 50))
    let label = UILabel(frame: hidden.bounds)
    label.text = "Decoration"
    hidden.addSubview(label)
    hidden.accessibilityElementsHidden = true
    for view in [compass, control, hidden] { root.addSubview(view) }
    #expect(
      LinearReader(root).nodes.map(\.text) == [
        "Wi-Fi, off, switch, Turns the radio off", "Needle, 90 degrees, image", "Ring, image",
      ])
  }

  // MARK: Groups

  @Test("A table row is read as its texts, followed by its controls") func tableRow() throws {
    let inner =
      view("label", #"text="Wi-Fi""#, at: 10, 5) + view("switch", #"on="YES""#, at: 200, 5, size: (51, 31))
    let cell = """
      <tableViewCell id="cell" accessoryType="disclosureIndicator">\
      <rect key="frame" x="0" y="0" width="320" height="44"/>\
      <tableViewCellContentView key="contentView" id="content">\
      <rect key="frame" x="0" y="0" width="280" height="44"/><subviews>\(inner)</subviews>\
      </tableViewCellContentView></tableViewCell>
      """
    #expect(
      try lines(cell) == [
        "UITableViewCell, 320 by 44 points", "  Wi-Fi, row, button", "    no label, on, switch",
        "1 element has no label.",
      ])
  }

  @Test("Bars are groups of items with labels, values and positions") func bars() throws {
    let navigation = view(
      "navigationBar", size: (320, 44),
      holding: """
        <items><navigationItem title="Inbox" id="i">\
        <barButtonItem key="leftBarButtonItem" title="Edit" id="l"/>\
        <rightBarButtonItems><barButtonItem systemItem="add" id="r1"/>\
        <barButtonItem image="flag" id="r2"/></rightBarButtonItems></navigationItem></items>
        """)
    let tabs = view(
      "tabBar", at: 0, 431, size: (320, 49),
      holding: """
        <items><tabBarItem title="Mail" id="t1"/><tabBarItem systemItem="favorites" badgeValue="3" id="t2"/></items>
        """)
    #expect(
      try read(tabs + navigation) == [
        "Navigation bar", "  Edit, button", "  Inbox, heading", "  no label (image flag), button",
        "  Add, button",
        "Tab bar", "  Mail, tab, 1 of 2", "  Favorites, 3, tab, 2 of 2", "1 element has no label.",
      ])
  }

  private static let cell = """
    <tableViewCell reuseIdentifier="C" id="cell"><rect key="frame" x="0" y="55.5" width="375" height="44"/>\
    <tableViewCellContentView key="contentView" id="content">\
    <rect key="frame" x="0" y="0" width="375" height="44"/></tableViewCellContentView></tableViewCell>
    """

  /// A table inside a navigation controller, so that the bar covers its top.
  private func table(_ mode: String, _ rows: String) -> String {
    """
    <document type="com.apple.InterfaceBuilder3.CocoaTouch.Storyboard.XIB" version="3.0" toolsVersion="21507" \
    targetRuntime="iOS.CocoaTouch" initialViewController="nav"><device id="retina4_7" orientation="portrait"/>\
    <scenes><scene sceneID="s1"><objects><navigationController id="nav">\
    <navigationBar key="navigationBar" contentMode="scaleToFill" id="bar">\
    <rect key="frame" x="0" y="20" width="375" height="44"/></navigationBar><connections>\
    <segue destination="list" kind="relationship" relationship="rootViewController" id="e"/></connections>\
    </navigationController></objects></scene>\
    <scene sceneID="s2"><objects><tableViewController id="list">\
    <tableView key="view" dataMode="\(mode)" style="grouped" id="table">\
    <rect key="frame" x="0" y="0" width="375" height="667"/>\(rows)</tableView>\
    <navigationItem key="navigationItem" title="Settings" id="n"/>\
    </tableViewController></objects></scene></scenes></document>
    """
  }

  @Test("A table is read after the bar that covers its top") func tableBelowBar() throws {
    let sections = """
      <sections><tableViewSection headerTitle="Network" footerTitle="How to connect." id="s">\
      <cells>\(Self.cell)</cells></tableViewSection></sections>
      """
    #expect(
      try lines(of: table("static", sections)) == [
        "Settings (navigation), 375 by 667 points", "  Navigation bar", "    Settings, heading", "  Table",
        "    Network, heading", "    empty row", "    How to connect.",
      ])
  }

  @Test("Texts that only Interface Builder's canvas shows are not read") func canvasTexts() throws {
    #expect(
      try lines(of: table("prototypes", "<prototypes>\(Self.cell)</prototypes>")).suffix(2)
        == ["  Table", "    empty row"])
  }
}
