/// Arranges groups of items. Positions along a line are computed in two passes: the first one determines the lengths,
/// the second one distributes the free space.
struct GroupSolver {
  let itemCount: Int
  let traits: UITraitCollection
  /// Returns the measured size of an item; `nil` if it has not been measured.
  let measuredSize: (Int) -> CGSize?

  /// Arranges a group that begins with the item `first`. The result is empty if there are no more items.
  func arrange(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int) -> GroupArrangement {
    let size = group.layoutSize.nibSize(in: container)
    switch group.nibContent {
    case .line(let axis, let items):
      return arrangeLine(group, along: axis, size: size, from: first, minimum: items.count, limit: nil) {
        items.isEmpty ? nil : items[$0 % items.count]
      }
    case .equal(let axis, let item, let count):
      return arrangeLine(group, along: axis, size: size, from: first, minimum: count, limit: count) { _ in
        item
      }
    case .custom(let provider): return arrange(provider, size, from: first)
    }
  }

  /// Arranges the items of a group whose frames the program chooses.
  private func arrange(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, from first: Int
  ) -> GroupArrangement {
    var result = GroupArrangement()
    result.size = size
    let frames = provider(CollectionLayoutSurroundings(size, traits: traits)).map(\.frame)
    for (offset, frame) in frames.prefix(max(0, itemCount - first)).enumerated() {
      result.views.append(GroupArrangement.ArrangedView(item: first + offset, kind: nil, frame: frame))
      result.count += 1
    }
    return result
  }

  // MARK: Lines

  /// An item or a group in a line.
  fileprivate struct Entry {
    let item: NSCollectionLayoutItem
    /// The arrangement of a group. For an item, it only has a count of 1.
    let content: GroupArrangement
    /// The size without the space around the item.
    var size: CGSize
  }

  /// Arranges a group along an axis.
  /// - Parameters:
  ///   - size: the size of the group, which is estimated on some axes.
  ///   - minimum: the number of items that a group of estimated length has at least.
  ///   - limit: the number of equal items; `nil` for as many items as fit.
  ///   - item: returns the layout of the item with an index in the group.
  private func arrangeLine(
    _ group: NSCollectionLayoutGroup, along axis: LayoutAxes, size: CGSize, from first: Int, minimum: Int,
    limit: Int?, _ item: (Int) -> NSCollectionLayoutItem?
  ) -> GroupArrangement {
    let estimated = group.layoutSize.nibEstimatedAxes
    let insets = group.contentInsets.nibWithout(estimated)
    let inner = CGSize(
      width: max(0, size.width - insets.leading - insets.trailing),
      height: max(0, size.height - insets.top - insets.bottom))
    let spacing = group.interItemSpacing?.spacing ?? 0
    var entries = entries(
      in: inner, axis, from: first, minimum: estimated.contains(axis) ? minimum : 1, limit: limit,
      spacing: spacing, item)
    let thickness = stretch(&entries, in: inner, axis, isEstimated: estimated.contains(axis.other))
    let gapCount = CGFloat(max(0, entries.count - 1))
    let length = entries.reduce(spacing * gapCount) { $0 + $1.outerSize.along(axis) }
    var gap = spacing
    if gapCount > 0, group.interItemSpacing?.isFlexibleSpacing ?? false, !estimated.contains(axis) {
      gap += max(0, inner.along(axis) - length) / gapCount
    }

    var result = GroupArrangement()
    var position: CGFloat = 0
    for entry in entries {
      add(entry, to: &result, from: first, at: CGPoint(along: position, axis).moved(by: insets))
      position += entry.outerSize.along(axis) + gap
    }
    result.size = size
    if estimated.contains(axis) { result.size.setAlong(axis, length) }
    if estimated.contains(axis.other) { result.size.setAlong(axis.other, thickness) }
    return result
  }

  /// The items of a line: as many as fit, but at least `minimum` and at most `limit`.
  private func entries(
    in inner: CGSize, _ axis: LayoutAxes, from first: Int, minimum: Int, limit: Int?, spacing: CGFloat,
    _ item: (Int) -> NSCollectionLayoutItem?
  ) -> [Entry] {
    var entries: [Entry] = []
    var next = first
    // The position with the estimated lengths, so that measuring does not move items to other groups.
    var position: CGFloat = 0
    while next < itemCount, entries.count < limit ?? .max, let item = item(entries.count) {
      let share = limit.map { (inner.along(axis) - spacing * CGFloat($0 - 1)) / CGFloat($0) }
      let plannedSize = plannedSize(of: item, in: inner, axis, share: share)
      let length = plannedSize.along(axis) + (item.edgeSpacing?.nibInsets.along(axis) ?? 0)
      let fits = position + length <= inner.along(axis) + 0.5
      if limit == nil, entries.count >= minimum, !fits { break }
      let entry = entry(item, plannedSize, in: inner, from: next)
      guard entry.content.count > 0 else { break }
      next += entry.content.count
      position += length + spacing
      entries.append(entry)
    }
    return entries
  }

  /// The size of an item before it is measured.
  /// - Parameter share: the length of each item in a group of equal items; `nil` in other groups.
  private func plannedSize(
    of item: NSCollectionLayoutItem, in inner: CGSize, _ axis: LayoutAxes, share: CGFloat?
  ) -> CGSize {
    var size = item.layoutSize.nibSize(in: inner)
    if let share, !item.layoutSize.nibEstimatedAxes.contains(axis) { size.setAlong(axis, max(0, share)) }
    return size
  }

  /// An item with its size: that of the group's content, or the measured one where the size is only estimated.
  private func entry(
    _ item: NSCollectionLayoutItem, _ plannedSize: CGSize, in inner: CGSize, from index: Int
  ) -> Entry {
    if let group = item as? NSCollectionLayoutGroup {
      let content = arrange(group, in: inner, from: index)
      return Entry(item: item, content: content, size: content.size)
    }
    let estimated = item.layoutSize.nibEstimatedAxes
    var size = plannedSize
    if let measuredSize = measuredSize(index) {
      if estimated.contains(.horizontal) { size.width = measuredSize.width }
      if estimated.contains(.vertical) { size.height = measuredSize.height }
    }
    var content = GroupArrangement()
    content.count = 1
    return Entry(item: item, content: content, size: size)
  }

  /// Returns the length of a group across the line. If the length is estimated, it becomes that of the largest item,
  /// and items whose length is a fraction of the group are resized.
  private func stretch(
    _ entries: inout [Entry], in inner: CGSize, _ axis: LayoutAxes, isEstimated: Bool
  ) -> CGFloat {
    guard isEstimated else { return inner.along(axis.other) }
    let fractions = entries.map { entry -> CGFloat? in
      let size = entry.item.layoutSize
      let dimension = axis == .horizontal ? size.heightDimension : size.widthDimension
      let kind: NSCollectionLayoutDimension.Kind = axis == .horizontal ? .fractionalHeight : .fractionalWidth
      return dimension.nibKind == kind ? dimension.dimension : nil
    }
    let otherLengths = zip(entries, fractions).filter { $0.1 == nil }.map { $0.0.outerSize.along(axis.other) }
    let length = otherLengths.max() ?? inner.along(axis.other)
    for (index, fraction) in fractions.enumerated() {
      if let fraction { entries[index].size.setAlong(axis.other, fraction * length) }
    }
    return length
  }

  /// Adds an item with the views that are attached to it.
  private func add(_ entry: Entry, to result: inout GroupArrangement, from first: Int, at origin: CGPoint) {
    let spacing = entry.item.edgeSpacing?.nibInsets ?? NSDirectionalEdgeInsets()
    let origin = CGPoint(x: origin.x + spacing.leading, y: origin.y + spacing.top)
    if entry.item is NSCollectionLayoutGroup { return result.add(entry.content, at: origin) }
    let estimated = entry.item.layoutSize.nibEstimatedAxes
    let frame = CGRect(origin: origin, size: entry.size)
      .nibInset(by: entry.item.contentInsets.nibWithout(estimated))
    let item = first + result.count
    result.views.append(
      GroupArrangement.ArrangedView(item: item, kind: nil, frame: frame, estimated: estimated))
    for view in entry.item.supplementaryItems {
      result.views.append(
        GroupArrangement.ArrangedView(item: item, kind: view.elementKind, frame: view.nibFrame(at: frame)))
    }
    result.count += 1
  }
}

extension GroupSolver.Entry {
  /// The size with the space around the item.
  fileprivate var outerSize: CGSize {
    let spacing = item.edgeSpacing?.nibInsets ?? NSDirectionalEdgeInsets()
    return CGSize(
      width: size.width + spacing.along(.horizontal), height: size.height + spacing.along(.vertical))
  }
}
