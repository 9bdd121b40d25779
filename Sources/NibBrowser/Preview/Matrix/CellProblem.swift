import NibAnalysis
import NibCore
import NibTools

/// A problem of a view in a filled cell. The rules are the same as those of `check` and `explain`.
struct CellProblem: Hashable {
  /// The kind of the verdict, such as `truncated-text`.
  let kind: DiagnosticKind
  var id: String { kind.id }
  let severity: Diagnostic.Severity
  let viewID: String
  /// The id of the other view, for views that overlap; `nil` if there is none.
  var otherID: String?
  /// The view and the problem in a few words: `titleLabel truncated`.
  let text: String
  /// The numbers of the problem, such as `needs 233 pt, gets 180`; `nil` if there are none.
  let detail: String?
  /// The place of the view in the document.
  let location: SourceLocation?
  /// The edges that a view exceeds.
  let edges: String

  /// Whether another problem is the same, apart from the numbers.
  func isSame(as other: CellProblem) -> Bool {
    kind == other.kind && text == other.text && edges == other.edges
  }

  /// The problem with its numbers: `titleLabel truncated: needs 233 pt, gets 180`.
  var sentence: String { detail.map { "\(text): \($0)" } ?? text }

  /// The problems of a cell that has been laid out: warnings first, then by the order of the views.
  ///
  /// - Parameter names: the names of the views by their ids.
  static func all(in cell: UIView, names: [String: String]) -> [CellProblem] {
    var problems: [CellProblem] = []
    /// The views that leave their containers, and the views inside them.
    var outside: Set<ObjectIdentifier> = []
    let opaque = OpaqueAreas()
    func add(
      _ verdict: any LayoutVerdict, _ severity: Diagnostic.Severity, _ words: String, other: UIView? = nil
    ) {
      guard let origin = verdict.view.nibOrigin, !origin.id.isEmpty else { return }
      let name = CellProblem.name(of: verdict.view, names)
      problems.append(
        CellProblem(
          kind: type(of: verdict).kind, severity: severity, viewID: origin.id, otherID: other?.nibOrigin?.id,
          text: "\(name) \(words)", detail: verdict.detail, location: origin.element.location,
          edges: (verdict as? OutsideView)?.overhangs.map(\.edge.rawValue).joined(separator: " ") ?? ""))
    }
    for view in VisibleTree(cell).views.dropFirst().map(\.view) {
      let text = view.nibText?.string ?? ""
      if let empty = EmptyView(view) {
        if !text.isEmpty { add(empty, .warning, "has no room (\(empty.headline))") }
        continue
      }
      if let superview = view.superview, outside.contains(ObjectIdentifier(superview)) {
        outside.insert(ObjectIdentifier(view))
      } else if let verdict = OutsideView(view), verdict.container.isDescendant(of: cell) {
        // A view that leaves a container around the cell is ignored, because a cell can be larger than the screen.
        outside.insert(ObjectIdentifier(view))
        let leavesCell = cell === verdict.container || verdict.container.superview === cell
        let place = leavesCell ? "the cell" : CellProblem.name(ofContainer: verdict.container, names)
        // Decoration, such as a badge at a corner, often sticks out on purpose.
        let isDecoration = text.isEmpty && !(view is UIControl)
        add(
          verdict, isDecoration ? .note : .warning,
          verdict.isCompletelyOutside ? "outside \(place)" : "leaves \(place)")
      }
      if !text.isEmpty, let covered = CoveredView(view, behind: opaque) {
        add(covered, .note, "hidden behind \(CellProblem.name(of: covered.cover, names))")
      }
      if let truncated = TruncatedText(view) { add(truncated, .note, truncated.headline.lowercased()) }
    }
    problems += conflicts(in: cell, names)
    for overlap in OverlappedText.all(in: cell) {
      add(
        overlap, .warning, "overlaps \(CellProblem.name(of: overlap.other, names))", other: overlap.other)
    }
    for overlap in OverlappedContent.all(in: cell) {
      let name = CellProblem.name(of: overlap.other, names)
      add(
        overlap, overlap.isSurface ? .note : .warning,
        overlap.isSurface ? "crosses the edge of \(name)" : "overlaps \(name)", other: overlap.other)
    }
    return problems.filter { $0.severity > .note } + problems.filter { $0.severity <= .note }
  }

  /// The conflicts of the layouts in a cell, one for each layout.
  private static func conflicts(in cell: UIView, _ names: [String: String]) -> [CellProblem] {
    FoundConflict.all(in: cell).uniqued { ObjectIdentifier($0.root) }.map {
      let origin = $0.root.nibOrigin
      return CellProblem(
        kind: CheckRule.constraintConflict.kind, severity: $0.isVisible ? .warning : .note,
        viewID: origin?.id ?? "",
        text: "\(name(of: $0.root, names)) has conflicting constraints", detail: $0.detail,
        location: origin?.element.location, edges: "")
    }
  }

  /// The name of a view that contains another view. A view without a name is called by its kind.
  private static func name(ofContainer view: UIView, _ names: [String: String]) -> String {
    let name = name(of: view, names)
    return ["view", "stack view"].contains(name) ? "the \(name) around it" : name
  }

  /// The name of a view in a sentence.
  ///
  /// - Parameter names: the names of the views by their ids.
  static func name(of view: UIView, _ names: [String: String]) -> String {
    view.nibOrigin.flatMap { names[$0.id] } ?? view.nibNameInSentence
  }
}
