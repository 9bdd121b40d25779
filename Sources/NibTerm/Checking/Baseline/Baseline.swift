import NibCore
import NibTools

/// The contents of a baseline file: the known findings of a project, which `nibterm check --baseline` does not report.
struct Baseline: Equatable {
  var counts: [FindingKey: Int] = [:]
  /// Whether every finding has its own entry. In files of earlier versions, findings that are reported together share
  /// the entry of the first one.
  private(set) var hasSingleFindings = true

  init() {}

  /// Reads the text of a baseline file.
  ///
  /// - Throws: `Problem` if the text is not that of a baseline.
  init(json: [UInt8]) throws(Problem) {
    do {
      let file = try JSONDecoder().decode(File.self, from: Data(json))
      for entry in file.findings {
        let identity = FindingIdentity(rule: entry.rule, object: entry.object ?? "")
        let key = FindingKey(document: entry.document, identity: identity)
        counts[key, default: 0] += max(0, Int(boundedCount: entry.count ?? 1))
      }
      guard (1...Baseline.version).contains(file.version) else {
        throw Problem("it has version \(file.version)")
      }
      hasSingleFindings = file.version > 1
    } catch let problem as Problem {
      throw problem
    } catch DecodingError.dataCorrupted(_) {
      throw Problem("it is not valid JSON")
    } catch {
      throw Problem("it is not the JSON that --write-baseline writes")
    }
  }

  /// The reason why a text is not a baseline, without a full stop.
  struct Problem: Error {
    let reason: String

    init(_ reason: String) { self.reason = reason }
  }

  private static let version = 2

  private struct File: Decodable {
    let version: Int
    let findings: [Entry]

    enum CodingKeys: String, CodingKey {
      case version = "nibterm-baseline"
      case findings
    }
  }

  private struct Entry: Decodable {
    let document: String
    let rule: String
    let object: String?
    let count: Int?
  }

  /// The text of the file: JSON with one finding per line, sorted, so that differences between versions are easy to
  /// read.
  var json: String {
    let entries = counts.sorted { $0.key < $1.key }.filter { $0.value > 0 }.map { key, count in
      JSON.object([
        ("document", .string(key.document.text)), ("rule", .string(key.identity.rule)),
        ("object", key.identity.object.isEmpty ? nil : .string(key.identity.object)),
        ("count", count == 1 ? nil : .integer(count)),
      ])
    }
    let file = JSON.object([
      ("nibterm-baseline", .integer(Baseline.version)), ("findings", .lines(.list(entries))),
    ])
    return JSON.lines(file).text + "\n"
  }
}

/// Compares the findings of a run with a baseline.
struct BaselineComparison {
  /// The number of findings that are in the baseline.
  private(set) var hiddenCount = 0
  private let folder: ReportFolder
  private let hasSingleFindings: Bool
  /// The entries that no finding has used yet.
  private var remaining: [FindingKey: Int]
  /// The entries whose documents no longer exist, by the findings that they match in any other document.
  private var moved: [MovedFinding: [FindingKey]] = [:]

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
    remaining = baseline.counts
    let documents = Set(baseline.counts.keys.map(\.document))
    let missing = documents.filter { !Disk.exists(folder.path(of: $0.text)) }
    for key in baseline.counts.keys.sorted() where missing.contains(key.document) {
      moved[MovedFinding(key), default: []].append(key)
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
    guard let count = remaining[key], count > 0 else { return false }
    remaining[key] = count - 1
    return true
  }

  private mutating func useMoved(_ key: FindingKey) -> Bool {
    for old in moved[MovedFinding(key)] ?? [] where use(old) { return true }
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
    let fixed = remaining.filter { key, count in
      count > 0 && checked.contains(key.document) && isUsed(key.identity.rule)
    }
    return fixed.map { (key: $0.key, count: $0.value) }.sorted { $0.key < $1.key }
  }
}
