import NibCore

/// A panel that asks for a line of text. The initial text is selected, so that typing replaces it.
final class PromptPanel: Panel {
  private let title: String
  /// A line below the text that says what to enter.
  private let hint: String
  private var entry: TextEntry
  /// Returns the action for the entered text, or `nil` and the reason why the text is not valid, which replaces the
  /// hint.
  private let accept: (String) -> (action: (() -> Void)?, problem: String)
  private var problem = ""

  init(
    _ title: String, hint: String, text: String = "",
    accept: @escaping (String) -> (action: (() -> Void)?, problem: String)
  ) {
    self.title = title
    self.hint = hint
    entry = TextEntry(text, isSelected: true)
    self.accept = accept
  }

  func handle(_ key: KeyPress) -> PanelAnswer {
    switch key.key {
    case .escape: return .close
    case .enter:
      let answer = accept(entry.text)
      if let action = answer.action { return .perform(action) }
      problem = answer.problem
    default:
      if entry.type(key) { problem = "" }
    }
    return .stay
  }

  func handle(_ mouse: MouseEvent) -> PanelAnswer { mouse.action == .press ? .close : .stay }

  func paste(_ text: String) -> PanelAnswer {
    entry.insert(text)
    return .stay
  }

  func draw(on canvas: CellCanvas, theme: Theme) {
    let columns = max(40, CellText.columns(of: hint))
    let frame = PanelFrame(content: CellSize(columns: columns, rows: 2), on: canvas.size)
    frame.draw(title, on: canvas, theme: theme)
    let inside = frame.inside
    canvas.withClip(inside) {
      entry.draw("› ", on: canvas, at: inside.origin, columns: inside.size.columns)
      canvas.put(
        problem.isEmpty ? hint : problem, at: inside.origin + CellPoint(column: 0, row: 1),
        style: problem.isEmpty ? theme.quiet : theme.error)
    }
  }
}
