extension UICollectionView {
  /// Asks the data source anew.
  public func reloadData() {
    for part in nibShown.keys.sorted() { nibRecycle(part) }
    nibSelectedItems = []
    nibMeasuredSizes = [:]
    setNeedsLayout()
  }

  /// Asks the data source anew; the terminal does not animate.
  public func reloadItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source anew; the terminal does not animate.
  public func reloadSections(_ sections: IndexSet) { reloadData() }
  /// Asks the data source anew; the terminal does not animate.
  public func insertItems(at indexPaths: [IndexPath]) { reloadData() }
  /// Asks the data source anew; the terminal does not animate.
  public func deleteItems(at indexPaths: [IndexPath]) { reloadData() }

  /// How many sections the data source has.
  public var numberOfSections: Int {
    nibPrototypes != nil ? 1 : nibSource?.numberOfSections(in: self) ?? 0
  }

  /// How many items a section has.
  public func numberOfItems(inSection section: Int) -> Int {
    nibPrototypes?.cells.count ?? nibSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  // MARK: What is in view

  /// The cell of an item in view; nil for other items.
  public func cellForItem(at indexPath: IndexPath) -> UICollectionViewCell? {
    nibShown[.item(indexPath)] as? UICollectionViewCell
  }

  /// A section's header or footer in view.
  public func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? {
    switch kind {
    case UICollectionView.elementKindSectionHeader: nibShown[.header(indexPath.section)]
    case UICollectionView.elementKindSectionFooter: nibShown[.footer(indexPath.section)]
    default: nil
    }
  }

  /// The item that a cell in view shows.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }

  /// The item at a point of the content.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { nibArrangement.frame(of: .item($0))?.contains(point) ?? false }
  }

  /// The cells in view, in order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The items in view, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    nibShown.keys.sorted().compactMap { if case .item(let path) = $0 { path } else { nil } }
  }
}
