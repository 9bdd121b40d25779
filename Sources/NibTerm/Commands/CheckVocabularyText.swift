import NibAnalysis
import NibCore

/// The vocabulary report as people read it: two groups, a word a line, most frequent first.
struct CheckVocabularyText {
  private let report: VocabularyReport

  init(_ report: VocabularyReport) { self.report = report }

  var text: String {
    group("not understood", report.notUnderstood)
      + group("understood to mean nothing here", report.meaningless)
  }

  private func group(_ title: String, _ entries: [VocabularyReport.Entry]) -> String {
    guard !entries.isEmpty else { return "\(title): no words\n" }
    let total = entries.reduce(0) { $0 + $1.count }
    let words = "\(entries.count) word\(entries.count == 1 ? "" : "s")"
    return "\(title): \(words), \(total) time\(total == 1 ? "" : "s")\n" + entries.map(line).joined()
  }

  private func line(_ entry: VocabularyReport.Entry) -> String {
    let count = String(entry.count)
    let padding = String(repeating: " ", count: max(0, 7 - count.count))
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return VisibleText.line("\(padding)\(count)  \(entry.path)\(reason)  \(entry.example)") + "\n"
  }
}
