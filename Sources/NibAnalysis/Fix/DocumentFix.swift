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

  private let options: NibCanvas.Options
  private let project: CheckProject
  private let configuration: CheckConfiguration

  /// Checks a document and fixes what the rules of the configuration can fix.
  ///
  /// The document is not written: that is up to the caller, if `bytes` is not the document's source.
  package init(
    _ document: NibDocument, options: NibCanvas.Options = NibCanvas.Options(),
    project: CheckProject = CheckProject(), configuration: CheckConfiguration = CheckConfiguration()
  ) {
    self.options = options
    self.project = project
    self.configuration = configuration
    bytes = document.source
    diagnostics = []
    diagnostics = check(document)
    var current = document
    for rule in CheckRule.all where configuration.isOn(rule) {
      if let fix = rule.fix { apply(fix, of: rule, to: &current) }
    }
  }

  private func check(_ document: NibDocument) -> [Diagnostic] {
    NibCheck(document, options: options, project: project, configuration: configuration).diagnostics
  }

  private mutating func apply(_ fix: CheckRule.Fixer, of rule: CheckRule, to document: inout NibDocument) {
    var (newDocument, newDiagnostics) = (document, diagnostics)
    for _ in 0..<DocumentFix.maximumRounds {
      let findings = newDiagnostics.filter { $0.id == rule.id }
      guard !findings.isEmpty, let editor = DocumentEditor(newDocument) else { break }
      let context = CheckContext(
        newDocument, options: options, project: project, configuration: configuration)
      let edits = fix(context, findings, editor)
      guard !edits.isEmpty, let text = edits.applied(to: newDocument.source),
        let fixed = try? NibReader.read(text, file: document.file)
      else { break }
      newDocument = fixed
      newDiagnostics = check(fixed)
    }
    // A corrected frame can reveal that other views are misplaced; those are findings of the same rule.
    let known = Set(diagnostics.map(FindingKey.init))
    let isSafe = newDiagnostics.allSatisfy { $0.id == rule.id || known.contains(FindingKey($0)) }
    let count = { (all: [Diagnostic]) in all.count { $0.id == rule.id } }
    let fixed = count(diagnostics) - count(newDiagnostics)
    guard isSafe, fixed > 0 else { return }
    fixedCount += fixed
    (document, diagnostics, bytes) = (newDocument, newDiagnostics, newDocument.source)
  }
}

/// The rule and the object of a finding, which stay the same when lines and frames change.
private struct FindingKey: Hashable {
  private let rule: String
  private let object: String?

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.id
    object = diagnostic.path.steps.first?.id
  }
}

extension CheckContext {
  /// The element that a finding of this document is about; `nil` if the finding is about no element.
  func element(of finding: Diagnostic) -> NibElement? { finding.location.flatMap(element) }

  /// The element whose start tag begins at the place; `nil` if there is none.
  func element(at place: SourceLocation) -> NibElement? {
    let index = elements.partitioningIndex { $0.location.offset >= place.offset }
    guard index < elements.count, elements[index].location.offset == place.offset else { return nil }
    return elements[index]
  }
}
