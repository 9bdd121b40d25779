import NibCore

/// A panel that asks for a line of text. The initial text is selected, so that typing replaces it. Below the text are
/// suggestions, which the text filters.
final class PromptPanel: Panel {
  /// A text that can be entered.
  struct Suggestion: Hashable {
    let text: String
    /// Dim words about the text; can be empty.
    var detail = ""
  }

  /// The answer to an entered text.
  enum Answer {
    /// Close the panel, and perform an action.
    case perform(() -> Void)
    /// Close the panel, because the text changes nothing.
    case close
    /// Keep the panel open, and show the reason why the text is not valid in place of the hint.
    case refuse(String)
  }

  private let title: String
  /// The text below the entry that says what to enter.
  private var hint: String
  private var entry: TextEntry
  private var suggestions: [Suggestion]
  /// The hint and the suggestions before the text was changed.
  private let first: (hint: String, suggestions: [Suggestion])
  /// Returns another hint and other suggestions for an entered text; `nil` for the first ones.
  private let suggest: (String) -> (hint: String, suggestions: [Suggestion])?
  /// Whether the text has been changed, so that it filters the suggestions.
  private var isFiltered = false
  /// The suggestion that the user has chosen, among those that match; `nil` while the text is used.
  private var chosen: Int?
  /// The first suggestion in view.
  private var top = 0
  private let accept: (String) -> Answer
  private var problem = ""

  /// The maximum number of suggestions in view.
  private static let maximumRows = 8
  /// The maximum number of columns of the panel's content. Longer hints and problems are wrapped.
  private static let maximumColumns = 72

  init(
    _ title: String, hint: String, text: String = "", suggestions: [Suggestion] = [],
    suggest: @escaping (String) -> (hint: String, suggestions: [Suggestion])? = { _ in nil },
    accept: @escaping (String) -> Answer
  ) {
    self.title = title
    self.hint = hint
    self.suggestions = suggestions
    self.suggest = suggest
    first = (hint, suggestions)
    entry = TextEntry(text, isSelected: true)
    self.accept = accept
  }

  /// The suggestions that contain the text. All of them match until the text is changed.
  private var matching: [Suggestion] {
    let wanted = entry.text.lowercased()
    guard isFiltered, !wanted.isEmpty else { return suggestions }
    let found = suggestions.filter { $0.text.lowercased().contains(wanted) }
    return found.filter { $0.text.lowercased().hasPrefix(wanted) }
      + found.filter { !$0.text.lowercased().hasPrefix(wanted) }
  }

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .close
    case .enter:
      let matching = matching
      let chosenText = chosen.flatMap { matching.indices.contains($0) ? matching[$0].text : nil }
      switch accept(chosenText ?? entry.text) {
      case .perform(let action): return .perform(action)
      case .close: return .close
      case .refuse(let reason): problem = reason
      }
    case .up, .down: choose(by: key.key == .up ? -1 : 1)
    case .tab: complete()
    default:
      if entry.type(key) { textDidChange() }
    }
    return .stay
  }

  private func textDidChange() {
    (problem, isFiltered, chosen, top) = ("", true, nil, 0)
    (hint, suggestions) = suggest(entry.text) ?? first
  }

  private func choose(by step: Int) {
    let count = matching.count
    guard count > 0 else { return }
    let next = chosen.map { $0 + step } ?? (step > 0 ? 0 : count - 1)
    chosen = next < 0 || next >= count ? nil : next
    guard let chosen else { return }
    top = min(max(top, chosen - Self.maximumRows + 1), chosen)
  }

  /// Makes the chosen suggestion, or the first one, the text.
  private func complete() {
    let matching = matching
    guard let text = matching.indices.contains(chosen ?? 0) ? matching[chosen ?? 0].text : nil else { return }
    entry = TextEntry(text)
    textDidChange()
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer { mouse.action == .press ? .close : .stay }

  func paste(_ text: String) -> PanelAnswer {
    entry.insert(text)
    textDidChange()
    return .stay
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    let text = problem.isEmpty ? hint : problem
    let room = max(1, min(PromptPanel.maximumColumns, canvas.size.columns - 6))
    let columns = min(max(40, CellText.columns(of: text)), room)
    let lines = SoftBreaks.lines(of: text, columns: columns)
    let matching = matching
    let shown = matching.dropFirst(top).prefix(PromptPanel.maximumRows)
    let rows = 1 + lines.count + min(suggestions.count, PromptPanel.maximumRows)
    let frame = PanelFrame(content: CellSize(columns: columns, rows: rows), on: canvas.size)
    frame.draw(title, on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      for (row, line) in lines.enumerated() {
        canvas.put(
          line, at: inside.origin + CellPoint(column: 0, row: row + 1),
          style: problem.isEmpty ? theme.quiet : theme.error)
      }
      for (row, suggestion) in shown.enumerated() {
        let place = inside.origin + CellPoint(column: 0, row: 1 + lines.count + row)
        draw(
          suggestion, isChosen: top + row == chosen, at: place, columns: inside.size.columns, canvas, theme)
      }
      entry.draw("› ", on: canvas, at: inside.origin, columns: inside.size.columns)
    }
  }

  private func draw(
    _ suggestion: Suggestion, isChosen: Bool, at place: CellPoint, columns: Int, _ canvas: CellCanvas,
    _ theme: Theme
  ) {
    let detail = CellText.columns(of: suggestion.detail)
    canvas.put(
      CellText.truncated(VisibleText.line(suggestion.text), columns: max(1, columns - detail - 3)),
      at: place + CellPoint(column: 2, row: 0), style: .plain)
    canvas.put(
      suggestion.detail, at: place + CellPoint(column: max(0, columns - detail), row: 0), style: theme.quiet)
    if isChosen {
      Theme.markChosen(CellRect(origin: place, size: CellSize(columns: columns, rows: 1)), on: canvas)
    }
  }
}
