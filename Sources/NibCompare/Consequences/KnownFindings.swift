import NibAnalysis
import NibCore
import Synchronization

/// The findings in the documents that were checked last. Each version in a chain of edits is the new one of an edit and then
/// the old one of the next, and is checked once. Can be used on several threads.
package final class KnownFindings: Sendable {
  private struct Entry: Sendable {
    let document: NibDocument
    let options: LayoutOptions
    let configuration: CheckConfiguration
    let findings: [Diagnostic]
  }

  /// The number of documents whose findings are kept: the two versions of an edit.
  private static let limit = 2
  private let entries = Mutex<[Entry]>([])

  package init() {}

  /// The findings of `check` in a document, which is checked unless it is one of the last.
  func findings(
    in document: NibDocument, options: LayoutOptions, configuration: CheckConfiguration
  ) -> [Diagnostic] {
    let known = entries.withLock { entries in
      entries.first {
        $0.document === document && $0.options == options && $0.configuration == configuration
      }
    }
    if let known { return known.findings }
    let findings = NibCheck(document, options: options, configuration: configuration).diagnostics
    // The findings of a check that was cancelled are incomplete.
    guard !NibCheck.isCancelled() else { return findings }
    let entry = Entry(document: document, options: options, configuration: configuration, findings: findings)
    entries.withLock { $0 = Array(($0 + [entry]).suffix(KnownFindings.limit)) }
    return findings
  }
}
