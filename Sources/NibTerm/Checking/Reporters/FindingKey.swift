import NibCore
import NibTools

/// The document, rule and object by which a finding is recognized in a later run.
struct FindingKey: Hashable, Comparable, Sendable {
  /// The path of the document, relative to the folder of the report or baseline.
  let document: ExactText
  let identity: FindingIdentity

  init(document: String, identity: FindingIdentity) {
    self.document = ExactText(document)
    self.identity = identity
  }

  /// - Parameters:
  ///   - file: the path of the checked document. A finding in another file, such as a font, belongs to that file.
  init(_ finding: Diagnostic, in file: String, relativeTo folder: ReportFolder) {
    self.init(document: folder.relative(finding.location?.file ?? file), identity: finding.identity)
  }

  static func < (a: FindingKey, b: FindingKey) -> Bool {
    a.document == b.document ? a.identity < b.identity : a.document < b.document
  }
}
