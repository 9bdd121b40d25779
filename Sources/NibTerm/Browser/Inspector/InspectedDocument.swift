import NibAnalysis
import NibCore

/// The lookup tables of the inspector for a document that has been laid out. They are made once for each canvas.
final class InspectedDocument {
  let canvas: NibCanvas
  /// The pictures that are shown. They retain the view controllers that determine the margins of their views.
  let subjects: [ShownSubject]
  let shown: ShownViews
  let connections: ConnectionIndex
  /// The states of the constraints in the current layout.
  private(set) var states = NibConstraintStates()
  /// The default values of the classes' attributes.
  let defaults: NibDefaults
  private let diagnosticsByID: [String: [Diagnostic]]
  /// The constraints of which each object is an item, by the object's id.
  private let constraintsByItem: [String: [NibElement]]

  /// - Parameters:
  ///   - subjects: the pictures of the canvas that are shown.
  ///   - diagnostics: the known problems; nil for those that the canvas found while loading.
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

  /// Discards the constraint states after the frames of the same views have changed.
  func layoutDidChange() { states = NibConstraintStates() }

  /// The problems of an object.
  func diagnostics(of id: String) -> [Diagnostic] { diagnosticsByID[id] ?? [] }

  /// The constraints of which an object is an item, in document order.
  func constraints(about id: String) -> [NibElement] { constraintsByItem[id] ?? [] }

  /// The state of an element's constraint in the current layout.
  func state(of constraint: NibElement) -> NibConstraintState {
    guard let id = constraint.id, let constraint = shown.constraint(id) else { return .unused }
    return states.state(of: constraint)
  }
}
