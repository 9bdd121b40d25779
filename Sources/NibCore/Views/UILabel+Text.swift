extension UILabel {
  /// The text as runs, dimmed if the label is disabled.
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

  /// The attributes of a plain text, from the label's properties.
  var nibPlainAttributes: [NSAttributedString.Key: Any] {
    let style = NSMutableParagraphStyle()
    style.alignment = textAlignment
    style.lineBreakMode = lineBreakMode
    style.lineBreakStrategy = lineBreakStrategy
    return [.font: nibFont, .foregroundColor: textColor ?? UIColor.label, .paragraphStyle: style]
  }

  /// The font of text that does not specify one.
  var nibFont: UIFont { font ?? .systemFont(ofSize: UIFont.labelFontSize) }

  /// The strategies for breaking lines that have an effect. An attributed text ignores those of the label.
  var nibLineBreakStrategy: NSParagraphStyle.LineBreakStrategy {
    switch content {
    case .none: []
    case .plain: nibFollows(.labelsAvoidLoneWords) ? lineBreakStrategy : []
    case .attributed(let text): text.nibFirstParagraphStyle?.lineBreakStrategy ?? []
    }
  }

  /// The text with its fonts, for measuring.
  var nibStyledText: StyledText {
    switch content {
    case .none: StyledText("", font: nibFont)
    case .plain(let text): StyledText(text, font: nibFont, lineBreakStrategy: nibLineBreakStrategy)
    case .attributed(let text): StyledText(text, defaultFont: nibFont)
    }
  }
}
