/// The text of a view, which the renderer places. The renderer knows the neighboring views, so text that
/// fits in points but not in cells can use the free cells beside it.
public struct NibText {
  /// One stretch of text in one style.
  public struct Run {
    public var text: String
    /// The text color; `nil` for the view's own color.
    public var color: UIColor?
    /// The attributes of the text, such as bold.
    public var attributes: CellStyle.Attributes
    /// The font of the text, which is needed for large text; `nil` for a sign that represents something else.
    package var font: UIFont?

    package init(_ text: String, color: UIColor? = nil, attributes: CellStyle.Attributes = []) {
      self.text = text
      self.color = color
      self.attributes = attributes
    }
  }

  /// A vertical place within a view.
  public enum VerticalPlace: Hashable, Sendable { case top, center, bottom }

  /// The stretches of text, in order.
  public var runs: [Run]
  /// The resolved alignment: left, center or right. Natural and directional alignments have already been
  /// converted to one of these.
  package var alignment: CellText.Alignment
  package var lineBreak: NSLineBreakMode
  /// The maximum number of lines; 0 for as many as there is room for.
  public var numberOfLines: Int
  /// The vertical place of the text.
  public var vertical: VerticalPlace
  /// The distances in points from the edges of the view to the area of the text.
  package var insets: UIEdgeInsets

  package init(
    runs: [Run], alignment: CellText.Alignment = .left, lineBreak: NSLineBreakMode = .byTruncatingTail,
    numberOfLines: Int = 1, vertical: VerticalPlace = .center, insets: UIEdgeInsets = .zero
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.numberOfLines = numberOfLines
    self.vertical = vertical
    self.insets = insets
  }

  /// All runs as one string.
  public var string: String { runs.map(\.text).joined() }
}
