/// A range of positions in the text of a text field or text view.
open class UITextRange: NSObject {
  private var range = 0..<0

  /// Creates a range of UTF-16 units.
  package convenience init(nibRange range: Range<Int>) {
    self.init()
    self.range = range
  }

  /// The first position.
  open var start: UITextPosition { UITextPosition(nibOffset: range.lowerBound) }
  /// The last position.
  open var end: UITextPosition { UITextPosition(nibOffset: range.upperBound) }
  /// Whether the range contains no text.
  open var isEmpty: Bool { range.isEmpty }
}
