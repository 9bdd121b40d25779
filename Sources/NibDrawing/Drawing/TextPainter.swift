import NibCore

/// Writes the positioned lines of a text in the colors and attributes of its runs. The lines must be drawn in order.
struct TextPainter {
  private let runs: [NibText.Run]
  private let style: UIUserInterfaceStyle
  private let opacity: Double
  /// The color that the page has on a device; `nil` if it is that of the terminal.
  private let page: CellColor?
  /// Whether the runs' colors are drawn.
  var usesColors = true
  var extraAttributes: CellStyle.Attributes = []

  /// The position of the next character to draw: its run and its index in the run's text (`nil` for the start).
  private var run = 0
  private var index: String.Index?
  /// Attributes added to the line that is being drawn.
  private var lineAttributes: CellStyle.Attributes = []

  init(_ text: NibText, traits: UITraitCollection, opacity: Double, page: CellColor?) {
    runs = text.runs.filter { !$0.text.isEmpty }
    style = traits.userInterfaceStyle
    self.opacity = opacity
    self.page = page
  }

  mutating func draw(_ line: TextPlacement.Line, on canvas: CellCanvas) {
    lineAttributes = line.isEmphasized ? .bold : []
    if let large = line.large { return draw(large, line, on: canvas) }
    // The color behind a text can change, and each cell can have another one.
    var place = line.start
    let single = runs.count > 1 ? nil : runs.first
    for character in line.text {
      let run = runs.count > 1 ? nextRun(for: character) : single
      if let style = cellStyle(of: run, at: place, on: canvas) {
        canvas.put(String(character), at: place, style: style)
      }
      place.column += CharacterWidth.columns(of: character)
    }
  }

  /// Draws a row of a large text. The content behind its empty cells is kept, unless the text's style is
  /// visible on spaces.
  private func draw(_ large: TextPlacement.LargeRow, _ line: TextPlacement.Line, on canvas: CellCanvas) {
    var place = line.start
    for (block, run) in zip(line.text, large.runs) {
      defer { place.column += 1 }
      guard var style = cellStyle(of: run.map { runs[$0] } ?? runs.first, at: place, on: canvas) else {
        continue
      }
      style.attributes.subtract(TextPainter.attributesOfSomeRows.subtracting(large.lineAttributes))
      if run != nil || !style.attributes.isDisjoint(with: TextPainter.visibleOnSpaces) {
        canvas.put(String(block), at: place, style: style)
      }
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

  /// The style of a character; `nil` if it is transparent or has the color of what is behind it.
  private func cellStyle(of run: NibText.Run?, at place: CellPoint, on canvas: CellCanvas) -> CellStyle? {
    var result = CellStyle(attributes: (run?.attributes ?? []).union(extraAttributes).union(lineAttributes))
    guard let color = run?.color else { return result }
    var components = color.nibComponents(for: style)
    guard usesColors else {
      if components.isVisible, components.alpha < 0.5 { result.attributes.insert(.dim) }
      return result
    }
    components.alpha *= opacity
    guard components.isVisible else { return nil }
    let backdrop = canvas.background(at: place)
    let ground = backdrop.isDefault ? page ?? .default : backdrop
    guard !ground.isDefault else {
      result.foreground = components.cellColor
      if components.alpha < 0.5 { result.attributes.insert(.dim) }
      return result
    }
    let shown = components.cellColor.mixed(over: ground, opacity: components.alpha)
    // In reverse, a text is visible in any color.
    if ReadableColors.looksSame(shown, ground), !result.attributes.contains(.reverse) { return nil }
    result.foreground = shown
    return result
  }
}
