/// The result of arranging one section of a compositional layout, in the coordinates of the content.
struct SectionArrangement {
  /// The frames of the section's views.
  var section = CollectionArrangement.Section()
  /// The axes on which the sizes of views are only estimated.
  var estimated: [CollectionArrangement.Part: LayoutAxes] = [:]
  /// The views in front of the items.
  var raised: Set<CollectionArrangement.Part> = []
  /// The positions of groups that scroll on their own; `nil` if they do not.
  var scrolling: SectionScrolling?
  /// The length of the section along the scroll direction, in points.
  var length: CGFloat = 0
}

/// Arranges the sections of a compositional layout.
struct SectionSolver {
  /// The size of the collection view without its bars, in points.
  let container: CGSize
  /// The scroll direction of the collection view.
  let axis: LayoutAxes
  let traits: UITraitCollection
  /// The visible rectangle of the content, to which headers are pinned.
  let shown: CGRect
  /// The measured size of a view; `nil` if it has not been measured.
  let measured: (CollectionArrangement.Part) -> CGSize?

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
    let heads = section.boundarySupplementaryItems.filter { isBefore($0) }
    let tails = section.boundarySupplementaryItems.filter { !isBefore($0) }
    let before = heads.reduce(0) { $0 + length(of: $1, section, index) }
    let after = tails.reduce(0) { $0 + length(of: $1, section, index) }
    let isScrolling = section.orthogonalScrollingBehavior != .none
    let content = addGroups(
      section, index, at: start + before, isScrolling: isScrolling, offset: offset, to: &result)
    result.length = before + content + after
    addBackgrounds(section, index, from: start + before, length: content, to: &result)
    addBoundaries(heads, section, index, from: start, in: start...start + result.length, to: &result)
    addBoundaries(
      tails, section, index, from: start + before + content, in: start...start + result.length, to: &result)
    return result
  }

  /// Arranges headers or footers of the whole content, one after the other. They belong to the first section.
  func arrange(
    _ items: [NSCollectionLayoutBoundarySupplementaryItem], at start: CGFloat, in range: ClosedRange<CGFloat>
  ) -> SectionArrangement {
    var result = SectionArrangement()
    let section = NSCollectionLayoutSection(
      group: .custom(layoutSize: .init(widthDimension: .absolute(0), heightDimension: .absolute(0))) { _ in []
      })
    addBoundaries(items, section, 0, from: start, in: range, to: &result)
    return result
  }

  /// The length that headers or footers of the whole content need along the scroll direction, in points.
  func length(of items: [NSCollectionLayoutBoundarySupplementaryItem]) -> CGFloat {
    items.reduce(0) {
      let size = $1.layoutSize.nibSize(in: container, measured: measured(part($1, 0)))
      return $0 + ($1.extendsBoundary ? size.along(axis) : 0)
    }
  }

  /// Adds the groups of a section, and returns the length that they need along the scroll direction with the insets.
  private func addGroups(
    _ section: NSCollectionLayoutSection, _ index: Int, at start: CGFloat, isScrolling: Bool, offset: CGFloat,
    to result: inout SectionArrangement
  ) -> CGFloat {
    let insets = section.contentInsets
    let inner = CGSize(
      width: max(0, container.width - insets.leading - insets.trailing),
      height: max(0, container.height - insets.top - insets.bottom))
    let solver = GroupSolver(itemCount: result.section.items.count, traits: traits) {
      measured(.item(IndexPath(item: $0, section: index)))
    }
    let line = isScrolling ? axis.other : axis
    var origin = CGPoint(along: start, axis).moved(by: insets)
    if isScrolling { origin = origin.moved(along: line, by: -offset) }
    var (next, thickness, groups) = (0, CGFloat(0), [ClosedRange<CGFloat>]())
    while next < result.section.items.count {
      let group = solver.arrange(section.nibGroup, in: inner, from: next)
      guard group.count > 0 else { break }
      add(group, index, at: origin, to: &result)
      next += group.count
      let place = line == .horizontal ? origin.x : origin.y
      let length = group.size.along(line)
      groups.append(place + (isScrolling ? offset : 0)...place + (isScrolling ? offset : 0) + length)
      thickness = max(thickness, group.size.along(axis))
      origin = origin.moved(along: line, by: length + section.interGroupSpacing)
    }
    guard !groups.isEmpty else { return insets.along(axis) }
    let last = groups[groups.count - 1].upperBound
    guard isScrolling else { return last - start + insets.along(axis) - insets.start(axis) }
    let first = insets.start(line)
    result.scrolling = SectionScrolling(
      behavior: section.orthogonalScrollingBehavior, visible: first...first + inner.along(line),
      groups: groups,
      end: last, axis: line)
    return thickness + insets.along(axis)
  }

  private func add(
    _ group: GroupArrangement, _ index: Int, at origin: CGPoint, to result: inout SectionArrangement
  ) {
    for place in group.places {
      let path = IndexPath(item: place.item, section: index)
      let frame = place.frame.offsetBy(dx: origin.x, dy: origin.y)
      if let kind = place.kind {
        let part = CollectionArrangement.Part.supplementary(kind, path)
        result.section.others[part] = frame
        result.raised.insert(part)
      } else {
        result.section.items[place.item] = frame
        if !place.estimated.isEmpty { result.estimated[.item(path)] = place.estimated }
      }
    }
  }

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
