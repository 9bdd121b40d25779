/// Arranges items in lines, section by section, for `UICollectionViewFlowLayout`. Lines run at right angles to the
/// scroll direction: they are rows in a collection view that scrolls vertically, otherwise columns.
struct ItemFlow {
  /// The insets, spacings and supplementary sizes of a section, in points.
  struct SectionMetrics: Hashable {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
  }

  /// The length of the collection view at right angles to the scroll direction, in points.
  private let extent: CGFloat
  private let isVertical: Bool
  /// The length of the content so far along the scroll direction, in points.
  private var end: CGFloat = 0
  private var sections: [CollectionArrangement.Section] = []

  /// - Parameters:
  ///   - extent: the collection view's length at right angles to the scroll direction, in points.
  ///   - isVertical: whether the collection view scrolls vertically.
  init(extent: CGFloat, isVertical: Bool) {
    self.extent = extent
    self.isVertical = isVertical
  }

  /// The arrangement of the sections added so far.
  var arrangement: CollectionArrangement {
    var result = CollectionArrangement()
    result.sections = sections
    result.size = isVertical ? CGSize(width: extent, height: end) : CGSize(width: end, height: extent)
    return result
  }

  /// Adds a section with items of the given sizes.
  mutating func add(_ metrics: SectionMetrics, sizes: [CGSize]) {
    var section = CollectionArrangement.Section()
    let inset = metrics.inset
    section.header = addSupplementaryFrame(metrics.header)
    end += isVertical ? inset.top : inset.left
    section.items = addLines(of: sizes, metrics)
    end += isVertical ? inset.bottom : inset.right
    section.footer = addSupplementaryFrame(metrics.footer)
    sections.append(section)
  }

  /// Adds a header or footer that spans the collection view, and returns its frame; `nil` if it has no length along the
  /// scroll direction.
  private mutating func addSupplementaryFrame(_ size: CGSize) -> CGRect? {
    let length = along(size)
    guard length > 0 else { return nil }
    defer { end += length }
    return isVertical
      ? CGRect(x: 0, y: end, width: extent, height: length)
      : CGRect(x: end, y: 0, width: length, height: extent)
  }

  /// Distributes items over lines and returns their frames.
  private mutating func addLines(of sizes: [CGSize], _ metrics: SectionMetrics) -> [CGRect] {
    let inset = metrics.inset
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let available = extent - first - last
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      if !line.isEmpty, used + metrics.itemSpacing + across(size) > available {
        frames += addLine(line, from: first, available: available, metrics, isLast: false)
        line = []
        used = 0
      }
      used += across(size) + (line.isEmpty ? 0 : metrics.itemSpacing)
      line.append(size)
    }
    return frames + addLine(line, from: first, available: available, metrics, isLast: true)
  }

  /// The length of a size along a line.
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  /// The length of a size along the scroll direction.
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Adds a line and returns the frames of its items. The items of full lines are spread over the available length, and
  /// a single item in a full line is centered; those of the last line begin at the start.
  private mutating func addLine(
    _ line: [CGSize], from start: CGFloat, available: CGFloat, _ metrics: SectionMetrics, isLast: Bool
  ) -> [CGRect] {
    guard !line.isEmpty else { return [] }
    let used = line.reduce(0) { $0 + across($1) }
    let free = line.count > 1 ? (available - used) / CGFloat(line.count - 1) : 0
    let gap = isLast ? min(free, metrics.itemSpacing) : free
    let thickness = line.map(along).max() ?? 0
    var place = line.count == 1 && !isLast ? start + max(0, (available - used) / 2) : start
    let frames = line.map { size -> CGRect in
      let offset = end + (thickness - along(size)) / 2
      defer { place += across(size) + gap }
      return isVertical
        ? CGRect(x: place, y: offset, width: size.width, height: size.height)
        : CGRect(x: offset, y: place, width: size.width, height: size.height)
    }
    end += thickness + (isLast ? 0 : metrics.lineSpacing)
    return frames
  }
}
