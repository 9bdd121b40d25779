extension NibText.Run {
  /// Creates a run of text in a font and a color. A bold or italic font gives it the same attribute in the
  /// terminal.
  package init(_ text: String, font: UIFont, color: UIColor?) {
    self.init(text, color: color, attributes: CellStyle.Attributes(font))
    self.font = font
  }

  /// The runs of an attributed text. `font` and `color` apply to characters without these attributes.
  package static func runs(of text: NSAttributedString, font: UIFont, color: UIColor?) -> [NibText.Run] {
    var runs: [NibText.Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var run = NibText.Run(
        string.substring(with: range), font: attributes[.font] as? UIFont ?? font,
        color: attributes[.foregroundColor] as? UIColor ?? color)
      if let style = attributes[.paragraphStyle] as? NSParagraphStyle { run.tabs = TabStops(style) }
      if nibIsSet(attributes[.underlineStyle]) { run.attributes.insert(.underline) }
      if nibIsSet(attributes[.strikethroughStyle]) { run.attributes.insert(.strikethrough) }
      runs.append(run)
    }
    return runs
  }

  private static func nibIsSet(_ style: Any?) -> Bool { style.flatMap(nibNumber).map { $0 != 0 } ?? false }
}

extension CellStyle.Attributes {
  /// Creates the terminal attributes of a font: bold and italic.
  package init(_ font: UIFont) {
    self = []
    if font.nibFace.isBold { insert(.bold) }
    if font.nibFace.isItalic { insert(.italic) }
  }
}

extension NSTextAlignment {
  /// The alignment as left, center or right for a writing direction. Justified text is treated as natural.
  package func nibResolved(isRightToLeft: Bool) -> CellText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }
}

extension NSAttributedString {
  /// The first paragraph style in the text; `nil` if there is none.
  package var nibFirstParagraphStyle: NSParagraphStyle? {
    var style: NSParagraphStyle?
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
      style = attributes[.paragraphStyle] as? NSParagraphStyle
      if style != nil { stop.pointee = true }
    }
    return style
  }
}
