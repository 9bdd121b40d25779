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
    if let word = saved.alignment, let value = NibWords.textAlignments.value(of: word) { alignment = value }
    if let word = saved.lineBreakMode, let value = Self.lineBreaks.value(of: word) { lineBreakMode = value }
    if let word = saved.baseWritingDirection, let value = Self.directions.value(of: word) {
      baseWritingDirection = value
    }
    lineSpacing = CGFloat(saved.lineSpacing ?? 0)
    paragraphSpacing = CGFloat(saved.paragraphSpacing ?? 0)
    paragraphSpacingBefore = CGFloat(saved.paragraphSpacingBefore ?? 0)
    firstLineHeadIndent = CGFloat(saved.firstLineHeadIndent ?? 0)
    headIndent = CGFloat(saved.headIndent ?? 0)
    tailIndent = CGFloat(saved.tailIndent ?? 0)
    lineHeightMultiple = CGFloat(saved.lineHeightMultiple ?? 0)
    minimumLineHeight = CGFloat(saved.minimumLineHeight ?? 0)
    maximumLineHeight = CGFloat(saved.maximumLineHeight ?? 0)
  }

  /// The names of the line break modes in paragraph styles, which differ from the names in labels.
  private static let lineBreaks: KeyValuePairs<String, NSLineBreakMode> = [
    "wordWrapping": .byWordWrapping, "charWrapping": .byCharWrapping, "clipping": .byClipping,
    "truncatingHead": .byTruncatingHead, "truncatingTail": .byTruncatingTail,
    "truncatingMiddle": .byTruncatingMiddle,
  ]

  private static let directions: KeyValuePairs<String, NSWritingDirection> = [
    "natural": .natural, "leftToRight": .leftToRight, "rightToLeft": .rightToLeft,
  ]
}

extension KeyValuePairs where Key == String {
  /// The value for a word; `nil` for an unknown word.
  fileprivate func value(of word: String) -> Value? { first { $0.key == word }?.value }
}
