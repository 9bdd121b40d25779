import NibCore

/// Shows rows of data as the items of a collection view. The flow layout has the distances of the layout in the
/// storyboard. `CellPrototype.ItemSizing` describes how items get their size.
final class CollectionRowsController: UIViewController, RowsController {
  /// The maximum number of items. A flow layout places all items at once, so more would be slow.
  private static let maximumItemCount = 5000

  let feeder: RowFeeder
  private let collection: UICollectionView

  init(_ feeder: RowFeeder, sizing: CellSizing) {
    self.feeder = feeder
    let prototype = feeder.prototype
    let flow = UICollectionViewFlowLayout()
    if let saved = prototype.itemLayout { flow.copyDistances(of: saved) }
    var keepsWidth = prototype.itemSizing == .estimatedHeight
    switch sizing {
    case .usual: flow.itemSize = prototype.itemSize
    case .itemWidth(let width):
      flow.itemSize = CGSize(width: width, height: prototype.itemSize.height)
      keepsWidth = true
    case .saved: flow.itemSize = prototype.savedSize
    }
    if feeder.rows is RowSlice { flow.sectionInset = .zero }
    collection = UICollectionView(frame: .zero, collectionViewLayout: flow)
    if sizing != .saved, prototype.itemSizing != .saved {
      flow.estimatedItemSize = flow.itemSize
      collection.nibFittingTarget = UICollectionView.FittingTarget(
        size: flow.itemSize, keepsWidth: keepsWidth)
    }
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
    if let ground = prototype.ground { collection.backgroundColor = ground }
    view = collection
    guard feeder.rows.count > CollectionRowsController.maximumItemCount else { return }
    feeder.report(
      Diagnostic(
        .manyItems,
        "only the first \(CollectionRowsController.maximumItemCount) of \(feeder.rows.count) rows are shown",
        at: SourceLocation(file: feeder.rows.file)))
  }

  var scrollView: UIScrollView { collection }
  var ownDiagnostics: [Diagnostic] { [] }
  var firstRow: Int? { collection.indexPathsForVisibleItems.first?.item }

  /// Always `nil`: keys scroll a collection view and do not choose items. Setting a row scrolls to it.
  var cursor: Int? {
    get { nil }
    set { newValue.map(scroll) }
  }

  /// Scrolls to a row. Items are measured when they become visible, and their sizes can move the row, so scrolling is
  /// repeated a few times.
  func scroll(to row: Int) {
    for _ in 0..<4 {
      let path = IndexPath(item: row, section: 0)
      guard let frame = collection.collectionViewLayout.layoutAttributesForItem(at: path)?.frame else {
        return
      }
      let end = collection.contentSize.height - collection.bounds.height
      let offset = max(0, min(frame.minY, end))
      guard offset != collection.contentOffset.y else { return }
      collection.contentOffset.y = offset
      collection.layoutIfNeeded()
    }
  }

  func firstCell() throws -> UIView { try makeCell(IndexPath(item: 0, section: 0)) }

  func visibleCell(ofRow row: Int) -> UIView? { collection.cellForItem(at: IndexPath(item: row, section: 0)) }

  private func makeCell(_ path: IndexPath) throws -> UICollectionViewCell {
    try collection.nibDequeueCell(prototype.identifier, for: path)
  }
}

extension CollectionRowsController: UICollectionViewDataSource {
  func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    min(feeder.rows.count, CollectionRowsController.maximumItemCount)
  }

  func collectionView(
    _ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath
  ) -> UICollectionViewCell {
    do {
      let cell = try makeCell(indexPath)
      feeder.fill(cell, with: indexPath.item)
      return cell
    } catch {
      feeder.report(error)
      return UICollectionViewCell(frame: .zero)
    }
  }
}

extension UICollectionViewFlowLayout {
  /// Takes the distances between items, and those around them, from a layout in a document.
  fileprivate func copyDistances(of layout: NibElement) {
    if let spacing = layout.double("minimumLineSpacing") { minimumLineSpacing = CGFloat(spacing) }
    if let spacing = layout.double("minimumInteritemSpacing") { minimumInteritemSpacing = CGFloat(spacing) }
    guard let inset = layout.child(key: "sectionInset") else { return }
    func edge(_ name: String) -> CGFloat { CGFloat(inset.double(name) ?? 0) }
    sectionInset = UIEdgeInsets(
      top: edge("minY"), left: edge("minX"), bottom: edge("maxY"), right: edge("maxX"))
  }
}

extension DiagnosticKind {
  static let manyItems = DiagnosticKind("many-items", .note, "A collection view shows only the first rows.")
}
