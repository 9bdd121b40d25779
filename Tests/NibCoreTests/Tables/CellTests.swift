import Synchronization
import Testing

@testable import NibCore

@Suite struct CellTests {
  /// A cell whose content view contains a view `b` of 100 points width, with the given vertical constraints.
  /// A cell with a view of a known width and the given constraints, which are those of the content view or of the cell.
  private static func cell(_ constraints: String, ofCell: String = "") -> String {
    """
    <tableViewCell id="c">
      <rect key="frame" x="0.0" y="0.0" width="320" height="44"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="43.5"/>
        <subviews>
          <view id="b" translatesAutoresizingMaskIntoConstraints="NO">
            <rect key="frame" x="0.0" y="0.0" width="100" height="43.5"/>
          </view>
        </subviews>
        <constraints>
          <constraint firstItem="b" firstAttribute="leading" secondItem="v" secondAttribute="leading" id="1"/>
          <constraint firstItem="b" firstAttribute="width" constant="100" id="2"/>
          \(constraints)
        </constraints>
      </tableViewCellContentView>
      <constraints>\(ofCell)</constraints>
    </tableViewCell>
    """
  }

  private static let pinned = """
    <constraint firstItem="b" firstAttribute="top" secondItem="v" secondAttribute="top" constant="10" id="3"/>
    <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="10" id="4"/>
    <constraint firstItem="b" firstAttribute="height" constant="90.5" id="5"/>
    """

  @Test(
    "The labels of a standard cell get the size of a new text",
    arguments: [UITableViewCell.CellStyle.subtitle, .value1])
  func newText(style: UITableViewCell.CellStyle) {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      let cell = UITableViewCell(style: style, reuseIdentifier: nil)
      cell.frame = CGRect(x: 0, y: 0, width: 320, height: 32)
      cell.textLabel?.text = "One"
      cell.detailTextLabel?.text = "Two"
      cell.layoutIfNeeded()
      cell.textLabel?.text = "Another"
      cell.detailTextLabel?.text = "Second"
      cell.layoutIfNeeded()
      #expect(cell.textLabel?.frame.width == 56)
      #expect(cell.detailTextLabel?.frame.width == 48)
    }
  }

  @Test("While several rows can be selected, another view is behind a selected cell") func multipleSelection()
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160))
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    let (single, several) = (UIView(frame: .zero), UIView(frame: .zero))
    cell.selectedBackgroundView = single
    cell.multipleSelectionBackgroundView = several
    table.addSubview(cell)
    func visible() -> [Bool] { [!single.isHidden, !several.isHidden] }
    #expect(visible() == [false, false])
    cell.isSelected = true
    #expect(visible() == [true, false])
    cell.isSelected = false
    table.allowsMultipleSelection = true
    cell.isSelected = true
    #expect(visible() == [false, true])
    cell.frame = CGRect(x: 0, y: 0, width: 320, height: 16)
    cell.layoutIfNeeded()
    #expect(several.frame == cell.bounds)
  }

  @Test("Switches and steppers that are created without a size have one, for example as accessory views")
  func accessoryControls() {
    NibEnvironment.$current.withValue(NibEnvironment(device: .terminal)) {
      for control in [UISwitch(), UIStepper()] as [UIControl] {
        #expect(control.frame.size == control.intrinsicContentSize && control.frame.width > 0)
        let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 320, height: 16)
        cell.accessoryView = control
        cell.layoutIfNeeded()
        #expect(control.frame.maxX == 312)
      }
    }
  }

  private func table(_ cell: String, _ source: ListSource) -> UITableView {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 568), style: .plain)
    table.register(makeNib(cell), forCellReuseIdentifier: "cell")
    table.rowHeight = UITableView.automaticDimension
    table.estimatedRowHeight = 2
    table.dataSource = source
    table.layoutIfNeeded()
    return table
  }

  @Test("D11: A cell's height is what its constraints require plus the separator") func constrainedHeight() {
    NibEnvironment.$current.withValue(.phone) {
      let source = ListSource(20)
      let table = table(Self.cell(Self.pinned), source)
      #expect(table.visibleCells.map(\.frame.height) == Array(repeating: 111, count: 6))
      #expect(table.visibleCells.last?.frame.minY == 555)
      #expect(
        table.visibleCells[0].contentView.subviews[0].frame == CGRect(x: 0, y: 10, width: 100, height: 90.5))
      #expect(table.nibDiagnostics == [])
    }
  }

  @Test("D12: A height of zero is treated as a mistake, with one warning") func zeroHeight() {
    NibEnvironment.$current.withValue(.phone) {
      let source = ListSource(3)
      let middle =
        "<constraint firstItem=\"b\" firstAttribute=\"centerY\" secondItem=\"v\" "
        + "secondAttribute=\"centerY\" id=\"3\"/>"
      let table = table(Self.cell(middle), source)
      #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
      #expect(
        table.nibDiagnostics.map(\.message) == [
          "Warning once only: Detected a case where constraints ambiguously suggest a height of zero for a "
            + "table view cell's content view. We're considering the collapse unintentional and using "
            + "standard height instead."
        ])
    }
  }

  @Test("D11: Constraints that belong to the cell itself do not count for the height, but place the content")
  func constraintsOfCell() {
    NibEnvironment.$current.withValue(.phone) {
      let source = ListSource(3)
      let pinned = """
        <constraint firstItem="b" firstAttribute="top" secondItem="c" secondAttribute="top" constant="10" id="3"/>
        <constraint firstAttribute="bottom" secondItem="b" secondAttribute="bottom" constant="10" id="4"/>
        <constraint firstItem="b" firstAttribute="height" constant="90.5" priority="999" id="5"/>
        """
      let table = table(Self.cell("", ofCell: pinned), source)
      #expect(table.visibleCells.map(\.frame.height) == [44, 44, 44])
      #expect(table.nibDiagnostics.map(\.message) == [UITableView.nibZeroHeightWarning])
      #expect(
        table.visibleCells.map { $0.contentView.subviews[0].frame }
          == Array(repeating: CGRect(x: 0, y: 10, width: 100, height: 24), count: 3))
    }
  }

  @Test("D12: A running program reports a height of zero once for all of its tables")
  func zeroHeightReport() {
    let log = ProblemLog()
    let reports = Mutex<[String]>([])
    log.open { report in reports.withLock { $0.append(report) } }
    NibEnvironment.$current.withValue(.phone) {
      ProblemLog.$current.withValue(log) {
        let source = ListSource(3)
        for _ in 0..<2 { #expect(table(Self.cell(""), source).visibleCells.count == 3) }
      }
    }
    let found = reports.withLock { $0 }
    #expect(found.count == 1)
    #expect(found.first?.hasPrefix("Warning once only: Detected a case where constraints") == true)
  }

  @Test("D18: Each cell style places its labels") func cellStyles() {
    NibEnvironment.$current.withValue(.phone) {
      func frames(_ style: UITableViewCell.CellStyle) -> [CGRect] {
        let cell = UITableViewCell(style: style, reuseIdentifier: nil)
        cell.frame = CGRect(x: 0, y: 0, width: 375, height: 44)
        cell.textLabel?.text = "Sodium"
        cell.detailTextLabel?.text = "Na(11)"
        cell.layoutIfNeeded()
        return [cell.textLabel, cell.detailTextLabel].compactMap { $0?.frame }
      }
      #expect(frames(.default) == [CGRect(x: 16, y: 0, width: 343, height: 43.5)])
      let subtitle = frames(.subtitle)
      #expect(subtitle.map(\.minX) == [16, 16])
      #expect(subtitle[0].maxY <= subtitle[1].minY)
      let value = frames(.value1)
      #expect(value[0].minX == 16)
      #expect(value[1].maxX == 359)
    }
  }

  @Test("In the terminal, cells and their labels are whole rows and columns") func terminalCells() {
    let source = ListSource(3)
    source.makeCell = { _, path in
      let cell = UITableViewCell(style: .subtitle, reuseIdentifier: nil)
      cell.textLabel?.text = "Sodium"
      cell.detailTextLabel?.text = "Na(11)"
      cell.accessoryType = .disclosureIndicator
      return cell
    }
    let table = makeTable(source, rowHeight: UITableView.automaticDimension)
    #expect(table.visibleCells.map(\.frame.minY) == [0, 32, 64])
    let cell = table.visibleCells[0]
    cell.layoutIfNeeded()
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 304, height: 32))
    #expect(cell.textLabel?.frame == CGRect(x: 8, y: 0, width: 48, height: 16))
    #expect(cell.detailTextLabel?.frame == CGRect(x: 8, y: 16, width: 48, height: 16))
  }

  /// Accessories, versions of Interface Builder, table widths and accessory widths in points.
  @Test(
    "An accessory narrows the content view by a width that depends on the Interface Builder version",
    arguments: [
      (UITableViewCell.AccessoryType.disclosureIndicator, 11762, 375.0, 33.0),
      (.disclosureIndicator, 14490, 375, 34), (.disclosureIndicator, 17701, 375, 27),
      (.disclosureIndicator, 22505, 375, 26.5), (.disclosureIndicator, 24128, 414, 30.5),
      (.checkmark, 24128, 414, 44), (.detailDisclosureButton, 20037, 414, 57), (.none, 24128, 414, 0),
    ])
  func accessoryWidths(type: UITableViewCell.AccessoryType, version: Int, width: Double, expected: Double) {
    let rules = MetricRules(device: NibEnvironment.phone.device, profile: .canvas(toolsVersion: version))
    #expect(rules.accessoryWidth(type, tableWidth: width) == expected)
  }

  @Test("A cell in a nib is decoded with its attributes and its content view") func decodedCell() throws {
    let nib = makeNib(
      """
      <tableViewCell selectionStyle="none" indentationLevel="2" accessoryType="checkmark" textLabel="t" \
      style="IBUITableViewCellStyleDefault" reuseIdentifier="r" rowHeight="60" id="c">
        <rect key="frame" x="0.0" y="0.0" width="320" height="60"/>
        <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
          <rect key="frame" x="0.0" y="0.0" width="281" height="59.5"/>
          <subviews>
            <label text="Title" id="t"><rect key="frame" x="0" y="0" width="9" height="9"/></label>
          </subviews>
        </tableViewCellContentView>
        <inset key="separatorInset" minX="15" minY="0.0" maxX="0.0" maxY="0.0"/>
      </tableViewCell>
      """)
    let cell = try #require(nib.nibInstantiate(withOwner: nil).first as? UITableViewCell)
    #expect(cell.reuseIdentifier == "r")
    #expect(cell.selectionStyle == .none)
    #expect(cell.accessoryType == .checkmark)
    #expect(cell.textLabel?.text == "Title")
    #expect(cell.textLabel?.superview === cell.contentView)
    #expect(cell.contentView is UITableViewCellContentView)
    #expect(cell.subviews.count == 1)
    #expect(cell.separatorInset.left == 15)
    #expect(nib.nibDiagnostics == [])
  }

  @Test("A content view that was saved in the height of a standard row fills a higher cell on the canvas")
  func staleContentHeight() throws {
    let text = """
      <document type="com.apple.InterfaceBuilder3.CocoaTouch.XIB" version="3.0" toolsVersion="6254" \
      targetRuntime="iOS.CocoaTouch" useAutolayout="YES">
        <objects>
          <tableViewCell rowHeight="104" id="c">
            <rect key="frame" x="0.0" y="0.0" width="320" height="104"/>
            <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
              <rect key="frame" x="0.0" y="0.0" width="320" height="43"/>
              <subviews>
                <view translatesAutoresizingMaskIntoConstraints="NO" id="line">
                  <rect key="frame" x="30" y="103" width="260" height="1"/>
                </view>
              </subviews>
              <constraints>
                <constraint firstItem="line" firstAttribute="leading" secondItem="v" secondAttribute="leading" \
                constant="30" id="1"/>
                <constraint firstItem="line" firstAttribute="width" constant="260" id="2"/>
                <constraint firstItem="line" firstAttribute="height" constant="1" id="3"/>
                <constraint firstItem="line" firstAttribute="bottom" secondItem="v" secondAttribute="bottom" id="4"/>
              </constraints>
            </tableViewCellContentView>
          </tableViewCell>
        </objects>
      </document>
      """
    let loaded = LoadedDocument(try NibReader.read(Array(text.utf8), file: "Cell.xib"))
    let cell = try #require(loaded.roots.flatMap(\.views).first as? UITableViewCell)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 104))
    #expect(cell.contentView.subviews.first?.frame == CGRect(x: 30, y: 103, width: 260, height: 1))
  }
}
