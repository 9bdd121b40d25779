/// One or more lines of text that cannot be edited.
open class UILabel: UIView {
  var content = Content.none
  /// A cache of the measured text sizes.
  private var sizes = TextSizes()

  /// The text, in the form in which it was last set.
  enum Content {
    case none
    case plain(String)
    case attributed(NSAttributedString)
  }

  // MARK: Text

  /// The text. Setting it discards the attributes of an attributed text.
  open var text: String? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): text
      case .attributed(let text): text.string
      }
    }
    set {
      // Views that set the text at every layout must not cause another layout each time.
      if case .plain(newValue) = content { return }
      content = newValue.map { .plain($0) } ?? .none
      invalidateIntrinsicContentSize()
    }
  }

  /// The text with its attributes. For a plain text, the attributes are those of the label's properties.
  open var attributedText: NSAttributedString? {
    get {
      switch content {
      case .none: nil
      case .plain(let text): NSAttributedString(string: text, attributes: nibPlainAttributes)
      case .attributed(let text): text
      }
    }
    set {
      content = newValue.map { .attributed($0) } ?? .none
      if let style = newValue?.nibFirstParagraphStyle {
        textAlignment = style.alignment
        lineBreakMode = style.lineBreakMode
      }
      invalidateIntrinsicContentSize()
    }
  }

  /// The font of text that does not specify one; `nil` for the system font at 17 points.
  open var font: UIFont! = .systemFont(ofSize: UIFont.labelFontSize) {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The color of text that does not specify one; `nil` for the system's label color.
  open var textColor: UIColor! = .label { didSet { setNeedsDisplay() } }
  /// The text color while the label is highlighted (in a selected cell); `nil` to keep the ordinary color.
  open var highlightedTextColor: UIColor? { didSet { setNeedsDisplay() } }
  /// The horizontal alignment of the lines.
  open var textAlignment: NSTextAlignment = .natural { didSet { setNeedsDisplay() } }
  /// The treatment of text that does not fit.
  open var lineBreakMode: NSLineBreakMode = .byTruncatingTail { didSet { invalidateIntrinsicContentSize() } }
  /// The strategies for breaking lines. An attributed text has those of its first paragraph instead.
  open var lineBreakStrategy: NSParagraphStyle.LineBreakStrategy = .standard {
    didSet { invalidateIntrinsicContentSize() }
  }
  /// The maximum number of lines; 0 for as many as the text needs.
  open var numberOfLines = 1 { didSet { invalidateIntrinsicContentSize() } }
  /// The maximum width for the intrinsic size, in points; 0 to wrap at the width that layout determines.
  open var preferredMaxLayoutWidth: CGFloat = 0 { didSet { invalidateIntrinsicContentSize() } }
  /// Whether the label is enabled. A disabled label is drawn dimmed.
  open var isEnabled = true { didSet { setNeedsDisplay() } }
  /// Whether the highlighted color is shown.
  open var isHighlighted = false { didSet { setNeedsDisplay() } }

  // MARK: Properties that are stored, but have no effect in a terminal

  /// Whether text that is too long is shown at a smaller size. Has an effect only if `numberOfLines` is 1.
  open var adjustsFontSizeToFitWidth = false
  /// The smallest size, as a fraction of the font's size.
  open var minimumScaleFactor: CGFloat = 0
  /// The smallest size in points, which older documents use instead of a fraction.
  open var minimumFontSize: CGFloat = 0
  /// Whether letter spacing is reduced before text is truncated.
  open var allowsDefaultTighteningForTruncation = false
  /// The vertical position of text that is shown in a smaller size.
  open var baselineAdjustment: UIBaselineAdjustment = .alignBaselines
  /// Whether fonts with a text style adapt to the user's text size. (`TextMetrics` always adapts them.)
  open var adjustsFontForContentSizeCategory = false
  /// The color of the shadow.
  open var shadowColor: UIColor?
  /// The offset of the shadow in points.
  open var shadowOffset = CGSize(width: 0, height: -1)

  override func nibDidCreate() { isUserInteractionEnabled = false }

  package override class var nibKind: NibKind { .label }

  package override class var nibAttributes: [NibAttribute] {
    super.nibAttributes
      + NibRow<UILabel, LabelWord>.table(
        .string(.text, \.text), .child(.attributedText, NSAttributedString.nib) { $0.attributedText = $1 },
        .child(.fontDescription, UIFont.nib) { $0.font = $1 }, .state(\.content), .state(\.font),
        .color(.textColor, \.textColor), .choice(.textAlignment, \.textAlignment),
        .choice(.lineBreakMode, \.lineBreakMode), .integer(.numberOfLines, \.numberOfLines),
        .bool(.enabled, \.isEnabled), .bool(.highlighted, \.isHighlighted),
        .color(.highlightedColor, \.highlightedTextColor),
        .number(.preferredMaxLayoutWidth, \.preferredMaxLayoutWidth),
        .bool(.adjustsFontSizeToFit, \.adjustsFontSizeToFitWidth),
        .bool(.adjustsLetterSpacingToFitWidth, \.allowsDefaultTighteningForTruncation),
        .bool(.adjustsFontForContentSizeCategory, \.adjustsFontForContentSizeCategory),
        .number(.minimumScaleFactor, \.minimumScaleFactor), .number(.minimumFontSize, \.minimumFontSize),
        .choice(.baselineAdjustment, \.baselineAdjustment), .color(.shadowColor, \.shadowColor),
        .size(.shadowOffset, \.shadowOffset),
        .ignored(.usesAttributedText, because: "the element of the attributed text is sufficient"),
        .property("shadowOffset", \.shadowOffset), .property("font", \.font),
        .property("highlightedTextColor", \.highlightedTextColor),
        .property("adjustsFontSizeToFitWidth", \.adjustsFontSizeToFitWidth),
        .property("allowsDefaultTighteningForTruncation", \.allowsDefaultTighteningForTruncation),
        .property("lineBreakStrategy", \.lineBreakStrategy))
  }

  // MARK: Sizes

  /// The size of the text on one line, or wrapped at `preferredMaxLayoutWidth` if that is set.
  open override var intrinsicContentSize: CGSize {
    if nibHasPlaceholderSize { return Self.placeholderSize }
    let limit = preferredMaxLayoutWidth > 0 && numberOfLines != 1 ? preferredMaxLayoutWidth : nil
    var size = nibTextSize(limitedTo: limit, lines: numberOfLines)
    if let element = nibOrigin?.element, nibHasLibraryHeight {
      size.height = max(size.height, nibEnvironment.libraryLabelHeight(of: element))
    }
    return size
  }

  /// Whether the label keeps the height of labels in Interface Builder's library. Constraints outside a stack view must
  /// place it, and it must have one line of plain text in the default font.
  private var nibHasLibraryHeight: Bool {
    guard !translatesAutoresizingMaskIntoConstraints, nibIsPlacedByMask else { return false }
    guard numberOfLines == 1, case .plain(let text) = content, !text.isEmpty else { return false }
    return nibFont == .systemFont(ofSize: UIFont.labelFontSize)
  }

  /// The size that Interface Builder gives labels without text in stack views, in points
  /// (docs/interface-builder.md 4.3).
  private static let placeholderSize = CGSize(width: 50, height: 50)

  /// Whether the label has the placeholder size: on the canvas, it is arranged by a stack view, has one line, and no text.
  private var nibHasPlaceholderSize: Bool {
    guard nibFollows(.emptyLabelsInStacks), numberOfLines == 1, !nibIsPlacedByMask else { return false }
    return nibStyledText.runs.allSatisfy(\.text.isEmpty)
  }

  /// Whether the text can wrap at the width that layout determines.
  override var nibWrapsContent: Bool {
    numberOfLines != 1 && preferredMaxLayoutWidth <= 0
  }

  /// The height of the wrapped text; `nil` for single-line labels and for labels with a preferred width, because their
  /// height does not depend on `width`.
  package override func nibContentHeight(forWidth width: CGFloat) -> CGFloat? {
    nibContentSize(forWidth: width)?.height
  }

  /// The size of the wrapped text: as wide as its widest line.
  package override func nibContentSize(forWidth width: CGFloat) -> (width: CGFloat?, height: CGFloat)? {
    guard nibWrapsContent else { return nil }
    let size = nibTextSize(limitedTo: width, lines: numberOfLines)
    return (size.width, size.height)
  }

  /// Changes the font size so that the text on one line has `size`, which a document stores for a designable label
  /// whose class may have changed the font. Does nothing if a line already has that height, or if no font size fits.
  func nibUseFont(ofRecorded size: CGSize) {
    let metrics = nibEnvironment.textMetrics
    func hasRecordedHeight(_ font: UIFont) -> Bool {
      abs(metrics.pixelLineHeight(of: font) - size.height) < 0.1
    }
    guard case .plain(let text) = content, !text.isEmpty, size.width > 0, !hasRecordedHeight(nibFont) else {
      return
    }
    let candidates = (6...60).map { nibFont.withSize(CGFloat($0)) }
      .filter(hasRecordedHeight)
      .map { (font: $0, error: abs(metrics.width(of: text, font: $0) / size.width - 1)) }
    // The class may also have changed the weight, which changes the width by up to 15 percent.
    guard let best = candidates.min(by: { $0.error < $1.error }), best.error < 0.15 else { return }
    font = best.font
  }

  /// The baselines of the first and the last line.
  package override var nibBaselines: (first: CGFloat, last: CGFloat)? {
    let metrics = nibEnvironment.textMetrics
    let runs = nibStyledText.runs
    return (
      metrics.ascent(of: runs.first?.font ?? nibFont), metrics.descent(of: runs.last?.font ?? nibFont)
    )
  }

  override var nibBaselineStyle: BaselineRows.Style? { numberOfLines == 1 ? .line : .lines }

  /// The size of the text within `size`. A single-line label ignores the width.
  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    nibTextSize(limitedTo: numberOfLines == 1 || size.width <= 0 ? nil : size.width, lines: numberOfLines)
  }

  /// The area of the text in `bounds`, limited to the given number of lines.
  open func textRect(forBounds bounds: CGRect, limitedToNumberOfLines numberOfLines: Int) -> CGRect {
    let size = nibTextSize(limitedTo: bounds.width, lines: numberOfLines)
    return CGRect(
      x: bounds.minX, y: bounds.minY, width: min(size.width, bounds.width),
      height: min(size.height, bounds.height))
  }

  /// The size of the text with a limited width and number of lines.
  private func nibTextSize(limitedTo width: CGFloat?, lines: Int) -> CGSize {
    // Trailing spaces count on a single line. Where text wraps, they extend past the edge.
    if lines == 1, width == nil, case .plain(let text) = content {
      return nibEnvironment.textMetrics.size(of: text, font: nibFont, numberOfLines: 1)
    }
    return sizes.size(
      of: nibStyledText, metrics: nibEnvironment.textMetrics, width: width, numberOfLines: max(0, lines),
      lineBreakMode: lineBreakMode)
  }

  /// The space that the text needs and gets. White space shows nothing.
  package override var nibTextFit: TextFit? {
    guard let text, text.contains(where: { !$0.isWhitespace }) else { return nil }
    let metrics = nibEnvironment.textMetrics
    guard numberOfLines != 1 else {
      let line = metrics.layout(nibStyledText, numberOfLines: 0, lineBreakMode: .byWordWrapping)
      return TextFit(
        needed: line.size, given: bounds.size, neededLines: line.lines.count, allowedLines: 1,
        smallestScale: nibSmallestScale)
    }
    let (scale, layout) = metrics.shrunkLayout(
      nibStyledText, in: bounds.size, numberOfLines: max(0, numberOfLines), lineBreakMode: lineBreakMode,
      smallestScale: nibSmallestScale)
    return TextFit(
      needed: CGSize(width: layout.size.width * scale, height: layout.size.height * scale),
      given: bounds.size,
      neededLines: layout.lines.count, allowedLines: max(0, numberOfLines))
  }

  /// The smallest factor by which the label shrinks its text; 1 if it does not shrink the text. Since iOS 7, a label with
  /// several lines shrinks its text, too, but not if its lines wrap without truncation.
  package var nibSmallestScale: CGFloat { nibSmallestScale(of: nibFont) }

  /// The smallest factor by which the label shrinks text in the given font.
  func nibSmallestScale(of font: UIFont) -> CGFloat {
    let onlyWraps = numberOfLines != 1 && [.byWordWrapping, .byCharWrapping].contains(lineBreakMode)
    guard adjustsFontSizeToFitWidth, !onlyWraps else { return 1 }
    return min(1, max(minimumScaleFactor, minimumFontSize / max(1, font.pointSize), 0.01))
  }

  /// The text. Screen readers skip a label without text.
  package override var nibAccessibility: NibAccessibility? { .text(text) }

  /// Sample data replaces the text. A reset restores the original text with its attributes.
  package override var nibSample: SampleSlot? {
    let (text, attributed) = (text, attributedText)
    return SampleSlot(
      text: text,
      show: { value in
        self.text = value
        return true
      },
      reset: {
        self.text = text
        // Plain text gets its attributes from the label's properties, so it has been restored completely.
        if self.attributedText != attributed { self.attributedText = attributed }
      })
  }

  /// The text with its style; `nil` if it is empty.
  package override var nibText: NibText? {
    guard let text, !text.isEmpty else { return nil }
    return NibText(
      runs: nibRuns, alignment: textAlignment.nibResolved(isRightToLeft: nibIsRightToLeft),
      lineBreak: lineBreakMode, lineBreakStrategy: nibLineBreakStrategy, numberOfLines: max(0, numberOfLines))
  }
}
