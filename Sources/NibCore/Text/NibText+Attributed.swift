extension NibText.Run {
  /// A stretch of text as a font and color show it in a terminal.
  init(_ text: String, font: UIFont, color: UIColor?) {
    self.init(text, color: color, attributes: CellStyle.Attributes(font))
    self.font = font
  }

  /// The runs of an attributed text; what it does not say comes from `font` and `color`.
  static func runs(of text: NSAttributedString, font: UIFont, color: UIColor?) -> [NibText.Run] {
    var runs: [NibText.Run] = []
    let string = text.string as NSString
    text.enumerateAttributes(in: NSRange(location: 0, length: text.length)) { attributes, range, _ in
      var run = NibText.Run(
        string.substring(with: range), font: attributes[.font] as? UIFont ?? font,
        color: attributes[.foregroundColor] as? UIColor ?? color)
      if nibIsSet(attributes[.underlineStyle]) { run.attributes.insert(.underline) }
      if nibIsSet(attributes[.strikethroughStyle]) { run.attributes.insert(.strikethrough) }
      runs.append(run)
    }
    return runs
  }

  private static func nibIsSet(_ style: Any?) -> Bool { style.flatMap(nibNumber).map { $0 != 0 } ?? false }
}

extension CellStyle.Attributes {
  /// What a terminal can show of a font.
  init(_ font: UIFont) {
    self = []
    if font.nibFace.isBold { insert(.bold) }
    if font.nibFace.isItalic { insert(.italic) }
  }
}

extension NSTextAlignment {
  /// Left, center or right under a direction of writing; justified text is set like natural one.
  func nibResolved(isRightToLeft: Bool) -> CellText.Alignment {
    switch self {
    case .left: .left
    case .center: .center
    case .right: .right
    case .natural, .justified: isRightToLeft ? .right : .left
    }
  }
}

extension NSAttributedString {
  /// The alignment and line break of the first paragraph that gives a style.
  var nibFirstParagraphStyle: NSParagraphStyle? {
    var found: NSParagraphStyle?
    enumerateAttributes(in: NSRange(location: 0, length: length)) { attributes, _, stop in
      found = attributes[.paragraphStyle] as? NSParagraphStyle
      if found != nil { stop.pointee = true }
    }
    return found
  }
}
