// Headers, footers and other views at the edges of a section.
extension SectionSolver {
  /// Whether a boundary view is before the groups in the scroll direction.
  func isBefore(_ item: NSCollectionLayoutBoundarySupplementaryItem) -> Bool {
    axis == .vertical ? !item.alignment.isBottom : item.alignment.isLeading || !item.alignment.isTrailing
  }

  /// The part that shows a boundary view of the section with the given index.
  func part(
    _ item: NSCollectionLayoutBoundarySupplementaryItem, _ index: Int
  ) -> CollectionArrangement.Part { .supplementary(item.elementKind, IndexPath(item: 0, section: index)) }

  private func size(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ index: Int
  ) -> CGSize {
    item.layoutSize.nibSize(in: boundaryArea(section), measured: measuredSize(part(item, index)))
  }

  /// The area for headers and footers: the container, with the insets across the scroll direction.
  private func boundaryArea(_ section: NSCollectionLayoutSection) -> CGSize {
    guard section.supplementariesFollowContentInsets else { return container }
    var area = container
    area.setAlong(axis.other, max(0, area.along(axis.other) - section.contentInsets.along(axis.other)))
    return area
  }

  /// The length that a boundary view adds to its section along the scroll direction.
  func length(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ section: NSCollectionLayoutSection, _ index: Int
  ) -> CGFloat { item.extendsBoundary ? size(of: item, section, index).along(axis) : 0 }

  /// Adds boundary views one after the other.
  func addBoundaries(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], _ section: NSCollectionLayoutSection,
    _ index: Int, from start: CGFloat, in range: ClosedRange<CGFloat>, to result: inout SectionArrangement
  ) {
    var position = start
    for item in items {
      let size = size(of: item, section, index)
      var frame = CGRect(origin: CGPoint(along: position, axis), size: size)
      let inset = section.supplementariesFollowContentInsets ? section.contentInsets.start(axis.other) : 0
      frame.move(axis.other, by: inset + self.offset(of: item, size, in: boundaryArea(section)))
      if item.extendsBoundary { position += size.along(axis) }
      frame = frame.offsetBy(dx: item.offset.x, dy: item.offset.y)
      let part = part(item, index)
      if item.pinToVisibleBounds { pin(&frame, atStart: isBefore(item), in: range) }
      if item.pinToVisibleBounds || !item.extendsBoundary { result.raised.insert(part) }
      result.section.setBoundary(frame, of: part, in: index)
      let estimated = item.layoutSize.nibEstimatedAxes
      if !estimated.isEmpty { result.estimated[part] = estimated }
    }
  }

  /// The distance of a boundary view from the start of its area, measured across the scroll direction.
  private func offset(
    of item: NSCollectionLayoutBoundarySupplementaryItem, _ size: CGSize, in area: CGSize
  ) -> CGFloat {
    let free = area.along(axis.other) - size.along(axis.other)
    let isFirst = axis == .vertical ? item.alignment.isLeading : item.alignment.isTop
    let isLast = axis == .vertical ? item.alignment.isTrailing : item.alignment.isBottom
    if isFirst { return 0 }
    return isLast ? free : free / 2
  }

  /// Moves a header or footer into the visible rectangle, at most to the other end of its section.
  ///
  /// - Parameter atStart: whether the view is before the items of its section, so that it stays at the start of the
  ///   visible rectangle, or after them.
  private func pin(_ frame: inout CGRect, atStart: Bool, in range: ClosedRange<CGFloat>) {
    let (start, length) = (frame.start(axis), frame.end(axis) - frame.start(axis))
    let pinned =
      atStart ? max(start, visibleRect.start(axis)) : min(start, visibleRect.end(axis) - length)
    let limited = min(max(pinned, range.lowerBound), max(range.lowerBound, range.upperBound - length))
    frame.move(axis, by: limited - start)
  }
}

extension CollectionArrangement.Section {
  /// Stores the frame of a header, a footer or another view of the section.
  fileprivate mutating func setBoundary(_ frame: CGRect, of part: CollectionArrangement.Part, in index: Int) {
    if part == .header(index) {
      header = frame
    } else if part == .footer(index) {
      footer = frame
    } else {
      others[part] = frame
    }
  }
}
