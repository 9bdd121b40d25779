import NibAnalysis
import NibCore

/// Lays out and checks a merged document. Frames that no longer fit the merged constraints are computed again, and
/// problems that neither version has are reported.
package struct MergeCheck {
  /// The document with corrected frames.
  package private(set) var bytes: [UInt8]
  /// The number of views whose frames were corrected.
  package private(set) var correctedFrames = 0
  /// Problems that neither version has.
  package private(set) var findings: [Diagnostic] = []

  /// The maximum number of elements of a document that is checked, so that a merge never takes long. It is several
  /// times that of the largest storyboards of apps.
  private static let maximumCount = 10_000

  /// The translations on disk are those of no version.
  fileprivate static let configuration = CheckConfiguration().withoutTranslations

  /// - Parameter file: the name of the document in findings.
  package init(_ merged: [UInt8], versions: [[UInt8]], file: String) {
    bytes = merged
    guard let document = try? NibReader.read(merged, file: file),
      document.elementCount <= MergeCheck.maximumCount
    else { return }
    var findingsOfVersions = VersionFindings(versions, file: file)
    var diagnostics = NibCheck(document, configuration: MergeCheck.configuration).diagnostics
    // Frames are corrected only if they were right before, so that nothing else in the document changes.
    let rule = CheckRule.misplacedView.id
    if diagnostics.contains(where: { $0.id == rule }), !findingsOfVersions.contains(rule: rule) {
      let fix = DocumentFix(
        document, configuration: CheckConfiguration(only: [rule], areFramesMerged: true))
      if fix.fixedCount > 0, let fixed = try? NibReader.read(fix.bytes, file: file) {
        correctedFrames = MergeCheck.changedFrames(document, fixed)
        bytes = fix.bytes
        diagnostics = NibCheck(fixed, configuration: MergeCheck.configuration).diagnostics
      }
    }
    // The merge itself reports its conflicts.
    findings = diagnostics.compactMap { diagnostic in
      diagnostic.keeping { finding in
        finding.severity > .note && finding.kind != .mergeConflict
          && !findingsOfVersions.contains(finding.identity)
      }
    }
  }

  private static func changedFrames(_ before: NibDocument, _ after: NibDocument) -> Int {
    zip(before.root.descendants, after.root.descendants).count { old, new in
      old.isNamed("rect") && old.attributes.map(\.value) != new.attributes.map(\.value)
    }
  }
}

/// The findings in versions of a document. A version is checked only when none of the versions before it has the wanted
/// finding.
private struct VersionFindings {
  private var uncheckedVersions: ArraySlice<[UInt8]>
  private let file: String
  /// The findings in the versions that have been checked.
  private var findings: Set<FindingIdentity> = []

  init(_ versions: [[UInt8]], file: String) {
    uncheckedVersions = versions[...]
    self.file = file
  }

  mutating func contains(_ finding: FindingIdentity) -> Bool { meet { $0.contains(finding) } }

  mutating func contains(rule: String) -> Bool { meet { $0.contains { $0.rule == rule } } }

  /// Whether the findings meet a condition. Checks versions until they do.
  private mutating func meet(_ condition: (Set<FindingIdentity>) -> Bool) -> Bool {
    while !condition(findings) {
      guard let version = uncheckedVersions.popFirst() else { return false }
      guard let document = try? NibReader.read(version, file: file) else { continue }
      let check = NibCheck(document, configuration: MergeCheck.configuration)
      findings.formUnion(check.diagnostics.flatMap(\.single).map(\.identity))
    }
    return true
  }
}
