/// The text that a view shows, for the renderer to place: it knows the neighbours, so a text that fits in points but
/// not in cells can use the free cells beside it.
public struct NibText {
  /// One stretch of text in one style.
  public struct Run {
    public var text: String
    /// Nil: the view's own color.
    public var color: UIColor?
    public var attributes: CellStyle.Attributes
    /// What the text is set in; nil for signs that only stand for something. Large texts need it.
    package var font: UIFont?

    package init(_ text: String, color: UIColor? = nil, attributes: CellStyle.Attributes = []) {
      self.text = text
      self.color = color
      self.attributes = attributes
    }
  }

  public enum VerticalPlace: Hashable, Sendable { case top, center, bottom }

  public var runs: [Run]
  /// Resolved: left, center or right (natural and directional ones already turned into these).
  package var alignment: CellText.Alignment
  package var lineBreak: NSLineBreakMode
  /// 0: as many as there is room for.
  public var numberOfLines: Int
  public var vertical: VerticalPlace
  /// Where the text lies inside the view, in points.
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
