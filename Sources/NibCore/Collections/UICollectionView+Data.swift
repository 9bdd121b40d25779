extension UICollectionView {
  /// The number of sections.
  public var numberOfSections: Int {
    nibPrototypes != nil ? 1 : nibSource?.numberOfSections(in: self) ?? 0
  }

  /// Returns the number of items in a section.
  public func numberOfItems(inSection section: Int) -> Int {
    nibPrototypes?.cells.count ?? nibSource?.collectionView(self, numberOfItemsInSection: section) ?? 0
  }

  /// The visible supplementary view of a kind, such as a header; `nil` if it is not visible.
  public func supplementaryView(
    forElementKind kind: String, at indexPath: IndexPath
  ) -> UICollectionReusableView? { nibShown[.supplementary(kind, indexPath)] }

  /// The item that a visible cell shows; `nil` if the cell is not visible.
  public func indexPath(for cell: UICollectionViewCell) -> IndexPath? {
    indexPathsForVisibleItems.first { cellForItem(at: $0) === cell }
  }

  /// The visible item at a point in the content; `nil` if there is none.
  public func indexPathForItem(at point: CGPoint) -> IndexPath? {
    indexPathsForVisibleItems.first { nibArrangement.frame(of: .item($0))?.contains(point) ?? false }
  }

  /// The visible cells, in order.
  public var visibleCells: [UICollectionViewCell] { indexPathsForVisibleItems.compactMap(cellForItem) }

  /// The visible items, in order.
  public var indexPathsForVisibleItems: [IndexPath] {
    nibShown.keys.sorted().compactMap { if case .item(let path) = $0 { path } else { nil } }
  }
}
