import Testing

@testable import NibCore

@Suite struct TableRegistrationTests {
  private static let cell = """
    <tableViewCell id="c" rowHeight="111">
      <rect key="frame" x="0.0" y="0.0" width="320" height="111"/>
      <tableViewCellContentView key="contentView" tableViewCell="c" id="v">
        <rect key="frame" x="0.0" y="0.0" width="320" height="110.5"/>
      </tableViewCellContentView>
    </tableViewCell>
    """
  private let path = IndexPath(row: 0, section: 0)

  private func reason(_ body: () throws -> Void) -> String {
    do {
      try body()
      return "nothing was thrown"
    } catch {
      return (error as? NibException)?.reason ?? "\(error)"
    }
  }

  @Test("D1 D3 D4: An unregistered identifier is an error with an index path, and nil without one")
  func unregisteredIdentifier() {
    let table = UITableView(frame: .zero, style: .plain)
    #expect(
      reason { _ = try table.nibDequeueCell("X", for: path) }
        == "unable to dequeue a cell with identifier X - must register a nib or a class for the identifier "
        + "or connect a prototype cell in a storyboard")
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
    table.register(UITableViewCell.self, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X")?.reuseIdentifier == "X")
    table.register(nil as UINib?, forCellReuseIdentifier: "X")
    #expect(table.dequeueReusableCell(withIdentifier: "X") == nil)
  }

  // The nibs contain two cells, a plain view, and a gesture recognizer beside a cell.
  @Test(
    "D5: A registered nib must contain one cell and nothing else",
    arguments: [
      cell
        + cell.replacingOccurrences(of: "\"c\"", with: "\"d\"")
        .replacingOccurrences(of: "\"v\"", with: "\"w\""),
      "<view id=\"a\"/>", cell + "<tapGestureRecognizer id=\"t\"/>",
    ])
  func invalidNibs(objects: String) {
    let table = UITableView(frame: .zero, style: .plain)
    table.register(makeNib(objects), forCellReuseIdentifier: "X")
    #expect(
      reason { _ = try table.nibDequeueCell("X", for: path) }
        == "invalid nib registered for identifier (X) - nib must contain exactly one top level object which "
        + "must be a UITableViewCell instance")
  }

  @Test("D6: The identifier in the nib must be the registered one") func identifierInNib() {
    let table = UITableView(frame: .zero, style: .plain)
    let named = Self.cell.replacingOccurrences(
      of: "<tableViewCell ", with: "<tableViewCell reuseIdentifier=\"A\" ")
    table.register(makeNib(named), forCellReuseIdentifier: "B")
    #expect(
      reason { _ = try table.nibDequeueCell("B", for: path) }
        == "cell reuse indentifier in nib (A) does not match the identifier used to register the nib (B)")
  }

  @Test("D8: Cells are loaded without an owner") func noOwner() {
    let connected = Self.cell.replacingOccurrences(
      of: "<tableViewCellContentView",
      with: "<connections><outlet property=\"x\" destination=\"-1\" id=\"o\"/></connections>"
        + "<tableViewCellContentView")
    let table = UITableView(frame: .zero, style: .plain)
    table.register(makeNib(connected), forCellReuseIdentifier: "X")
    #expect(
      reason { _ = try table.nibDequeueCell("X", for: path) }
        .hasSuffix("this class is not key value coding-compliant for the key x."))
  }

  @Test("D7 D9 D10: A nib's cell gets the table's identifier and height") func identifierAndHeight() {
    NibEnvironment.$current.withValue(.phone) {
      let source = ListSource(3)
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 375, height: 667), style: .plain)
      table.register(makeNib(Self.cell), forCellReuseIdentifier: "cell")
      table.dataSource = source
      table.layoutIfNeeded()
      let cell = table.visibleCells[0]
      #expect(cell.reuseIdentifier == "cell")
      #expect(cell.frame == CGRect(x: 0, y: 0, width: 375, height: 44))
      table.layoutIfNeeded()
      #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 375, height: 43.5))
      table.rowHeight = 111
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.minY) == [0, 111, 222])
      table.delegate = source
      source.height = { CGFloat(50 + $0.row) }
      table.reloadData()
      table.layoutIfNeeded()
      #expect(table.visibleCells.map(\.frame.height) == [50, 51, 52])
    }
  }

  @Test("D2: prepareForReuse is called only for reused cells") func prepareForReuse() {
    let source = ListSource(30)
    let table = makeTable(source)
    source.makeCell = { $0.dequeueReusableCell(withIdentifier: "counted", for: $1) }
    table.register(CountedCell.self, forCellReuseIdentifier: "counted")
    table.reloadData()
    table.layoutIfNeeded()
    let fresh = table.visibleCells.compactMap { $0 as? CountedCell }
    #expect(fresh.map(\.reuses) == Array(repeating: 0, count: fresh.count))
    table.contentOffset.y = 16 * 16
    table.layoutIfNeeded()
    #expect(table.visibleCells.allSatisfy { ($0 as? CountedCell)?.reuses == 1 })
  }

  @Test("D14: Two tables share a nib, but not their cells") func sharedNib() {
    let nib = makeNib(Self.cell)
    let sources = [ListSource(2), ListSource(2)]
    let cells = sources.flatMap { source in
      source.makeCell = { $0.dequeueReusableCell(withIdentifier: "nib", for: $1) }
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 160), style: .plain)
      table.register(nib, forCellReuseIdentifier: "nib")
      table.dataSource = source
      table.layoutIfNeeded()
      return table.visibleCells
    }
    #expect(Set(cells.map(ObjectIdentifier.init)).count == 4)
  }
}
