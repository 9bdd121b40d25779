import NibCore
import NibEditing

/// The correction of one finding by its rule, as `check --fix` makes it for all findings of the rule.
package enum FindingFix {
  /// The text of a document in which a finding is corrected; `nil` if its rule cannot correct it.
  package static func text(
    of document: NibDocument, without finding: Diagnostic, options: LayoutOptions,
    configuration: CheckConfiguration
  ) -> [UInt8]? {
    guard let fix = CheckRule.named(finding.id)?.fix, let editor = EditMaker(document) else { return nil }
    let context = CheckContext(
      document, options: options, project: CheckProject(), configuration: configuration)
    let edits = fix(context, [finding], editor)
    return edits.isEmpty ? nil : edits.applied(to: document.source)
  }
}
