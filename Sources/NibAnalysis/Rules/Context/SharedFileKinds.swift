import NibCore

extension DiagnosticKind {
  /// The kinds of findings about files that several documents share, such as fonts, sources and projects. They are not in
  /// the document, and each finding is reported once in a run.
  package static let ofSharedFiles: Set<DiagnosticKind> = ProjectFonts.diagnosticKinds.union(
    [
      .deepSource, CheckRule.unknownStoryboard.kind, CheckRule.unknownNib.kind,
      CheckRule.startStoryboard.kind, CheckRule.unreadableProject.kind,
    ] + CheckRule.all.filter { $0.topic == .translations }.map(\.kind))
}
