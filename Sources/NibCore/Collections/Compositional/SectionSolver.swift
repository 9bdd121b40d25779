/// Arranges the sections of a compositional layout.
struct SectionSolver {
  /// The size of the collection view without its bars, in points.
  let container: CGSize
  /// The scroll direction of the collection view.
  let axis: LayoutAxes
  let traits: UITraitCollection
  /// The visible rectangle of the content, to which headers are pinned.
  let visibleRect: CGRect
  /// Returns the measured size of a view; `nil` if it has not been measured.
  let measuredSize: (CollectionArrangement.Part) -> CGSize?

  /// Arranges a section.
  /// - Parameters:
  ///   - index: the number of the section.
  ///   - count: the number of its items.
  ///   - start: its position along the scroll direction, in points.
  ///   - offset: the distance by which its groups have scrolled on their own.
  func arrange(
    _ section: NSCollectionLayoutSection, index: Int, count: Int, at start: CGFloat, offset: CGFloat
  ) -> SectionArrangement {
    var result = SectionArrangement()
    result.section.items = Array(repeating: .null, count: count)
    let headers = section.boundarySupplementaryItems.filter { isBefore($0) }
    let footers = section.boundarySupplementaryItems.filter { !isBefore($0) }
    let headersLength = headers.reduce(0) { $0 + length(of: $1, section, index) }
    let footersLength = footers.reduce(0) { $0 + length(of: $1, section, index) }
    let groupsStart = start + headersLength
    let groupsLength = addGroups(section, index, at: groupsStart, offset: offset, to: &result)
    result.length = headersLength + groupsLength + footersLength
    let range = start...start + result.length
    addBackgrounds(section, index, from: groupsStart, length: groupsLength, to: &result)
    addBoundaries(headers, section, index, from: start, in: range, to: &result)
    addBoundaries(footers, section, index, from: groupsStart + groupsLength, in: range, to: &result)
    return result
  }

  /// Arranges headers or footers of the whole content, one after the other. They belong to the first section.
  func arrange(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at start: CGFloat, in range: ClosedRange<CGFloat>
  ) -> SectionArrangement {
    var result = SectionArrangement()
    let noSize = NSCollectionLayoutSize(widthDimension: .absolute(0), heightDimension: .absolute(0))
    let section = NSCollectionLayoutSection(group: .custom(layoutSize: noSize) { _ in [] })
    addBoundaries(items, section, 0, from: start, in: range, to: &result)
    return result
  }

  /// The length that headers or footers of the whole content need along the scroll direction, in points.
  func length(of items: [NSCollectionLayoutBoundarySupplementaryItem]) -> CGFloat {
    items.reduce(0) {
      let size = $1.layoutSize.nibSize(in: container, measured: measuredSize(part($1, 0)))
      return $0 + ($1.extendsBoundary ? size.along(axis) : 0)
    }
  }

  /// Adds the groups of a section, and returns the length of the groups and their insets along the scroll direction.
  ///
  /// Groups that scroll on their own are beside each other, across the scroll direction of the collection view.
  private func addGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, offset: CGFloat,
    to result: inout SectionArrangement
  ) -> CGFloat {
    let isScrolling = section.orthogonalScrollingBehavior != .none
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let solver = GroupSolver(itemCount: result.section.items.count, traits: traits) {
      measuredSize(.item(IndexPath(item: $0, section: index)))
    }
    let groupAxis = isScrolling ? axis.other : axis
    let offset = isScrolling ? offset : 0
    var origin = CGPoint(along: start, axis).moved(by: insets).moved(along: groupAxis, by: -offset)
    var next = 0
    var thickness: CGFloat = 0
    var groups: [ClosedRange<CGFloat>] = []
    while next < result.section.items.count {
      let group = solver.arrange(section.nibGroup, in: inner, from: next)
      guard group.count > 0 else { break }
      add(group, index, at: origin, to: &result)
      next += group.count
      let position = (groupAxis == .horizontal ? origin.x : origin.y) + offset
      let length = group.size.along(groupAxis)
      groups.append(position...position + length)
      thickness = max(thickness, group.size.along(axis))
      origin = origin.moved(along: groupAxis, by: length + section.interGroupSpacing)
    }
    guard !groups.isEmpty else { return insets.along(axis) }
    let last = groups[groups.count - 1].upperBound
    guard isScrolling else { return last - start + insets.along(axis) - insets.start(axis) }
    let first = insets.start(groupAxis)
    result.scrolling = SectionScrolling(
      behavior: section.orthogonalScrollingBehavior, visible: first...first + inner.along(groupAxis),
      groups: groups, end: last, axis: groupAxis)
    return thickness + insets.along(axis)
  }

  /// Adds the views of a group at a point.
  private func add(
    _ group: GroupArrangement, _ index: Int, at origin: CGPoint, to result: inout SectionArrangement
  ) {
    for view in group.views {
      let path = IndexPath(item: view.item, section: index)
      let frame = view.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let kind = view.kind {
        let part = CollectionArrangement.Part.supplementary(kind, path)
        result.section.others[part] = frame
        result.raised.insert(part)
      } else {
        result.section.items[view.item] = frame
        if !view.estimated.isEmpty { result.estimated[.item(path)] = view.estimated }
      }
    }
  }

  /// Adds the decorations behind a section.
  private func addBackgrounds(
    _ section: NSCollectionLayoutSection, _ index: Int, from start: CGFloat, length: CGFloat,
    to result: inout SectionArrangement
  ) {
    for item in section.decorationItems {
      var size = container
      size.setAlong(axis, length)
      result.section.others[.decoration(item.elementKind, IndexPath(item: 0, section: index))] =
        CGRect(origin: CGPoint(along: start, axis), size: size).nibInset(by: item.contentInsets)
    }
  }
}

extension CGPoint {
  fileprivate func moved(along axis: LayoutAxes, by distance: CGFloat) -> CGPoint {
    axis == .horizontal ? CGPoint(x: x + distance, y: y) : CGPoint(x: x, y: y + distance)
  }
}
