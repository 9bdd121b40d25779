import NibCore

/// Writes the positioned lines of a text in the colors and attributes of its runs. The lines must be drawn in order.
struct TextPainter {
  private let runs: [NibText.Run]
  private let style: UIUserInterfaceStyle
  private let opacity: Double
  /// Whether the runs' colors are drawn.
  var usesColors = true
  /// Attributes added to the whole text.
  var extraAttributes: CellStyle.Attributes = []

  /// The position of the next character to draw: its run and its index in the run's text (nil for the start).
  private var run = 0
  private var index: String.Index?
  /// Attributes added to the line that is being drawn.
  private var lineAttributes: CellStyle.Attributes = []

  init(_ text: NibText, traits: UITraitCollection, opacity: Double) {
    runs = text.runs.filter { !$0.text.isEmpty }
    style = traits.userInterfaceStyle
    self.opacity = opacity
  }

  /// Draws the next line of the text.
  mutating func draw(_ line: TextPlacement.Line, on canvas: CellCanvas) {
    lineAttributes = line.isEmphasized ? .bold : []
    if let large = line.large { return draw(large, line, on: canvas) }
    guard runs.count > 1 else {
      canvas.put(line.text, at: line.start, style: cellStyle(of: runs.first, at: line.start, on: canvas))
      return
    }
    var place = line.start
    for character in line.text {
      let used = canvas.put(
        String(character), at: place, style: cellStyle(of: nextRun(for: character), at: place, on: canvas))
      place.column += used
    }
  }

  /// Draws a row of a large text. The content behind its empty cells is kept, unless the text's style is
  /// visible on spaces.
  private func draw(_ large: TextPlacement.LargeRow, _ line: TextPlacement.Line, on canvas: CellCanvas) {
    var place = line.start
    for (block, run) in zip(line.text, large.runs) {
      var style = cellStyle(of: run.map { runs[$0] } ?? runs.first, at: place, on: canvas)
      style.attributes.subtract(TextPainter.attributesOfSomeRows.subtracting(large.lines))
      if run != nil || !style.attributes.isDisjoint(with: TextPainter.visibleOnSpaces) {
        canvas.put(String(block), at: place, style: style)
      }
      place.column += 1
    }
  }

  /// Attributes that are not applied to every row of a large text: underlines and strikethrough lines are drawn in
  /// one row only, and block elements cannot be slanted.
  private static let attributesOfSomeRows: CellStyle.Attributes = [.underline, .strikethrough, .italic]
  private static let visibleOnSpaces: CellStyle.Attributes = [.underline, .strikethrough, .reverse]

  /// Returns the run that the next drawn character belongs to. Skips characters of the text that are not drawn
  /// (spaces and breaks at the end of a line, truncated text). A truncation sign gets the style of the position
  /// where it appears.
  private mutating func nextRun(for character: Character) -> NibText.Run? {
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
    var result = CellStyle(attributes: (run?.attributes ?? []).union(extraAttributes).union(lineAttributes))
    guard usesColors, let color = run?.color else { return result }
    let components = color.nibComponents(for: style)
    let backdrop = canvas.background(at: place)
    result.foreground = components.cellColor
      .mixed(over: backdrop, opacity: max(0.5, components.alpha * opacity))
    return result
  }
}
