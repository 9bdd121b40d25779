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

  /// Documents that are larger are not checked, so that a merge never takes long.
  private static let maximumSize = 4 << 20

  /// - Parameter file: the name of the document in findings.
  package init(_ merged: [UInt8], versions: [[UInt8]], file: String) {
    bytes = merged
    guard merged.count <= MergeCheck.maximumSize, let document = try? NibReader.read(merged, file: file)
    else { return }
    let known = versions.map { MergeCheck.found(in: $0, file).map(FindingName.init) }
      .reduce(into: Set<FindingName>()) { $0.formUnion($1) }
    var all = NibCheck(document).diagnostics
    // Frames are corrected only if they were right before, so that nothing else in the document changes.
    let rule = "misplaced-view"
    if all.contains(where: { $0.id == rule }), !known.contains(where: { $0.rule == rule }) {
      let fix = DocumentFix(document, configuration: CheckConfiguration(only: [rule]))
      if fix.fixedCount > 0, let fixed = try? NibReader.read(fix.bytes, file: file) {
        correctedFrames = MergeCheck.changedFrames(document, fixed)
        bytes = fix.bytes
        all = NibCheck(fixed).diagnostics
      }
    }
    // The merge itself reports its conflicts.
    findings = all.filter {
      $0.severity > .note && $0.id != "merge-conflict" && !known.contains(FindingName($0))
    }
  }

  private static func found(in text: [UInt8], _ file: String) -> [Diagnostic] {
    (try? NibReader.read(text, file: file)).map { NibCheck($0).diagnostics } ?? []
  }

  private static func changedFrames(_ before: NibDocument, _ after: NibDocument) -> Int {
    zip(before.root.descendants, after.root.descendants).count { old, new in
      old.isNamed("rect") && old.attributes.map(\.value) != new.attributes.map(\.value)
    }
  }
}

/// The rule and the object of a finding, by which it is recognized in another version.
private struct FindingName: Hashable {
  let rule: String
  private let object: String?

  init(_ diagnostic: Diagnostic) {
    rule = diagnostic.id
    object = diagnostic.path.steps.first?.id
  }
}
