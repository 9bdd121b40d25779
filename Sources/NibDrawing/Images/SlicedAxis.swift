import NibCore

/// The places of the parts of a sliced image along one axis. All lengths are in points.
struct SlicedAxis {
  /// The length of the whole image.
  let whole: Double
  /// The length in which the image is drawn.
  let length: Double
  private let leading: Double
  private let center: Double
  private let trailing: Double
  private let isTiled: Bool

  /// - Parameter slices: the parts; `nil` if the whole length is stretched.
  init(_ slices: ImageSlices.Axis?, whole: CGFloat, length: CGFloat, _ isTiled: Bool) {
    self.whole = Double(whole)
    self.length = Double(length)
    leading = min(self.whole, slices.map { Double($0.leading) } ?? 0)
    trailing = min(self.whole - leading, slices.map { Double($0.trailing) } ?? 0)
    let rest = self.whole - leading - trailing
    center = slices?.center.map { min(rest, Double($0)) } ?? rest
    self.isTiled = isTiled && slices != nil && center > 0
  }

  /// The part of the image that is drawn between two places. The outer parts become smaller if there is no space for
  /// them.
  func source(from start: Double, to end: Double) -> Range<Double> {
    let outer = leading + trailing
    let shrinkage = outer > length ? length / outer : 1
    let first = leading * shrinkage
    let last = max(first, length - trailing * shrinkage)
    let middle = (start + end) / 2
    if middle < first { return Self.range(start / shrinkage, min(end, first) / shrinkage) }
    if middle >= last, trailing > 0 {
      return Self.range(whole - (length - max(start, last)) / shrinkage, whole - (length - end) / shrinkage)
    }
    return centerSource(from: max(start, first) - first, to: min(end, last) - first, length: last - first)
  }

  /// The part of the center that is drawn between two places, measured from the start of the center.
  private func centerSource(from start: Double, to end: Double, length: Double) -> Range<Double> {
    guard isTiled else {
      let factor = length > 0 ? center / length : 0
      return Self.range(leading + start * factor, leading + end * factor)
    }
    let offset = start.truncatingRemainder(dividingBy: center)
    return Self.range(leading + offset, leading + min(center, offset + end - start))
  }

  private static func range(_ start: Double, _ end: Double) -> Range<Double> { start..<max(start, end) }
}
