/// Arranges items in lines, section by section. Lines run across the direction of scrolling.
struct ItemFlow {
  /// The measurements of a section, in points.
  struct Measures: Hashable {
    var inset = UIEdgeInsets.zero
    var lineSpacing: CGFloat = 0
    var itemSpacing: CGFloat = 0
    var header = CGSize.zero
    var footer = CGSize.zero
  }

  /// The available length across the direction of scrolling.
  private let extent: CGFloat
  private let isVertical: Bool
  /// The length of the content so far, along the direction of scrolling.
  private var end: CGFloat = 0
  private var sections: [CollectionArrangement.Section] = []

  /// - Parameter extent: the collection's length across the direction of scrolling, in points.
  init(extent: CGFloat, isVertical: Bool) {
    self.extent = extent
    self.isVertical = isVertical
  }

  /// The resulting arrangement.
  var arrangement: CollectionArrangement {
    var result = CollectionArrangement()
    result.sections = sections
    result.size = isVertical ? CGSize(width: extent, height: end) : CGSize(width: end, height: extent)
    return result
  }

  /// Adds a section with items of the given sizes.
  mutating func add(_ measures: Measures, sizes: [CGSize]) {
    var section = CollectionArrangement.Section()
    let inset = measures.inset
    section.header = strip(measures.header)
    end += isVertical ? inset.top : inset.left
    section.items = lines(of: sizes, measures)
    end += isVertical ? inset.bottom : inset.right
    section.footer = strip(measures.footer)
    sections.append(section)
  }

  /// The frame of a header or footer: as wide as the collection, or as high as the collection if it scrolls
  /// horizontally.
  private mutating func strip(_ size: CGSize) -> CGRect? {
    let length = along(size)
    guard length > 0 else { return nil }
    defer { end += length }
    return isVertical
      ? CGRect(x: 0, y: end, width: extent, height: length)
      : CGRect(x: end, y: 0, width: length, height: extent)
  }

  private mutating func lines(of sizes: [CGSize], _ measures: Measures) -> [CGRect] {
    let inset = measures.inset
    let (first, last) = isVertical ? (inset.left, inset.right) : (inset.top, inset.bottom)
    let room = extent - first - last
    var frames: [CGRect] = []
    var line: [CGSize] = []
    var used: CGFloat = 0
    for size in sizes {
      if !line.isEmpty, used + measures.itemSpacing + across(size) > room {
        frames += finish(line, from: first, room: room, measures, isLast: false)
        line = []
        used = 0
      }
      used += across(size) + (line.isEmpty ? 0 : measures.itemSpacing)
      line.append(size)
    }
    return frames + finish(line, from: first, room: room, measures, isLast: true)
  }

  private func across(_ size: CGSize) -> CGFloat { isVertical ? size.width : size.height }
  private func along(_ size: CGSize) -> CGFloat { isVertical ? size.height : size.width }

  /// Places the items of a line. Full lines are spread over the available length; the last line is not.
  private mutating func finish(
    _ line: [CGSize], from start: CGFloat, room: CGFloat, _ measures: Measures, isLast: Bool
  ) -> [CGRect] {
    guard !line.isEmpty else { return [] }
    let used = line.reduce(0) { $0 + across($1) }
    let free = line.count > 1 ? (room - used) / CGFloat(line.count - 1) : 0
    let gap = isLast ? min(free, measures.itemSpacing) : free
    let thickness = line.map(along).max() ?? 0
    var place = line.count == 1 && !isLast ? start + max(0, (room - used) / 2) : start
    let frames = line.map { size -> CGRect in
      let offset = end + (thickness - along(size)) / 2
      defer { place += across(size) + gap }
      return isVertical
        ? CGRect(x: place, y: offset, width: size.width, height: size.height)
        : CGRect(x: offset, y: place, width: size.width, height: size.height)
    }
    end += thickness + (isLast ? 0 : measures.lineSpacing)
    return frames
  }
}
