import NibCore
import NibTools

/// The use of a baseline in one run of `nibterm check`: known findings are hidden, or all findings are collected for a
/// new baseline.
struct BaselineRun {
  /// Whether a new baseline is written at the end.
  let isWriting: Bool
  private let file: BaselineFile
  private let oldBaseline: Baseline
  private let folder: ReportFolder
  private var comparison: BaselineComparison
  /// The findings of this run, if a new baseline is written.
  private var collected = Baseline()
  /// The documents that have been checked.
  private var documents: [String] = []

  /// Reads the baseline.
  ///
  /// - Parameters:
  ///   - path: the path of the file.
  ///   - isWriting: whether the file is written at the end, so that it need not exist.
  /// - Throws: `BaselineFailure` if the file cannot be read, or if it does not exist and is not going to be written.
  init(path: String, isWriting: Bool) throws(BaselineFailure) {
    file = BaselineFile(path: path)
    self.isWriting = isWriting
    folder = file.folder
    guard let baseline = try file.read() ?? (isWriting ? Baseline() : nil) else {
      let place = SourceLocation(file: path)
      let message = "there is no baseline at this path; --write-baseline creates one"
      throw BaselineFailure(Diagnostic(.baseline, message, at: place))
    }
    oldBaseline = baseline
    comparison = BaselineComparison(baseline, in: folder)
  }

  /// The findings in a document that are not in the baseline.
  ///
  /// - Parameter severity: the minimum severity of the findings that a new baseline contains.
  mutating func newFindings(
    _ findings: [Diagnostic], in path: String, severity: Diagnostic.Severity
  ) -> [Diagnostic] {
    guard path != "-" else { return findings }
    documents.append(path)
    let newFindings = comparison.newFindings(findings, in: path)
    guard isWriting else { return newFindings }
    for finding in findings.filter({ $0.severity >= severity }).flatMap(\.single) {
      collected.counts[FindingKey(finding, in: path, relativeTo: folder), default: 0] += 1
    }
    return newFindings.filter { $0.severity < severity }
  }

  /// The number of findings that were hidden.
  var hiddenCount: Int { isWriting ? 0 : comparison.hiddenCount }

  /// The entries that are fixed, with their numbers.
  ///
  /// - Parameter isUsed: whether a rule was used in this run.
  func fixedEntries(isUsed: (_ rule: String) -> Bool) -> [(key: FindingKey, count: Int)] {
    isWriting ? [] : comparison.fixedEntries(in: documents, isUsed: isUsed)
  }

  /// The path on the command line of a document in the baseline.
  func path(of key: FindingKey) -> String {
    ReportFolder.current.relative(folder.path(of: key.document.text))
  }

  /// Writes the new baseline if it was requested. Entries for documents and rules that this run did not check are kept,
  /// unless the document no longer exists.
  ///
  /// - Returns: a sentence about the written baseline; `nil` if none was written.
  func finish(isUsed: (_ rule: String) -> Bool) throws(BaselineFailure) -> String? {
    guard isWriting else { return nil }
    let checked = Set(documents.map { ExactText(folder.relative($0)) })
    let kept = oldBaseline.counts.filter { key, _ in
      checked.contains(key.document)
        ? !isUsed(key.identity.rule) : Disk.exists(folder.path(of: key.document.text))
    }
    var baseline = collected
    baseline.counts.merge(kept) { collected, _ in collected }
    try file.write(baseline)
    let count = NibNumber.count(baseline.counts.values.reduce(0, +), "finding")
    return "wrote a baseline with \(count); --baseline \(file.path) hides them"
  }
}
