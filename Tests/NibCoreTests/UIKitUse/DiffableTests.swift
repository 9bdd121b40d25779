import Testing

@testable import NibCore

/// Snapshots and the data sources that show them.
@Suite struct DiffableTests {
  private typealias Snapshot = NSDiffableDataSourceSnapshot<String, Int>

  private func snapshot(_ sections: KeyValuePairs<String, [Int]>) -> Snapshot {
    var snapshot = Snapshot()
    for (section, items) in sections {
      snapshot.appendSections([section])
      snapshot.appendItems(items)
    }
    return snapshot
  }

  @Test("Items and sections are inserted, moved and deleted by their identifiers") func changes() {
    var list = snapshot(["a": [1, 2], "b": [3]])
    list.insertItems([9], beforeItem: 2)
    list.insertItems([8], afterItem: 3)
    list.moveItem(1, afterItem: 8)
    list.insertSections(["c"], beforeSection: "b")
    list.appendItems([7], toSection: "c")
    list.deleteItems([9])
    #expect(list.sectionIdentifiers == ["a", "c", "b"])
    #expect(list.itemIdentifiers == [2, 7, 3, 8, 1])
    #expect(list.sectionIdentifier(containingItem: 1) == "b")
    #expect(list.numberOfItems(inSection: "b") == 3)
    #expect(list.indexOfItem(3) == 2)
    list.moveSection("b", beforeSection: "a")
    list.deleteSections(["c"])
    #expect(list.sectionIdentifiers == ["b", "a"])
    #expect(list.numberOfItems == 4)
    list.deleteAllItems()
    #expect(list.numberOfSections == 0)
  }

  @Test("A table shows the rows of a snapshot, and its selection and cursor stay on their items") func table()
  {
    let table = UITableView(frame: CGRect(x: 0, y: 0, width: 320, height: 320), style: .plain)
    let source = UITableViewDiffableDataSource<String, Int>(tableView: table) { _, _, item in
      let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
      cell.textLabel?.text = "\(item)"
      return cell
    }
    source.apply(snapshot(["a": [1, 2, 3]]))
    table.layoutIfNeeded()
    table.selectRow(at: source.indexPath(for: 2), animated: false, scrollPosition: .none)
    table.nibMoveCursor(to: source.indexPath(for: 3))
    var isComplete = false
    source.apply(snapshot(["a": [3, 4, 2]])) { isComplete = true }
    table.layoutIfNeeded()
    #expect(!isComplete)
    runTimers { isComplete }
    #expect(isComplete)
    #expect(table.visibleCells.map { $0.textLabel?.text } == ["3", "4", "2"])
    #expect(table.indexPathForSelectedRow?.row == 2)
    #expect(table.nibCursor?.row == 0)
    #expect(source.itemIdentifier(for: IndexPath(row: 1, section: 0)) == 4)
  }

  @Test("A collection view shows the items of a snapshot with configured cells") func collection() {
    let layout = UICollectionViewFlowLayout()
    let view = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 320), collectionViewLayout: layout)
    let registration = UICollectionView.CellRegistration<NumberCell, Int> { cell, _, item in
      cell.number = item
    }
    let source = UICollectionViewDiffableDataSource<String, Int>(collectionView: view) { view, path, item in
      view.dequeueConfiguredReusableCell(using: registration, for: path, item: item)
    }
    source.apply(snapshot(["a": [5, 6]]))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? NumberCell)?.number } == [5, 6])
    source.apply(snapshot(["a": [6]]))
    view.layoutIfNeeded()
    #expect(view.visibleCells.map { ($0 as? NumberCell)?.number } == [6])
  }

  private final class NumberCell: UICollectionViewCell {
    var number = 0
  }
}
