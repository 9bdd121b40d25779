import Foundation
import Testing

@testable import NibCore

final class OwnedCell: UITableViewCell, NibOwner {
  var subject: String?

  override func prepareForReuse() {
    super.prepareForReuse()
    subject = nil
  }
}

final class OwnedItem: UICollectionViewCell, NibOwner {}
final class OwnedHeader: UICollectionReusableView, NibOwner {}
final class CellInCode: UITableViewCell {}

/// Registering classes that own their nib (docs/behaviours.md C27, C28), and their use in tables (M13, D23).
@Suite struct NibOwnerRegistrationTests {
  private let path = IndexPath(row: 0, section: 0)

  init() { CustomViewNibs.register() }

  @Test("C27: Registering a cell class with a nib registers the nib, and a plain class registers itself")
  func tableCells() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
    table.register(OwnedCell.self, forCellReuseIdentifier: "owned")
    table.register(CellInCode.self, forCellReuseIdentifier: "code")
    let owned = table.dequeueReusableCell(withIdentifier: "owned", for: path)
    #expect(owned is OwnedCell)
    #expect(owned.nibOrigin?.id == "part")
    let inCode = table.dequeueReusableCell(withIdentifier: "code", for: path)
    #expect(inCode is CellInCode)
    #expect(inCode.nibOrigin == nil)
  }

  @Test("C28: Collection views register the nibs of cells, headers and footers")
  func collectionParts() throws {
    let collection = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 200), collectionViewLayout: UICollectionViewFlowLayout())
    collection.register(OwnedItem.self, forCellWithReuseIdentifier: "item")
    let item = collection.dequeueReusableCell(withReuseIdentifier: "item", for: path)
    #expect(item is OwnedItem)
    #expect(item.nibOrigin?.id == "part")
    for kind in [UICollectionView.elementKindSectionHeader, UICollectionView.elementKindSectionFooter] {
      collection.register(OwnedHeader.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: "end")
      let end = collection.dequeueReusableSupplementaryView(
        ofKind: kind, withReuseIdentifier: "end", for: path)
      #expect(end is OwnedHeader)
      #expect(end.nibOrigin?.id == "part")
    }
  }

  @Test("M13: prepareForReuse() resets a cell's properties before the cell is reused") func reuse() throws {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 44), style: .plain)
    table.register(OwnedCell.self, forCellReuseIdentifier: "owned")
    let source = ListSource(100)
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "owned", for: path)
      #expect((cell as? OwnedCell)?.subject == nil)
      (cell as? OwnedCell)?.subject = "Row \(path.row)"
      return cell
    }
    table.dataSource = source
    for row in 0..<20 {
      table.contentOffset.y = CGFloat(44 * row)
      table.layoutIfNeeded()
    }
    let first = table.indexPathsForVisibleRows?.first
    #expect((table.visibleCells.first as? OwnedCell)?.subject == first.map { "Row \($0.row)" })
    #expect(source.cells.count < 6)
  }

  @Test("D23: Table headers and footers from nibs scroll with the rows") func tableHeader() throws {
    try TestNib.onPhone {
      let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 200), style: .plain)
      let source = ListSource(20)
      table.register(UITableViewCell.self, forCellReuseIdentifier: "cell")
      table.dataSource = source
      let header = try #require(PlainOwned.fromNib())
      let footer = try #require(PlainOwned.fromNib())
      table.tableHeaderView = header
      table.tableFooterView = footer
      table.layoutIfNeeded()
      #expect(header.frame == CGRect(x: 0, y: 0, width: 320, height: 40))
      #expect(table.rectForRow(at: path).minY == 40)
      #expect(footer.frame.minY == CGFloat(40 + 20 * 44))
      #expect(table.contentSize.height == CGFloat(40 + 20 * 44 + 40))
      table.contentOffset.y = 100
      table.layoutIfNeeded()
      #expect(table.convert(header.frame, to: nil).maxY < 0)
    }
  }
}
