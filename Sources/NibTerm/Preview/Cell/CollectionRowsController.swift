import NibCore

/// Rows as the items of a collection that flows; each has the size that its cell was drawn with.
final class CollectionRowsController: UIViewController, RowsController {
  /// A flow places all items at once: beyond so many it would be slow.
  private static let most = 5000

  let feeder: RowFeeder
  private let collection: UICollectionView

  init(_ feeder: RowFeeder) {
    self.feeder = feeder
    let flow = UICollectionViewFlowLayout()
    flow.itemSize = feeder.prototype.savedSize
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    super.init(nibName: nil, bundle: nil)
  }

  required init?(coder: NSCoder) { nil }

  private var prototype: CellPrototype { feeder.prototype }

  override func loadView() {
    switch prototype.making {
    case .nib: collection.register(feeder.nib, forCellWithReuseIdentifier: prototype.identifier)
    case .element, .hosted:
      collection.nibRegister(
        prototype.element, mode: .lenient, forCellWithReuseIdentifier: prototype.identifier)
    }
    collection.dataSource = self
    view = collection
    guard feeder.rows.count > CollectionRowsController.most else { return }
    feeder.tell(
      Diagnostic(
        "many-items", .note,
        "a collection shows the first \(CollectionRowsController.most) of \(feeder.rows.count) rows",
        at: SourceLocation(file: feeder.rows.file, line: 0, column: 0)))
  }

  // MARK: Rows

  var scrollView: UIScrollView { collection }
  var ownRemarks: [Diagnostic] { [] }
  var firstRow: Int? { collection.indexPathsForVisibleItems.first?.item }

  /// Keys scroll a collection; they choose none of its items.
  var cursor: Int? {
    get { nil }
    set { newValue.map(scroll) }
  }

  /// Items are of one size: a row lies as far down in the content as it is along in the rows.
  func scroll(to row: Int) {
    let height = collection.contentSize.height
    let count = max(1, min(feeder.rows.count, CollectionRowsController.most))
    let wanted = height * CGFloat(row) / CGFloat(count)
    collection.contentOffset.y = max(0, min(wanted, height - collection.bounds.height))
  }

  // MARK: Cells

  func checkCell() throws { feeder.matchColumns(to: try makeCell(IndexPath(item: 0, section: 0))) }

  private func makeCell(_ path: IndexPath) throws -> UICollectionViewCell {
    try collection.nibDequeueCell(prototype.identifier, for: path)
  }
}

extension CollectionRowsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(feeder.rows.count, CollectionRowsController.most)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    do {
      let cell = try makeCell(indexPath)
      feeder.fill(cell, with: indexPath.item)
      return cell
    } catch {
      feeder.tell(error)
      return UICollectionViewCell(frame: .zero)
    }
  }
}
