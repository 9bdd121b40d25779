import NibCore

/// The colors of an image, reduced to a given number.
///
/// If there are too many, the colors of large areas are kept, because differences are visible there. The others are
/// divided into groups of similar colors by median cut, and each group gets the mean of its colors.
struct SixelPalette {
  private(set) var colors: [CellColor] = []
  /// The indices in `colors` for the colors of the image, and for others that were looked up, as `0xRRGGBB`.
  private var indices: [UInt32: Int] = [:]

  /// A color with the number of its pixels.
  private struct Entry {
    /// The color as `0xRRGGBB`.
    var value: UInt32
    var count: Int

    /// The red (2), green (1) or blue (0) component.
    func component(_ number: Int) -> Int { Int(value >> UInt32(8 * number) & 0xFF) }
  }

  /// - Parameter limit: the largest number of colors, at least 2.
  init(_ image: PixelImage, limit: Int) {
    let entries = SixelPalette.entries(of: image)
    guard entries.count > limit else {
      for entry in entries { add([entry]) }
      return
    }
    let order = entries.sorted { ($1.count, $0.value) < ($0.count, $1.value) }
    let total = entries.reduce(0) { $0 + $1.count }
    // The colors of areas of at least 0.5 % of the image.
    let ownColors = order.prefix(limit / 2).prefix { $0.count * 200 >= total }
    for entry in ownColors { add([entry]) }
    let others = Array(order.dropFirst(ownColors.count))
    for group in SixelPalette.groups(of: others, limit: limit - ownColors.count) { add(group) }
  }

  /// The index of the color for `0xRRGGBB`.
  mutating func index(of value: UInt32) -> Int {
    if let index = indices[value] { return index }
    let index = SixelPalette.nearest(value, in: colors)
    indices[value] = index
    return index
  }

  /// The index of the color that is nearest to `0xRRGGBB`; 0 if there are no colors.
  static func nearest(_ value: UInt32, in colors: [CellColor]) -> Int {
    let color = CellColor(rgb: value)
    var nearest = (index: 0, distance: Int.max)
    for (index, other) in colors.enumerated() {
      let (red, green, blue) = (
        Int(color.red) - Int(other.red), Int(color.green) - Int(other.green),
        Int(color.blue) - Int(other.blue)
      )
      // Common weights for how much people notice a difference of each component.
      let distance = 2 * red * red + 4 * green * green + 3 * blue * blue
      if distance < nearest.distance { nearest = (index, distance) }
    }
    return nearest.index
  }

  /// Adds the mean of a group as a color.
  private mutating func add(_ group: [Entry]) {
    let total = group.reduce(0) { $0 + $1.count }
    let means = (0..<3).map { component in
      UInt32((group.reduce(0) { $0 + $1.component(component) * $1.count } + total / 2) / max(1, total))
    }
    for entry in group { indices[entry.value] = colors.count }
    colors.append(CellColor(rgb: means[2] << 16 | means[1] << 8 | means[0]))
  }

  /// The colors of the pixels that are painted, in the order of their values.
  private static func entries(of image: PixelImage) -> [Entry] {
    var counts: [UInt32: Int] = [:]
    var run: (value: UInt32, count: Int)?
    for index in 0..<image.width * image.height {
      let value = image.opaqueValue(at: index)
      if let value, run?.value == value {
        run?.count += 1
        continue
      }
      if let run { counts[run.value, default: 0] += run.count }
      run = value.map { ($0, 1) }
    }
    if let run { counts[run.value, default: 0] += run.count }
    return counts.map { Entry(value: $0, count: $1) }.sorted { $0.value < $1.value }
  }

  /// Divides colors into at most `limit` groups: again and again, the group whose colors differ most, weighted with
  /// its pixels, is divided at the median of the component that differs most.
  private static func groups(of entries: [Entry], limit: Int) -> [[Entry]] {
    var groups = [Group(entries)]
    while groups.count < limit {
      guard let index = groups.indices.max(by: { groups[$0].weight < groups[$1].weight }),
        let (first, second) = groups[index].halves
      else { break }
      groups[index] = first
      groups.append(second)
    }
    return groups.map(\.entries)
  }

  /// Similar colors, which get one color of the palette.
  private struct Group {
    let entries: [Entry]
    /// The component that differs most, and the difference between its largest and its smallest value.
    private let widest: (component: Int, range: Int)
    /// The importance of dividing the group; 0 for a single color.
    let weight: Int

    init(_ entries: [Entry]) {
      self.entries = entries
      let ranges = (0..<3).map { component in
        let values = entries.lazy.map { $0.component(component) }
        return (component: component, range: (values.max() ?? 0) - (values.min() ?? 0))
      }
      let widest = ranges.max { $0.range < $1.range } ?? (0, 0)
      self.widest = widest
      weight = widest.range * entries.reduce(0) { $0 + $1.count }
    }

    /// Two groups with about as many pixels each; `nil` for a single color.
    var halves: (Group, Group)? {
      guard widest.range > 0 else { return nil }
      let order = entries.sorted {
        ($0.component(widest.component), $0.value) < ($1.component(widest.component), $1.value)
      }
      let half = order.reduce(0) { $0 + $1.count } / 2
      var sum = 0
      var end = 0
      while end < order.count - 1, end == 0 || sum + order[end].count <= half {
        sum += order[end].count
        end += 1
      }
      return (Group(Array(order[..<end])), Group(Array(order[end...])))
    }
  }
}

extension PixelImage {
  /// The color of a pixel as `0xRRGGBB`; `nil` if the pixel is more transparent than opaque.
  func opaqueValue(at index: Int) -> UInt32? {
    let place = 4 * index
    let alpha = bytes[place + 3]
    guard alpha >= 128 else { return nil }
    func component(_ number: Int) -> UInt32 {
      let value = bytes[place + number]
      return UInt32(alpha == 255 ? value : PixelImage.straight(value, alpha: alpha))
    }
    return component(0) << 16 | component(1) << 8 | component(2)
  }
}
