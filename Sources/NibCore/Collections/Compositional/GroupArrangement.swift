/// The result of arranging one group of a compositional layout, with frames relative to the group.
struct GroupArrangement {
  /// A cell or another view: the number of its item in the section, its kind, and its frame.
  struct Place {
    let item: Int
    /// The kind of a supplementary view; `nil` for the cell.
    let kind: String?
    var frame: CGRect
    /// The axes on which the size is only estimated.
    var estimated: LayoutAxes = []
  }

  /// The cells and the views attached to them.
  var places: [Place] = []
  /// The number of items that the group contains.
  var count = 0
  /// The size of the group, in points.
  var size = CGSize.zero

  /// Adds the places of another group, moved by an offset.
  mutating func add(_ other: GroupArrangement, at offset: CGPoint) {
    count += other.count
    places += other.places.map { place in
      var place = place
      place.frame.origin.x += offset.x
      place.frame.origin.y += offset.y
      return place
    }
  }
}

/// Arranges groups of items. Positions along a line are computed in two passes: the first one determines the lengths,
/// the second one distributes the free space.
struct GroupSolver {
  let itemCount: Int
  let traits: UITraitCollection
  /// The measured size of an item; `nil` if it has not been measured.
  let measured: (Int) -> CGSize?

  /// Arranges a group that begins with the item `first`. The result contains no items if none is left.
  func arrange(_ group: NSCollectionLayoutGroup, in container: CGSize, from first: Int) -> GroupArrangement {
    let outer = group.layoutSize.nibSize(in: container)
    switch group.nibContent {
    case .line(let axis, let items):
      return line(group, axis, outer, from: first, count: (items.count, nil)) {
        items.isEmpty ? nil : items[$0 % items.count]
      }
    case .equal(let axis, let item, let count):
      return line(group, axis, outer, from: first, count: (count, count)) { _ in item }
    case .custom(let provider): return custom(provider, outer, from: first)
    }
  }

  private func custom(
    _ provider: NSCollectionLayoutGroupCustomItemProvider, _ size: CGSize, from first: Int
  ) -> GroupArrangement {
    var result = GroupArrangement()
    result.size = size
    let frames = provider(CollectionLayoutSurroundings(size, traits: traits)).map(\.frame)
    for (offset, frame) in frames.prefix(max(0, itemCount - first)).enumerated() {
      result.places.append(GroupArrangement.Place(item: first + offset, kind: nil, frame: frame))
      result.count += 1
    }
    return result
  }

  // MARK: Lines

  /// An item or a group in a line, with its length along the line and across it.
  fileprivate struct Entry {
    let item: NSCollectionLayoutItem
    let content: GroupArrangement
    /// The size without the space around the item.
    var size: CGSize
  }

  private func line(
    _ group: NSCollectionLayoutGroup, _ axis: LayoutAxes, _ outer: CGSize, from first: Int,
    count: (own: Int, limit: Int?), _ item: (Int) -> NSCollectionLayoutItem?
  ) -> GroupArrangement {
    let estimated = group.layoutSize.nibEstimatedAxes
    let insets = group.contentInsets.nibWithout(estimated)
    let inner = CGSize(
      width: max(0, outer.width - insets.leading - insets.trailing),
      height: max(0, outer.height - insets.top - insets.bottom))
    let spacing = group.interItemSpacing?.spacing ?? 0
    var entries = entries(
      in: inner, axis, from: first, minimum: estimated.contains(axis) ? count.own : 1, limit: count.limit,
      spacing: spacing, item)
    let across = stretch(&entries, in: inner, axis, isEstimated: estimated.contains(axis.other))
    let used = entries.reduce(spacing * CGFloat(max(0, entries.count - 1))) { $0 + $1.outerSize.along(axis) }
    let isFlexible = group.interItemSpacing?.isFlexibleSpacing ?? false
    let free =
      isFlexible && entries.count > 1 && !estimated.contains(axis) ? max(0, inner.along(axis) - used) : 0
    let gap = spacing + (entries.count > 1 ? free / CGFloat(entries.count - 1) : 0)

    var result = GroupArrangement()
    var position: CGFloat = 0
    for entry in entries {
      add(entry, to: &result, from: first, at: CGPoint(along: position, axis).moved(by: insets))
      position += entry.outerSize.along(axis) + gap
    }
    result.size = outer
    if estimated.contains(axis) { result.size.setAlong(axis, used) }
    if estimated.contains(axis.other) { result.size.setAlong(axis.other, across) }
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
      let planned = planned(item, in: inner, axis, share: share)
      let length = planned.along(axis) + (item.edgeSpacing?.nibInsets.along(axis) ?? 0)
      let fits = position + length <= inner.along(axis) + 0.5
      if limit == nil, entries.count >= minimum, !fits { break }
      let entry = entry(item, planned, in: inner, from: next)
      guard entry.content.count > 0 else { break }
      next += entry.content.count
      position += length + spacing
      entries.append(entry)
    }
    return entries
  }

  /// The size of an item before it is measured. In a group with a number of equal items, all have the same length.
  private func planned(
    _ item: NSCollectionLayoutItem, in inner: CGSize, _ axis: LayoutAxes, share: CGFloat?
  ) -> CGSize {
    var size = item.layoutSize.nibSize(in: inner)
    if let share, !item.layoutSize.nibEstimatedAxes.contains(axis) { size.setAlong(axis, max(0, share)) }
    return size
  }

  private func entry(
    _ item: NSCollectionLayoutItem, _ planned: CGSize, in inner: CGSize, from next: Int
  ) -> Entry {
    if let group = item as? NSCollectionLayoutGroup {
      let content = arrange(group, in: inner, from: next)
      return Entry(item: item, content: content, size: content.size)
    }
    let estimated = item.layoutSize.nibEstimatedAxes
    var size = planned
    if let measured = measured(next) {
      if estimated.contains(.horizontal) { size.width = measured.width }
      if estimated.contains(.vertical) { size.height = measured.height }
    }
    var content = GroupArrangement()
    content.count = 1
    return Entry(item: item, content: content, size: size)
  }

  /// Gives items whose length across the line is a fraction of the group their part of its real length, which is that
  /// of its largest item. Returns that length.
  private func stretch(
    _ entries: inout [Entry], in inner: CGSize, _ axis: LayoutAxes, isEstimated: Bool
  ) -> CGFloat {
    guard isEstimated else { return inner.along(axis.other) }
    let isFraction = entries.map { entry -> CGFloat? in
      let size = entry.item.layoutSize
      let dimension = axis == .horizontal ? size.heightDimension : size.widthDimension
      let kind: NSCollectionLayoutDimension.Kind = axis == .horizontal ? .fractionalHeight : .fractionalWidth
      return dimension.nibKind == kind ? dimension.dimension : nil
    }
    let own = zip(entries, isFraction).filter { $0.1 == nil }.map { $0.0.outerSize.along(axis.other) }
    let length = own.max() ?? inner.along(axis.other)
    for (index, fraction) in isFraction.enumerated() {
      if let fraction { entries[index].size.setAlong(axis.other, fraction * length) }
    }
    return length
  }

  private func add(_ entry: Entry, to result: inout GroupArrangement, from first: Int, at origin: CGPoint) {
    let spacing = entry.item.edgeSpacing?.nibInsets ?? NSDirectionalEdgeInsets()
    let origin = CGPoint(x: origin.x + spacing.leading, y: origin.y + spacing.top)
    if entry.item is NSCollectionLayoutGroup { return result.add(entry.content, at: origin) }
    let estimated = entry.item.layoutSize.nibEstimatedAxes
    let frame = CGRect(origin: origin, size: entry.size)
      .nibInset(by: entry.item.contentInsets.nibWithout(estimated))
    let item = first + result.count
    result.places.append(GroupArrangement.Place(item: item, kind: nil, frame: frame, estimated: estimated))
    for view in entry.item.supplementaryItems {
      result.places.append(
        GroupArrangement.Place(item: item, kind: view.elementKind, frame: view.nibFrame(at: frame)))
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
