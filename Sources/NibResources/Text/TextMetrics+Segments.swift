import Foundation

extension TextMetrics {
  /// The properties of a segment that affect its width.
  package struct Segment: Hashable, Sendable {
    /// The title; `nil` for a segment with an image.
    package var title: String?
    /// The width in points that was set; 0 for automatic.
    package var width: CGFloat
    /// The width of the image in points; 0 if there is none.
    package var imageWidth: CGFloat

    package init(title: String?, width: CGFloat = 0, imageWidth: CGFloat = 0) {
      self.title = title
      self.width = width
      self.imageWidth = imageWidth
    }
  }

  /// The size in points of a segmented control's frame. The lowest point of its height is outside the alignment
  /// rectangle.
  ///
  /// - Parameter isProportional: the control's `apportionsSegmentWidthsByContent`. If `true`, each segment has the
  ///   width of its content instead of that of the widest one.
  package func segmentedControlSize(_ segments: [Segment], isProportional: Bool = false) -> CGSize {
    let widths = segmentWidths(segments, isProportional: isProportional)
    if isTelevision { return CGSize(width: widths.reduce(0, +), height: 70) }
    let separators = controlsFollow(.joinedSegments) ? 0 : CGFloat(max(widths.count - 1, 0))
    let earlierHeight: CGFloat = isGlossy ? 44 : 29
    return CGSize(width: widths.reduce(0, +) + separators, height: isFlat ? 32 : earlierHeight)
  }

  /// The widths of the segments in points, without the separators between them.
  package func segmentWidths(_ segments: [Segment], isProportional: Bool = false) -> [CGFloat] {
    let natural = segments.map(naturalWidth)
    let widest = natural.max() ?? 0
    return zip(segments, natural).map { segment, width in
      if segment.width > 0 { return segment.width }
      return isProportional ? width : widest
    }
  }

  /// The distance in points from the top of a segmented control with the given height to the baseline of its titles.
  package func segmentBaseline(height: CGFloat) -> CGFloat {
    textFieldBaseline(of: segmentFont, height: height)
  }

  /// The font of the titles of segments.
  package var segmentFont: UIFont {
    if isTelevision { return UIFont.systemFont(ofSize: 38, weight: .medium) }
    return UIFont.systemFont(ofSize: 13, weight: isFlat ? .medium : .regular)
  }

  /// Whether the control has the design since iOS 13, which is taller than the one before and has titles in medium
  /// weight.
  private var isFlat: Bool { follows(.flatSegments) }

  /// Whether the control has the design before iOS 7 (Xcode 5), which is as tall as a navigation bar.
  private var isGlossy: Bool { follows(.ios6Design) }

  private func naturalWidth(_ segment: Segment) -> CGFloat {
    let content = segment.title.map { width(of: $0, font: segmentFont) } ?? segment.imageWidth
    if isTelevision { return ceilToPoint(content) + 46 }
    guard isFlat else { return ceilToPoint(content) + 14 }
    return ceilToPoint(content + (controlsFollow(.joinedSegments) ? 18 : 18.2))
  }
}
