import Testing

@testable import NibAnalysis
@testable import NibCore

/// Rows that size themselves, with content that is not connected with their bottom.
@Suite struct SelfSizingRowTests {
  private static let text = [String](repeating: "A long title that needs several lines", count: 4).joined(
    separator: ", ")

  /// A storyboard with a row that contains a label with several lines.
  ///
  /// - Parameters:
  ///   - table: the attributes of the table's height.
  ///   - isPinned: whether the bottom of the label is pinned to the row.
  private func document(
    table: String = "rowHeight=\"-1\" estimatedRowHeight=\"-1\"", className: String = "",
    isPinned: Bool = false
  ) -> NibDocument {
    func pin(_ attribute: String, _ constant: Int) -> String {
      "<constraint firstItem=\"t\" firstAttribute=\"\(attribute)\" secondItem=\"v\" secondAttribute=\"\(attribute)\" "
        + "constant=\"\(constant)\" id=\"c-\(attribute)\"/>"
    }
    let pins =
      [pin("top", 11), pin("leading", 16), pin("trailing", -16)] + (isPinned ? [pin("bottom", -11)] : [])
    let frame = "<rect key=\"frame\" x=\"0\" y=\"0\" width=\"393\" height=\"60\"/>"
    return CheckSample.document(
      "Storyboard.XIB",
      """
      <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="tvc" \(className) sceneMemberID="viewController"><tableView key="view" \(table) id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="Row" id="cell">\(frame)
      <tableViewCellContentView key="contentView" tableViewCell="cell" id="v">\(frame)<subviews>
      <label text="\(Self.text)" numberOfLines="0" translatesAutoresizingMaskIntoConstraints="NO" id="t">
      <rect key="frame" x="16" y="11" width="361" height="21"/></label></subviews><constraints>\(pins.joined())</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene></scenes>
      """, file: "S.storyboard")
  }

  private func findings(
    _ document: NibDocument, device: String? = nil, sources: String? = nil
  ) -> [Diagnostic] {
    var options = LayoutOptions()
    options.device = device.flatMap { Device.named($0) }
    let program = sources.map { NibProgram(files: [("Rows.swift", Array($0.utf8))]) }
    return NibCheck(document, options: options, project: CheckProject(program: program)).diagnostics.filter {
      $0.id == "row-cuts-content"
    }
  }

  @Test(
    "A text that is only pinned at the top is cut off, on the canvas and on a device",
    arguments: [nil, "iPhone 16"])
  func cut(device: String?) {
    let found = findings(document(), device: device)
    #expect(found.map(\.severity) == [.warning])
    #expect(found.first?.path.steps.first?.id == "t")
    #expect(
      found.first?.message.hasPrefix("cell \"Row\" sizes itself to 44 points and cuts off label \"A long")
        == true)
    #expect(found.first?.message.hasSuffix("pin its bottom to the content view") == true)
  }

  @Test(
    "The lowest view of a chain is the one to pin, also if the row clips all of it", arguments: ["", "YES"])
  func chain(clips: String) {
    let frame = #"<rect key="frame" x="0" y="0" width="393" height="44"/>"#
    func view(_ element: String, _ id: String) -> String {
      """
      <\(element) translatesAutoresizingMaskIntoConstraints="NO" id="\(id)">\(frame)<constraints>
      <constraint firstAttribute="height" constant="40" id="\(id)h"/>
      <constraint firstAttribute="width" constant="90" id="\(id)w"/></constraints></\(element.prefix { $0 != " " })>
      """
    }
    func pins(_ id: String, _ above: String, _ edge: String) -> String {
      """
      <constraint firstItem="\(id)" firstAttribute="top" secondItem="\(above)" secondAttribute="\(edge)" id="\(id)t"/>
      <constraint firstItem="\(id)" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="\(id)l"/>
      """
    }
    let document = CheckSample.document(
      "Storyboard.XIB",
      """
      <device id="retina6_12" orientation="portrait"/><scenes><scene sceneID="s"><objects>
      <tableViewController id="tvc" sceneMemberID="viewController">
      <tableView key="view" rowHeight="-1" estimatedRowHeight="-1" id="table">
      <rect key="frame" x="0" y="0" width="393" height="852"/><prototypes>
      <tableViewCell reuseIdentifier="Row" id="cell">\(frame)
      <tableViewCellContentView key="contentView" clipsSubviews="\(clips)" tableViewCell="cell" id="v">\(frame)<subviews>
      \(view("imageView", "a"))\(view("label text=\"Title\"", "b"))\(view("label text=\"Detail\"", "c"))</subviews><constraints>
      \(pins("a", "v", "top"))\(pins("b", "a", "bottom"))\(pins("c", "b", "bottom"))</constraints>
      </tableViewCellContentView></tableViewCell></prototypes></tableView></tableViewController>
      </objects></scene></scenes>
      """, file: "S.storyboard")
    let found = findings(document)
    #expect(found.map { $0.path.steps.first?.id } == ["c"])
    #expect(found.first?.message.contains("which ends 76") == true, "\(found.map(\.message))")
  }

  @Test(
    "The explanation of a text that is cut off names the row, once, and how to make it as high as the text")
  func explained() {
    let document = document()
    let loaded = LoadedDocument(document)
    let view = loaded.roots.flatMap(\.view.nibTree).first { $0.nibOrigin?.id == "t" }
    let verdicts = view.map {
      ViewVerdicts($0, in: ExplainedLayout(of: $0), findings: NibCheck(document).diagnostics).verdicts
    }
    let ofRow = verdicts?.filter { ["row-cuts-content", "outside-superview"].contains($0.id) }
    #expect(ofRow?.map(\.id) == ["row-cuts-content"])
    #expect(ofRow?.first?.sentence.hasSuffix("pin its bottom to the content view.") == true)
  }

  @Test("A text that is pinned at the bottom gives the row its height") func pinned() {
    #expect(findings(document(isPinned: true)).isEmpty)
  }

  @Test("A table with a row height is not examined") func fixedHeight() {
    #expect(findings(document(table: "rowHeight=\"60\"")).isEmpty)
  }

  @Test("Code that returns a height determines that of the row, but not automaticDimension")
  func heightsOfCode() {
    func source(_ result: String) -> String {
      """
      class Rows: UITableViewController {
        override func tableView(_ tableView: UITableView, heightForRowAt indexPath: IndexPath) -> CGFloat {
          return \(result)
        }
      }
      """
    }
    let document = document(className: "customClass=\"Rows\"")
    #expect(findings(document, sources: source("120")).isEmpty)
    #expect(findings(document, sources: source("UITableView.automaticDimension")).count == 1)
    #expect(findings(document, sources: "class Rows: UITableViewController {}").count == 1)
  }
}
