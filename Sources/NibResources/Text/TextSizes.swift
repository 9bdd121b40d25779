/// A cache of the sizes of one text at the four most recently computed widths. Layout and drawing request the same
/// few widths repeatedly.
package struct TextSizes {
  /// All values on which a size depends, except the width.
  private struct Key: Equatable {
    var text: StyledText
    var metrics: TextMetrics
    var numberOfLines: Int
    var lineBreakMode: NSLineBreakMode
  }

  private struct Entry {
    var width: CGFloat?
    var size: CGSize
  }

  private var key: Key?
  /// The widths of the text's characters, from the last call with a limited width.
  private var measured: MeasuredText?
  /// The cached sizes, with the newest last.
  private var entries: [Entry] = []
  private static let limit = 4

  /// Creates an empty cache.
  package init() {}

  /// The size from `TextMetrics.layout(_:width:height:numberOfLines:lineBreakMode:)`. The cache empties itself if a
  /// value other than the width differs from the previous call, so it needs no invalidation.
  package mutating func size(
    of text: StyledText, metrics: TextMetrics, width: CGFloat?, numberOfLines: Int,
    lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    let newKey = Key(
      text: text, metrics: metrics, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
    if newKey != key {
      key = newKey
      measured = nil
      entries.removeAll()
    }
    if let entry = entries.first(where: { $0.width == width }) { return entry.size }
    let measured = measured ?? metrics.measured(text)
    if width != nil { self.measured = measured }
    let size = metrics.layout(
      text, measured: measured, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode
    ).size
    if entries.count == TextSizes.limit { entries.removeFirst() }
    entries.append(Entry(width: width, size: size))
    return size
  }
}
