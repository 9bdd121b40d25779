import NibAnalysis
import NibCore
import NibTools

/// Explains a constraint, or the frame or one edge of a view, in a panel. Enter or a click selects the object that a
/// sentence is about. For a view, letter keys explain another edge, and 0 explains the whole frame.
final class Explanations {
  private let session: BrowserSession
  private let problems: DocumentProblems

  init(_ session: BrowserSession, problems: DocumentProblems) {
    (self.session, self.problems) = (session, problems)
  }

  static let commands: [Command<Explanations>] = [
    Command(
      "explain the selected view or constraint", keys: "E", shortTitle: "explain",
      synonyms: "why truncated clipped hidden ambiguous conflict position"
    ) { $0.explain() }
  ]

  /// Explains the selected view or constraint when the findings about it are known.
  func explain() {
    guard session.selected != nil else { return session.showMessage("Nothing is selected.") }
    problems.whenChecked { [unowned self] in explainSelection() }
  }

  private func explainSelection() {
    guard let id = session.selected, let open = session.open, let loaded = open.loaded else {
      return session.showMessage("Nothing is selected.")
    }
    if let view = session.selectedView { return explain(view, edge: nil) }
    guard let constraint = open.shown?.constraint(id) else {
      guard let panel = findings(about: id, in: open) else {
        return session.showMessage("Only views, constraints and objects with problems can be explained.")
      }
      session.panel = panel
      return
    }
    NibEnvironment.$current.withValue(loaded.environment) {
      session.panel = panel(NibExplanation(of: constraint))
    }
  }

  /// Explains an edge of a view; `nil` for the whole frame.
  private func explain(_ view: UIView, edge: NibExplanation.Edge?) {
    guard let open = session.open, let loaded = open.loaded else { return }
    NibEnvironment.$current.withValue(loaded.environment) {
      let layout = ExplainedLayout(of: view)
      let explanation =
        edge.map { NibExplanation(of: view, edge: $0, in: layout) } ?? NibExplanation(of: view, in: layout)
      guard let explanation else {
        return session.showMessage("This view is not part of a layout that can be explained.")
      }
      let verdicts = edge == nil ? ViewVerdicts(view, in: layout, of: open, loaded) : nil
      session.panel = panel(explanation, of: view, edge: edge, verdicts: verdicts)
    }
  }

  /// The edges that can be explained, with their keys.
  private static let edges: [(key: Character, edge: NibExplanation.Edge)] = [
    ("l", .left), ("r", .right), ("t", .top), ("b", .bottom), ("w", .width), ("h", .height),
    ("x", .centerX), ("y", .centerY), ("f", .firstBaseline),
  ]

  /// Makes the panel for a view.
  ///
  /// - Parameters:
  ///   - edge: the explained edge; `nil` for the whole frame.
  ///   - verdicts: the verdicts about the view; `nil` if an edge is explained.
  private func panel(
    _ explanation: NibExplanation, of view: UIView, edge: NibExplanation.Edge?, verdicts: ViewVerdicts?
  ) -> TextPanel {
    var lines = verdicts.map { self.lines(of: $0, view) } ?? []
    lines += sentences(explanation)
    lines.append(TextPanel.Line(text: ""))
    lines.append(TextPanel.Line(text: "Another edge", style: session.theme.accent))
    var keys: [Character: () -> Void] = [:]
    func add(_ key: Character, _ words: String, _ edge: NibExplanation.Edge?) {
      let action = { [unowned self] in explain(view, edge: edge) }
      keys[key] = action
      lines.append(TextPanel.Line(text: "\(key)  \(words)", action: action))
    }
    add("0", "the whole frame", nil)
    for (key, edge) in Explanations.edges { add(key, edge.rawValue, edge) }
    return TextPanel(
      "Explain \(edge?.rawValue ?? "frame")", lines, canChoose: true, isDocked: true, keys: keys)
  }

  /// The name of a view, the verdicts with their fixes, and an empty line.
  private func lines(of verdicts: ViewVerdicts, _ view: UIView) -> [TextPanel.Line] {
    let name = view.nibOrigin.map { ObjectName($0.element).withPlaceAndClass } ?? view.nibNameWithPlace
    var lines = [TextPanel.Line(text: VisibleText.line(name), style: CellStyle(attributes: .bold))]
    lines += self.lines(of: verdicts.verdicts)
    if let clear = verdicts.allClear { lines.append(TextPanel.Line(text: clear)) }
    return lines + [TextPanel.Line(text: "")]
  }

  private func lines(of verdicts: [ExplainedVerdict]) -> [TextPanel.Line] {
    let key = session.setup.bindings.shortcut(of: "fix")
    return verdicts.flatMap { verdict in
      let advice = verdict.advice + (verdict.remedies.isEmpty ? "" : " \(key) offers it.")
      return [
        TextPanel.Line(
          text: VisibleText.line(verdict.sentence), style: session.theme.warning,
          action: verdict.culprit.map { selecting($0.id) }),
        TextPanel.Line(text: "  " + VisibleText.line(advice)),
      ]
    }
  }

  /// Makes the panel with the problems of an object without a layout, such as a connection or a constraint that cannot be read;
  /// `nil` if it has none.
  private func findings(about id: String, in open: OpenDocument) -> TextPanel? {
    guard let element = open.loaded?.document.object(id: id) else { return nil }
    let verdicts = ExplainedVerdict.all(of: open.allDiagnostics, about: [element])
    guard !verdicts.isEmpty else { return nil }
    return TextPanel("Explain \(element.name)", lines(of: verdicts), canChoose: true, isDocked: true)
  }

  /// Makes the panel for a constraint.
  private func panel(_ explanation: NibExplanation) -> TextPanel {
    TextPanel("Explain constraint", sentences(explanation), canChoose: true, isDocked: true)
  }

  /// An action that selects an object.
  private func selecting(_ id: String) -> () -> Void { { [unowned session] in session.select(id) } }

  /// The sentences of an explanation, each kind below its heading.
  private func sentences(_ explanation: NibExplanation) -> [TextPanel.Line] {
    let (theme, headings) = (session.theme, Explanations.headings)
    var lines: [TextPanel.Line] = []
    var kind: NibExplanation.Sentence.Kind?
    for sentence in explanation.sentences {
      if sentence.kind != kind, let heading = headings[sentence.kind] {
        lines.append(TextPanel.Line(text: heading, style: theme.accent))
      }
      kind = sentence.kind
      let indent = headings[sentence.kind] == nil ? "" : "  "
      let place = sentence.location.map { "  :\($0.line)" } ?? ""
      lines.append(
        TextPanel.Line(
          text: VisibleText.line(indent + sentence.text + place),
          style: Explanations.style(of: sentence.kind, theme), action: sentence.objectID.map(selecting)))
    }
    return lines
  }

  /// The style of a kind of sentence.
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

extension ViewVerdicts {
  /// The verdicts about a view of an open document, also on smaller screens.
  init(_ view: UIView, in layout: ExplainedLayout, of open: OpenDocument, _ loaded: LoadedDocument) {
    let ids = Set([view, view.nibRoot].compactMap { $0.nibOrigin?.id })
    self.init(
      view, in: layout, options: open.options,
      smallScreens: SmallScreens(than: loaded, options: open.options, scenesOf: ids),
      findings: open.allDiagnostics)
  }
}
