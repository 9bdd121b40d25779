/// The base class of the diffable data sources of tables and collection views. A snapshot describes the items. When
/// another snapshot is applied, its items are shown, and the selection and the cursor stay on their items.
open class NibDiffableDataSource<SectionIdentifierType: Hashable, ItemIdentifierType: Hashable>: NSObject {
  /// The snapshots of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  private weak var view: (any SnapshotView)?
  private(set) final var current = Snapshot()

  init(view: any SnapshotView) { self.view = view }

  /// A copy of the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Shows the items of a snapshot, and calls `completion` in the next turn of the run loop.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    view?.nibReload(keeping: { snapshot.path(ofItemAt: $0, in: old) })
    if let completion { LaterCall.run(completion) }
  }

  /// Shows the items of a snapshot. The selection is cleared.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    view?.reloadData()
    if let completion { LaterCall.run(completion) }
  }

  /// The item at a position.
  open func itemIdentifier(for indexPath: IndexPath) -> ItemIdentifierType? { current.item(at: indexPath) }
  /// The position of an item.
  open func indexPath(for itemIdentifier: ItemIdentifierType) -> IndexPath? {
    current.path(of: itemIdentifier)
  }
  /// The identifier of a section.
  open func sectionIdentifier(for index: Int) -> SectionIdentifierType? { current.section(at: index) }
  /// The position of a section.
  open func index(for sectionIdentifier: SectionIdentifierType) -> Int? {
    current.indexOfSection(sectionIdentifier)
  }
}

/// A view that shows the items of a snapshot.
protocol SnapshotView: AnyObject {
  /// Reads the data source again. The selection and the cursor move to the items that a closure returns for them.
  func nibReload(keeping newPath: (IndexPath) -> IndexPath?)
  func reloadData()
}
