import NibAnalysis
import NibCore

/// Formats diagnostics and vocabulary as one JSON object per line.
enum CheckJSON {
  static func line(_ diagnostic: Diagnostic) -> String {
    var members = place(diagnostic.location)
    members += [
      ("severity", JSON.string(diagnostic.severity.rawValue)), ("id", JSON.string(diagnostic.id)),
      ("message", JSON.string(diagnostic.message)), ("path", list(diagnostic.path.steps.map(step))),
      ("notes", list(diagnostic.notes.map(note))),
    ]
    return object(members) + "\n"
  }

  static func line(_ entry: VocabularyReport.Entry) -> String {
    var members = [("word", JSON.string(entry.path)), ("count", "\(entry.count)")]
    if let reason = entry.reason { members.append(("reason", JSON.string(reason))) }
    return object(members + place(entry.example)) + "\n"
  }

  private static func place(_ location: SourceLocation?) -> [(String, String)] {
    guard let location else { return [] }
    return [
      ("file", JSON.string(location.file)), ("line", "\(location.line)"), ("column", "\(location.column)"),
    ]
  }

  private static func step(_ step: ObjectPath.Step) -> String {
    var members = [("class", JSON.string(step.className)), ("id", JSON.string(step.id))]
    if let label = step.userLabel { members.append(("label", JSON.string(label))) }
    return object(members)
  }

  private static func note(_ note: Diagnostic.Note) -> String {
    object(place(note.location) + [("message", JSON.string(note.message))])
  }

  private static func object(_ members: [(String, String)]) -> String {
    "{\(members.map { "\(JSON.string($0.0)): \($0.1)" }.joined(separator: ", "))}"
  }

  private static func list(_ items: [String]) -> String { "[\(items.joined(separator: ", "))]" }
}
