extension UILabel {
  /// The text in the styles of its parts, a disabled label's faint.
  var nibRuns: [NibText.Run] {
    var runs: [NibText.Run] =
      switch content {
      case .none: []
      case .plain(let text): [NibText.Run(text, font: nibFont, color: nibShownColor)]
      case .attributed(let text): NibText.Run.runs(of: text, font: nibFont, color: nibShownColor)
      }
    if !isEnabled { for index in runs.indices { runs[index].attributes.insert(.dim) } }
    return runs
  }

  private var nibShownColor: UIColor { (isHighlighted ? highlightedTextColor : nil) ?? textColor ?? .label }

  /// The attributes that the label's properties give its text.
  var nibPlainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    return [.font: nibFont, .foregroundColor: textColor ?? UIColor.label, .paragraphStyle: style]
  }

  /// The font that counts where the text has none.
  var nibFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The text as it is measured.
  var nibStyledText: StyledText {
    switch content {
    case .none: StyledText("", font: nibFont)
    case .plain(let text): StyledText(text, font: nibFont)
    case .attributed(let text): StyledText(text, defaultFont: nibFont)
    }
  }
}
