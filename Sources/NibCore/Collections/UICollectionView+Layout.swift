extension UICollectionView {
  /// Arranges the items and shows the visible items. Measuring an item can move other items, so the layout is repeated
  /// until no size changes, at most eight times.
  func nibLayoutItems() {
    if nibMeasuredWidth != bounds.width {
      nibMeasuredWidth = bounds.width
      nibMeasuredSizes = [:]
    }
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
    for part in needed where nibArrangement.raised.contains(part) {
      nibShown[part].map { if subviews.last !== $0 { bringSubviewToFront($0) } }
    }
    return changed
  }

  /// Places the view of a part, which is created if necessary. Returns `true` if the size of the view changed.
  private func nibShow(_ part: CollectionArrangement.Part) -> Bool {
    guard let frame = nibArrangement.frame(of: part) else { return false }
    if nibShown[part] == nil, let view = nibMakeView(part) {
      nibShown[part] = view
      if case .item(let path) = part, let cell = view as? UICollectionViewCell {
        cell.isSelected = nibSelectedItems.contains(path)
      }
      nibWillDisplay(view, part)
      nibInsert(view, part)
      // A handler was already called when the program set it, but without the state of editing.
      if let cell = view as? UICollectionViewCell, isEditing || cell.configurationUpdateHandler == nil {
        cell.setNeedsUpdateConfiguration()
      }
    }
    guard let view = nibShown[part] else { return false }
    view.frame = frame
    let (attributes, isGiven) = collectionViewLayout.nibAttributes(of: part, frame: frame)
    if isGiven { view.alpha = attributes.alpha }
    view.apply(attributes)
    return nibMeasure(view, part, attributes)
  }

  /// Adds a view in front of the other views, or a decoration behind them.
  func nibInsert(_ view: UICollectionReusableView, _ part: CollectionArrangement.Part) {
    guard view.superview !== self else { return }
    if case .decoration = part {
      insertSubview(view, at: backgroundView == nil ? 0 : 1)
    } else {
      addSubview(view)
    }
  }

  /// The view of a part, from the prototypes or the data source.
  private func nibMakeView(_ part: CollectionArrangement.Part) -> UICollectionReusableView? {
    if let nibPrototypes { return nibPrototypes.view(of: part) }
    guard let source = nibSource else { return nil }
    return NibEnvironment.$current.withValue(nibEnvironment) {
      switch part {
      case .item(let path): source.collectionView(self, cellForItemAt: path)
      case .supplementary(let kind, let path):
        source.collectionView(self, viewForSupplementaryElementOfKind: kind, at: path)
      case .decoration(let kind, _): nibDequeueDecoration(kind)
      }
    }
  }

  /// Removes the view of a part and stores it for reuse. The prototypes of a preview stay.
  func nibRecycle(_ part: CollectionArrangement.Part) {
    guard let view = nibShown.removeValue(forKey: part), nibPrototypes == nil else { return }
    view.removeFromSuperview()
    nibDidEndDisplaying(view, part)
    if let identifier = view.reuseIdentifier { nibPool.enqueue(view, for: nibPoolKey(part.kind, identifier)) }
  }

  /// The size of an item: its measured size if there is one. Otherwise, the size of the prototype in a preview, or the
  /// size that the delegate returns; the layout's item size if neither exists.
  func nibItemSize(at path: IndexPath, _ layout: UICollectionViewFlowLayout) -> CGSize {
    if let measured = nibMeasuredSizes[.item(path)] { return measured }
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

  /// Measures a view whose size the layout only estimates. Returns `true` if the size changed.
  private func nibMeasure(
    _ view: UICollectionReusableView, _ part: CollectionArrangement.Part,
    _ attributes: UICollectionViewLayoutAttributes
  ) -> Bool {
    let axes = collectionViewLayout.nibEstimatedAxes(of: part)
    guard !axes.isEmpty, nibMeasuredSizes[part] == nil,
      let request = attributes.copy() as? UICollectionViewLayoutAttributes
    else { return false }
    request.nibEstimatedAxes = axes
    let fitting = view.preferredLayoutAttributesFitting(request).frame.size
    var size = view.frame.size
    if axes.contains(.horizontal) { size.width = fitting.width }
    if axes.contains(.vertical) { size.height = fitting.height }
    // The size of a view without constraints is not stored, because the delegate of a flow layout can change it.
    guard size != view.frame.size || view.nibMeasuresContent else { return false }
    nibMeasuredSizes[part] = size
    return size != view.frame.size
  }

  // MARK: Notifying the delegate

  /// Tells the delegate that a view appears.
  private func nibWillDisplay(_ view: UICollectionReusableView, _ part: CollectionArrangement.Part) {
    guard let delegate = nibCollectionDelegate, nibPrototypes == nil else { return }
    if case .item(let path) = part {
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, willDisplay: cell, forItemAt: path)
    } else if case .supplementary(let kind, let path) = part {
      delegate.collectionView(self, willDisplaySupplementaryView: view, forElementKind: kind, at: path)
    }
  }

  /// Tells the delegate that a view is gone.
  private func nibDidEndDisplaying(_ view: UICollectionReusableView, _ part: CollectionArrangement.Part) {
    guard let delegate = nibCollectionDelegate else { return }
    if case .item(let path) = part {
      guard let cell = view as? UICollectionViewCell else { return }
      delegate.collectionView(self, didEndDisplaying: cell, forItemAt: path)
    } else if case .supplementary(let kind, let path) = part {
      delegate.collectionView(
        self, didEndDisplayingSupplementaryView: view, forElementOfKind: kind, at: path)
    }
  }
}
