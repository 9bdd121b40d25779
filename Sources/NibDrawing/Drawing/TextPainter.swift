import NibCore

/// Writes positioned lines in the colors and attributes of the text's runs.
struct TextPainter {
  private let runs: [NibText.Run]
  private let style: UIUserInterfaceStyle
  private let opacity: Double
  /// Whether the runs' colors are drawn.
  var usesColors = true
  /// Attributes added to the whole text.
  var extra: CellStyle.Attributes = []

  /// The next character of the text to be drawn: its run and its index there.
  private var run = 0
  private var index: String.Index?

  init(_ text: NibText, traits: UITraitCollection, opacity: Double) {
    runs = text.runs.filter { !$0.text.isEmpty }
    style = traits.userInterfaceStyle
    self.opacity = opacity
  }

  /// Draws the next line of the text.
  mutating func draw(_ line: TextPlacement.Line, on canvas: CellCanvas) {
    if let large = line.large { return draw(large, line, on: canvas) }
    guard runs.count > 1 else {
      canvas.put(line.text, at: line.start, style: cellStyle(of: runs.first, at: line.start, on: canvas))
      return
    }
    var place = line.start
    for character in line.text {
      let used = canvas.put(
        String(character), at: place, style: cellStyle(of: take(character), at: place, on: canvas))
      place.column += used
    }
  }

  /// Draws a row of a large text. The content behind its empty cells is kept, unless the text's style is
  /// visible on spaces.
  private func draw(_ large: TextPlacement.LargeRow, _ line: TextPlacement.Line, on canvas: CellCanvas) {
    var place = line.start
    for (block, run) in zip(line.text, large.runs) {
      var style = cellStyle(of: run.map { runs[$0] } ?? runs.first, at: place, on: canvas)
      style.attributes.subtract(TextPainter.lineAttributes.subtracting(large.lines))
      if run != nil || !style.attributes.isDisjoint(with: TextPainter.seenOnSpaces) {
        canvas.put(String(block), at: place, style: style)
      }
      place.column += 1
    }
  }

  /// Attributes that are not applied to every row of a large text: lines belong in certain rows only, and
  /// block elements cannot be slanted.
  private static let lineAttributes: CellStyle.Attributes = [.underline, .strikethrough, .italic]
  private static let seenOnSpaces: CellStyle.Attributes = [.underline, .strikethrough, .reverse]

  /// Returns the run that a drawn character belongs to. Skips characters that the line left out (spaces and
  /// breaks at its end, truncated text). A truncation sign takes the style of the position where it appears.
  private mutating func take(_ character: Character) -> NibText.Run? {
    let start = (run, index)
    while run < runs.count {
      let text = runs[run].text
      let current = index ?? text.startIndex
      if current < text.endIndex {
        index = text.index(after: current)
        if text[current] == character { return runs[run] }
      } else {
        run += 1
        index = nil
      }
    }
    (run, index) = start
    return run < runs.count ? runs[run] : runs.last
  }

  private func cellStyle(of run: NibText.Run?, at place: CellPoint, on canvas: CellCanvas) -> CellStyle {
    var result = CellStyle(attributes: (run?.attributes ?? []).union(extra))
    guard usesColors, let color = run?.color else { return result }
    let components = color.nibComponents(for: style)
    let (red, green, blue) = components.bytes
    let backdrop = canvas.background(at: place)
    result.foreground = CellColor(red: red, green: green, blue: blue)
      .mixed(over: backdrop, opacity: max(0.5, components.alpha * opacity))
    return result
  }
}
