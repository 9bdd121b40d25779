import NibCore
import NibEditing

/// The result of `check --fix` for one document: its text after the fixes of all rules, and what is left to report.
///
/// The fixes of a rule are used only if a finding of the rule is gone afterwards, or says less. They are not used if
/// they cause a finding of another rule. A new finding that its own rule can fix is fixed too: with a correct frame,
/// the mark of a misplaced view is stale.
package struct DocumentFix {
  /// The text of the document after the fixes.
  package private(set) var bytes: [UInt8]
  /// The number of findings that the fixes removed.
  package private(set) var fixedCount = 0
  package private(set) var diagnostics: [Diagnostic]

  /// The maximum number of times that the fix of a rule is repeated, because a changed frame can affect other frames.
  private static let maximumRounds = 5

  /// Checks a document and fixes what the rules of the configuration can fix.
  ///
  /// Does not write a file: the caller writes `bytes` if they differ from the document's source.
  package init(
    _ document: NibDocument, options: LayoutOptions = LayoutOptions(),
    project: CheckProject = CheckProject(), configuration: CheckConfiguration = CheckConfiguration()
  ) {
    var checked = CheckContext(document, options: options, project: project, configuration: configuration)
    bytes = document.source
    diagnostics = NibCheck(checked).diagnostics
    for rule in CheckRule.all where configuration.isOn(rule) && rule.fix != nil { apply(rule, to: &checked) }
  }

  /// - Parameter checked: the document as it is now, for which `diagnostics` were found.
  private mutating func apply(_ rule: CheckRule, to checked: inout CheckContext) {
    let known = Set(diagnostics.flatMap(\.single).map(\.identity))
    var trial = Trial(context: checked, diagnostics: diagnostics)
    trial.fix(rule) { _ in true }
    for otherRule in CheckRule.all where otherRule.id != rule.id {
      trial.fix(otherRule) { !known.contains($0.identity) }
    }
    // A corrected frame can reveal that other views are misplaced. Such new findings of the same rule are accepted.
    let isSafe = trial.diagnostics.flatMap(\.single).allSatisfy {
      $0.id == rule.id || known.contains($0.identity)
    }
    let remaining = Set(trial.diagnostics.flatMap(\.single).map(Finding.init))
    // A frame can be wrong on two axes of which only one is corrected: then the finding remains with another text.
    let removedCount = diagnostics.count { diagnostic in
      diagnostic.id == rule.id && diagnostic.single.contains { !remaining.contains(Finding($0)) }
    }
    guard isSafe, removedCount > 0 else { return }
    fixedCount += removedCount
    (checked, diagnostics, bytes) = (trial.context, trial.diagnostics, trial.context.document.source)
  }

  /// A finding at any place in the text, which the fixes move.
  private struct Finding: Hashable {
    let identity: FindingIdentity
    let message: String

    init(_ diagnostic: Diagnostic) { (identity, message) = (diagnostic.identity, diagnostic.message) }
  }

  /// A changed document and its findings, before it is known whether the changes are safe.
  private struct Trial {
    var context: CheckContext
    var diagnostics: [Diagnostic]

    /// Fixes the findings of a rule that meet a condition, and those that the fix reveals.
    mutating func fix(_ rule: CheckRule, where isIncluded: (Diagnostic) -> Bool) {
      guard let fix = rule.fix else { return }
      for _ in 0..<DocumentFix.maximumRounds {
        let findings = diagnostics.compactMap { $0.keeping { $0.id == rule.id && isIncluded($0) } }
        guard !findings.isEmpty, let editor = EditMaker(context.document) else { return }
        let edits = fix(context, findings, editor)
        guard !edits.isEmpty,
          let fixed = try? NibReader.read(
            edits.applied(to: context.document.source), file: context.document.file)
        else { return }
        context = CheckContext(
          fixed, options: context.options, project: context.project, configuration: context.configuration)
        diagnostics = NibCheck(context).diagnostics
      }
    }
  }
}
