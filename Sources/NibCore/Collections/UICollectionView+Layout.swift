extension UICollectionView {
  /// Arranges the items and shows the visible ones. Measuring an item can move others, so this is repeated
  /// until nothing changes.
  func nibLayoutItems() {
    for _ in 0..<8 {
      nibArrange()
      nibCorrectContentOffset()
      guard nibShowItems() else { break }
    }
  }

  private func nibArrange() {
    let arrangement = collectionViewLayout.nibArrangement(in: self)
    let isFlipped = nibIsRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    nibArrangement = isFlipped ? arrangement.mirrored() : arrangement
    contentSize = nibArrangement.size
  }

  /// Makes the views that came into view and recycles those that left it. Returns `true` if the size of an
  /// item changed.
  private func nibShowItems() -> Bool {
    // A preview shows the whole collection.
    let content = CGRect(origin: .zero, size: contentSize)
    let area = nibPrototypes == nil ? bounds : content.union(bounds)
    let needed = nibArrangement.parts(in: area)
    let kept = Set(needed)
    for part in nibShown.keys.sorted() where !kept.contains(part) { nibRecycle(part) }
    var changed = false
    for part in needed where nibShow(part) { changed = true }
    return changed
  }

  private func nibShow(_ part: CollectionArrangement.Part) -> Bool {
    guard let frame = nibArrangement.frame(of: part) else { return false }
    if nibShown[part] == nil, let view = nibMakeView(part) {
      nibShown[part] = view
      if case .item(let path) = part, let cell = view as? UICollectionViewCell {
        cell.isSelected = nibSelectedItems.contains(path)
      }
      if view.superview !== self { addSubview(view) }
    }
    nibShown[part]?.frame = frame
    return nibMeasure(part)
  }

  private func nibMakeView(_ part: CollectionArrangement.Part) -> UICollectionReusableView? {
    if let nibPrototypes { return nibPrototypes.view(of: part) }
    guard let source = nibSource else { return nil }
    return NibEnvironment.$current.withValue(nibEnvironment) {
      switch part {
      case .item(let path): source.collectionView(self, cellForItemAt: path)
      case .header(let section):
        nibSupplementaryView(source, UICollectionView.elementKindSectionHeader, section)
      case .footer(let section):
        nibSupplementaryView(source, UICollectionView.elementKindSectionFooter, section)
      }
    }
  }

  private func nibSupplementaryView(
    _ source: any UICollectionViewDataSource, _ kind: String, _ section: Int
  ) -> UICollectionReusableView {
    source.collectionView(
      self, viewForSupplementaryElementOfKind: kind, at: IndexPath(item: 0, section: section))
  }

  func nibRecycle(_ part: CollectionArrangement.Part) {
    guard let view = nibShown.removeValue(forKey: part), nibPrototypes == nil else { return }
    view.removeFromSuperview()
    if let identifier = view.reuseIdentifier { nibPool.enqueue(view, for: nibPoolKey(part, identifier)) }
  }

  private func nibPoolKey(_ part: CollectionArrangement.Part, _ identifier: String) -> String {
    switch part {
    case .item: nibPoolKey(UICollectionView.nibCellKind, identifier)
    case .header: nibPoolKey(UICollectionView.elementKindSectionHeader, identifier)
    case .footer: nibPoolKey(UICollectionView.elementKindSectionFooter, identifier)
    }
  }

  // MARK: Sizes

  /// The size of an item: the measured size, else the delegate's, the prototype's or the layout's.
  func nibItemSize(at path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
    if let measured = nibMeasuredSizes[path] { return measured }
    if let nibPrototypes { return nibPrototypes.cells[path.item].nibCustomSize ?? layout.nibStandardItemSize }
    return nibCollectionDelegate?.collectionView(self, layout: layout, sizeForItemAt: path)
      ?? layout.nibStandardItemSize
  }

  /// A section's insets, spacings, header and footer, from the delegate or the layout.
  func nibMeasures(ofSection section: Int, _ layout: UICollectionViewFlowLayout) -> ItemFlow.Measures {
    guard let delegate = nibCollectionDelegate, nibPrototypes == nil else {
      return ItemFlow.Measures(
        inset: layout.sectionInset, lineSpacing: layout.minimumLineSpacing,
        itemSpacing: layout.minimumInteritemSpacing, header: layout.headerReferenceSize,
        footer: layout.footerReferenceSize)
    }
    return ItemFlow.Measures(
      inset: delegate.collectionView(self, layout: layout, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(self, layout: layout, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        self, layout: layout, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// Measures a visible cell if the layout only estimates its size. Returns `true` if the size changed.
  private func nibMeasure(_ part: CollectionArrangement.Part) -> Bool {
    guard case .item(let path) = part, nibMeasuredSizes[path] == nil,
      let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.nibMeasuresItems,
      let cell = nibShown[part] as? UICollectionViewCell, cell.contentView.nibUsesConstraints
    else { return false }
    let size = cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    nibMeasuredSizes[path] = size
    return size != cell.frame.size
  }
}
