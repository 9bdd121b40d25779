import NibCore

/// What is wrong with an object, the worst first.
enum DiagnosticSection {
  /// - Parameter leadsToObjects: whether rows lead to the objects that they are about; not where these are shown already.
  static func section(_ diagnostics: [Diagnostic], leadsToObjects: Bool = false) -> InspectorSection {
    let sorted = diagnostics.enumerated().sorted {
      ($1.element.severity, $0.offset) < ($0.element.severity, $1.offset)
    }
    return InspectorSection(title: "Problems", rows: sorted.flatMap { rows($0.element, leadsToObjects) })
  }

  private static func rows(_ diagnostic: Diagnostic, _ leadsToObjects: Bool) -> [InspectorRow] {
    let row = InspectorRow(
      label: diagnostic.severity.rawValue, value: diagnostic.message, note: diagnostic.id,
      kind: .diagnostic(diagnostic.severity), target: leadsToObjects ? diagnostic.path.steps.first?.id : nil,
      location: diagnostic.location, copyText: diagnostic.rendered)
    return [row]
      + diagnostic.notes.map { note in
        InspectorRow(
          value: note.message, note: note.location.map(PlaceText.short) ?? "", kind: .diagnostic(.note),
          location: note.location)
      }
  }
}
