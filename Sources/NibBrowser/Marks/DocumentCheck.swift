import NibAnalysis
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
  ///   - storyboards: the storyboards that are checked together with the document; `nil` if they are not known.
  ///   - program: the program that loads the document; `nil` if it is not known.
  func findings(
    in document: NibDocument, storyboards: CheckStoryboards? = nil, program: NibProgram? = nil
  ) -> [Diagnostic] {
    guard let configuration = configuration(document.file) else { return [] }
    let project = CheckProject(storyboards: storyboards?.names(beside: document.file), program: program)
    return NibCheck(document, options: options, project: project, configuration: configuration)
      .diagnostics.joiningMissingMembers
  }
}
