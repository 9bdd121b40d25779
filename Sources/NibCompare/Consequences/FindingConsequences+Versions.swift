import NibAnalysis
import NibCore

extension FindingConsequences {
  /// Checks both versions of a document.
  ///
  /// - Parameters:
  ///   - options: the device.
  ///   - projects: the files around each version, with which `check` of the version finds more.
  ///   - configuration: the rules for both versions.
  ///   - severity: the minimum severity of the findings.
  ///   - kinds: the kinds of findings that are different if the numbers in their messages are.
  ///   - isEdit: whether the new version is an edit of the old one, which can cause findings that `check` alone does not report.
  ///   - known: the findings in documents that were checked before.
  ///   - loaded: the versions as loaded with the options; `nil` for those that are loaded if they are checked.
  package init(
    _ matching: ObjectMatching, options: LayoutOptions,
    projects: (old: CheckProject, new: CheckProject),
    configuration: CheckConfiguration = CheckConfiguration(),
    severity: Diagnostic.Severity = .warning, withNumbersOf kinds: Set<DiagnosticKind> = [],
    isEdit: Bool = false,
    known: KnownFindings = KnownFindings(), loaded: (old: LoadedDocument?, new: LoadedDocument?) = (nil, nil)
  ) {
    func findings(
      _ document: NibDocument, _ project: CheckProject, _ loaded: LoadedDocument?
    ) -> [Diagnostic] {
      let found = known.findings(
        in: document, options: options, project: project, configuration: configuration, isEdit: isEdit,
        loaded: loaded)
      return found.compactMap { diagnostic in
        diagnostic.keeping { $0.severity >= severity }?.mapped { $0.named(in: document) }
      }
    }
    self.init(
      from: findings(matching.old.document, projects.old, loaded.old),
      to: findings(matching.new.document, projects.new, loaded.new),
      withNumbersOf: kinds, newID: matching.newID)
  }
}
