import NibCore
import NibTools

/// A finding of a project: its rule and object, in a document.
struct FindingKey: Hashable, Comparable, Sendable {
  /// The path of the document from the folder of the report or baseline.
  let document: ExactText
  let finding: FindingIdentity

  init(document: String, finding: FindingIdentity) {
    self.document = ExactText(document)
    self.finding = finding
  }

  /// - Parameters:
  ///   - file: the path of the checked document. A finding in another file, such as a font, belongs to that file.
  init(_ finding: Diagnostic, in file: String, relativeTo folder: ReportFolder) {
    self.init(document: folder.relative(finding.location?.file ?? file), finding: finding.identity)
  }

  static func < (a: FindingKey, b: FindingKey) -> Bool {
    a.document == b.document ? a.finding < b.finding : a.document < b.document
  }
}

/// Makes fingerprints of findings, by which servers recognize a finding in a later report. Reformatting a document does
/// not change them, a further object in a finding does, and no two findings of a report have the same one.
struct Fingerprints {
  private let folder = ReportFolder.current
  private var counts: [FindingKey: Int] = [:]

  /// The fingerprint of the next finding in a document, as 16 hexadecimal digits.
  mutating func next(_ finding: Diagnostic, in file: String) -> String {
    let key = FindingKey(finding, in: file, relativeTo: folder)
    counts[key, default: 0] += 1
    let words =
      [key.document.text, key.finding.rule, key.finding.object, String(counts[key] ?? 0)]
      + finding.companions.flatMap { [$0.finding.identity.rule, $0.finding.identity.object] }
    return StableHash(words.joined(separator: "\0").utf8).hexadecimal
  }
}
