import NibAnalysis
import NibCore
import Synchronization

/// The findings in the documents that were checked last. Each version in a chain of edits is the new one of an edit and then
/// the old one of the next, and is checked once, also if its list of problems is shown. Can be used on several threads: one
/// that needs the findings that another one is looking for waits for them.
package final class KnownFindings: Sendable {
  private final class Entry: Sendable {
    let document: NibDocument
    let options: LayoutOptions
    let project: CheckProject
    let configuration: CheckConfiguration
    /// The findings of `check`, and the same as the answer to an edit needs them; `nil` if they are not known.
    let usual = Mutex<[Diagnostic]?>(nil)
    let ofEdit = Mutex<[Diagnostic]?>(nil)

    init(
      _ document: NibDocument, _ options: LayoutOptions, _ project: CheckProject,
      _ configuration: CheckConfiguration
    ) {
      (self.document, self.options, self.project, self.configuration) = (
        document, options, project, configuration
      )
    }
  }

  /// The number of documents whose findings are kept: the two versions of an edit.
  private static let limit = 2
  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// A document with the options of its check, loaded for its layout and for the answer to an edit; `nil` if its findings are
  /// known, so that it need not be loaded for them.
  package func loaded(
    _ document: NibDocument, options: LayoutOptions, project: CheckProject, configuration: CheckConfiguration
  ) -> LoadedDocument? {
    let entry = entry(document, options, project, configuration)
    guard entry.ofEdit.withLock({ $0 == nil }) else { return nil }
    return LoadedDocument(document, options: options)
  }

  /// The findings of `check` in a document, which is checked unless it is one of the last.
  ///
  /// - Parameter loaded: the document as loaded with the options; `nil` to load it if it is checked.
  package func usual(
    in document: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration, loaded: LoadedDocument? = nil
  ) -> [Diagnostic] {
    entry(document, options, project, configuration).usual.withLock { known in
      KnownFindings.findings(in: &known) {
        NibCheck(
          CheckContext(
            document, options: options, project: project, configuration: configuration, loaded: loaded)
        ).diagnostics
      }
    }
  }

  /// The findings of `check` and `check --strict` in a version of a document.
  ///
  /// - Parameters:
  ///   - isEdit: whether texts that do not fit and views that leave their superviews are found that `check` alone does not
  ///     report.
  ///   - loaded: the document as loaded with the options; `nil` to load it if it is checked.
  func findings(
    in document: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration, isEdit: Bool, loaded: LoadedDocument? = nil
  ) -> [Diagnostic] {
    let usual = usual(
      in: document, options: options, project: project, configuration: configuration, loaded: loaded)
    guard isEdit else {
      return usual + NibCheck.strictFindings(in: document, besides: usual, project, configuration)
    }
    return entry(document, options, project, configuration).ofEdit.withLock { known in
      KnownFindings.findings(in: &known) {
        let ofEdit = NibCheck(
          CheckContext(
            document, options: options, project: project, configuration: configuration.ofEditRules,
            loaded: loaded))
        let all = usual.replacing(CheckConfiguration.kindsOfEdits, by: ofEdit.diagnostics, in: document)
        return all + NibCheck.strictFindings(in: document, besides: all, project, configuration)
      }
    }
  }

  /// The known findings, or those that a check finds. The findings of a check that was cancelled are incomplete, and not kept.
  private static func findings(
    in known: inout [Diagnostic]?, _ find: () -> [Diagnostic]
  ) -> [Diagnostic] {
    if let known { return known }
    let findings = find()
    if !NibCheck.isCancelled() { known = findings }
    return findings
  }

  private func entry(
    _ document: NibDocument, _ options: LayoutOptions, _ project: CheckProject,
    _ configuration: CheckConfiguration
  ) -> Entry {
    entries.withLock { entries in
      let known = entries.first {
        $0.document === document && $0.options == options && $0.project === project
          && $0.configuration == configuration
      }
      if let known { return known }
      let entry = Entry(document, options, project, configuration)
      entries = Array((entries + [entry]).suffix(KnownFindings.limit))
      return entry
    }
  }
}

extension CheckConfiguration {
  /// The rules that report more in the answer to an edit than `check` alone does.
  private static let rulesOfEdits = [CheckRule.truncatedText, .outsideSuperview]

  fileprivate static let kindsOfEdits = Set(rulesOfEdits.map(\.kind))

  /// The configuration of these rules for the answer to an edit.
  fileprivate var ofEditRules: CheckConfiguration {
    var configuration = reportingCutTexts.reportingOutsideViews
    configuration.only = Set(CheckConfiguration.rulesOfEdits.filter(isOn).map(\.id))
    return configuration
  }
}

extension [Diagnostic] {
  /// The findings of `check` with others in place of those of some kinds, in the order of the document. Those of other files
  /// come first.
  fileprivate func replacing(
    _ kinds: Set<DiagnosticKind>, by others: [Diagnostic], in document: NibDocument
  ) -> [Diagnostic] {
    let kept = compactMap { $0.keeping { !kinds.contains($0.kind) } }
    let isElsewhere = { (finding: Diagnostic) in finding.location.map { $0.file != document.file } ?? false }
    let new = others.filter { kinds.contains($0.kind) }
    return kept.filter(isElsewhere) + (kept.filter { !isElsewhere($0) } + new).sortedForCheck()
  }
}

extension NibCheck {
  /// The findings of `check --strict` that are not among those of `check`: what would raise an exception in the program. They
  /// are warnings, because the sources can be changed after the document.
  fileprivate static func strictFindings(
    in document: NibDocument, besides diagnostics: [Diagnostic], _ project: CheckProject,
    _ configuration: CheckConfiguration
  ) -> [Diagnostic] {
    guard let program = project.program, document.kind.isSupported, !NibCheck.isCancelled() else { return [] }
    let known = Set(diagnostics.flatMap(\.single).map(\.identity))
    let strict = NibStrictCheck(document, program: program).diagnostics.compactMap { diagnostic in
      diagnostic.keeping { finding in
        CheckRule.named(finding.id)?.topic == .loading && finding.severity > .note
          && !known.contains(finding.identity)
      }?.mapped { finding in
        var warning = finding
        warning.severity = .warning
        return warning
      }
    }
    return configuration.applied(to: RuleDirectives(document).applied(to: strict))
  }
}
