extension UITextView {
  /// The font of text without a font attribute.
  var nibFont: UIFont { font ?? .systemFont(ofSize: 12) }

  func nibSetText(_ text: NSAttributedString, isAttributed: Bool) {
    editor = TextEditor(text.string)
    attributed = isAttributed ? text : nil
    if isAttributed, let style = text.nibFirstParagraphStyle { textAlignment = style.alignment }
    nibTextDidChange()
  }

  func nibTextDidChange() {
    wrapCache = nil
    setNeedsLayout()
    invalidateIntrinsicContentSize()
  }

  /// The space around the text in points: `textContainerInset` and the line padding. Zero in a terminal, where space
  /// is scarce, or one cell inside a border that is drawn.
  var nibInsets: UIEdgeInsets {
    if nibEnvironment.rules.isTerminal {
      let (column, row) = (TextMetrics.columnWidth, TextMetrics.rowHeight)
      return nibHasBorder ? UIEdgeInsets(top: row, left: column, bottom: row, right: column) : .zero
    }
    var insets = textContainerInset
    insets.left += textContainer.lineFragmentPadding
    insets.right += textContainer.lineFragmentPadding
    return insets
  }

  /// Whether the layer has a border and the view has room for text inside the border. A terminal draws the border in
  /// the cells at the edges.
  var nibHasBorder: Bool {
    let hasRoom =
      bounds.isEmpty
      || bounds.width >= 3 * TextMetrics.columnWidth && bounds.height >= 3 * TextMetrics.rowHeight
    return layer.borderWidth > 0 && hasRoom
  }

  /// The size of the text with its insets, wrapped at a view width in points; `nil` for no limit. Empty text has the
  /// height of one line.
  func nibTextSize(width: CGFloat?) -> CGSize {
    let insets = nibInsets
    let styled =
      attributed.map { StyledText($0, defaultFont: nibFont) } ?? StyledText(editor.text, font: nibFont)
    let textWidth = width.map { max(1, $0 - insets.left - insets.right) }
    let metrics = nibEnvironment.textMetrics
    let layout = metrics.layout(
      styled, width: textWidth, numberOfLines: textContainer.maximumNumberOfLines,
      lineBreakMode: .byWordWrapping)
    var size = layout.size
    let lines = max(1, layout.lines.count)
    if attributed == nil, let leading = metrics.styleLeading(of: nibFont) {
      // Unlike a label, a text view also has the leading of the text style below its last line.
      size.height = CGFloat(lines) * leading
    } else if editor.characters.isEmpty {
      size.height = metrics.pixelLineHeight(of: nibFont)
    }
    return CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
  }

  /// The height of one line on the screen, in points of the content.
  var nibLineHeight: CGFloat { max(1, nibEnvironment.textMetrics.lineHeight(of: nibFont)) }

  /// The total height of the lines on the screen in points, with the insets.
  var nibShownHeight: CGFloat {
    let insets = nibInsets
    return CGFloat(nibShownLines) * nibLineHeight + insets.top + insets.bottom
  }

  /// The number of lines that are shown. While the text is edited, all lines are.
  var nibShownLines: Int {
    let limit = textContainer.maximumNumberOfLines
    return limit > 0 && !isEditing ? min(limit, nibWrapped.lines.count) : nibWrapped.lines.count
  }

  /// The standard frame of the insertion point, in the content.
  func nibCaretArea(at position: UITextPosition) -> CGRect {
    let place = nibWrapped.position(ofOffset: editor.offset(ofUTF16: position.nibOffset))
    return CGRect(
      x: nibInsets.left + CGFloat(place.column) * TextMetrics.columnWidth,
      y: nibInsets.top + CGFloat(place.line) * nibLineHeight, width: 2, height: nibLineHeight)
  }

  /// The text wrapped at the view's current width.
  var nibWrapped: WrappedText { nibWrapped(columns: nibColumns) }

  func nibWrapped(columns: Int) -> WrappedText {
    if let cache = wrapCache, cache.columns == columns { return cache.text }
    let tabs = attributed?.nibFirstParagraphStyle.map(TabStops.init) ?? .standard
    let text = WrappedText(editor.characters, columns: columns, tabs: tabs)
    wrapCache = (columns, text)
    return text
  }

  /// The number of columns for lines. One column is reserved for the scroll indicator.
  var nibColumns: Int {
    max(1, Int(bounded: (bounds.width / TextMetrics.columnWidth).rounded()) - 2 * nibMargin - 1)
  }

  /// The number of empty columns at each side of the view.
  var nibMargin: Int { nibEnvironment.rules.isTerminal && !nibHasBorder ? 0 : 1 }

  /// The index of the first visible line.
  var nibFirstLine: Int { max(0, Int(bounded: (contentOffset.y / nibLineHeight).rounded())) }
}
