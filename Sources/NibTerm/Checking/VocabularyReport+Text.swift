import NibAnalysis
import NibCore
import NibTools

/// Writes the reported elements and attributes in two groups: those that are not supported, and those that are known
/// but have no effect in NibTerm. In each group, the most frequent ones are first.
extension VocabularyReport: CommandReport {
  var text: String {
    group("not supported", notUnderstood) + group("known, but with no effect in NibTerm", meaningless)
  }

  private func group(_ title: String, _ entries: [Entry]) -> String {
    guard !entries.isEmpty else { return "\(title): none\n" }
    let total = entries.reduce(0) { $0 + $1.count }
    let counts = "\(NibNumber.count(entries.count, "word")), \(NibNumber.count(total, "time"))"
    return "\(title): \(counts)\n" + entries.map(line).joined()
  }

  private func line(_ entry: Entry) -> String {
    let count = String(entry.count)
    let padding = String(repeating: " ", count: max(0, 7 - count.count))
    let reason = entry.reason.map { ": \($0)" } ?? ""
    return VisibleText.line("\(padding)\(count)  \(entry.path)\(reason)  \(entry.example)") + "\n"
  }

  var json: [JSON] {
    (notUnderstood + meaningless).map { entry in
      let members: [(name: String, value: JSON?)] = [
        ("word", .string(entry.path)), ("count", .integer(entry.count)),
        ("reason", entry.reason.map { .string($0) }),
      ]
      return .object(members + JSON.place(entry.example))
    }
  }
}
