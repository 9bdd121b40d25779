import Foundation

/// A text whose parts may have different fonts: what a label or a text view measures.
public struct StyledText: Hashable, Sendable {
  /// A part of the text in one font.
  public struct Run: Hashable, Sendable {
    /// The characters.
    public var text: String
    /// The font of all of them.
    public var font: UIFont
    /// Points added after every character.
    public var kern: CGFloat

    /// A part of a text.
    public init(_ text: String, font: UIFont, kern: CGFloat = 0) {
      self.text = text
      self.font = font
      self.kern = kern
    }
  }

  /// The parts in order.
  public var runs: [Run]
  /// What the paragraph style adds between lines.
  public var spacing: LineSpacing

  /// A text of several parts.
  public init(runs: [Run], spacing: LineSpacing = LineSpacing()) {
    self.runs = runs
    self.spacing = spacing
  }

  /// A text in one font.
  public init(_ text: String, font: UIFont) { self.init(runs: [Run(text, font: font)]) }

  /// An attributed text; characters without a font take `defaultFont`.
  ///
  /// The paragraph style of the first character that has one counts for the whole text.
  public init(_ text: NSAttributedString, defaultFont: UIFont) {
    var runs: [Run] = []
    var style: NSParagraphStyle?
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let kern = attributes[.kern] as? NSNumber
      runs.append(
        Run(
          string.substring(with: range), font: attributes[.font] as? UIFont ?? defaultFont,
          kern: CGFloat(kern?.doubleValue ?? 0)))
      style = style ?? attributes[.paragraphStyle] as? NSParagraphStyle
    }
    self.init(runs: runs, spacing: style.map(LineSpacing.init) ?? LineSpacing())
  }

  /// The whole text.
  public var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}
