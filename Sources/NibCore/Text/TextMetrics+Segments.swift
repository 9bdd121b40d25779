import Foundation

extension TextMetrics {
  /// The properties of a segment that affect its size.
  package struct Segment: Hashable, Sendable {
    /// The title; `nil` for a segment with an image.
    package var title: String?
    /// The width that was set; 0 for automatic.
    package var width: CGFloat
    /// The width of the image, if there is one.
    package var imageWidth: CGFloat

    /// Creates a segment.
    package init(title: String?, width: CGFloat = 0, imageWidth: CGFloat = 0) {
      self.title = title
      self.width = width
      self.imageWidth = imageWidth
    }
  }

  /// The size of a segmented control's frame. Its bottom point is outside the alignment rectangle.
  ///
  /// - Parameter isProportional: `apportionsSegmentWidthsByContent`: each segment has the width of its own
  ///   title instead of that of the widest one.
  package func segmentedControlSize(_ segments: [Segment], isProportional: Bool = false) -> CGSize {
    let widths = segmentWidths(segments, isProportional: isProportional)
    let lines = CGFloat(max(widths.count - 1, 0))
    return CGSize(width: widths.reduce(0, +) + lines, height: isFlat ? 32 : isGlossy ? 44 : 29)
  }

  /// The natural widths of the segments, without the lines between them.
  package func segmentWidths(_ segments: [Segment], isProportional: Bool = false) -> [CGFloat] {
    let natural = segments.map(naturalWidth)
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, width in
      if segment.width > 0 { return segment.width }
      return isProportional ? width : widest
    }
  }

  /// The font of segment titles.
  package var segmentFont: UIFont {
    UIFont.systemFont(ofSize: 13, weight: isFlat ? .medium : .regular)
  }

  /// Whether the control has the design since iOS 13, which is higher and has titles in medium weight.
  private var isFlat: Bool { toolsVersion >= 14800 }

  /// Whether the control has the design from before Xcode 5, which is as high as a bar.
  private var isGlossy: Bool { toolsVersion < 4_000 }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    let content = segment.title.map { width(of: $0, font: segmentFont) } ?? segment.imageWidth
    return isFlat ? ceilToPoint(content + 18.2) : ceilToPoint(content) + 14
  }
}
