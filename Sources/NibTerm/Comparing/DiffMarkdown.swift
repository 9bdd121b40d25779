import NibAnalysis
import NibCompare
import NibCore
import NibTools

/// Reports as a comment for a pull request: the numbers, then a table for each document.
struct DiffMarkdown {
  /// Whether only the numbers of changes are written.
  let isSummary: Bool

  /// The maximum number of rows of one table.
  private static let maximumRows = 40
  /// The length in bytes after which no more tables are written. A comment on GitHub has at most 65,536 characters.
  private static let maximumLength = 50_000

  /// The tables of all documents with changes.
  func text(of reports: [DiffReport]) -> String {
    let different = reports.filter(\.isDifferent)
    let documents = NibNumber.count(reports.count, "document")
    guard !different.isEmpty else {
      let noise = reports.reduce(into: [:]) { noise, report in
        noise.merge(report.difference.noise, uniquingKeysWith: +)
      }.text
      return "### nibterm: no changes in \(documents)\n" + (noise.isEmpty ? "" : "\nIgnored: \(noise).\n")
    }
    let count = different.reduce(0) { $0 + $1.difference.count }
    var text = "### nibterm: \(NibNumber.count(count, "change")) in \(different.count) of \(documents)\n"
    for (index, report) in different.enumerated() {
      let section = section(of: report)
      guard text.utf8.count + section.utf8.count <= DiffMarkdown.maximumLength else {
        return text + "\n…and \(NibNumber.count(different.count - index, "document")) more\n"
      }
      text += section
    }
    return text
  }

  /// The changes of one document.
  private func section(of report: DiffReport) -> String {
    let numbers = [MarkdownText.escaped(report.counts), report.consequences].filter { !$0.isEmpty }
    var text = "\n**\(MarkdownText.escaped(report.name))**: \(numbers.joined(separator: "; "))\n"
    if !isSummary {
      let rows = report.difference.objects.flatMap(rows)
      text += table(["object", "change", "from", "to", "line"], rows)
      if let layout = report.layout, !layout.views.isEmpty {
        text += "\nLaid out differently at run time on \(MarkdownText.escaped(layout.device)):\n"
        text += table(["view", "from", "to", "change"], layout.views.map(row))
      }
      if let findings = report.findings, !findings.new.isEmpty || !findings.gone.isEmpty {
        text += "\nFindings of `nibterm check`:\n"
        text += table(
          ["", "line", "problem", "object", "rule"],
          findings.new.map { row($0, "new") } + findings.gone.map { row($0, "gone") })
      }
    }
    let noise = report.difference.noise.text
    return text + (noise.isEmpty ? "" : "\nIgnored: \(noise).\n")
  }

  /// A table with at most `maximumRows` rows.
  private func table(_ titles: [String], _ rows: [[String]]) -> String {
    guard !rows.isEmpty else { return "" }
    let shown = rows.prefix(DiffMarkdown.maximumRows)
    let omitted = rows.count - shown.count
    let lines = [titles, titles.map { _ in "---" }] + shown.map { $0.map(MarkdownText.escaped) }
    return "\n" + lines.map { "| \($0.joined(separator: " | ")) |\n" }.joined()
      + (omitted > 0 ? "\n…and \(omitted) more\n" : "")
  }

  /// The rows of the changes of an object, of which only the first one names it.
  private func rows(of object: ChangedObject) -> [[String]] {
    let name = object.name?.full ?? "the document"
    let lines = [object.oldLocation?.line, object.newLocation?.line].compactMap { $0 }.filter { $0 > 0 }
    let place = Set(lines).count == 1 ? "\(lines[0])" : lines.map(String.init).joined(separator: " → ")
    return object.changes.enumerated().map { index, change in
      // The name of a constraint that was added or removed is a sentence, which is in the column of its version.
      let isSentence = change.subject == .constraint && change.action != .changed
      let note = change.note.map { " (\($0))" } ?? ""
      let old = isSentence && change.action == .removed ? change.name : change.old ?? ""
      let new = isSentence && change.action == .added ? change.name : change.new ?? ""
      let text = text(for: change, of: object) + note
      return [index == 0 ? name : "", text, old, new, index == 0 ? place : ""]
    }
  }

  /// The text for a change in the column `change`.
  private func text(for change: DocumentChange, of object: ChangedObject) -> String {
    switch (change.subject, change.action) {
    case (.object, .moved): return "moved"
    case (.object, let action):
      let inside =
        object.countInside > 0 ? " with \(NibNumber.count(object.countInside, "object")) inside" : ""
      return action.rawValue + inside
    case (.attribute, _), (.resource, _): return change.name
    case (.constraint, .added), (.constraint, .removed), (.constraint, .moved): return "constraint"
    default: return [change.subject.rawValue, change.name].filter { !$0.isEmpty }.joined(separator: " ")
    }
  }

  private func row(_ view: FrameChange) -> [String] {
    let inside = view.countInside > 0 ? ", and \(NibNumber.count(view.countInside, "view")) inside" : ""
    return [
      "\(view.name.withPlace) #\(view.newID)", view.oldText, view.newText, view.text + inside,
    ]
  }

  private func row(_ finding: Diagnostic, _ state: String) -> [String] {
    [
      state, finding.location.map { "\($0.line)" } ?? "", finding.message, finding.path.name ?? "",
      finding.id,
    ]
  }
}
