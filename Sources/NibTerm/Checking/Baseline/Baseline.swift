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
