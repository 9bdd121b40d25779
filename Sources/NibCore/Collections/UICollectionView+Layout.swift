extension UICollectionView {
  /// Arranges the items and shows the visible ones. A measured item can move others, so this is repeated until no size
  /// changes, at most eight times.
  func nibLayoutItems() {
    for _ in 0..<8 {
      nibArrange()
      nibCorrectContentOffset()
      guard nibShowItems() else { break }
    }
  }

  /// Asks the layout for the frames of all items.
  private func nibArrange() {
    let arrangement = collectionViewLayout.nibArrangement(in: self)
    let isFlipped = nibIsRightToLeft && collectionViewLayout.flipsHorizontallyInOppositeLayoutDirection
    nibArrangement = isFlipped ? arrangement.mirrored() : arrangement
    contentSize = nibArrangement.size
  }

  /// Creates the views that became visible and recycles those that are no longer visible. Returns `true` if the size of
  /// an item changed.
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

  /// Places the view of a part, which is created if necessary. Returns `true` if the size of the item changed.
  private func nibShow(_ part: CollectionArrangement.Part) -> Bool {
    guard let frame = nibArrangement.frame(of: part) else { return false }
    if nibShown[part] == nil, let view = nibMakeView(part) {
      nibShown[part] = view
      if case .item(let path) = part, let cell = view as? UICollectionViewCell {
        cell.isSelected = nibSelectedItems.contains(path)
      }
      nibWillDisplay(view, part)
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

  /// Removes the view of a part and stores it for reuse. The prototypes of a preview stay.
  func nibRecycle(_ part: CollectionArrangement.Part) {
    guard let view = nibShown.removeValue(forKey: part), nibPrototypes == nil else { return }
    view.removeFromSuperview()
    nibDidEndDisplaying(view, part)
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

  /// The size of an item: its measured size if there is one. Otherwise, the size of the prototype in a preview, or the
  /// size that the delegate returns; the layout's item size if neither exists.
  func nibItemSize(at path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
    if let measured = nibMeasuredSizes[path] { return measured }
    if let nibPrototypes { return nibPrototypes.cells[path.item].nibCustomSize ?? layout.nibStandardItemSize }
    return nibFlowDelegate?.collectionView(self, layout: layout, sizeForItemAt: path)
      ?? layout.nibStandardItemSize
  }

  /// The metrics of a section: from the delegate, or from the layout if there is no delegate or the document is only
  /// previewed.
  func nibSectionMetrics(of section: Int, _ layout: UICollectionViewFlowLayout) -> ItemFlow.SectionMetrics {
    guard let delegate = nibFlowDelegate, nibPrototypes == nil else {
      return ItemFlow.SectionMetrics(
        inset: layout.sectionInset, lineSpacing: layout.minimumLineSpacing,
        itemSpacing: layout.minimumInteritemSpacing, header: layout.headerReferenceSize,
        footer: layout.footerReferenceSize)
    }
    return ItemFlow.SectionMetrics(
      inset: delegate.collectionView(self, layout: layout, insetForSectionAt: section),
      lineSpacing: delegate.collectionView(self, layout: layout, minimumLineSpacingForSectionAt: section),
      itemSpacing: delegate.collectionView(
        self, layout: layout, minimumInteritemSpacingForSectionAt: section),
      header: delegate.collectionView(self, layout: layout, referenceSizeForHeaderInSection: section),
      footer: delegate.collectionView(self, layout: layout, referenceSizeForFooterInSection: section))
  }

  /// Measures the cell of an item whose size the layout only estimates. Returns `true` if the size changed.
  private func nibMeasure(_ part: CollectionArrangement.Part) -> Bool {
    guard case .item(let path) = part, nibMeasuredSizes[path] == nil,
      let layout = collectionViewLayout as? UICollectionViewFlowLayout, layout.nibMeasuresItems,
      let cell = nibShown[part] as? UICollectionViewCell,
      nibFittingTarget == nil ? cell.contentView.nibUsesConstraints : cell.nibUsesConstraints
    else { return false }
    let size = nibFittingSize(of: cell)
    nibMeasuredSizes[path] = size
    return size != cell.frame.size
  }

  private func nibFittingSize(of cell: UICollectionViewCell) -> CGSize {
    guard let target = nibFittingTarget else {
      return cell.contentView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
    }
    // Old documents connect the views to the cell and not to its content view.
    let size = cell.systemLayoutSizeFitting(
      target.size, withHorizontalFittingPriority: target.keepsWidth ? .required : .fittingSizeLevel,
      verticalFittingPriority: .fittingSizeLevel)
    return CGSize(width: target.keepsWidth ? target.size.width : size.width, height: size.height)
  }
}
