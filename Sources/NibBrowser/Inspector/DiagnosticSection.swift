import NibAnalysis
import NibCore
import NibTools

/// Makes the sections with the diagnostics of a document or an object.
enum DiagnosticSection {
  /// Makes the section with the errors and warnings, the errors first.
  ///
  /// - Parameter document: the document, if the section is about the whole document, so that the rows name the objects
  ///   and link to them. `nil` for a section about a single object.
  static func problems(_ diagnostics: [Diagnostic], in document: NibDocument? = nil) -> InspectorSection {
    section("Problems", diagnostics.filter(\.isProblem), document)
  }

  /// Makes the section with the findings that only the current layout options cause, including notes.
  static func ofLayout(_ diagnostics: [Diagnostic], in document: NibDocument?) -> InspectorSection {
    section("Problems of this layout", diagnostics, document)
  }

  private static func section(
    _ title: String, _ diagnostics: [Diagnostic], _ document: NibDocument?
  ) -> InspectorSection {
    let sorted = diagnostics.sorted { $0.severity > $1.severity }
    return InspectorSection(
      title: title, rows: sorted.flatMap { rows($0, document) }, count: sorted.count)
  }

  /// Makes the folded section with the notes.
  static func notes(_ diagnostics: [Diagnostic], in document: NibDocument? = nil) -> InspectorSection {
    let notes = diagnostics.filter { !$0.isProblem }
    return InspectorSection(
      title: "Notes", rows: notes.flatMap { rows($0, document) }, isFoldedAtFirst: true, count: notes.count)
  }

  /// The row of a diagnostic, followed by its notes.
  private static func rows(_ diagnostic: Diagnostic, _ document: NibDocument?) -> [InspectorRow] {
    let name = document.flatMap(diagnostic.objectName(in:)).map { "\($0), " } ?? ""
    let row = InspectorRow(
      label: diagnostic.severity.rawValue, value: diagnostic.message,
      note: name + place(of: diagnostic, showsLine: document != nil) + diagnostic.id,
      kind: .diagnostic(diagnostic.severity),
      target: document == nil ? nil : diagnostic.path.steps.first?.id, location: diagnostic.location,
      copyText: diagnostic.rendered)
    return [row]
      + diagnostic.notes.map { note in
        InspectorRow(
          value: note.message, note: note.location.map(PlaceText.short) ?? "", kind: .diagnostic(.note),
          location: note.location)
      }
  }

  /// The place of a diagnostic for its row: `line 12, `, or the file if it is not about the document itself, with the
  /// folder of its language: `de.lproj/Main.strings:12, `.
  private static func place(of diagnostic: Diagnostic, showsLine: Bool) -> String {
    guard let location = diagnostic.location else { return "" }
    if DiagnosticKind.ofTranslations.contains(diagnostic.kind), !DocumentName.isDocument(location.file) {
      return PlaceText.withLanguage(location) + ", "
    }
    return showsLine && location.line > 0 ? "line \(location.line), " : ""
  }
}
