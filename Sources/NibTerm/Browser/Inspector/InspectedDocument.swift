import NibAnalysis
import NibCore

/// A document with all that the inspector looks up in it, gathered once for each making of its canvas.
final class InspectedDocument {
  let canvas: NibCanvas
  /// The pictures that are shown: they keep the controllers of their views, by which margins are measured.
  let subjects: [ShownSubject]
  let shown: ShownViews
  let connections: ConnectionIndex
  private(set) var states = NibConstraintStates()
  let defaults: NibDefaults
  private let diagnosticsByID: [String: [Diagnostic]]
  /// The constraints that name each object, or are held by a view and about it.
  private let constraintsByItem: [String: [NibElement]]

  /// - Parameters:
  ///   - subjects: the pictures that are shown of the canvas.
  ///   - diagnostics: what is known to be wrong; nil for what loading remarked.
  init(_ canvas: NibCanvas, subjects: [ShownSubject], diagnostics: [Diagnostic]? = nil) {
    self.canvas = canvas
    self.subjects = subjects
    shown = ShownViews(subjects, canvas: canvas)
    connections = ConnectionIndex(canvas.document)
    defaults = NibDefaults(canvas.environment)
    diagnosticsByID = Dictionary(grouping: diagnostics ?? canvas.diagnostics) {
      $0.path.steps.first?.id ?? ""
    }
    var constraints: [String: [NibElement]] = [:]
    for element in canvas.document.root.descendants where element.isNamed("constraint") {
      for id in Set(ConstraintSentence.items(of: element)) { constraints[id, default: []].append(element) }
    }
    constraintsByItem = constraints
  }

  var document: NibDocument { canvas.document }

  /// The same views have other frames.
  func layoutDidChange() { states = NibConstraintStates() }

  /// What is wrong with an object.
  func diagnostics(of id: String) -> [Diagnostic] { diagnosticsByID[id] ?? [] }

  /// The constraints about an object, in document order.
  func constraints(about id: String) -> [NibElement] { constraintsByItem[id] ?? [] }

  /// How the constraint of an element stands in the layout that is shown.
  func state(of constraint: NibElement) -> NibConstraintState {
    guard let id = constraint.id, let constraint = shown.constraint(id) else { return .unused }
    return states.state(of: constraint)
  }
}
