/// A cache of the sizes of one text at the widths that were requested last. Layout and drawing request the
/// same few widths repeatedly.
struct TextSizes {
  private struct Question: Equatable {
    var text: StyledText
    var metrics: TextMetrics
    var numberOfLines: Int
    var lineBreakMode: NSLineBreakMode
  }

  private struct Answer {
    var width: CGFloat?
    var size: CGSize
  }

  private var question: Question?
  /// The cached sizes, with the newest last.
  private var answers: [Answer] = []
  private static let limit = 4

  /// The size from `TextMetrics.layout(_:width:numberOfLines:lineBreakMode:)`. The cache needs no
  /// invalidation when the text changes, because all relevant values are compared.
  mutating func size(
    of text: StyledText, metrics: TextMetrics, width: CGFloat?, numberOfLines: Int,
    lineBreakMode: NSLineBreakMode
  ) -> CGSize {
    let asked = Question(
      text: text, metrics: metrics, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode)
    if asked != question {
      question = asked
      answers.removeAll()
    }
    if let known = answers.first(where: { $0.width == width }) { return known.size }
    let size = metrics.layout(
      text, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode
    ).size
    if answers.count == TextSizes.limit { answers.removeFirst() }
    answers.append(Answer(width: width, size: size))
    return size
  }
}
