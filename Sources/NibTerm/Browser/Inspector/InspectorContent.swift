import NibCore

/// All that there is to tell of one object.
struct InspectorContent: Equatable, Sendable {
  /// The object's id; empty if nothing is chosen.
  let id: String
  /// The object's name.
  let title: String
  /// Those that have rows.
  let sections: [InspectorSection]

  /// Nothing is chosen.
  init() {
    id = ""
    title = ""
    sections = []
  }

  /// What is told of something that is no object.
  init(title: String, sections: [InspectorSection]) {
    id = ""
    self.title = title
    self.sections = sections
  }

  /// What the inspected document tells of the object with that id; no sections if there is none.
  ///
  /// - Parameter grid: the cells in which the canvas is shown.
  init(_ id: String, in inspected: InspectedDocument, grid: CellGrid = .standard) {
    self.id = id
    guard let element = inspected.document.object(id: id) else {
      title = id
      sections = []
      return
    }
    title = ObjectTitle.of(element)
    let all = NibEnvironment.$current.withValue(inspected.canvas.environment) {
      [
        IdentitySection.section(element),
        DiagnosticSection.section(inspected.diagnostics(of: id)),
        SizeSection(inspected, grid).section(element),
        AttributeSections.attributes(element),
        AttributeSections.runtimeAttributes(element),
        ConstraintSection(inspected).section(element),
        ConnectionSection(inspected).section(id),
        AttributeSections.defaults(inspected.defaults.attributes(of: element)),
      ]
    }
    sections = all.filter { !$0.rows.isEmpty }
  }
}
