import Testing

@testable import NibCore

/// Records the calls that change a cell's state.
private final class StateCell: UITableViewCell {
  private(set) var states: [String] = []

  override func setSelected(_ selected: Bool, animated: Bool) {
    super.setSelected(selected, animated: animated)
    states.append("selected \(selected)")
  }

  override func updateConfiguration(using state: UICellConfigurationState) {
    states.append("configured \(state.isSelected)")
  }
}

/// An item that uses its frame when it is created.
private final class FramedCell: UICollectionViewCell {
  let created: CGRect
  override init(frame: CGRect) {
    created = frame
    super.init(frame: frame)
  }
  required init?(coder: NSCoder) { nil }
}

private final class FramedSource: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int { 2 }
  func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  { collectionView.dequeueReusableCell(withReuseIdentifier: "cell", for: indexPath) }
}

/// Cells as a data source gets them, before the table or collection view shows them.
@Suite struct DequeuedCellTests {
  @Test("A new cell has a content view of its size") func newCell() {
    let cell = UITableViewCell(style: .default, reuseIdentifier: nil)
    #expect(cell.contentView.frame == CGRect(x: 0, y: 0, width: 320, height: 44))
    let item = UICollectionViewCell(frame: CGRect(x: 8, y: 8, width: 64, height: 32))
    #expect(item.contentView.frame == CGRect(x: 0, y: 0, width: 64, height: 32))
  }

  @Test("A dequeued cell and its content view have the width of the table") func rowWidth() {
    let source = ListSource(1)
    var sizes: [CGSize] = []
    source.makeCell = { table, path in
      let cell = table.dequeueReusableCell(withIdentifier: "cell", for: path)
      sizes += [cell.frame.size, cell.contentView.frame.size]
      return cell
    }
    _ = makeTable(source, rowHeight: 48, size: CGSize(width: 480, height: 160))
    #expect(sizes.map(\.width) == [480, 480])
  }

  @Test("An item is created with the size that the layout gives it") func itemSize() {
    let layout = UICollectionViewFlowLayout()
    layout.itemSize = CGSize(width: 64, height: 32)
    let items = UICollectionView(
      frame: CGRect(x: 0, y: 0, width: 320, height: 160), collectionViewLayout: layout)
    items.register(FramedCell.self, forCellWithReuseIdentifier: "cell")
    let source = FramedSource()
    items.dataSource = source
    items.layoutIfNeeded()
    let cell = items.cellForItem(at: IndexPath(item: 1, section: 0)) as? FramedCell
    #expect(cell?.created.size == CGSize(width: 64, height: 32))
    #expect(cell?.contentView.frame.size == CGSize(width: 64, height: 32))
  }

  @Test("A shown cell is told its state, also if it is not selected") func states() {
    let source = ListSource(1)
    source.makeCell = { _, _ in StateCell(style: .default, reuseIdentifier: nil) }
    let table = makeTable(source)
    let cell = source.cells.first as? StateCell
    #expect(cell?.states == ["selected false", "configured false"])
    table.selectRow(at: IndexPath(row: 0, section: 0), animated: false, scrollPosition: .none)
    #expect(cell?.states.suffix(2) == ["configured true", "selected true"])
  }
}
