import NibCore

/// A text that is broken into lines, truncated and measured with the metrics of the layout.
struct VectorTextLayout {
  private typealias Piece = (text: String, run: Int, width: CGFloat)

  private let text: NibText
  private let string: String
  private let fonts: [UIFont]
  private let metrics: TextMetrics
  private let width: CGFloat
  /// The factor by which the font is smaller than the text asks for.
  private let scale: CGFloat
  private let layout: TextLayout
  /// The height of the lines that the area shows.
  let height: CGFloat
  /// The distance between the tops of two lines.
  private let pitch: CGFloat

  /// The maximum number of lines that are drawn.
  private static let maximumLines = 2_000

  /// - Parameters:
  ///   - size: the size of the area for the text in points. Lines that do not fit into its height are left out.
  ///   - smallestScale: the factor by which the font may be made smaller so that the text fits.
  init(_ text: NibText, size: CGSize, metrics: TextMetrics, smallestScale: CGFloat = 1) {
    self.text = text
    self.metrics = metrics
    fonts = text.runs.map { $0.font ?? .systemFont(ofSize: UIFont.labelFontSize) }
    let styled = StyledText(
      runs: zip(text.runs, fonts).map { StyledText.Run($0.text, font: $1, tabs: $0.tabs) },
      lineBreakStrategy: text.lineBreakStrategy)
    string = styled.string
    let isOneLine = text.numberOfLines == 1
    let shrunkScale =
      isOneLine || smallestScale == 1
      ? 1
      : metrics.shrunkLayout(
        styled, in: size, numberOfLines: text.numberOfLines, lineBreakMode: text.lineBreak,
        smallestScale: smallestScale
      ).scale
    layout = metrics.layout(
      styled, width: isOneLine ? nil : max(1, size.width) / shrunkScale, height: size.height / shrunkScale,
      numberOfLines: text.numberOfLines, lineBreakMode: text.lineBreak)
    scale =
      isOneLine
      ? TextFit.scale(of: layout.size.width, to: size.width, smallest: smallestScale) : shrunkScale
    width = size.width / scale
    height = layout.size.height * scale
    let first = metrics.lineHeight(of: fonts.first ?? .systemFont(ofSize: UIFont.labelFontSize))
    let full = layout.lines.count > 1 ? (layout.size.height - first) / CGFloat(layout.lines.count - 1) : first
    pitch = full * scale
  }

  /// The end of each run in the whole text, in bytes.
  private var runEnds: [Int] {
    var end = 0
    return text.runs.map {
      end += $0.text.utf8.count
      return end
    }
  }

  // MARK: Lines

  /// The lines that can be seen in an area, and lines outside it that are near enough to be seen around it.
  ///
  /// - Parameter top: the top of the first line.
  private func shownLines(in area: CGRect, top: CGFloat) -> Range<Int> {
    let above = Int(bounded: ((area.minY - top) / pitch).rounded(.down)) - VectorTextLayout.maximumLines / 2
    let first = min(max(0, above), layout.lines.count)
    return first..<min(layout.lines.count, first + VectorTextLayout.maximumLines)
  }

  /// The pieces of a line.
  ///
  /// - Parameter ends: the end of each run in the whole text, in bytes.
  private func pieces(ofLine number: Int, _ ends: [Int]) -> [Piece] {
    let line = layout.lines[number]
    let range = text.numberOfLines == 1 || text.lineBreak.truncates ? line.range : line.own
    let isCut = layout.isTruncated && number == layout.lines.count - 1
    var characters: [(Character, Int)] = []
    var place = string.utf8.distance(from: string.startIndex, to: range.lowerBound)
    var run = 0
    for character in string[range] {
      while run + 1 < ends.count, place >= ends[run] { run += 1 }
      if !character.isNewline { characters.append((character, run)) }
      place += String(character).utf8.count
    }
    let whole = joined(characters)
    // After the first line of a label with one line, only truncation at the end stands for the lines that are missing.
    let needsSign = isCut && (text.numberOfLines != 1 || text.lineBreak == .byTruncatingTail)
    guard needsSign || total(whole) > width + 0.5, text.lineBreak.truncates else { return whole }
    return truncated(characters)
  }

  private func total(_ pieces: [Piece]) -> CGFloat { pieces.reduce(0) { $0 + $1.width } }

  /// The characters in pieces of the same run.
  private func joined(_ characters: [(Character, Int)]) -> [Piece] {
    var parts: [(text: String, run: Int)] = []
    for (character, run) in characters {
      if let last = parts.indices.last, parts[last].run == run, character != "\t", parts[last].text != "\t" {
        parts[last].text.append(character)
      } else {
        parts.append((String(character), run))
      }
    }
    var end: CGFloat = 0
    return parts.map { string, run in
      let isTab = string == "\t"
      let width =
        isTab ? text.runs[run].tabs.end(ofTabAt: end) - end : metrics.width(of: string, font: fonts[run])
      end += width
      return (string, run, width)
    }
  }

  /// The characters with an ellipsis in place of as many as necessary, found with a binary search. An ellipsis at the
  /// end can follow all of them.
  private func truncated(_ characters: [(Character, Int)]) -> [Piece] {
    func fits(_ count: Int) -> Bool { total(joined(shortened(count, of: characters))) <= width + 0.5 }
    var fitting = 0
    var tooMany = characters.count + (text.lineBreak == .byTruncatingTail ? 1 : 0)
    // Few characters of a long text fit, so the search begins with few.
    var next = 64
    while next < tooMany, fits(next) { (fitting, next) = (next, 2 * next) }
    tooMany = min(tooMany, next)
    while tooMany - fitting > 1 {
      let middle = (fitting + tooMany) / 2
      if fits(middle) {
        fitting = middle
      } else {
        tooMany = middle
      }
    }
    return joined(shortened(fitting, of: characters))
  }

  /// The given number of characters, with an ellipsis where characters are missing.
  private func shortened(_ count: Int, of characters: [(Character, Int)]) -> [(Character, Int)] {
    let head: Int
    switch text.lineBreak {
    case .byTruncatingHead: head = 0
    case .byTruncatingMiddle: head = (count + 1) / 2
    default: head = count
    }
    var start = Array(characters.prefix(head))
    while head == count, let last = start.last, last.0.isWhitespace { start.removeLast() }
    let run = start.last?.1 ?? characters.first?.1 ?? 0
    return start + [("…", run)] + characters.suffix(count - head)
  }

  /// The pieces of the text at their positions in an area.
  ///
  /// - Parameter color: returns the components of a color with an additional opacity.
  func texts(in area: CGRect, color: (UIColor?, Double) -> ColorComponents) -> [VectorText] {
    var texts: [VectorText] = []
    let top = text.vertical.start(of: height, from: area.minY, to: area.maxY)
    let ends = runEnds
    for number in shownLines(in: area, top: top) {
      let line = pieces(ofLine: number, ends)
      guard !line.isEmpty else { continue }
      let font = fonts[line[0].run]
      let baseline = top + CGFloat(number) * pitch + ascent(of: font)
      guard baseline - pitch < area.maxY + pitch else { break }
      var x = text.alignment.start(of: total(line) * scale, from: area.minX, to: area.maxX)
      for piece in line {
        let run = text.runs[piece.run]
        let dim = run.attributes.contains(.dim) ? 0.5 : 1
        if piece.text.contains(where: { !$0.isWhitespace }) {
          texts.append(
            VectorText(
              string: piece.text, origin: CGPoint(x: x, y: baseline), width: piece.width * scale,
              face: fonts[piece.run].nibFace, size: metrics.pointSize(of: fonts[piece.run]) * scale,
              color: color(run.color, dim), isUnderlined: run.attributes.contains(.underline),
              isStruckThrough: run.attributes.contains(.strikethrough),
              fontFile: metrics.fontFile(of: fonts[piece.run].nibFace)))
        }
        x += piece.width * scale
      }
    }
    return texts
  }

  private func ascent(of font: UIFont) -> CGFloat { metrics.ascent(of: font) * scale }
}

extension NSLineBreakMode {
  /// Whether text that does not fit gets an ellipsis.
  fileprivate var truncates: Bool {
    switch self {
    case .byTruncatingHead, .byTruncatingTail, .byTruncatingMiddle: true
    case .byWordWrapping, .byCharWrapping, .byClipping: false
    }
  }
}
