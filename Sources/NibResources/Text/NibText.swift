/// A view's text, which the renderer positions and draws. The renderer knows the neighboring views, so text that fits
/// in points but not in cells can use the free cells beside it.
package struct NibText {
  /// A part of the text whose characters all have the same style.
  package struct Run {
    package var text: String
    /// The text color; `nil` for the view's own color.
    package var color: UIColor?
    /// The attributes of the text, such as bold.
    package var attributes: CellStyle.Attributes
    /// The font, from which the renderer recognizes large text; `nil` for a character that represents something
    /// other than text, such as an image.
    package var font: UIFont?
    package var tabs = TabStops.standard

    package init(_ text: String, color: UIColor? = nil, attributes: CellStyle.Attributes = []) {
      self.text = text
      self.color = color
      self.attributes = attributes
    }
  }

  /// A vertical position within a view.
  package enum VerticalPlace: Hashable, Sendable { case top, center, bottom }

  /// The runs, in order.
  package var runs: [Run]
  /// The resolved alignment: left, center or right. Natural and directional alignments have already been
  /// converted to one of these.
  package var alignment: CellText.Alignment
  /// The way in which text that does not fit is wrapped or truncated.
  package var lineBreak: NSLineBreakMode
  /// The strategies for breaking the lines.
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy
  /// The maximum number of lines; 0 for as many as fit.
  package var numberOfLines: Int
  /// The vertical position of the text in the view.
  package var vertical: VerticalPlace
  /// The distances from the edges of the view to the area for the text, in points.
  package var insets: UIEdgeInsets

  package init(
    runs: [Run], alignment: CellText.Alignment = .left, lineBreak: NSLineBreakMode = .byTruncatingTail,
    lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = [], numberOfLines: Int = 1,
    vertical: VerticalPlace = .center, insets: UIEdgeInsets = .zero
  ) {
    self.runs = runs
    self.alignment = alignment
    self.lineBreak = lineBreak
    self.lineBreakStrategy = lineBreakStrategy
    self.numberOfLines = numberOfLines
    self.vertical = vertical
    self.insets = insets
  }

  package var string: String { runs.map(\.text).joined() }
}
