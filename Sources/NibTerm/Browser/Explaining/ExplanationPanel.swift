import NibAnalysis
import NibCore

/// Makes the panel that explains the frame or one edge of a view, or a constraint. Enter or a click selects the object
/// that a sentence is about. For a view, letter keys explain another edge, and 0 explains the whole frame.
enum ExplanationPanel {
  /// The edges that can be explained, with their keys.
  static let edges: [(key: Character, edge: NibExplanation.Edge)] = [
    ("l", .left), ("r", .right), ("t", .top), ("b", .bottom), ("w", .width), ("h", .height),
    ("x", .centerX), ("y", .centerY), ("f", .firstBaseline),
  ]

  /// Makes the panel for a view.
  ///
  /// - Parameters:
  ///   - edge: the explained edge; nil for the whole frame.
  ///   - verdicts: the verdicts about the view; nil if an edge is explained.
  static func panel(
    _ explanation: NibExplanation, of view: UIView, edge: NibExplanation.Edge?, verdicts: ViewVerdicts?,
    theme: Theme
  ) -> TextPanel {
    var lines = verdicts.map { self.lines(of: $0, view, theme) } ?? []
    lines += sentences(explanation, theme)
    lines.append(TextPanel.Line(text: ""))
    lines.append(TextPanel.Line(text: "Another edge", style: theme.accent))
    var keys: [Character: (Browser) -> Void] = ["0": { $0.explain(view, nil) }]
    lines.append(TextPanel.Line(text: "0  the whole frame") { $0.explain(view, nil) })
    for (key, edge) in edges {
      keys[key] = { $0.explain(view, edge) }
      lines.append(TextPanel.Line(text: "\(key)  \(edge.rawValue)") { $0.explain(view, edge) })
    }
    return TextPanel(
      "Explain \(edge?.rawValue ?? "frame")", lines, canChoose: true, isDocked: true, keys: keys)
  }

  /// The name of a view, the verdicts with their fixes, and an empty line.
  private static func lines(of verdicts: ViewVerdicts, _ view: UIView, _ theme: Theme) -> [TextPanel.Line] {
    let name = view.nibOrigin.map { ObjectName($0.element).withClass } ?? view.nibName
    var lines = [TextPanel.Line(text: VisibleText.line(name), style: CellStyle(attributes: .bold))]
    for verdict in verdicts.verdicts {
      let action: ((Browser) -> Void)? = verdict.culprit.map { culprit in { $0.select(culprit.id) } }
      lines.append(
        TextPanel.Line(text: VisibleText.line(verdict.sentence), style: theme.warning, action: action))
      lines.append(TextPanel.Line(text: "  " + VisibleText.line(verdict.fix)))
    }
    if let clear = verdicts.allClear { lines.append(TextPanel.Line(text: clear)) }
    return lines + [TextPanel.Line(text: "")]
  }

  /// Makes the panel for a constraint.
  static func panel(_ explanation: NibExplanation, theme: Theme) -> TextPanel {
    TextPanel("Explain constraint", sentences(explanation, theme), canChoose: true, isDocked: true)
  }

  private static func sentences(_ explanation: NibExplanation, _ theme: Theme) -> [TextPanel.Line] {
    var lines: [TextPanel.Line] = []
    var kind: NibExplanation.Sentence.Kind?
    for sentence in explanation.sentences {
      if sentence.kind != kind, let heading = headings[sentence.kind] {
        lines.append(TextPanel.Line(text: heading, style: theme.accent))
      }
      kind = sentence.kind
      let indent = headings[sentence.kind] == nil ? "" : "  "
      let place = sentence.location.map { "  :\($0.line)" } ?? ""
      let action: ((Browser) -> Void)? = sentence.objectID.map { id in { $0.select(id) } }
      lines.append(
        TextPanel.Line(
          text: VisibleText.line(indent + sentence.text + place), style: style(of: sentence.kind, theme),
          action: action))
    }
    return lines
  }

  private static func style(of kind: NibExplanation.Sentence.Kind, _ theme: Theme) -> CellStyle {
    switch kind {
    case .headline, .equation: CellStyle(attributes: .bold)
    case .conflict: theme.error
    case .lost, .ambiguity: theme.warning
    case .reason, .note, .slack, .change: .plain
    }
  }

  private static let headings: [NibExplanation.Sentence.Kind: String] = [
    .reason: "Because", .note: "Note", .lost: "Not satisfied", .slack: "Room to spare", .conflict: "Conflict",
    .change: "What would change it", .ambiguity: "Not determined",
  ]
}

extension Browser {
  /// Explains the selected view or constraint.
  func explain() {
    guard let id = state.selected, let open = state.open, let shown = open.loaded else {
      return showMessage("Nothing is selected.")
    }
    if let view = state.selectedView { return explain(view, nil) }
    guard let constraint = open.shown?.constraint(id) else {
      return showMessage("Only views and constraints can be explained.")
    }
    NibEnvironment.$current.withValue(shown.environment) {
      panel = ExplanationPanel.panel(NibExplanation(of: constraint), theme: state.theme)
    }
  }

  /// Explains an edge of a view; nil for the whole frame.
  func explain(_ view: UIView, _ edge: NibExplanation.Edge?) {
    guard let open = state.open, let loaded = open.loaded else { return }
    check(waits: false)
    NibEnvironment.$current.withValue(loaded.environment) {
      let layout = ExplainedLayout(of: view)
      let explanation =
        edge.map { NibExplanation(of: view, edge: $0, in: layout) } ?? NibExplanation(of: view, in: layout)
      guard let explanation else {
        return showMessage("This view is not part of a layout that can be explained.")
      }
      let ids = Set([view, view.nibRoot].compactMap { $0.nibOrigin?.id })
      let screens = SmallScreens(than: loaded, options: open.options, scenesOf: ids)
      let findings = open.allDiagnostics
      let verdicts =
        edge == nil ? ViewVerdicts(view, in: layout, smallScreens: screens, findings: findings) : nil
      panel = ExplanationPanel.panel(
        explanation, of: view, edge: edge, verdicts: verdicts, theme: state.theme)
    }
  }
}
