import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// Checks documents as `nibterm check` does, with the same configuration, so that both count the same findings.
struct DocumentCheck: Sendable {
  /// The options with which documents are laid out.
  var options = LayoutOptions()
  /// Returns the configuration for the document at a path; `nil` if the configuration leaves the document out.
  var configuration: @Sendable (_ path: String) -> CheckConfiguration? = { _ in CheckConfiguration() }

  /// The findings in a document that was read from a file.
  ///
  /// - Parameters:
  ///   - project: the files around the document.
  ///   - known: the findings in documents that were checked before.
  func findings(
    in document: NibDocument, project: CheckProject = CheckProject(), known: KnownFindings = KnownFindings()
  ) -> [Diagnostic] {
    guard let configuration = configuration(document.file) else { return [] }
    return known.usual(in: document, options: options, project: project, configuration: configuration)
      .joiningMissingMembers
  }
}
