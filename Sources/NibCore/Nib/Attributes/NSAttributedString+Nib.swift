extension NSAttributedString {
  /// The text of an `<attributedString>` element; `nil` if the element is malformed, which is reported.
  static func nib(_ element: NibElement, _ coder: NibCoder) -> NSAttributedString? {
    var log: [Diagnostic] = []
    let saved = NibAttributedString(element, log: &log)
    for diagnostic in log { coder.instantiation.report(diagnostic) }
    return saved.map(nib)
  }

  /// A document's attributed text, converted to UIKit's fonts, colors and styles.
  static func nib(_ saved: NibAttributedString) -> NSAttributedString {
    let text = NSMutableAttributedString(string: "")
    for fragment in saved.fragments {
      text.append(NSAttributedString(string: fragment.text, attributes: fragment.nibTextAttributes))
    }
    return text
  }
}

extension NibAttributedString.Fragment {
  /// The fragment's attributes under UIKit's keys, with UIKit's types.
  fileprivate var nibTextAttributes: [NSAttributedString.Key: Any] {
    var result: [NSAttributedString.Key: Any] = [:]
    result[.font] = font.map { UIFont(nib: $0) }
    result[.foregroundColor] = color.flatMap { UIColor(nib: $0) }
    result[.paragraphStyle] = paragraphStyle.map { NSMutableParagraphStyle(nib: $0) }
    result[.kern] = kern.map { NSNumber(value: $0) }
    if isUnderlined { result[.underlineStyle] = NSUnderlineStyle.single.rawValue }
    if case .integer(let style)? = self["NSStrikethrough"], style != 0 {
      result[.strikethroughStyle] = NSUnderlineStyle.single.rawValue
    }
    return result
  }
}

extension NSMutableParagraphStyle {
  /// Creates a paragraph style from that of a document. UIKit's defaults replace unknown values.
  convenience init(nib saved: NibParagraphStyle) {
    self.init()
    alignment = saved.alignment.flatMap { SchemaWords.textAlignments.value($0) } ?? alignment
    lineBreakMode = saved.lineBreakMode.flatMap { SchemaWords.paragraphLineBreaks.value($0) } ?? lineBreakMode
    baseWritingDirection =
      saved.baseWritingDirection.flatMap { SchemaWords.writingDirections.value($0) } ?? baseWritingDirection
    lineSpacing = CGFloat(saved.lineSpacing ?? 0)
    paragraphSpacing = CGFloat(saved.paragraphSpacing ?? 0)
    paragraphSpacingBefore = CGFloat(saved.paragraphSpacingBefore ?? 0)
    firstLineHeadIndent = CGFloat(saved.firstLineHeadIndent ?? 0)
    headIndent = CGFloat(saved.headIndent ?? 0)
    tailIndent = CGFloat(saved.tailIndent ?? 0)
    lineHeightMultiple = CGFloat(saved.lineHeightMultiple ?? 0)
    minimumLineHeight = CGFloat(saved.minimumLineHeight ?? 0)
    maximumLineHeight = CGFloat(saved.maximumLineHeight ?? 0)
    if let stops = saved.tabStops {
      tabStops = stops.map { NSTextTab(textAlignment: .natural, location: CGFloat($0)) }
    }
    defaultTabInterval = CGFloat(saved.defaultTabInterval ?? 0)
  }
}
