import NibCore
import NibEditing

/// The corrections of single findings by their rules, as `check --fix` makes them for all findings of a rule.
package struct FindingFixes {
  private let context: CheckContext
  private let editor: EditMaker

  /// Returns `nil` if the text of the document cannot be edited.
  package init?(
    _ document: NibDocument, options: LayoutOptions, project: CheckProject, configuration: CheckConfiguration
  ) {
    guard let editor = EditMaker(document) else { return nil }
    self.editor = editor
    context = CheckContext(
      document, options: options, project: project, configuration: configuration)
  }

  /// The text of the document in which a finding is corrected; `nil` if its rule cannot correct it.
  package func text(without finding: Diagnostic) -> [UInt8]? {
    guard let fix = CheckRule.named(finding.id)?.fix else { return nil }
    let edits = fix(context, [finding], editor)
    return edits.isEmpty ? nil : edits.applied(to: context.document.source)
  }
}
