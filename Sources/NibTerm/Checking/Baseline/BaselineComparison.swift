import NibCore
import NibTools

/// Compares the findings of a run with a baseline.
struct BaselineComparison {
  /// The number of findings that are in the baseline.
  private(set) var hiddenCount = 0
  private let folder: ReportFolder
  private let hasSingleFindings: Bool
  /// The entries that no finding has used yet.
  private var remainingCounts: [FindingKey: Int]
  /// The entries whose documents no longer exist, by the findings that they match in any other document.
  private var movedKeys: [MovedFinding: [FindingKey]] = [:]

  /// The parts of a finding that stay the same when its document is moved or renamed.
  private struct MovedFinding: Hashable {
    let identity: FindingIdentity
    /// The file name, if the object has the same id in every document; `nil` if the id is unique.
    let name: String?

    init(_ key: FindingKey) {
      identity = key.identity
      // Placeholders such as File's Owner have the ids -1, -2 and so on.
      let isInEveryDocument = identity.object.isEmpty || identity.object.hasPrefix("-")
      name = isInEveryDocument ? Disk.name(of: key.document.text) : nil
    }
  }

  /// - Parameter folder: the folder of the baseline file.
  init(_ baseline: Baseline, in folder: ReportFolder) {
    self.folder = folder
    hasSingleFindings = baseline.hasSingleFindings
    remainingCounts = baseline.counts
    let documents = Set(baseline.counts.keys.map(\.document))
    let missing = documents.filter { !Disk.exists(folder.path(of: $0.text)) }
    for key in baseline.counts.keys.sorted() where missing.contains(key.document) {
      movedKeys[MovedFinding(key), default: []].append(key)
    }
  }

  /// The findings in a document that are not in the baseline. If several findings are reported together, only the new
  /// findings among them remain. If there are more findings with the same key than in the baseline, the last ones are
  /// new. Findings in standard input are always new.
  mutating func newFindings(_ findings: [Diagnostic], in file: String) -> [Diagnostic] {
    guard file != "-" else { return findings }
    return findings.compactMap { finding in
      if hasSingleFindings { return finding.keeping { !uses($0, in: file) } }
      return uses(finding, in: file) ? nil : finding
    }
  }

  /// Whether the baseline contains a finding. Each entry matches only one finding.
  private mutating func uses(_ finding: Diagnostic, in file: String) -> Bool {
    let key = FindingKey(finding, in: file, relativeTo: folder)
    guard use(key) || useMoved(key) else { return false }
    hiddenCount += 1
    return true
  }

  private mutating func use(_ key: FindingKey) -> Bool {
    guard let count = remainingCounts[key], count > 0 else { return false }
    remainingCounts[key] = count - 1
    return true
  }

  private mutating func useMoved(_ key: FindingKey) -> Bool {
    for old in movedKeys[MovedFinding(key)] ?? [] where use(old) { return true }
    return false
  }

  /// The entries whose problems are fixed, with their counts. An entry is fixed if its document was checked with its
  /// rule and there was no finding for the entry.
  ///
  /// - Parameter documents: the paths of the checked documents.
  func fixedEntries(in documents: [String], isUsed: (_ rule: String) -> Bool) -> [(
    key: FindingKey, count: Int
  )] {
    let checked = Set(documents.map { ExactText(folder.relative($0)) })
    let fixed = remainingCounts.filter { key, count in
      count > 0 && checked.contains(key.document) && isUsed(key.identity.rule)
    }
    return fixed.map { (key: $0.key, count: $0.value) }.sorted { $0.key < $1.key }
  }
}
