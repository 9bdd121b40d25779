import NibAnalysis
import NibCore
import NibTools

/// The lookup tables of the inspector for a document that has been laid out. They are made once for each layout.
final class InspectedDocument {
  let loaded: LoadedDocument
  /// The pictures that are shown. They retain the view controllers that determine the margins of their views.
  let pictures: [Picture]
  let shown: ShownViews
  private let tables: InspectedConnections
  /// The states of the constraints in the current layout.
  private(set) var states = NibConstraintStates()
  /// The default values of the classes' attributes.
  let defaults: NibDefaults
  private let diagnostics: [Diagnostic]
  private lazy var diagnosticsByID = Dictionary(grouping: diagnostics) { $0.path.steps.first?.id ?? "" }

  /// - Parameters:
  ///   - pictures: the pictures that are shown.
  ///   - shown: the views of the pictures.
  ///   - connections: the connections and constraints of the document.
  ///   - diagnostics: the known problems; `nil` for the problems that loading found.
  init(
    _ loaded: LoadedDocument, pictures: [Picture], shown: ShownViews, connections: InspectedConnections,
    diagnostics: [Diagnostic]? = nil
  ) {
    self.loaded = loaded
    self.pictures = pictures
    self.shown = shown
    tables = connections
    defaults = NibDefaults(loaded.environment)
    self.diagnostics = diagnostics ?? loaded.diagnostics
  }

  convenience init(_ loaded: LoadedDocument, pictures: [Picture], diagnostics: [Diagnostic]? = nil) {
    self.init(
      loaded, pictures: pictures, shown: ShownViews(pictures, loaded: loaded),
      connections: InspectedConnections(loaded.document), diagnostics: diagnostics)
  }

  var document: NibDocument { loaded.document }

  var connections: ConnectionIndex { tables.connections }

  /// Discards the constraint states after the frames of the same views have changed.
  func layoutDidChange() { states = NibConstraintStates() }

  /// The problems of an object.
  func diagnostics(of id: String) -> [Diagnostic] { diagnosticsByID[id] ?? [] }

  /// The constraints of which an object is an item, in document order.
  func constraints(about id: String) -> [NibElement] { tables.constraintsByItem[id] ?? [] }

  /// The state of an element's constraint in the current layout.
  func state(of constraint: NibElement) -> NibConstraintState {
    guard let id = constraint.id, let constraint = shown.constraint(id) else { return .unused }
    return states.state(of: constraint)
  }
}
