import Foundation
import Testing

@testable import NibCore

/// The labels and heights that rows have if the program does not set them.
@Suite struct RowDefaultsTests {
  @Test(
    "A cell of a nib without a style gets the label and the image view of the default style when they are used"
  )
  func customPrototype() throws {
    let objects = try loadedObjects(
      """
      <tableViewCell reuseIdentifier="c" id="a"><rect key="frame" x="0" y="0" width="320" height="16"/>
      <tableViewCellContentView key="contentView" id="b"><rect key="frame" x="0" y="0" width="320" height="16"/>
      <subviews><label text="own" translatesAutoresizingMaskIntoConstraints="NO" id="l"/></subviews>
      <constraints>
      <constraint firstItem="l" firstAttribute="trailing" secondItem="b" secondAttribute="trailing" id="k"/>
      <constraint firstItem="l" firstAttribute="centerY" secondItem="b" secondAttribute="centerY" id="m"/>
      </constraints>
      </tableViewCellContentView></tableViewCell>
      """)
    let cell = try #require(objects.first as? UITableViewCell)
    #expect(cell.contentView.subviews.count == 1)
    #expect(cell.detailTextLabel == nil)
    cell.textLabel?.text = "Title"
    cell.layoutIfNeeded()
    #expect(cell.contentView.subviews.count == 3)
    #expect(cell.textLabel?.frame.isEmpty == false)
    #expect(cell.textLabel === cell.textLabel)
    #expect(cell.contentView.subviews.compactMap { ($0 as? UILabel)?.text } == ["own", "Title"])
  }

  @Test(
    "The default height of rows is automatic in a table that a program creates, and the standard height in a nib"
  )
  func heights() throws {
    let source = ListSource(2)
    source.makeCell = { _, path in
      let cell = UITableViewCell()
      guard path.row == 0 else {
        cell.textLabel?.text = "b"
        return cell
      }
      let label = UILabel()
      label.text = "a"
      label.translatesAutoresizingMaskIntoConstraints = false
      cell.contentView.addSubview(label)
      NSLayoutConstraint.activate([
        label.topAnchor.constraint(equalTo: cell.contentView.topAnchor, constant: 32),
        label.bottomAnchor.constraint(equalTo: cell.contentView.bottomAnchor, constant: -32),
      ])
      return cell
    }
    func heights(_ table: UITableView) -> [CGFloat] {
      table.frame = CGRect(x: 0, y: 0, width: 320, height: 320)
      table.separatorStyle = .none
      table.dataSource = source
      table.layoutIfNeeded()
      return table.visibleCells.map(\.frame.height)
    }
    let table = UITableView()
    #expect(table.rowHeight == UITableView.automaticDimension)
    #expect(heights(table) == [80, 32])
    table.rowHeight = 48
    table.reloadData()
    #expect(heights(table) == [48, 48])
    let loaded = try #require(try loadedObjects("<tableView id=\"a\"/>").first as? UITableView)
    #expect(loaded.rowHeight == 44)
  }
}
