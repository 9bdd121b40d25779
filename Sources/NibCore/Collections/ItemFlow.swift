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
  ///
  /// - Parameter isGrid: whether the last line has the columns of a full line if all items have the same size.
  mutating func add(_ metrics: SectionMetrics, sizes: [CGSize], isGrid: Bool) {
    var section = CollectionArrangement.Section()
    let inset = metrics.inset
    section.header = addSupplementaryFrame(metrics.header)
    end += isVertical ? inset.top : inset.left
    let isUniform = sizes.allSatisfy { $0 == sizes.first }
    section.items = addLines(of: sizes, metrics, isGrid: isGrid && isUniform)
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
  private mutating func addLines(of sizes: [CGSize], _ metrics: SectionMetrics, isGrid: Bool) -> [CGRect] {
    let inset = metrics.inset
    let (leading, trailing) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let available = extent - leading - trailing
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      if !line.isEmpty, used + metrics.itemSpacing + across(size) > available {
        frames += addLine(line, spacing: spacing(of: line, available), from: leading)
        end += metrics.lineSpacing
        line = []
        used = 0
      }
      used += across(size) + (line.isEmpty ? 0 : metrics.itemSpacing)
      line.append(size)
    }
    let lastSpacing = lastSpacing(of: line, available, metrics.itemSpacing, isGrid: isGrid)
    return frames + addLine(line, spacing: lastSpacing, from: leading)
  }

  /// The length of a size along a line.
  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  /// The length of a size along the scroll direction.
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// The distance of the first item of a line from its start, and the distance between items.
  private typealias Spacing = (start: CGFloat, gap: CGFloat)

  /// The distances in a full line: its items are spread over the available length, and a single item is centered.
  private func spacing(of line: [CGSize], _ available: CGFloat) -> Spacing {
    let free = available - line.reduce(0) { $0 + across($1) }
    return line.count > 1 ? (0, free / CGFloat(line.count - 1)) : (max(0, free / 2), 0)
  }

  /// The distances in the last line. In a grid, its items are in the columns of the lines above. Otherwise, they begin
  /// at the start, with the smallest distance between them.
  private func lastSpacing(
    of line: [CGSize], _ available: CGFloat, _ smallest: CGFloat, isGrid: Bool
  ) -> Spacing {
    guard isGrid, let size = line.first, across(size) + smallest > 0 else {
      return (0, min(spacing(of: line, available).gap, smallest))
    }
    let count = Int(bounded: (available + smallest) / (across(size) + smallest))
    return spacing(of: Array(repeating: size, count: min(max(line.count, count), 10_000)), available)
  }

  /// Adds a line and returns the frames of its items.
  private mutating func addLine(
    _ line: [CGSize], spacing: Spacing, from start: CGFloat
  ) -> [CGRect] {
    let thickness = line.map(along).max() ?? 0
    var position = start + spacing.start
    let frames = line.map { size -> CGRect in
      let offset = end + (thickness - along(size)) / 2
      defer { position += across(size) + spacing.gap }
      return isVertical
        ? CGRect(x: position, y: offset, width: size.width, height: size.height)
        : CGRect(x: offset, y: position, width: size.width, height: size.height)
    }
    end += thickness
    return frames
  }
}
