/// The data source of a collection view whose items are described by snapshots. Applying a snapshot shows its items; the
/// selection and the cursor stay on their items.
open class UICollectionViewDiffableDataSource<
  SectionIdentifierType: Hashable, ItemIdentifierType: Hashable
>: NSObject, UICollectionViewDataSource {
  /// A closure that returns the cell of an item.
  public typealias CellProvider = (UICollectionView, IndexPath, ItemIdentifierType) -> UICollectionViewCell?
  /// A closure that returns the view of a header or footer.
  public typealias SupplementaryViewProvider = (UICollectionView, String, IndexPath) ->
    UICollectionReusableView?
  /// The snapshots of this data source.
  public typealias Snapshot = NSDiffableDataSourceSnapshot<SectionIdentifierType, ItemIdentifierType>

  /// The closure that returns headers and footers; `nil` for none.
  open var supplementaryViewProvider: SupplementaryViewProvider?
  private weak var collectionView: UICollectionView?
  private let cellProvider: CellProvider
  private var current = Snapshot()

  /// Creates the data source of a collection view.
  public init(collectionView: UICollectionView, cellProvider: @escaping CellProvider) {
    self.collectionView = collectionView
    self.cellProvider = cellProvider
    super.init()
    collectionView.dataSource = self
  }

  /// A copy of the current snapshot.
  open func snapshot() -> Snapshot { current }

  /// Shows the items of a snapshot, and calls `completion` in the next turn of the run loop.
  open func apply(
    _ snapshot: Snapshot, animatingDifferences: Bool = true, completion: (() -> Void)? = nil
  ) {
    let old = current
    current = snapshot
    collectionView?.nibReload(keeping: { snapshot.path(ofItemAt: $0, in: old) })
    if let completion { LaterCall.run(completion) }
  }

  /// Shows the items of a snapshot. The selection is cleared.
  open func applySnapshotUsingReloadData(_ snapshot: Snapshot, completion: (() -> Void)? = nil) {
    current = snapshot
    collectionView?.reloadData()
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

  // MARK: Data source

  open func numberOfSections(in collectionView: UICollectionView) -> Int { current.numberOfSections }

  open func collectionView(_ collectionView: UICollectionView, numberOfItemsInSection section: Int) -> Int {
    current.count(inSectionAt: section)
  }

  open func collectionView(_ collectionView: UICollectionView, cellForItemAt indexPath: IndexPath)
    -> UICollectionViewCell
  {
    guard let item = current.item(at: indexPath), let cell = cellProvider(collectionView, indexPath, item)
    else {
      NibException.internalInconsistency(
        "UICollectionViewDiffableDataSource cell provider returned nil for index path \(indexPath)"
      ).raise()
    }
    return cell
  }

  open func collectionView(
    _ collectionView: UICollectionView, viewForSupplementaryElementOfKind kind: String,
    at indexPath: IndexPath
  ) -> UICollectionReusableView {
    supplementaryViewProvider?(collectionView, kind, indexPath) ?? UICollectionReusableView(frame: .zero)
  }
}

extension UICollectionView {
  /// Reads the data source again. The selection and the cursor move to the items that a closure returns for them.
  func nibReload(keeping newPath: (IndexPath) -> IndexPath?) {
    let selected = nibSelectedItems.compactMap(newPath)
    let cursor = nibCursor.map { newPath($0) ?? $0 }
    reloadData()
    nibSelectedItems = selected
    nibCursor = cursor
  }
}

// MARK: - Registrations

/// Identifies a registration in the reuse pool.
private final class RegistrationToken {
  let identifier = UUID().uuidString
}

extension UICollectionView {
  /// The source of cells of one class, and the closure that configures them.
  public struct CellRegistration<Cell: UICollectionViewCell, Item> {
    /// A closure that configures a cell for an item.
    public typealias Handler = (_ cell: Cell, _ indexPath: IndexPath, _ itemIdentifier: Item) -> Void

    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let identifier = RegistrationToken().identifier

    /// Creates a registration for cells that are created in code.
    public init(handler: @escaping Handler) {
      self.handler = handler
      nib = nil
    }

    /// Creates a registration for cells of a nib.
    public init(cellNib: UINib, handler: @escaping Handler) {
      self.handler = handler
      nib = cellNib
    }
  }

  /// The source of headers or footers of one class, and the closure that configures them.
  public struct SupplementaryRegistration<Supplementary: UICollectionReusableView> {
    /// A closure that configures a view.
    public typealias Handler = (
      _ supplementaryView: Supplementary, _ elementKind: String, _ indexPath: IndexPath
    ) -> Void

    fileprivate let handler: Handler
    fileprivate let nib: UINib?
    fileprivate let elementKind: String
    fileprivate let identifier = RegistrationToken().identifier

    /// Creates a registration for views that are created in code.
    public init(elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      nib = nil
    }

    /// Creates a registration for views of a nib.
    public init(supplementaryNib: UINib, elementKind: String, handler: @escaping Handler) {
      self.handler = handler
      self.elementKind = elementKind
      nib = supplementaryNib
    }
  }

  /// Returns a configured cell that is not in use, or a new one.
  public func dequeueConfiguredReusableCell<Cell, Item>(
    using registration: CellRegistration<Cell, Item>, for indexPath: IndexPath, item: Item?
  ) -> Cell {
    let identifier = registration.identifier
    if nibPool.source(for: nibPoolKey(UICollectionView.nibCellKind, identifier)) == nil {
      if let nib = registration.nib {
        register(nib, forCellWithReuseIdentifier: identifier)
      } else {
        register(Cell.self, forCellWithReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableCell(withReuseIdentifier: identifier, for: indexPath)
    guard let cell = view as? Cell else {
      NibException.internalInconsistency("The registered cell is not a \(Cell.self).").raise()
    }
    if let item { registration.handler(cell, indexPath, item) }
    return cell
  }

  /// Returns a configured header or footer that is not in use, or a new one.
  public func dequeueConfiguredReusableSupplementary<Supplementary>(
    using registration: SupplementaryRegistration<Supplementary>, for indexPath: IndexPath
  ) -> Supplementary {
    let (kind, identifier) = (registration.elementKind, registration.identifier)
    if nibPool.source(for: nibPoolKey(kind, identifier)) == nil {
      if let nib = registration.nib {
        register(nib, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      } else {
        register(Supplementary.self, forSupplementaryViewOfKind: kind, withReuseIdentifier: identifier)
      }
    }
    let view = dequeueReusableSupplementaryView(ofKind: kind, withReuseIdentifier: identifier, for: indexPath)
    guard let supplementary = view as? Supplementary else {
      NibException.internalInconsistency("The registered view is not a \(Supplementary.self).").raise()
    }
    registration.handler(supplementary, kind, indexPath)
    return supplementary
  }
}
