import NibCore
import NibTools

/// Makes fingerprints, by which servers recognize a finding in a later report. The fingerprint of a finding stays the
/// same when the document is reformatted, and changes if the finding concerns a further object. The fingerprints in a
/// report are unique.
struct Fingerprints {
  private let folder = ReportFolder.current
  private var counts: [FindingKey: Int] = [:]

  /// The fingerprint of the next finding in a document, as 16 hexadecimal digits.
  mutating func next(_ finding: Diagnostic, in file: String) -> String {
    let key = FindingKey(finding, in: file, relativeTo: folder)
    counts[key, default: 0] += 1
    let words =
      [key.document.text, key.identity.rule, key.identity.object, String(counts[key] ?? 0)]
      + finding.companions.flatMap { [$0.finding.identity.rule, $0.finding.identity.object] }
    return StableHash(words.joined(separator: "\0").utf8).hexadecimal
  }
}
