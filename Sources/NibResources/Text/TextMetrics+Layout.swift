import Foundation

extension TextMetrics {
  /// Lays out a text in one font; see `layout(_:width:height:numberOfLines:lineBreakMode:)`.
  package func layout(
    _ text: String, font: UIFont, width: CGFloat? = nil, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    layout(
      StyledText(text, font: font), width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
  }

  /// Breaks a text into lines of at most `width` points, as a label does. With a width of `nil`, lines end only at
  /// newlines.
  ///
  /// - Parameters:
  ///   - height: the height of the area for the text; lines that do not fit into it are left out, except the first
  ///     one.
  ///   - numberOfLines: the maximum number of lines; 0 for as many as the text needs. A single line is not
  ///     wrapped.
  ///   - lineBreakMode: `byCharWrapping` breaks anywhere in words. All other modes break between words, and
  ///     inside words that are too long for a line.
  package func layout(
    _ text: StyledText, width: CGFloat? = nil, height: CGFloat = .infinity, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    layout(
      text, measured: measured(text), width: width, height: height, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
  }

  /// Breaks a text into lines, and makes its fonts smaller if it has more lines than allowed or is higher than the area.
  ///
  /// - Parameters:
  ///   - size: the area in points.
  ///   - numberOfLines: the largest number of lines; 0 for any number.
  ///   - smallestScale: the smallest factor for the fonts; with 1 they keep their sizes.
  /// - Returns: the factor, and all lines in fonts of their full size, at the width that the area has for them.
  package func shrunkLayout(
    _ text: StyledText, in size: CGSize, numberOfLines: Int, lineBreakMode: NSLineBreakMode,
    smallestScale: CGFloat
  ) -> (scale: CGFloat, layout: TextLayout) {
    let measured = measured(text)
    // Text that is smaller by a factor breaks like full-sized text in an area that is wider by it.
    func layout(_ scale: CGFloat) -> TextLayout {
      self.layout(
        text, measured: measured, width: size.width / scale, numberOfLines: 0, lineBreakMode: lineBreakMode)
    }
    func fits(_ layout: TextLayout, _ scale: CGFloat) -> Bool {
      (numberOfLines == 0 || layout.lines.count <= numberOfLines)
        && layout.size.height * scale <= size.height + 0.5
    }
    let full = layout(1)
    guard smallestScale < 1, !fits(full, 1) else { return (1, full) }
    var (fitting, tooLarge) = (smallestScale, CGFloat(1))
    for _ in 0..<7 {
      let middle = (fitting + tooLarge) / 2
      if fits(layout(middle), middle) { fitting = middle } else { tooLarge = middle }
    }
    return (fitting, layout(fitting))
  }

  /// Breaks a text into lines; see `layout(_:width:height:numberOfLines:lineBreakMode:)`.
  ///
  /// - Parameter measured: the result of `measured(_:)` for the text.
  func layout(
    _ text: StyledText, measured: MeasuredText, width: CGFloat?, height: CGFloat = .infinity,
    numberOfLines: Int, lineBreakMode: NSLineBreakMode
  ) -> TextLayout {
    let string = text.string
    guard !string.isEmpty else { return TextLayout(lines: [], size: .zero, isTruncated: false) }
    let limit = width.map(Double.init) ?? .infinity
    let tolerance = Double(Self.pixelTolerance / scale)
    let all = LineBreaker(
      measured, of: string, limit: numberOfLines == 1 ? .infinity : limit + tolerance,
      breaksWords: lineBreakMode == .byCharWrapping, pushesOut: text.lineBreakStrategy.contains(.pushOut)
    ).lines()
    let allowed = numberOfLines > 0 ? Array(all.prefix(numberOfLines)) : all
    let shown = fitting(allowed, in: height, measured, text)
    return TextLayout(
      shown, of: all, measured, limit: limit, tolerance: tolerance, countsSpaces: profile != .cells,
      size: { CGSize(width: ceilToPixel($0), height: self.height(of: shown, measured, text)) })
  }

  /// The first of the given lines that an area of the given height shows; at least one.
  private func fitting(
    _ lines: [LineBreaker.Line], in height: CGFloat, _ measured: MeasuredText, _ text: StyledText
  ) -> [LineBreaker.Line] {
    guard lines.count > 1, height != .infinity else { return lines }
    let lineHeight = self.height(of: lines, measured, text) / CGFloat(lines.count)
    let tooMany = (2..<lines.count + 1).partitioningIndex { count in
      let needed = self.height(of: Array(lines.prefix(count)), measured, text)
      return !TextFit.isShown(needed, in: height, lineHeight: lineHeight)
    }
    return Array(lines.prefix(tooMany - 1))
  }

  /// The size in points of a text in one font; see `layout(_:width:height:numberOfLines:lineBreakMode:)`.
  package func size(
    of text: String, font: UIFont, width: CGFloat? = nil, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> CGSize {
    if numberOfLines == 1, width == nil, !text.isEmpty, !text.utf8.contains(where: { $0 < 32 }) {
      return CGSize(width: pixelWidth(of: text, font: font), height: pixelLineHeight(of: font))
    }
    return layout(
      text, font: font, width: width, numberOfLines: numberOfLines, lineBreakMode: lineBreakMode
    ).size
  }

  /// The height in points of the given number of lines in one font, rounded up to a pixel.
  package func height(ofLines count: Int, font: UIFont) -> CGFloat {
    guard count > 0 else { return 0 }
    let line = lineHeight(of: font)
    guard profile != .cells else { return line * CGFloat(count) }
    return ceilToPixel(line + CGFloat(count - 1) * (styleLeading(of: font) ?? line))
  }

  /// The height in points of the given lines together, rounded up to a pixel.
  private func height(
    of lines: [LineBreaker.Line], _ measured: MeasuredText, _ text: StyledText
  ) -> CGFloat {
    let first = text.runs[0].font
    let isUniform = text.runs.allSatisfy { $0.font == first && $0.spacing == LineSpacing() }
    if profile == .cells || isUniform {
      return height(ofLines: lines.count, font: first)
    }
    guard let firstLine = lines.first else { return 0 }
    var total: CGFloat = 0
    // The style of a paragraph is that of its first character.
    var spacing = text.spacing(of: firstLine, measured)
    for (number, line) in lines.enumerated() {
      total += spacing.height(of: naturalHeight(of: line, measured, text))
      guard number + 1 < lines.count else { break }
      total += spacing.between
      guard line.endsParagraph else { continue }
      let next = text.spacing(of: lines[number + 1], measured)
      total += spacing.afterParagraph + next.beforeParagraph
      spacing = next
    }
    return ceilToPixel(total)
  }

  /// The line height of the tallest font in a line.
  private func naturalHeight(
    of line: LineBreaker.Line, _ measured: MeasuredText, _ text: StyledText
  ) -> CGFloat {
    let runs = line.nonemptyRange.map { measured.elements[$0].run }
    let tallest = Set(runs).map { lineHeight(of: text.runs[$0].font) }.max()
    return tallest ?? lineHeight(of: text.runs[0].font)
  }
}

extension LineBreaker.Line {
  /// The characters of the line. For an empty line, the newline that ends it or, at the end of the text, the newline
  /// before it.
  fileprivate var nonemptyRange: Range<Int> {
    whole.isEmpty ? max(whole.lowerBound - 1, 0)..<whole.lowerBound : whole
  }
}

extension StyledText {
  fileprivate func spacing(of line: LineBreaker.Line, _ measured: MeasuredText) -> LineSpacing {
    line.nonemptyRange.first.map { runs[measured.elements[$0].run].spacing } ?? runs[0].spacing
  }
}

extension TextLayout {
  /// Creates a layout of the lines `shown`, which are the first of the text's lines `all`.
  ///
  /// - Parameters:
  ///   - limit: the maximum width in points, which a line can exceed by `tolerance`.
  ///   - countsSpaces: whether spaces at the end of a line add to the width.
  ///   - size: returns the size of the layout for the width of its widest line.
  fileprivate init(
    _ shown: [LineBreaker.Line], of all: [LineBreaker.Line], _ measured: MeasuredText, limit: Double,
    tolerance: Double, countsSpaces: Bool, size: (CGFloat) -> CGSize
  ) {
    var lines = shown.map { line in
      Line(
        range: measured.characterRange(of: line.visible), own: measured.characterRange(of: line.visible),
        width: CGFloat(min(measured.width(of: line.visible), limit)))
    }
    let isCutOff = shown.count < all.count
    if isCutOff, let last = shown.last {
      // The rest of the paragraph is part of the last line, which will be truncated.
      let end = all[(shown.count - 1)...].first { $0.endsParagraph } ?? last
      let rest = last.visible.lowerBound..<end.visible.upperBound
      lines[lines.count - 1] = Line(
        range: measured.characterRange(of: rest), own: measured.characterRange(of: last.visible),
        width: CGFloat(min(measured.width(of: rest), limit)))
    }
    self.lines = lines
    isTruncated = isCutOff || shown.contains { measured.width(of: $0.visible) > limit + tolerance }
    // Spaces at the end of a line add to its width, up to the limit.
    let widthsWithSpaces = (countsSpaces ? shown : []).map {
      CGFloat(min(measured.width(of: $0.whole), limit))
    }
    self.size = size((lines.map(\.width) + widthsWithSpaces).max() ?? 0)
  }
}
