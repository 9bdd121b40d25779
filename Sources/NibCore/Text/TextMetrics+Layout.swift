import Foundation

extension TextMetrics {
  /// Lays out a text in one font; see `layout(_:width:numberOfLines:lineBreakMode:)`.
  package func layout(
    _ text: String, font: UIFont, width: CGFloat? = nil, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    layout(
      StyledText(text, font: font), width: width, numberOfLines: numberOfLines,
      lineBreakMode: lineBreakMode)
  }

  /// Lays out a text in lines of at most `width` points (`nil`: no limit), as a label does.
  ///
  /// - Parameters:
  ///   - numberOfLines: the maximum number of lines; 0 for as many as the text needs. A single line is not
  ///     wrapped.
  ///   - lineBreakMode: `byCharWrapping` breaks anywhere in words. All other modes break between words, and
  ///     inside words that are too long for a line.
  package func layout(
    _ text: StyledText, width: CGFloat? = nil, numberOfLines: Int = 0,
    lineBreakMode: NSLineBreakMode = .byTruncatingTail
  ) -> TextLayout {
    let string = text.string
    guard !string.isEmpty else { return TextLayout(lines: [], size: .zero, isTruncated: false) }
    let measured = measured(text, joined: string)
    let limit = width.map(Double.init) ?? .infinity
    let tolerance = Double(Self.pixelTolerance / scale)
    let all = LineBreaker(
      measured, of: string, limit: numberOfLines == 1 ? .infinity : limit + tolerance,
      breaksWords: lineBreakMode == .byCharWrapping
    ).lines()
    let kept = numberOfLines > 0 ? Array(all.prefix(numberOfLines)) : all
    return TextLayout(
      kept, of: all, measured, limit: limit, tolerance: tolerance, countsSpaces: profile != .cells,
      size: { CGSize(width: ceilToPixel($0), height: height(of: kept, measured, text)) })
  }

  /// The size of a text in one font; see `layout(_:width:numberOfLines:lineBreakMode:)`.
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

  /// The height of the given number of lines in one font, rounded up to a pixel.
  package func height(ofLines count: Int, font: UIFont) -> CGFloat {
    guard count > 0 else { return 0 }
    let line = lineHeight(of: font)
    guard profile != .cells else { return line * CGFloat(count) }
    return ceilToPixel(line + CGFloat(count - 1) * (styleLeading(of: font) ?? line))
  }

  /// The height of lines, rounded up to a pixel.
  private func height(
    of lines: [LineBreaker.Line], _ measured: MeasuredText, _ text: StyledText
  ) -> CGFloat {
    let first = text.runs[0].font
    if profile == .cells || text.spacing == LineSpacing() && text.runs.allSatisfy({ $0.font == first }) {
      return height(ofLines: lines.count, font: first)
    }
    var total: CGFloat = 0
    for (number, line) in lines.enumerated() {
      total += text.spacing.height(of: naturalHeight(of: line, measured, text))
      guard number + 1 < lines.count else { break }
      total += text.spacing.between + (line.endsParagraph ? text.spacing.paragraph : 0)
    }
    return ceilToPixel(total)
  }

  /// The height of the tallest font in a line. The height of an empty line is that of the newline that ends
  /// it.
  private func naturalHeight(
    of line: LineBreaker.Line, _ measured: MeasuredText, _ text: StyledText
  ) -> CGFloat {
    let places = line.whole.isEmpty ? max(line.whole.lowerBound - 1, 0)..<line.whole.lowerBound : line.whole
    let runs = places.map { measured.elements[$0].run }
    let tallest = Set(runs).map { lineHeight(of: text.runs[$0].font) }.max()
    return tallest ?? lineHeight(of: text.runs[0].font)
  }
}

extension TextLayout {
  /// Creates the public layout from broken lines.
  fileprivate init(
    _ kept: [LineBreaker.Line], of all: [LineBreaker.Line], _ measured: MeasuredText, limit: Double,
    tolerance: Double, countsSpaces: Bool, size: (CGFloat) -> CGSize
  ) {
    var lines = kept.map { line in
      Line(
        range: measured.index(at: line.visible.lowerBound)..<measured.index(at: line.visible.upperBound),
        width: CGFloat(min(measured.width(of: line.visible), limit)))
    }
    let isCutOff = kept.count < all.count
    if isCutOff, let last = kept.last {
      // The truncated rest of the paragraph belongs to the last line.
      let end = all[(kept.count - 1)...].first { $0.endsParagraph } ?? last
      let rest = last.visible.lowerBound..<end.visible.upperBound
      lines[lines.count - 1] = Line(
        range: measured.index(at: rest.lowerBound)..<measured.index(at: rest.upperBound),
        width: CGFloat(min(measured.width(of: rest), limit)))
    }
    self.lines = lines
    isTruncated = isCutOff || kept.contains { measured.width(of: $0.visible) > limit + tolerance }
    // Spaces at the end of a line count as far as they fit. In a terminal they need no columns.
    let spaced = countsSpaces ? kept : []
    let hanging = spaced.map { CGFloat(min(measured.width(of: $0.whole), limit)) }
    self.size = size((lines.map(\.width) + hanging).max() ?? 0)
  }
}
