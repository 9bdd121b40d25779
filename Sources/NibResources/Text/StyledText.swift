import Foundation

/// A text whose parts can have different fonts. It contains what `TextMetrics` needs to measure the text, but no
/// colors.
package struct StyledText: Hashable, Sendable {
  /// A part of the text in one font.
  package struct Run: Hashable, Sendable {
    /// The characters of the part.
    package var text: String
    package var font: UIFont
    /// The number of points added after every character.
    package var kern: CGFloat
    package var spacing: LineSpacing
    package var tabs: TabStops

    package init(
      _ text: String, font: UIFont, kern: CGFloat = 0, spacing: LineSpacing = LineSpacing(),
      tabs: TabStops = .standard
    ) {
      self.text = text
      self.font = font
      self.kern = kern
      self.spacing = spacing
      self.tabs = tabs
    }
  }

  /// The parts in order.
  package var runs: [Run]
  /// The strategy for breaking the lines of all paragraphs.
  package var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy

  package init(runs: [Run], lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []) {
    self.runs = runs
    self.lineBreakStrategy = lineBreakStrategy
  }

  package init(
    _ text: String, font: UIFont, lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = []
  ) {
    self.init(runs: [Run(text, font: font)], lineBreakStrategy: lineBreakStrategy)
  }

  /// Creates a text from an attributed string. Characters without a font get `defaultFont`. The strategy is that of the
  /// first paragraph.
  package init(_ text: NSAttributedString, defaultFont: UIFont) {
    var runs: [Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      let kern = attributes[.kern] as? NSNumber
      let style = attributes[.paragraphStyle] as? NSParagraphStyle
      runs.append(
        Run(
          string.substring(with: range), font: attributes[.font] as? UIFont ?? defaultFont,
          kern: CGFloat(kern?.doubleValue ?? 0), spacing: style.map(LineSpacing.init) ?? LineSpacing(),
          tabs: style.map(TabStops.init) ?? .standard))
    }
    self.init(runs: runs, lineBreakStrategy: text.nibFirstParagraphStyle?.lineBreakStrategy ?? [])
  }

  package var string: String {
    runs.count == 1 ? runs[0].text : runs.map(\.text).joined()
  }
}
