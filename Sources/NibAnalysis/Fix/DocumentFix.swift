import NibCore

/// The result of `check --fix` for one document: its text after the fixes of all rules, and what is left to report.
///
/// The fixes of a rule are used only if the document has fewer findings of the rule afterwards, and no finding of another
/// rule that it did not have before.
package struct DocumentFix {
  /// The text of the document after the fixes.
  package private(set) var bytes: [UInt8]
  /// The number of findings that the fixes removed.
  package private(set) var fixedCount = 0
  /// The diagnostics after the fixes.
  package private(set) var diagnostics: [Diagnostic]

  /// The maximum number of times that the fix of a rule is repeated, because a changed frame can affect others.
  private static let maximumRounds = 5

  /// Checks a document and fixes what the rules of the configuration can fix.
  ///
  /// The document is not written: that is up to the caller, if `bytes` is not the document's source.
  package init(
    _ document: NibDocument, options: NibCanvas.Options = NibCanvas.Options(),
    project: CheckProject = CheckProject(), configuration: CheckConfiguration = CheckConfiguration()
  ) {
    var checked = CheckContext(document, options: options, project: project, configuration: configuration)
    bytes = document.source
    diagnostics = NibCheck(checked).diagnostics
    for rule in CheckRule.all where configuration.isOn(rule) {
      if let fix = rule.fix { apply(fix, of: rule, to: &checked) }
    }
  }

  /// - Parameter checked: the document as it is now, for which `diagnostics` were found.
  private mutating func apply(_ fix: CheckRule.Fixer, of rule: CheckRule, to checked: inout CheckContext) {
    var (newContext, newDiagnostics) = (checked, diagnostics)
    for _ in 0..<DocumentFix.maximumRounds {
      let findings = newDiagnostics.filter { $0.id == rule.id }
      guard !findings.isEmpty, let editor = DocumentEditor(newContext.document) else { break }
      let edits = fix(newContext, findings, editor)
      guard !edits.isEmpty, let text = edits.applied(to: newContext.document.source),
        let fixed = try? NibReader.read(text, file: checked.document.file)
      else { break }
      newContext = CheckContext(
        fixed, options: checked.options, project: checked.project, configuration: checked.configuration)
      newDiagnostics = NibCheck(newContext).diagnostics
    }
    // A corrected frame can reveal that other views are misplaced; those are findings of the same rule.
    let known = Set(diagnostics.map(\.identity))
    let isSafe = newDiagnostics.allSatisfy { $0.id == rule.id || known.contains($0.identity) }
    let count = { (all: [Diagnostic]) in all.count { $0.id == rule.id } }
    let fixed = count(diagnostics) - count(newDiagnostics)
    guard isSafe, fixed > 0 else { return }
    fixedCount += fixed
    (checked, diagnostics, bytes) = (newContext, newDiagnostics, newContext.document.source)
  }
}
