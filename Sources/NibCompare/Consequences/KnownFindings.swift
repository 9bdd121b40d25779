import NibAnalysis
import NibCore
import Synchronization

/// The findings in the documents that were checked last. Each version in a chain of edits is the new one of an edit and then
/// the old one of the next, and is checked once. Can be used on several threads.
package final class KnownFindings: Sendable {
  private struct Entry: Sendable {
    let document: NibDocument
    let options: LayoutOptions
    let project: CheckProject
    let configuration: CheckConfiguration
    let findings: [Diagnostic]
  }

  /// The number of documents whose findings are kept: the two versions of an edit.
  private static let limit = 2
  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// A document with the options of its check, loaded for its layout and for `findings(in:)`; `nil` if its findings are known,
  /// so that it need not be loaded for them.
  package func loaded(
    _ document: NibDocument, options: LayoutOptions, project: CheckProject, configuration: CheckConfiguration
  ) -> LoadedDocument? {
    guard entry(document, options, project, configuration) == nil else { return nil }
    return LoadedDocument(document, options: options)
  }

  /// The findings of `check` in a document, which is checked unless it is one of the last.
  ///
  /// - Parameter loaded: the document as loaded with the options; `nil` to load it if it is checked.
  func findings(
    in document: NibDocument, options: LayoutOptions, project: CheckProject,
    configuration: CheckConfiguration, loaded: LoadedDocument? = nil
  ) -> [Diagnostic] {
    if let known = entry(document, options, project, configuration) { return known.findings }
    let check = NibCheck(
      CheckContext(
        document, options: options, project: project, configuration: configuration, loaded: loaded))
    let findings = check.withStrictFindings(in: document, project: project, configuration: configuration)
    // The findings of a check that was cancelled are incomplete.
    guard !NibCheck.isCancelled() else { return findings }
    let entry = Entry(
      document: document, options: options, project: project, configuration: configuration, findings: findings
    )
    entries.withLock { $0 = Array(($0 + [entry]).suffix(KnownFindings.limit)) }
    return findings
  }

  private func entry(
    _ document: NibDocument, _ options: LayoutOptions, _ project: CheckProject,
    _ configuration: CheckConfiguration
  ) -> Entry? {
    entries.withLock { entries in
      entries.first {
        $0.document === document && $0.options == options && $0.project === project
          && $0.configuration == configuration
      }
    }
  }
}

extension NibCheck {
  /// The diagnostics, and those of `check --strict` that are not among them: what would raise an exception in the program.
  /// They are warnings, because the sources can be changed after the document.
  fileprivate func withStrictFindings(
    in document: NibDocument, project: CheckProject, configuration: CheckConfiguration
  ) -> [Diagnostic] {
    guard let program = project.program, document.kind.isSupported, !NibCheck.isCancelled() else {
      return diagnostics
    }
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
    return diagnostics + configuration.applied(to: RuleDirectives(document).applied(to: strict))
  }
}
